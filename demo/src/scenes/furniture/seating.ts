import { shadow, shadowUnder } from '../discs.ts';
import type { Part } from '../parts.ts';
import { rectOn } from '../perspective.ts';
import { tube } from '../rounds.ts';
import { box, legs, rods, type Stuff } from '../solids.ts';
import { fill } from '../svg.ts';
import { solidPiece, type Piece, type Place } from './piece.ts';

/** An office chair with armrests, its back away from the front. */
export function officeChair(place: Place, cloth: Stuff = 'gear'): Piece {
  return solidPiece(
    'chair',
    place,
    [
      rods(
        [-0.28, 0, 0.28].flatMap((a) => [
          [[0, 0.1, 0] as const, [a, 0.03, a === 0 ? 0.3 : -0.16] as const] as const,
        ]),
        0.04,
        'gear',
        0.05,
      ),
      rods(
        [
          [
            [0, 0.08, 0],
            [0, 0.44, 0],
          ],
        ],
        0.05,
        'metal',
        -0.2,
      ),
      box([-0.25, 0.44, -0.25], [0.5, 0.09, 0.48], cloth, { level: 0.04 }),
      rods(
        [-0.28, 0.28].map((side) => [
          [side, 0.68, -0.16],
          [side, 0.68, 0.2],
        ]),
        0.045,
        'gear',
        0.12,
      ),
      box([-0.21, 0.62, 0.21], [0.42, 0.42, 0.06], cloth, {
        level: 0.1,
        back: (face, w, h, paint) =>
          fill(rectOn(face, 0.03, 0.03, w - 0.06, h - 0.06), paint(cloth, -0.12)) +
          fill(rectOn(face, w * 0.4, -0.12, w * 0.2, h * 0.55), paint('gear', 0.08)),
      }),
    ],
    (stage, frame) => shadow(stage, frame, 0.36),
  );
}

/** A plain chair with four legs. */
export function chair(place: Place, seat: Stuff = 'timber', frameStuff: Stuff = 'timber'): Piece {
  return solidPiece('chair', place, chairParts(seat, frameStuff), (stage, frame) =>
    shadowUnder(stage, frame, [-0.22, 0.22], [-0.22, 0.22]),
  );
}

function chairParts(seat: Stuff, frameStuff: Stuff): Part[] {
  return [
    legs([-0.19, 0.19], [-0.19, 0.19], 0.44, 0.035, frameStuff),
    box([-0.22, 0.44, -0.22], [0.44, 0.05, 0.44], seat, { level: 0.06 }),
    rods(
      [-0.19, 0.19].map((a) => [
        [a, 0.49, 0.2],
        [a, 0.88, 0.22],
      ]),
      0.035,
      frameStuff,
      -0.1,
    ),
    box([-0.21, 0.66, 0.19], [0.42, 0.22, 0.035], seat, { level: 0.08 }),
  ];
}

/** A stool with a round seat. */
export function stool(place: Place, height = 0.65, seat: Stuff = 'timber'): Piece {
  return solidPiece(
    'stool',
    place,
    [
      rods(
        [
          [
            [-0.1, height, -0.06],
            [-0.2, 0, -0.14],
          ],
          [
            [0.1, height, -0.06],
            [0.2, 0, -0.14],
          ],
          [
            [0, height, 0.1],
            [0, 0, 0.2],
          ],
        ],
        0.03,
        'gear',
        0.08,
      ),
      tube([0, height, 0], 0.18, 0.06, seat),
    ],
    (stage, frame) => shadow(stage, frame, 0.24),
  );
}

/** A sofa for two or three, its seat towards the front, with cushions. */
export function sofa(place: Place, width: number, cloth: Stuff, cushion: Stuff = 'accent'): Piece {
  const half = width / 2;
  const seats = width > 1.9 ? 3 : 2;
  const seatWidth = (width - 0.4) / seats;
  const pads = Array.from({ length: seats }, (_, index) => -half + 0.2 + index * seatWidth);
  return solidPiece(
    'sofa',
    place,
    [
      legs([-half + 0.1, half - 0.1], [-0.34, 0.34], 0.12, 0.05, 'timber'),
      box([-half, 0.12, -0.4], [width, 0.18, 0.84], cloth, { level: -0.06 }),
      ...pads.map((a) =>
        box([a + 0.006, 0.3, -0.42], [seatWidth - 0.012, 0.15, 0.62], cloth, { level: 0.05 }),
      ),
      box([-half, 0.3, 0.2], [width, 0.24, 0.24], cloth, { level: -0.04 }),
      ...pads.map((a) =>
        box([a + 0.006, 0.45, 0.12], [seatWidth - 0.012, 0.36, 0.18], cloth, { level: 0.08 }),
      ),
      box([-half, 0.3, -0.4], [0.19, 0.3, 0.84], cloth, { level: 0.02 }),
      box([half - 0.19, 0.3, -0.4], [0.19, 0.3, 0.84], cloth, { level: 0.02 }),
      box([-half + 0.24, 0.45, -0.06], [0.4, 0.34, 0.14], cushion, { level: 0.06 }),
      box([half - 0.6, 0.45, -0.04], [0.36, 0.3, 0.13], 'pale', { level: -0.04 }),
    ],
    (stage, frame) => shadowUnder(stage, frame, [-half, half], [-0.4, 0.44]),
  );
}

/** An armchair. */
export function armchair(place: Place, cloth: Stuff, legStuff: Stuff = 'timber'): Piece {
  return solidPiece(
    'armchair',
    place,
    [
      legs([-0.32, 0.32], [-0.3, 0.3], 0.22, 0.045, legStuff),
      box([-0.38, 0.2, -0.34], [0.76, 0.14, 0.68], cloth, { level: -0.06 }),
      box([-0.28, 0.34, -0.36], [0.56, 0.12, 0.56], cloth, { level: 0.08 }),
      box([-0.38, 0.34, 0.2], [0.76, 0.54, 0.16], cloth, { level: 0.04 }),
      box([-0.39, 0.34, -0.32], [0.11, 0.24, 0.6], cloth, { level: 0.02 }),
      box([0.28, 0.34, -0.32], [0.11, 0.24, 0.6], cloth, { level: 0.02 }),
    ],
    (stage, frame) => shadowUnder(stage, frame, [-0.36, 0.36], [-0.32, 0.32]),
  );
}

/** A low table with a mug, a small stack of books and a bowl on it. */
export function coffeeTable(place: Place, shape: 'round' | 'long', top: Stuff = 'timber'): Piece {
  const things = [
    tube([0.18, 0.4, -0.06], 0.042, 0.09, 'pale', { lid: 'gear' }),
    box([-0.3, 0.4, -0.1], [0.26, 0.03, 0.19], 'accent'),
    box([-0.28, 0.43, -0.08], [0.23, 0.028, 0.16], 'cloth', { level: 0.08 }),
  ];
  const table =
    shape === 'round'
      ? [
          rods(
            [
              [
                [-0.08, 0.36, 0],
                [-0.34, 0, -0.18],
              ],
              [
                [0.08, 0.36, 0],
                [0.34, 0, -0.18],
              ],
              [
                [0, 0.36, 0.06],
                [0, 0, 0.36],
              ],
            ],
            0.04,
            top,
            -0.2,
          ),
          tube([0, 0.36, 0], 0.46, 0.04, top),
        ]
      : [
          legs([-0.5, 0.5], [-0.22, 0.22], 0.36, 0.04, 'gear'),
          box([-0.56, 0.36, -0.27], [1.12, 0.04, 0.54], top, { level: 0.06 }),
          box([-0.52, 0.14, -0.23], [1.04, 0.025, 0.46], top, {
            top: (face, w, h, paint) =>
              fill(rectOn(face, w * 0.2, h * 0.2, w * 0.3, h * 0.5), paint('pale', -0.2)),
          }),
        ];
  return solidPiece('coffee table', place, [...table, ...things], (stage, frame) =>
    shadow(stage, frame, shape === 'round' ? 0.46 : 0.6, 0.34),
  );
}
