import { shadow, shadowUnder, discPath, levelDisc } from '../discs.ts';
import { frameAt, planeIn, spotIn, type Frame, type Local } from '../frames.ts';
import { rectOn } from '../perspective.ts';
import { tube } from '../rounds.ts';
import { box, rods, type Stuff } from '../solids.ts';
import { paintAt, pixels, see, type Stage } from '../stage.ts';
import { tone } from '../paint.ts';
import { curve, fill, group, line, outline, placed, stroke } from '../svg.ts';
import { piece, solidPiece, type Piece, type Place } from './piece.ts';

/** A row of players' places on an arc: chairs and, before each, a music stand with a sheet of paper. */
export interface Row {
  /** Middle of the arc and its radius, in metres. */
  centre: { x: number; z: number };
  radius: number;
  /** Angles in degrees between which chairs stand; 90 is straight away from the viewer. */
  from: number;
  to: number;
  chairs: number;
  /** Height of the riser on which they stand. */
  rise: number;
}

/** Chairs in a row. However many there are, each of their surfaces is one path. */
export function chairRow(row: Row, seat: Stuff = 'cloth'): Piece {
  const places = seatsOf(row).toSorted((one, other) => other.z - one.z);
  return piece('row of chairs', placeOf(row, places), (stage) => {
    const [middle] = places.slice(places.length >> 1);
    if (middle === undefined) return '';
    const paint = paintAt(stage, middle);
    const width = Math.max(pixels(stage, 0.03, middle.z), 0.8);
    const surfaces = places.map((frame) => chairSurfaces(stage, frame));
    const all = (name: keyof ReturnType<typeof chairSurfaces>) =>
      surfaces.map((one) => one[name]).join('');
    const back = fill(all('back'), tone(paint, seat, -0.1));
    const top = fill(all('top'), tone(paint, seat, 0.14));
    const near = width > 1.8;
    return (
      (near ? fill(all('ground'), paint.light.shadow, 0.22) : '') +
      stroke(all('legs'), tone(paint, 'gear', 0.12), width) +
      (middle.cos < 0 ? top + back : back + top) +
      (near && middle.cos > 0 ? fill(all('lip'), tone(paint, seat, -0.2)) : '')
    );
  });
}

/** Music stands before a row of chairs. */
export function standRow(row: Row): Piece {
  const places = seatsOf({ ...row, radius: row.radius - 0.75 });
  return piece('row of music stands', placeOf(row, places), (stage) => drawStands(stage, places));
}

/** Where a row is sorted among the things around it. */
function placeOf({ centre, rise }: Row, frames: readonly Frame[]): Place {
  const depth = frames.reduce((sum, { z }) => sum + z, 0) / frames.length;
  return { x: centre.x, z: depth, turn: 0, y: rise, flip: false };
}

function seatsOf({ centre, radius, from, to, chairs, rise }: Row): Frame[] {
  return Array.from({ length: chairs }, (_, index) => {
    const share = chairs === 1 ? 0.5 : index / (chairs - 1);
    const angle = ((from + (to - from) * share) * Math.PI) / 180;
    const [x, z] = [centre.x + Math.cos(angle) * radius, centre.z + Math.sin(angle) * radius];
    // A chair looks back at the middle of its arc.
    return frameAt(x, z, (angle * 180) / Math.PI - 90, rise);
  });
}

/** Path data of the surfaces of one chair. */
function chairSurfaces(stage: Stage, frame: Frame) {
  const at = (...place: Local) => see(stage, spotIn(frame, place));
  const [front, back] = [-0.2, 0.22];
  const leg = (a: number, c: number, top: number) => line([at(a, 0, c), at(a, top, c)]);
  return {
    ground: discPath(levelDisc(stage, frame, 0.34, 0.26)),
    legs:
      leg(-0.19, back, 0.9) +
      leg(0.19, back, 0.9) +
      leg(-0.19, front, 0.42) +
      leg(0.19, front, 0.42),
    back: outline([
      at(-0.2, 0.54, back),
      at(0.2, 0.54, back),
      at(0.2, 0.9, back),
      at(-0.2, 0.9, back),
    ]),
    top: outline([
      at(-0.21, 0.46, front),
      at(0.21, 0.46, front),
      at(0.21, 0.46, back),
      at(-0.21, 0.46, back),
    ]),
    lip: outline([
      at(-0.21, 0.4, front),
      at(0.21, 0.4, front),
      at(0.21, 0.46, front),
      at(-0.21, 0.46, front),
    ]),
  };
}

/** Stands of one row: whoever sits there sees paper, whoever stands before them only its upper edge. */
function drawStands(stage: Stage, places: readonly Frame[]): string {
  const [middle] = places.slice(places.length >> 1);
  if (middle === undefined) return '';
  const paint = paintAt(stage, middle);
  const scale = pixels(stage, 1, middle.z);
  const at = (frame: Frame, ...place: Local) => see(stage, spotIn(frame, place));
  const feet = (frame: Frame) =>
    line([at(frame, -0.2, 0, -0.1), at(frame, 0, 0.1, 0), at(frame, 0.2, 0, -0.1)]);
  const posts = places.map(
    (frame) =>
      line([at(frame, 0, 0.05, 0), at(frame, 0, 1.02, 0)]) + (scale > 70 ? feet(frame) : ''),
  );
  const desks = (half: number, low: number, high: number) =>
    places
      .map((frame) => {
        const lean = (up: number) => 0.02 - (up - 1) * 0.5;
        return outline([
          at(frame, -half, low, lean(low)),
          at(frame, half, low, lean(low)),
          at(frame, half, high, lean(high)),
          at(frame, -half, high, lean(high)),
        ]);
      })
      .join('');
  const paper = tone(paint, 'pale', 0.08);
  return (
    stroke(posts.join(''), tone(paint, 'gear', 0.08), Math.max(scale * 0.02, 0.8)) +
    (middle.cos < 0 ? '' : fill(desks(0.22, 1.2, 1.37), paper)) +
    fill(desks(0.26, 1, 1.32), tone(paint, 'gear', 0.12)) +
    (middle.cos < 0 ? fill(desks(0.21, 1.05, 1.31), paper, 0.94) : '')
  );
}

/** A music stand of its own, its sheet towards the front. */
export function musicStand(place: Place, height = 1.15): Piece {
  return piece('music stand', place, (stage, frame) => {
    const paint = paintAt(stage, frame);
    const at = (a: number, b: number, c: number) => see(stage, spotIn(frame, [a, b, c]));
    const tilted = planeIn(stage, frame, [-0.26, height, -0.04], [1, 0, 0], [0, 0.9, 0.43]);
    const metre = pixels(stage, 1, frame.z);
    const paper = tone(paint, 'pale', 0.14);
    const staves = [0.1, 0.17, 0.24].map(
      (v) =>
        line([tilted.at(0.06, v), tilted.at(0.24, v)]) +
        line([tilted.at(0.29, v), tilted.at(0.46, v)]),
    );
    return (
      shadow(stage, frame, 0.26) +
      stroke(
        line([at(0, 0.05, 0), at(0, height + 0.1, 0)]) +
          line([at(-0.24, 0, -0.12), at(0, 0.14, 0), at(0.24, 0, -0.12)]) +
          line([at(0, 0.14, 0), at(0, 0, 0.26)]),
        tone(paint, 'gear', 0.08),
        metre * 0.024,
      ) +
      (frame.cos < 0 ? fill(rectOn(tilted, 0.04, 0.1, 0.44, 0.28), paper) : '') +
      fill(rectOn(tilted, 0, 0, 0.52, 0.34), tone(paint, 'gear', 0.14)) +
      (frame.cos < 0
        ? ''
        : fill(
            rectOn(tilted, 0.04, 0.03, 0.215, 0.29) + rectOn(tilted, 0.265, 0.03, 0.215, 0.29),
            paper,
          ) + stroke(staves.join(''), tone(paint, 'gear', 0.2), 1, 0.5))
    );
  });
}

/** The conductor's podium with its rail. */
export function podium(place: Place): Piece {
  return solidPiece(
    'podium',
    place,
    [
      box([-0.6, 0, -0.5], [1.2, 0.22, 1], 'timber', {
        level: 0.04,
        top: (face, w, h, paint) =>
          fill(rectOn(face, 0.08, 0.08, w - 0.16, h - 0.16), paint('rug', 0)),
      }),
      rods(
        [
          [
            [-0.56, 0.22, -0.46],
            [-0.56, 1.06, -0.46],
          ],
          [
            [0.56, 0.22, -0.46],
            [0.56, 1.06, -0.46],
          ],
          [
            [-0.56, 1.06, -0.46],
            [0.56, 1.06, -0.46],
          ],
        ],
        0.035,
        'metal',
        0,
      ),
    ],
    (stage, frame) => shadowUnder(stage, frame, [-0.6, 0.6], [-0.5, 0.5]),
  );
}

/** A kettledrum. */
export function timpano(place: Place, radius = 0.38): Piece {
  return solidPiece(
    'timpano',
    place,
    [
      rods(
        [-1, 1].flatMap((side) => [
          [
            [side * radius * 0.8, 0, -0.2] as const,
            [side * radius * 0.7, 0.5, -0.1] as const,
          ] as const,
        ]),
        0.04,
        'gear',
        0.1,
      ),
      tube([0, 0.22, 0], radius * 0.5, 0.26, '#B0703F', { upper: radius * 0.98 }),
      tube([0, 0.48, 0], radius * 0.98, 0.3, '#B0703F', { lid: 'pale' }),
    ],
    (stage, frame) => shadow(stage, frame, radius * 1.1),
  );
}

/** Shapes in centimetres; the origin is the foot of the body, up is negative. */
const strings = {
  body: 'M0 0C-16 0-27-8-27-22C-27-34-18-37-18-48C-18-56-24-59-22-70C-20-82-8-84-4-90H4C8-84 20-82 22-70C24-59 18-56 18-48C18-37 27-34 27-22C27-8 16 0 0 0z',
  holes: 'M-10-54C-8-50-13-44-10-38M10-54C8-50 13-44 10-38',
  head: 'M-3-148C-7-152-7-160 0-162C7-160 7-152 3-148z',
} as const;

/** A cello or, `size` 1.25 and more, a double bass that leans on its stand. */
export function bowedBass(place: Place, size = 1): Piece {
  return piece(size > 1.2 ? 'double bass' : 'cello', place, (stage, frame) => {
    const paint = paintAt(stage, frame);
    const unit = pixels(stage, 0.01, frame.z) * size;
    const at = see(stage, spotIn(frame, [0, 0.1, 0]));
    const wood = '#A65E2E';
    return (
      shadow(stage, frame, 0.4 * size) +
      group(
        { transform: placed(at, unit, false, frame.sin >= 0 ? -7 : 7) },
        stroke(
          line([
            [0, 0],
            [0, 9],
          ]),
          tone(paint, 'gear', 0.1),
          1.6,
        ),
        fill(strings.body, tone(paint, wood, -0.02)),
        fill(strings.body, 'url(#round)'),
        stroke(strings.holes, tone(paint, 'gear', -0.2), 1.8),
        fill('M-4-12L-3-34H3L4-12z', tone(paint, 'gear', 0)),
        stroke(
          line([
            [0, -72],
            [0, -150],
          ]),
          tone(paint, 'gear', 0.05),
          4.6,
        ),
        stroke(
          curve([
            [-6, -44],
            [0, -46],
            [6, -44],
          ]),
          tone(paint, 'pale', -0.1),
          2,
        ),
        fill(strings.head, tone(paint, wood, -0.2)),
        stroke(
          line([
            [0, -20],
            [0, -150],
          ]),
          tone(paint, 'pale', 0),
          0.8,
          0.55,
        ),
      )
    );
  });
}
