import { spotIn } from '../frames.ts';
import { tally, tone } from '../paint.ts';
import { discOn, rectOn, shapeOn } from '../perspective.ts';
import { seeded } from '#demo/lib/random.ts';
import { box, type Sketch } from '../solids.ts';
import { paintAt, pixels, see } from '../stage.ts';
import { dots, fill, oval } from '../svg.ts';
import { piece, solidPiece, type Piece, type Place } from './piece.ts';
import { recordSpines } from './racks.ts';

/** Prints without a subject: shapes in the colours of the room. */
const prints: readonly Sketch[] = [
  (face, w, h, paint) =>
    fill(discOn(face, w * 0.5, h * 0.58, w * 0.24), paint('accent', 0)) +
    fill(rectOn(face, w * 0.16, h * 0.2, w * 0.68, h * 0.13), paint('cloth', 0)),
  (face, w, h, paint) =>
    fill(
      shapeOn(face, [
        [w * 0.14, h * 0.14],
        [w * 0.86, h * 0.14],
        [w * 0.14, h * 0.8],
      ]),
      paint('cloth', 0),
    ) + fill(discOn(face, w * 0.64, h * 0.64, w * 0.16), paint('accent', 0.1)),
  (face, w, h, paint) =>
    [0, 1, 2, 3]
      .map((row) =>
        fill(
          rectOn(
            face,
            w * 0.2,
            h * (0.2 + row * 0.16),
            w * (0.6 - 0.1 * ((row * 2) % 3)),
            h * 0.08,
          ),
          paint(row % 2 === 0 ? 'accent' : 'gear', 0.1),
        ),
      )
      .join(''),
  (face, w, h, paint) =>
    fill(discOn(face, w * 0.5, h * 0.5, w * 0.3), paint('gear', 0.05)) +
    fill(discOn(face, w * 0.5, h * 0.5, w * 0.1), paint('accent', 0)),
  (face, w, h, paint) =>
    fill(discOn(face, w * 0.42, h * 0.44, w * 0.25), paint('rug', 0), 0.85) +
    fill(discOn(face, w * 0.6, h * 0.6, w * 0.22), paint('accent', 0), 0.75),
];

/** Framed prints in a row on a wall; `place.y` is the height of their lower edge, sizes in metres. */
export function pictures(
  place: Place,
  sizes: readonly (readonly [width: number, height: number])[],
  seed: number,
): Piece {
  const random = seeded('prints', seed);
  const chosen = random.sample(prints, sizes.length);
  const gap = 0.16;
  const total = sizes.reduce((sum, [width]) => sum + width, 0) + gap * (sizes.length - 1);
  let from = -total / 2;
  const frames = sizes.map(([width, height], index) => {
    const left = from;
    from += width + gap;
    return box(
      [left, 0, -0.025],
      [width, height, 0.025],
      random.pick(['timber', 'gear'] as const),
      {
        front: (face, w, h, paintOn) =>
          fill(rectOn(face, 0.025, 0.025, w - 0.05, h - 0.05), paintOn('pale', 0.06)) +
          (chosen[index % chosen.length]?.(face, w, h, paintOn) ?? ''),
      },
    );
  });
  return { ...solidPiece('framed print', place, frames), layer: 'wall' };
}

/** A shelf of records and small things on a wall; `place.y` is its height. */
export function wallShelf(place: Place, width: number, seed: number): Piece {
  return {
    ...solidPiece('shelf', place, [
      box([-width / 2, 0.04, -0.2], [width * 0.62, 0.34, 0.19], 'panel', {
        front: recordSpines(seed),
        level: -0.3,
      }),
      box([-width / 2, 0, -0.24], [width, 0.04, 0.24], 'timber', { level: 0.05 }),
      box([width * 0.22, 0.04, -0.16], [0.1, 0.2, 0.1], 'pale', { level: 0 }),
      box([width * 0.34, 0.04, -0.16], [0.14, 0.12, 0.1], 'accent', { level: 0 }),
    ]),
    layer: 'wall',
  };
}

/** The small light beside a door or above a window that says a room is recording. */
export function recordingLight(place: Place): Piece {
  return piece(
    'recording light',
    place,
    (stage, frame) => {
      const at = see(stage, spotIn(frame, [0, 0.05, -0.05]));
      const metre = pixels(stage, 1, frame.z);
      return (
        fill(oval(at, metre * 0.06), tone(paintAt(stage, frame), 'gear', 0.1)) +
        fill(oval(at, metre * 0.11), tally, 0.16) +
        dots([at], tally, metre * 0.07)
      );
    },
    { layer: 'wall' },
  );
}
