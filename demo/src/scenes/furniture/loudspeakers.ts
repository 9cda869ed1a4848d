import { shadow, shadowUnder } from '../discs.ts';
import { box, rods, type Sketch, type Stuff } from '../solids.ts';
import type { Part } from '../parts.ts';
import { discOn, rectOn } from '../perspective.ts';
import { fill, stroke } from '../svg.ts';
import { solidPiece, type Piece, type Place } from './piece.ts';

/** A studio monitor as a part of something else: middle of its foot, in metres. */
export function monitorBox(a: number, b: number, c: number, size = 1, cone: Stuff = 'metal'): Part {
  const [width, height, depth] = [0.25 * size, 0.4 * size, 0.28 * size];
  return box([a - width / 2, b, c - depth / 2], [width, height, depth], 'gear', {
    level: 0.1,
    front: (face, w, h, paint) =>
      cones(face, paint, cone, [w / 2, h * 0.36, w * 0.37], [w / 2, h * 0.79, w * 0.17]),
  });
}

/** A monitor on a stand at ear height. */
export function monitorOnStand(place: Place, size = 1): Piece {
  return solidPiece(
    'monitor on a stand',
    place,
    [
      box([-0.17, 0, -0.17], [0.34, 0.03, 0.34], 'gear', { level: 0.1 }),
      box([-0.05, 0.03, -0.05], [0.1, 0.87, 0.1], 'gear', { level: 0.16 }),
      box([-0.14, 0.9, -0.14], [0.28, 0.02, 0.28], 'gear', { level: 0.2 }),
      monitorBox(0, 0.92, 0, size),
    ],
    (stage, frame) => shadowUnder(stage, frame, [-0.17, 0.17], [-0.17, 0.17]),
  );
}

/** A full-range main monitor that stands on the floor, as for mastering. */
export function mainMonitor(place: Place, cabinet: Stuff = 'timber', height = 1.5): Piece {
  return solidPiece(
    'main monitor',
    place,
    [
      box([-0.3, 0, -0.28], [0.6, 0.06, 0.56], 'gear'),
      box([-0.26, 0.06, -0.25], [0.52, height - 0.06, 0.5], cabinet, {
        front: (face, w, h, paint) =>
          fill(rectOn(face, 0.03, 0.03, w - 0.06, h - 0.06), paint('gear', 0.1)) +
          cones(face, paint, 'metal', [w / 2, h * 0.24, w * 0.37], [w / 2, h * 0.56, w * 0.26]) +
          cones(face, paint, 'pale', [w / 2, h * 0.79, w * 0.15], [w / 2, h * 0.92, w * 0.07]),
      }),
    ],
    (stage, frame) => shadowUnder(stage, frame, [-0.28, 0.28], [-0.26, 0.26]),
  );
}

/** A loudspeaker for the room, on a pole. */
export function paSpeaker(place: Place, height = 1.25): Piece {
  return solidPiece(
    'PA speaker',
    place,
    [
      rods(
        [
          [
            [0, 0.1, 0],
            [0, height, 0],
          ],
          [
            [0, 0.55, 0],
            [-0.4, 0, -0.2],
          ],
          [
            [0, 0.55, 0],
            [0.4, 0, -0.2],
          ],
          [
            [0, 0.55, 0],
            [0, 0, 0.4],
          ],
        ],
        0.035,
        'gear',
        0.08,
      ),
      box([-0.22, height, -0.2], [0.44, 0.72, 0.4], 'gear', {
        level: 0.06,
        front: (face, w, h, paint) =>
          fill(rectOn(face, 0.03, 0.03, w - 0.06, h - 0.06), paint('gear', 0.18)) +
          fill(discOn(face, w / 2, h * 0.34, w * 0.34), paint('gear', 0.02)) +
          fill(rectOn(face, w * 0.24, h * 0.68, w * 0.52, h * 0.17), paint('gear', 0)) +
          fill(rectOn(face, w * 0.42, 0.05, w * 0.16, 0.03), paint('accent', 0.2)),
      }),
    ],
    (stage, frame) => shadow(stage, frame, 0.42),
  );
}

type Cone = readonly [u: number, v: number, radius: number];

function cones(
  face: Parameters<Sketch>[0],
  paint: Parameters<Sketch>[3],
  stuff: Stuff,
  ...places: readonly Cone[]
): string {
  const discs = (share: number) =>
    places.map(([u, v, radius]) => discOn(face, u, v, radius * share)).join('');
  return (
    fill(discs(1), paint('gear', -0.15)) +
    fill(discs(0.84), paint(stuff, -0.3)) +
    stroke(discs(0.84), paint('metal', 0.05), 0.8, 0.5) +
    fill(discs(0.36), paint('gear', 0.22))
  );
}
