import { shadow } from '../discs.ts';
import { plus, spotIn, type Local } from '../frames.ts';
import { part, type Part } from '../parts.ts';
import { rectOn } from '../perspective.ts';
import { tube } from '../rounds.ts';
import { box, legs, rods, type Stuff } from '../solids.ts';
import { paintAt, pixels, see } from '../stage.ts';
import { tone } from '../paint.ts';
import { curve, fill, oval, stroke } from '../svg.ts';
import { deskHeight, mug } from './desks.ts';
import { microphone } from './microphones.ts';
import { solidPiece, type Piece, type Place } from './piece.ts';

export interface TalkTable {
  shape: 'round' | 'long' | 'panel';
  top: Stuff;
  foam: Stuff;
  /** Whether headphones lie beside the microphones. */
  headphones: boolean;
}

/** A kind of table: half its width and depth, and where its four microphones are clamped, in metres. */
interface TableShape {
  half: readonly [width: number, depth: number];
  seats: readonly (readonly [a: number, c: number])[];
  parts: (half: readonly [width: number, depth: number], top: Stuff) => Part[];
}

const onLegs: TableShape['parts'] = ([w, d], top) => [
  legs([-w + 0.15, w - 0.15], [-d + 0.13, d - 0.13], deskHeight - 0.05, 0.07, 'gear'),
  box([-w, deskHeight - 0.05, -d], [2 * w, 0.05, 2 * d], top, { level: 0.06 }),
];

const tables: Readonly<Record<TalkTable['shape'], TableShape>> = {
  round: {
    half: [0.78, 0.78],
    seats: [
      [-0.46, 0.34],
      [0.46, 0.34],
      [-0.48, -0.3],
      [0.48, -0.3],
    ],
    parts: ([radius], top) => [
      tube([0, 0, 0], 0.36, 0.04, 'gear'),
      tube([0, 0.04, 0], 0.08, deskHeight - 0.09, 'gear', { level: 0.1 }),
      tube([0, deskHeight - 0.05, 0], radius, 0.05, top, { level: 0.02 }),
    ],
  },
  long: {
    half: [1.15, 0.55],
    seats: [
      [-0.8, 0.16],
      [0.8, 0.16],
      [-0.44, -0.2],
      [0.44, -0.2],
    ],
    parts: onLegs,
  },
  panel: {
    half: [1.45, 0.42],
    seats: [
      [-1.1, 0.1],
      [1.1, 0.1],
      [-0.42, 0.1],
      [0.42, 0.1],
    ],
    parts: onLegs,
  },
};

/** A table with four microphones on arms, for talking across or towards a camera. */
export function talkTable(place: Place, { shape, top, foam, headphones }: TalkTable): Piece {
  const { half, seats, parts } = tables[shape];
  return solidPiece(
    'table with four microphones',
    place,
    [
      ...parts(half, top),
      ...seats.flatMap(([a, c]) => {
        const side = a < 0 ? -1 : 1;
        return [
          microphoneArm([a, deskHeight, c], side, foam),
          mug([a - side * 0.22, deskHeight, c - 0.06], 'pale'),
        ];
      }),
      ...(headphones
        ? [headset([-0.08, deskHeight, -0.18]), headset([0.14, deskHeight, 0.2])]
        : []),
    ],
    (stage, frame) => shadow(stage, frame, ...half),
  );
}

/** A broadcast microphone on a jointed arm that is clamped to a table and leans outwards. */
export function microphoneArm(at: Local, side: -1 | 1, foam: Stuff): Part {
  const elbow = plus(at, [-side * 0.2, 0.34, 0]);
  const tip = plus(at, [side * 0.02, 0.46, 0]);
  const end = plus(tip, [side * 0.02, -0.05, 0]);
  const capsule = microphone(
    plus(end, [-side * 0.09, 0.02, 0]),
    plus(end, [side * 0.13, -0.03, 0]),
    'gear',
    0.085,
  );
  return part(plus(at, [-0.22, 0, -0.02]), plus(at, [0.22, 0.5, 0.02]), (stage, frame) => {
    const paint = paintAt(stage, spotIn(frame, at));
    const place = (local: Local) => see(stage, spotIn(frame, local));
    const metre = pixels(stage, 1, spotIn(frame, at).z);
    return (
      fill(oval(place(at), metre * 0.06, metre * 0.025), tone(paint, 'gear', 0)) +
      stroke(
        curve([place(at), place(plus(at, [0, 0.1, 0])), place(elbow)]) +
          curve([place(elbow), place(tip)]),
        tone(paint, 'gear', 0.12),
        metre * 0.022,
      ) +
      capsule.draw(stage, frame) +
      stroke(
        curve([
          place(plus(end, [side * 0.06, -0.015, 0])),
          place(plus(end, [side * 0.14, -0.03, 0])),
        ]),
        tone(paint, foam, 0.06),
        metre * 0.1,
      )
    );
  });
}

/** Headphones that lie on a table. */
export function headset(at: Local): Part {
  return part(plus(at, [-0.1, 0, -0.06]), plus(at, [0.1, 0.08, 0.06]), (stage, frame) => {
    const middle = spotIn(frame, at);
    const paint = paintAt(stage, middle);
    const [x, y] = see(stage, middle);
    const metre = pixels(stage, 1, middle.z);
    return (
      stroke(
        curve([
          [x - 0.09 * metre, y - 0.02 * metre],
          [x, y - 0.13 * metre],
          [x + 0.09 * metre, y - 0.02 * metre],
        ]),
        tone(paint, 'gear', 0.12),
        metre * 0.02,
      ) +
      fill(
        oval([x - 0.09 * metre, y - 0.02 * metre], 0.03 * metre, 0.045 * metre) +
          oval([x + 0.09 * metre, y - 0.02 * metre], 0.03 * metre, 0.045 * metre),
        tone(paint, 'gear', 0),
      )
    );
  });
}

/** A film camera on a tripod that looks away from the front. */
export function videoCamera(place: Place): Piece {
  return solidPiece(
    'camera on a tripod',
    place,
    [
      rods(
        [
          [
            [0, 1.25, 0],
            [-0.34, 0, -0.2],
          ],
          [
            [0, 1.25, 0],
            [0.34, 0, -0.2],
          ],
          [
            [0, 1.25, 0],
            [0, 0, 0.36],
          ],
        ],
        0.035,
        'gear',
        0.1,
      ),
      box([-0.1, 1.28, -0.14], [0.2, 0.18, 0.3], 'gear', { level: 0.1 }),
      box([-0.07, 1.3, -0.32], [0.14, 0.14, 0.18], 'gear', { level: 0 }),
      box([-0.05, 1.46, -0.04], [0.1, 0.05, 0.16], 'gear', { level: 0.16 }),
    ],
    (stage, frame) => shadow(stage, frame, 0.34),
  );
}

/** A soft light panel on a stand, for filming. */
export function lightPanel(place: Place): Piece {
  return {
    ...solidPiece(
      'light panel',
      place,
      [
        rods(
          [
            [
              [0, 0.1, 0],
              [0, 1.7, 0],
            ],
            [
              [0, 0.4, 0],
              [-0.3, 0, -0.14],
            ],
            [
              [0, 0.4, 0],
              [0.3, 0, -0.14],
            ],
          ],
          0.028,
          'gear',
          0.1,
        ),
        box([-0.32, 1.5, -0.05], [0.64, 0.5, 0.1], 'gear', {
          front: (face, w, h) => fill(rectOn(face, 0.03, 0.03, w - 0.06, h - 0.06), '#FFF6E2'),
        }),
      ],
      (stage, frame) => shadow(stage, frame, 0.3),
    ),
    lamps: [{ x: place.x, y: 1.7, z: place.z, reach: 2.6 }],
  };
}
