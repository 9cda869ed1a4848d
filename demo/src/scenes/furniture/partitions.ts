import { shadowUnder } from '../discs.ts';
import { rectOn, shapeOn } from '../perspective.ts';
import { seeded } from '#demo/lib/random.ts';
import { box, rods, type Sketch, type Stuff } from '../solids.ts';
import { curve, dots, fill, line, stroke } from '../svg.ts';
import { solidPiece, type Piece, type Place } from './piece.ts';

/** A baffle on castors that keeps players apart, with a window in its upper part or without. */
export function gobo(
  place: Place,
  width: number,
  height: number,
  cloth: Stuff,
  glazed = false,
): Piece {
  return solidPiece(
    'baffle',
    place,
    [
      box([-width / 2, 0.08, -0.06], [width, height - 0.08, 0.12], 'timber', {
        level: 0.02,
        front: (face, w, h, paint) => {
          const top = glazed ? h * 0.56 : h;
          const rows = [0.06, 0.06 + (top - 0.12) / 2];
          const pads = rows.map((v) => rectOn(face, 0.06, v, w - 0.12, (top - 0.16) / 2));
          return (
            fill(pads.join(''), paint(cloth, 0.04)) +
            (glazed
              ? fill(
                  rectOn(face, 0.06, top + 0.02, w - 0.12, h - top - 0.08),
                  paint('pale', 0.1),
                  0.5,
                )
              : '')
          );
        },
      }),
      box([-width / 2 - 0.02, 0, -0.2], [0.08, 0.08, 0.4], 'gear'),
      box([width / 2 - 0.06, 0, -0.2], [0.08, 0.08, 0.4], 'gear'),
    ],
    (stage, frame) => shadowUnder(stage, frame, [-width / 2, width / 2], [-0.14, 0.14]),
  );
}

/** The rail of a gallery in front of the viewer; `place.y` is the height of its floor. */
export function galleryRail(place: Place, width: number): Piece {
  const posts = Array.from({ length: 25 }, (_, index) => -width / 2 + (index * width) / 24);
  return solidPiece('rail', place, [
    rods(
      posts.map((a) => [
        [a, 0, 0],
        [a, 1, 0],
      ]),
      0.03,
      'gear',
      0.05,
    ),
    box([-width / 2, 1, -0.08], [width, 0.09, 0.16], 'timber', { level: 0.04 }),
    box([-width / 2, -0.3, -0.1], [width, 0.34, 0.2], 'panel', { level: -0.2 }),
  ]);
}

/** What is sketched on a board: lines that teach sound, without words. */
const sketches: readonly Sketch[] = [
  (face, w, h, paint) => {
    const wave = (from: number, size: number, cycles: number) =>
      curve(
        Array.from({ length: cycles * 4 + 1 }, (_, index) =>
          face.at(
            w * (from + (index / (cycles * 4)) * 0.36),
            h * 0.62 + Math.sin((index * Math.PI) / 2) * h * size,
          ),
        ),
      );
    return (
      stroke(
        wave(0.07, 0.2, 2) + line([face.at(w * 0.07, h * 0.62), face.at(w * 0.43, h * 0.62)]),
        paint('pale', 0.1),
        2.4,
        0.85,
      ) + stroke(wave(0.54, 0.1, 5), paint('accent', 0.2), 2.4, 0.9)
    );
  },
  (face, w, h, paint) => {
    const slope = curve([
      face.at(w * 0.08, h * 0.3),
      face.at(w * 0.22, h * 0.62),
      face.at(w * 0.36, h * 0.46),
      face.at(w * 0.52, h * 0.72),
      face.at(w * 0.66, h * 0.4),
    ]);
    return (
      stroke(
        line([face.at(w * 0.06, h * 0.85), face.at(w * 0.06, h * 0.2), face.at(w * 0.68, h * 0.2)]),
        paint('pale', 0.1),
        2.2,
        0.8,
      ) +
      stroke(slope, paint('accent', 0.2), 3, 0.95) +
      stroke(
        [0.3, 0.45, 0.6]
          .map((v) => line([face.at(w * 0.75, h * v), face.at(w * 0.93, h * v)]))
          .join(''),
        paint('pale', 0.1),
        2.2,
        0.7,
      )
    );
  },
  (face, w, h, paint) => {
    const staff = [0.42, 0.5, 0.58, 0.66, 0.74].map((v) =>
      line([face.at(w * 0.06, h * v), face.at(w * 0.94, h * v)]),
    );
    const notes = [0.14, 0.26, 0.38, 0.52, 0.66, 0.8].map(
      (u, index) => [u, 0.46 + ((index * 3) % 5) * 0.055] as const,
    );
    const stems = notes.map(([u, v]) =>
      line([face.at(w * (u + 0.012), h * v), face.at(w * (u + 0.012), h * (v + 0.22))]),
    );
    const [a, b] = [face.at(0, 0), face.at(w, 0)];
    return (
      stroke(staff.join(''), paint('pale', 0.1), 1.4, 0.6) +
      stroke(stems.join(''), paint('pale', 0.2), 2.2) +
      dots(
        notes.map(([u, v]) => face.at(w * u, h * v)),
        paint('pale', 0.2),
        Math.abs(b[0] - a[0]) * 0.03,
      )
    );
  },
];

/** A board on a wall on which something has been explained; `place.y` is the height of its lower edge. */
export function board(place: Place, width: number, height: number, seed: number): Piece {
  const sketch = seeded('board', seed).pick(sketches);
  return {
    ...solidPiece('board', place, [
      box([-width / 2, 0, -0.04], [width, height, 0.04], 'timber', {
        front: (face, w, h, paint) => {
          const inner = {
            spot: (u: number, v: number) => face.spot(u + 0.05, v + 0.05),
            at: (u: number, v: number) => face.at(u + 0.05, v + 0.05),
          };
          return (
            fill(rectOn(face, 0.05, 0.05, w - 0.1, h - 0.1), paint('#2F3B38', 0)) +
            fill(
              shapeOn(face, [
                [0.05, 0.05],
                [w * 0.5, 0.05],
                [w * 0.2, h - 0.05],
                [0.05, h - 0.05],
              ]),
              paint('pale', 0),
              0.06,
            ) +
            sketch(inner, w - 0.1, h - 0.1, paint)
          );
        },
      }),
      box([-width / 2, -0.05, -0.1], [width, 0.03, 0.1], 'timber', { level: 0.1 }),
    ]),
    layer: 'wall',
  };
}
