import { shadow } from '../discs.ts';
import { plus, spotIn, towards, type Frame, type Local } from '../frames.ts';
import { part, type Part } from '../parts.ts';
import { rods, type Stuff } from '../solids.ts';
import { paintAt, pixels, see, type Stage } from '../stage.ts';
import { tone } from '../paint.ts';
import { curve, fill, line, oval, stroke } from '../svg.ts';
import { solidPiece, type Piece, type Place } from './piece.ts';

/** A microphone from its connector to the end of its capsule: a dark body and a bright basket. */
export function microphone(from: Local, to: Local, body: Stuff = 'gear', thickness = 0.062): Part {
  const axis = towards(from, to);
  const length = Math.hypot(...plus(to, from, -1));
  const neck = plus(from, axis, length * 0.52);
  const ends = [from, to].map((end) => plus(end, [0, 0, 0]));
  return part(bound(ends, Math.min, -0.03), bound(ends, Math.max, 0.03), (stage, frame) => {
    const place = spotIn(frame, neck);
    const [start, middle, end] = [from, neck, to].map((at) => see(stage, spotIn(frame, at)));
    const width = Math.max(pixels(stage, thickness, place.z), 2);
    const paint = paintAt(stage, place);
    return (
      stroke(line([start!, middle!]), tone(paint, body, 0.04), width * 0.86) +
      stroke(line([middle!, end!]), tone(paint, 'metal', 0.12), width) +
      stroke(line([middle!, end!]), tone(paint, 'pale', 0.2), width * 0.26, 0.5)
    );
  });
}

function bound(
  places: readonly Local[],
  choose: (...values: number[]) => number,
  margin: number,
): Local {
  const axis = (index: 0 | 1 | 2) => choose(...places.map((place) => place[index])) + margin;
  return [axis(0), axis(1), axis(2)];
}

interface StandStyle {
  /** Where the microphone is held, in metres. */
  height?: number;
  popFilter?: boolean;
  body?: Stuff;
}

interface BoomStyle {
  /** Where the boom is held, in metres. */
  height?: number;
  reach?: number;
  drop?: number;
  body?: Stuff;
}

/** A microphone on a boom stand that reaches `reach` metres to the right of its foot, and down by `drop`. */
export function boomMicrophone(
  place: Place,
  { height = 1.5, reach = 0.6, drop = 0.1, body = 'gear' }: BoomStyle = {},
): Piece {
  const hub: Local = [0, height, 0];
  const tip: Local = [reach, height + 0.22 - drop, 0];
  const tail: Local = [-reach * 0.34, height - 0.1 + drop * 0.3, 0];
  return solidPiece(
    'microphone on a stand',
    place,
    [
      ...foot(height),
      rods([[tail, tip]], 0.022, 'gear', 0.1),
      rods(
        [
          [tail, plus(tail, [0.04, 0.015, 0])],
          [hub, plus(hub, [0, 0.02, 0])],
        ],
        0.055,
        'gear',
        0.05,
      ),
      microphone(plus(tip, [-0.02, 0.02, 0]), plus(tip, [0.09, -0.2, 0]), body),
    ],
    underStand,
  );
}

/** A microphone upright on a straight stand, with a pop filter before it when someone sings. */
export function standMicrophone(
  place: Place,
  { height = 1.5, popFilter = false, body = 'gear' }: StandStyle = {},
): Piece {
  const top: Local = [0, height, 0];
  const capsule = microphone(top, plus(top, [0, 0.24, 0]), body, 0.075);
  const filter = part(
    [-0.14, height, -0.2],
    [0.14, height + 0.3, -0.15],
    (stage: Stage, frame: Frame) => {
      const middle = spotIn(frame, [0.0, height + 0.17, -0.17]);
      const [x, y] = see(stage, middle);
      const radius = pixels(stage, 0.11, middle.z);
      const arm = curve([
        see(stage, spotIn(frame, [0, height - 0.12, 0])),
        [x + radius * 1.5, y + radius * 1.2],
        [x + radius * 0.9, y + radius * 0.3],
      ]);
      const paint = paintAt(stage, middle);
      return (
        stroke(arm, tone(paint, 'gear', 0.1), pixels(stage, 0.014, middle.z)) +
        fill(oval([x, y], radius * 0.94, radius), tone(paint, 'gear', 0), 0.55) +
        stroke(oval([x, y], radius * 0.94, radius), tone(paint, 'gear', 0.1), radius * 0.12)
      );
    },
  );
  return solidPiece(
    popFilter ? 'microphone with a pop filter' : 'microphone on a stand',
    place,
    [...foot(height), capsule, ...(popFilter ? [filter] : [])],
    underStand,
  );
}

/** Three microphones on a tall T-shaped stand, as they hang over an orchestra. */
export function deccaTree(place: Place, height: number): Piece {
  const arm: Local = [0, height, 0];
  const ends: Local[] = [
    [-1, height + 0.02, 0.2],
    [1, height + 0.02, 0.2],
    [0, height + 0.02, -0.9],
  ];
  return solidPiece(
    'microphone tree',
    place,
    [
      ...foot(height),
      rods(
        ends.map((end) => [arm, end] as const),
        0.04,
        'gear',
        0.05,
      ),
      ...ends.map((end) => microphone(end, plus(end, [0, -0.34, 0]), 'gear', 0.11)),
    ],
    underStand,
  );
}

function foot(height: number): Part[] {
  const hub: Local = [0, 0.16, 0];
  const feet: Local[] = [
    [-0.26, 0, -0.12],
    [0.26, 0, -0.12],
    [0, 0, 0.28],
  ];
  return [
    rods(
      [
        [
          [0, 0.1, 0],
          [0, height, 0],
        ] as const,
        ...feet.map((to) => [hub, to] as const),
      ],
      0.026,
      'gear',
      0.06,
    ),
  ];
}

function underStand(stage: Stage, frame: Frame): string {
  return shadow(stage, { x: frame.x, y: frame.y, z: frame.z }, 0.3);
}
