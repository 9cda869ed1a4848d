import { shadowUnder } from '../discs.ts';
import type { Local } from '../frames.ts';
import type { Part } from '../parts.ts';
import { rectOn } from '../perspective.ts';
import { barrel, tube } from '../rounds.ts';
import { box, legs, rods, type Stuff } from '../solids.ts';
import { fill } from '../svg.ts';
import { synthesiser } from './keyboards.ts';
import { monitorBox } from './loudspeakers.ts';
import { lampIn, solidPiece, type Piece, type Place } from './piece.ts';
import { rackUnits } from './racks.ts';
import { drawScreen, type ScreenContent } from './screens.ts';

/** Height of a work surface, in metres. */
export const deskHeight = 0.74;

/** What stands on a work desk. */
export interface DeskStyle {
  width: number;
  top: Stuff;
  screens: readonly ScreenContent[];
  monitors: boolean;
  /** A small lamp on its left. */
  lamp: boolean;
  /** Rack units instead of legs. */
  outboard: boolean;
  /** Piano keys instead of a computer keyboard. */
  keys: boolean;
  seed: number;
}

/** A desk with screens, worked at from the front. */
export function workDesk(place: Place, style: DeskStyle): Piece {
  const { width, top, seed, screens } = style;
  const half = width / 2;
  const screenWidth = screens.length > 1 ? 0.64 : 0.88;
  const lampFoot: Local = [-half + 0.16, deskHeight, -0.16];
  const parts: Part[] = [
    ...(style.outboard
      ? [-half + 0.04, half - 0.52].map((a) =>
          box([a, 0.06, -0.3], [0.48, deskHeight - 0.11, 0.6], top, {
            level: -0.08,
            front: rackUnits(seed + Math.sign(a), 0.03),
          }),
        )
      : [legs([-half + 0.08, half - 0.08], [-0.32, 0.32], deskHeight - 0.05, 0.055, 'gear')]),
    box([-half, deskHeight - 0.05, -0.4], [width, 0.05, 0.8], top, { level: 0.06 }),
    ...screens.flatMap((content, index) =>
      screen(
        (index - (screens.length - 1) / 2) * (screenWidth + 0.05),
        0.2,
        screenWidth,
        content,
        seed + index,
      ),
    ),
    ...(style.keys
      ? [synthesiser([-0.5, deskHeight, -0.36], 1, 'gear', seed)]
      : [
          typing([-0.3, deskHeight, -0.28]),
          box([0.26, deskHeight, -0.26], [0.06, 0.024, 0.1], 'pale'),
        ]),
    ...(style.monitors
      ? [-half + 0.2, half - 0.2].flatMap((a) => [
          box([a - 0.1, deskHeight, 0.1], [0.2, 0.1, 0.2], 'gear', { level: 0.05 }),
          monitorBox(a, deskHeight + 0.1, 0.2, 0.86),
        ])
      : []),
    ...(style.lamp ? deskLamp(lampFoot) : []),
    mug([half - 0.2, deskHeight, -0.24]),
  ];
  return {
    ...solidPiece('desk', place, parts, (stage, frame) =>
      shadowUnder(stage, frame, [-half, half], [-0.36, 0.36]),
    ),
    lamps: style.lamp ? [lampIn(place, [lampFoot[0] + 0.16, deskHeight + 0.4, -0.16], 1.6)] : [],
  };
}

/** A screen on its foot that stands on a desk, `a` to its right and `c` towards its back. */
export function screen(
  a: number,
  c: number,
  width: number,
  content: ScreenContent,
  seed: number,
): Part[] {
  const edge = 0.012;
  return [
    box([a - 0.1, deskHeight, c - 0.04], [0.2, 0.012, 0.16], 'gear', { level: 0.1 }),
    box([a - 0.025, deskHeight + 0.012, c + 0.03], [0.05, 0.16, 0.02], 'gear'),
    box([a - width / 2, deskHeight + 0.13, c], [width, width * 0.56, 0.03], 'gear', {
      level: 0.08,
      front: (face, w, h, _paintOn, paint) => {
        const inner = {
          spot: (u: number, v: number) => face.spot(u + edge, v + edge),
          at: (u: number, v: number) => face.at(u + edge, v + edge),
        };
        return drawScreen(inner, w - 2 * edge, h - 2 * edge, paint, content, seed);
      },
    }),
  ];
}

/** A laptop that is open towards the front. */
export function laptop([a, b, c]: Local, content: ScreenContent, seed: number): Part[] {
  return [
    box([a - 0.18, b, c - 0.13], [0.36, 0.016, 0.25], 'metal', {
      level: 0.16,
      top: (face, w, h, paint) =>
        fill(rectOn(face, 0.03, h * 0.42, w - 0.06, h * 0.46), paint('gear', 0.1)),
    }),
    box([a - 0.18, b + 0.016, c + 0.12], [0.36, 0.24, 0.012], 'metal', {
      front: (face, w, h, _paintOn, paint) => drawScreen(face, w, h, paint, content, seed),
    }),
  ];
}

/** A computer keyboard. */
function typing(at: Local): Part {
  return box(at, [0.44, 0.018, 0.15], 'metal', {
    level: 0.14,
    top: (face, w, h, paint) => {
      const rows = [0.2, 0.42, 0.64].map((v) => rectOn(face, w * 0.04, h * v, w * 0.92, h * 0.16));
      return fill(rows.join(''), paint('pale', 0.1));
    },
  });
}

/** A cup of coffee. */
export function mug(foot: Local, stuff: Stuff = 'accent'): Part {
  return tube(foot, 0.042, 0.095, stuff, { lid: 'gear' });
}

function deskLamp([a, b, c]: Local): Part[] {
  const [elbow, tip]: [Local, Local] = [
    [a - 0.06, b + 0.3, c],
    [a + 0.12, b + 0.5, c],
  ];
  return [
    tube([a, b, c], 0.08, 0.02, 'gear', { level: 0.1 }),
    rods(
      [
        [[a, b, c], elbow],
        [elbow, tip],
      ],
      0.018,
      'metal',
      0.05,
    ),
    barrel([tip[0] - 0.01, tip[1] + 0.02, c], [tip[0] + 0.05, tip[1] - 0.08, c], 0.07, 'accent', {
      head: '#FFF0CF',
    }),
  ];
}
