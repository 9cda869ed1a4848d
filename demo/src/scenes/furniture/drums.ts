import { shadow } from '../discs.ts';
import { plus, type Local } from '../frames.ts';
import type { Part } from '../parts.ts';
import { discOn, shapeOn } from '../perspective.ts';
import { barrel, tube } from '../rounds.ts';
import { rods, type Stuff } from '../solids.ts';
import { fill, stroke } from '../svg.ts';
import { solidPiece, type Piece, type Place } from './piece.ts';

/** What a kit is made of and how large it is. */
export interface Kit {
  shell: Stuff;
  rackToms: 1 | 2;
  floorToms: 1 | 2;
  crashes: 1 | 2;
}

/** A drum kit with its bass drum towards the front, about 2 m wide. The player sits behind it. */
export function drumKit(place: Place, kit: Kit): Piece {
  return solidPiece('drum kit', place, kitParts(kit), (stage, frame) => {
    const spot = { x: frame.x, y: 0, z: frame.z };
    return shadow(stage, spot, 1.05, 0.62);
  });
}

/** A snare drum of its own on a stand. */
export function snareOnStand(place: Place, shell: Stuff): Piece {
  return solidPiece(
    'snare drum',
    place,
    [...stand([0, 0, 0], 0.52), drum([0, 0.52, 0], [0.04, 1, -0.14], 0.21, 0.16, shell)],
    (stage, frame) => shadow(stage, frame, 0.3),
  );
}

const brass = '#C9A24D';

function kitParts({ shell, rackToms, floorToms, crashes }: Kit): Part[] {
  const racks: [number, number][] =
    rackToms === 2
      ? [
          [-0.2, 0.17],
          [0.2, 0.15],
        ]
      : [[-0.16, 0.17]];
  return [
    throne([0, 0, 0.78]),
    ...stand([0.62, 0, 0.36], 0.86),
    cymbal([0.62, 0.86, 0.36], 0.19, [0, 1, -0.06]),
    cymbal([0.62, 0.885, 0.36], 0.185, [0, 1, -0.1]),
    ...stand([0.42, 0, 0.42], 0.5),
    drum([0.4, 0.5, 0.34], [0.02, 1, 0.05], 0.19, 0.14, shell),
    ...stand([0.6, 0, -0.12], 1.2),
    cymbal([0.6, 1.2, -0.1], 0.25, [-0.16, 1, -0.22]),
    ...stand([-0.74, 0, 0.0], 1.02),
    cymbal([-0.72, 1.02, 0.02], 0.29, [0.2, 1, -0.2]),
    ...(crashes === 2
      ? [...stand([-0.42, 0, -0.16], 1.28), cymbal([-0.42, 1.28, -0.14], 0.23, [0.14, 1, -0.26])]
      : []),
    ...floorDrums(floorToms, shell),
    bassDrum(shell),
    ...racks.map(([a, radius]) => drum([a, 0.74, -0.02], [0, 1, -0.24], radius, 0.22, shell)),
  ];
}

function floorDrums(count: 1 | 2, shell: Stuff): Part[] {
  const places: Local[] =
    count === 2
      ? [
          [-0.52, 0, 0.28],
          [-0.86, 0, 0.44],
        ]
      : [[-0.54, 0, 0.26]];
  return places.flatMap((foot) => [
    rods(
      [-0.17, 0.17].map((a) => [plus(foot, [a, 0, -0.12]), plus(foot, [a, 0.4, -0.12])]),
      0.016,
      'metal',
    ),
    drum(plus(foot, [0, 0.24, 0]), [0.02, 1, -0.04], 0.21, 0.36, shell),
  ]);
}

function bassDrum(shell: Stuff): Part {
  return barrel([0, 0.29, 0.2], [0, 0.29, -0.26], 0.28, shell, {
    head: 'pale',
    level: -0.04,
    onHead: (face, paint) =>
      stroke(discOn(face, 0, 0, 0.27), paint(shell, 0.12), 5) +
      stroke(discOn(face, 0, 0, 0.285), paint('metal', 0.2), 1.6) +
      fill(discOn(face, -0.1, -0.09, 0.055), paint('gear')) +
      fill(discOn(face, 0, 0.02, 0.13), paint('accent'), 0.28),
  });
}

/** A drum from its lower middle along a direction, with hoops and a pale head. */
function drum(from: Local, axis: Local, radius: number, depth: number, shell: Stuff): Part {
  const length = Math.hypot(...axis);
  return barrel(from, plus(from, axis, depth / length), radius, shell, {
    head: 'pale',
    onHead: (face, paint) => stroke(discOn(face, 0, 0, radius), paint('metal', 0.25), 2.2),
  });
}

function cymbal(at: Local, radius: number, axis: Local): Part {
  const length = Math.hypot(...axis);
  return barrel(at, plus(at, axis, 0.012 / length), radius, brass, {
    level: 0.06,
    onHead: (face, paint) => {
      const wedge = (from: number, to: number) =>
        shapeOn(face, [
          [0, 0],
          ...[from, (from + to) / 2, to].map((angle): [number, number] => [
            Math.cos(angle) * radius * 0.97,
            Math.sin(angle) * radius * 0.97,
          ]),
        ]);
      return (
        fill(wedge(0.5, 1.1) + wedge(3.6, 4.3), paint(brass, 0.4), 0.6) +
        fill(discOn(face, 0, 0, radius * 0.2), paint(brass, -0.25))
      );
    },
  });
}

/** A tripod with a pole. */
function stand(foot: Local, height: number): Part[] {
  const hub = plus(foot, [0, 0.2, 0]);
  const feet: Local[] = [
    [-0.16, 0, -0.08],
    [0.16, 0, -0.08],
    [0, 0, 0.17],
  ];
  return [
    rods(
      [[foot, plus(foot, [0, height, 0])], ...feet.map((to) => [hub, plus(foot, to)] as const)],
      0.02,
      'metal',
      -0.2,
    ),
  ];
}

function throne(foot: Local): Part {
  return tube(plus(foot, [0, 0.42, 0]), 0.17, 0.1, 'gear');
}
