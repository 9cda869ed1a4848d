import { shadowUnder } from '../discs.ts';
import type { Part } from '../parts.ts';
import { discOn, rectOn } from '../perspective.ts';
import { tube } from '../rounds.ts';
import { box, rods, type Sketch, type Stuff } from '../solids.ts';
import { fill, line, stroke } from '../svg.ts';
import { solidPiece, type Piece, type Place } from './piece.ts';
import { recordSpines } from './racks.ts';

/** Open shelves full of records and books, `rows` high. */
export function recordShelf(place: Place, width: number, rows: number, seed: number): Piece {
  const row = 0.38;
  const height = rows * row + 0.05;
  const spines: Sketch = (face, w, _h, paintOn) =>
    fill(rectOn(face, 0.03, 0.03, w - 0.06, height - 0.06), paintOn('gear', -0.05)) +
    Array.from({ length: rows }, (_, index) => {
      const shelf = {
        spot: (u: number, v: number) => face.spot(u, v + index * row),
        at: (u: number, v: number) => face.at(u, v + index * row),
      };
      return (
        recordSpines(seed + index)(shelf, w, row, paintOn) +
        fill(rectOn(shelf, 0, 0, w, 0.045), paintOn('timber', 0.06))
      );
    }).join('');
  return solidPiece(
    'shelf of records',
    place,
    [
      box([-width / 2, 0, -0.18], [width, height, 0.36], 'timber', { front: spines }),
      box([-width / 2 + 0.12, height, -0.1], [0.16, 0.22, 0.12], 'pale'),
      tube([width / 2 - 0.22, height, 0], 0.09, 0.16, 'accent', { upper: 0.06 }),
    ],
    (stage, frame) => shadowUnder(stage, frame, [-width / 2, width / 2], [-0.18, 0.18]),
  );
}

/** A kitchenette: cupboards, a worktop with an espresso machine and a sink, cups on a shelf above. */
export function kitchenette(place: Place, width: number, doors: Stuff): Piece {
  const half = width / 2;
  const fronts: Sketch = (face, w, h, paint) => {
    const count = Math.round(w / 0.6);
    const each = w / count;
    const columns = Array.from({ length: count }, (_, index) => index * each);
    return (
      fill(
        columns.map((u) => rectOn(face, u + 0.012, 0.1, each - 0.024, h - 0.13)).join(''),
        paint(doors, 0.08),
      ) +
      stroke(
        columns
          .map((u) =>
            line([face.at(u + each - 0.09, h - 0.12), face.at(u + each - 0.09, h - 0.28)]),
          )
          .join(''),
        paint('metal', 0.2),
        2.6,
      ) +
      fill(rectOn(face, 0, 0, w, 0.08), paint('gear', -0.1))
    );
  };
  const cups: Part[] = Array.from({ length: 6 }, (_, index) =>
    tube([-half + 0.3 + index * 0.19, 1.56, 0.16], 0.05, 0.09, index % 3 === 1 ? 'accent' : 'pale'),
  );
  return solidPiece(
    'kitchenette',
    place,
    [
      box([-half, 0, -0.3], [width, 0.86, 0.6], doors, { front: fronts, level: -0.04 }),
      box([-half - 0.02, 0.86, -0.32], [width + 0.04, 0.04, 0.62], 'timber', { level: 0.12 }),
      box([-half + 0.25, 0.9, -0.14], [0.42, 0.1, 0.34], 'metal', { level: 0 }),
      box([-half + 0.25, 1.14, -0.14], [0.42, 0.14, 0.34], 'metal', {
        level: 0.08,
        front: (face, w, h, paint) =>
          fill(rectOn(face, 0.05, h * 0.3, w - 0.1, h * 0.4), paint('gear', 0)),
      }),
      box([-half + 0.25, 1, 0.04], [0.42, 0.14, 0.16], 'metal', { level: -0.3 }),
      tube([-half + 0.38, 1, -0.08], 0.04, 0.07, 'pale', { lid: 'gear' }),
      tube([half - 0.5, 0.9, 0.1], 0.018, 0.3, 'metal', { level: 0.1 }),
      rods(
        [
          [
            [half - 0.5, 1.2, 0.1],
            [half - 0.5, 1.18, -0.1],
          ],
        ],
        0.03,
        'metal',
        0.1,
      ),
      tube([half - 0.9, 0.9, 0.08], 0.08, 0.2, 'accent', { upper: 0.06, level: 0.05 }),
      box([-half, 1.52, 0.04], [width * 0.7, 0.04, 0.26], 'timber', { level: 0.05 }),
      ...cups,
    ],
    (stage, frame) => shadowUnder(stage, frame, [-half, half], [-0.3, 0.3]),
  );
}

/** A door in a wall, with a small round window; a solid studio door. */
export function door(place: Place, stuff: Stuff): Piece {
  return {
    ...solidPiece('door', place, [
      box([-0.56, 0, -0.03], [1.12, 2.24, 0.03], 'timber', { level: -0.2 }),
      box([-0.47, 0, -0.07], [0.94, 2.14, 0.05], stuff, {
        level: 0.06,
        front: (face, w, h, paint) =>
          fill(discOn(face, w / 2, h * 0.74, 0.17), paint('metal', 0)) +
          fill(discOn(face, w / 2, h * 0.74, 0.14), paint('#FFE9BF', 0.1)) +
          fill(rectOn(face, w - 0.17, h * 0.44, 0.045, 0.3), paint('metal', 0.3)),
      }),
    ]),
    layer: 'wall',
  };
}

/** A bench with a case for a guitar leaning beside it and hooks with coats above. */
export function coatRack(place: Place, width: number): Piece {
  const hooks = Array.from(
    { length: 4 },
    (_, index) => -width / 2 + 0.2 + (index * (width - 0.4)) / 3,
  );
  return solidPiece(
    'bench under coat hooks',
    place,
    [
      box([-width / 2, 1.62, 0.2], [width, 0.12, 0.03], 'timber', { level: 0.05 }),
      rods(
        hooks.map((a) => [
          [a, 1.68, 0.2],
          [a, 1.66, 0.12],
        ]),
        0.03,
        'metal',
        0.1,
      ),
      ...[
        [hooks[0]!, 'cloth', 0.8],
        [hooks[2]!, 'accent', 0.66],
      ].map(([a, stuff, length]) =>
        box(
          [(a as number) - 0.17, 1.62 - (length as number), 0.06],
          [0.34, length as number, 0.12],
          stuff as Stuff,
          { level: -0.05 },
        ),
      ),
      box([-width / 2, 0.4, -0.2], [width, 0.06, 0.4], 'timber', { level: 0.1 }),
      box([-width / 2 + 0.04, 0, -0.16], [0.06, 0.4, 0.32], 'timber', { level: -0.1 }),
      box([width / 2 - 0.1, 0, -0.16], [0.06, 0.4, 0.32], 'timber', { level: -0.1 }),
      box([-0.36, 0.04, -0.1], [0.3, 0.12, 0.24], 'cloth', { level: -0.1 }),
    ],
    (stage, frame) => shadowUnder(stage, frame, [-width / 2, width / 2], [-0.2, 0.2]),
  );
}
