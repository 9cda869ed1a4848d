import { shadowUnder } from '../discs.ts';
import type { Part } from '../parts.ts';
import type { Local } from '../frames.ts';
import { rectOn } from '../perspective.ts';
import { box, rods, type Sketch, type Stuff } from '../solids.ts';
import { dashes, dots, fill, line } from '../svg.ts';
import { seeded } from '#demo/lib/random.ts';
import { solidPiece, type Piece, type Place } from './piece.ts';

/** Piano keys along the front of a level face: `from`, `to` across it, and how deep they are, in metres. */
export function pianoKeys(from: number, to: number, depth: number): Sketch {
  return (face, _w, _h, paint) => {
    const pitch = 0.0235;
    const v = depth * 0.7;
    const [start, end] = [face.at(from + pitch * 0.72, v), face.at(to, v)];
    const [front, back] = [face.at(from, depth * 0.42), face.at(from, depth)];
    const key = (Math.hypot(end[0] - start[0], end[1] - start[1]) * pitch) / (to - from);
    return (
      fill(rectOn(face, from, 0.01, to - from, depth), paint('pale', 0.1)) +
      dashes(line([start, end]), paint('gear', -0.2), Math.abs(back[1] - front[1]), octave(key))
    );
  };
}

/** Lengths of the black keys of an octave and of the gaps between them, for white keys of a width. */
function octave(key: number): number[] {
  const [black, gap, wide] = [0.56 * key, 0.44 * key, 1.44 * key];
  return [black, gap, black, wide, black, gap, black, gap, black, wide];
}

/** A synthesiser as a part: left front corner of its underside, its width, its body. */
export function synthesiser(at: Local, width: number, body: Stuff, seed: number): Part {
  const random = seeded('synth', seed);
  const knobs = Math.round(width * 12);
  const keys = pianoKeys(0.04, width - 0.04, 0.14);
  return box(at, [width, 0.09, 0.34], body, {
    level: 0.05,
    top: (face, w, h, paint) => {
      const [left] = face.at(0, h / 2);
      const [right] = face.at(w, h / 2);
      const metre = Math.abs(right - left) / w;
      const row = (v: number, chance: number) =>
        Array.from({ length: knobs }, (_, index) =>
          face.at(0.07 + (index * (w - 0.14)) / knobs, v),
        ).filter(() => random.chance(chance));
      return (
        keys(face, w, h, paint) +
        dots(row(0.2, 0.7), paint('metal', 0.2), metre * 0.026) +
        dots(row(0.25, 0.7), paint('accent', 0.1), metre * 0.026) +
        dots(row(0.3, 0.5), paint('pale', 0), metre * 0.022) +
        fill(
          rectOn(face, w * random.between(0.3, 0.6), 0.19, w * 0.13, 0.11),
          paint('gear', -0.3),
        ) +
        fill(rectOn(face, 0, 0, 0.03, h) + rectOn(face, w - 0.03, 0, 0.03, h), paint('timber', 0))
      );
    },
    front: (face, w, h, paint) =>
      fill(rectOn(face, 0.04, h * 0.45, w - 0.08, h * 0.4), paint('pale', -0.1)),
  });
}

/** One, two or three keyboards above each other on a stand, played from the front. */
export function synthStand(place: Place, bodies: readonly Stuff[], seed: number): Piece {
  const width = 1.25;
  const tiers = bodies.map((body, index) =>
    synthesiser(
      [-(width - index * 0.18) / 2, 0.78 + index * 0.2, -0.2 + index * 0.15],
      width - index * 0.18,
      body,
      seed + index,
    ),
  );
  const top = 0.78 + (bodies.length - 1) * 0.2;
  return solidPiece(
    bodies.length > 1 ? 'stand of synthesisers' : 'keyboard on a stand',
    place,
    [
      rods(
        [-0.44, 0.44].flatMap((a) => [
          [[a, 0, -0.22] as const, [a, 0, 0.34] as const] as const,
          [[a, 0, 0.16] as const, [a, top, 0.2] as const] as const,
        ]),
        0.04,
        'gear',
        0.1,
      ),
      rods(
        [
          [
            [-0.44, 0.3, 0.17],
            [0.44, 0.3, 0.17],
          ],
        ],
        0.03,
        'gear',
        0.1,
      ),
      ...tiers,
    ],
    (stage, frame) => shadowUnder(stage, frame, [-0.55, 0.55], [-0.2, 0.3]),
  );
}
