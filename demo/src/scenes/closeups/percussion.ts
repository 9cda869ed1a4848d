import type { Local } from '../frames.ts';
import { plus } from '../frames.ts';
import { discOn, shapeOn } from '../perspective.ts';
import { barrel, tube } from '../rounds.ts';
import { rods, type PaintOn } from '../solids.ts';
import type { Plane } from '../perspective.ts';
import { fill, stroke } from '../svg.ts';
import { onBench, type Closeup } from './closeup.ts';

const brass = '#C9A24D';

/** A cymbal from close by, with its bell, its grooves and the light on it. */
export const cymbal: Closeup = {
  subject: 'A cymbal on its stand above a drum',
  shows: ['drums'],
  draw(bench) {
    const { random, studio } = bench;
    const lean = random.between(0.16, 0.34) * random.pick([-1, 1]);
    const axis: Local = [lean, 1, -0.22];
    const middle: Local = [random.between(-0.12, 0.12), 0.32, 0];
    const radius = 0.54;
    const turn = random.between(0, 1.5);
    const surface = (face: Plane, paint: PaintOn) => {
      const wedge = (from: number, width: number) =>
        shapeOn(face, [
          [0, 0],
          ...[0, 0.25, 0.5, 0.75, 1].map((share): [number, number] => {
            const angle = from + width * share;
            return [Math.cos(angle) * radius * 0.985, Math.sin(angle) * radius * 0.985];
          }),
        ]);
      const grooves = [0.4, 0.52, 0.64, 0.76, 0.88].map((share) =>
        discOn(face, 0, 0, radius * share),
      );
      return (
        fill(wedge(turn, 0.5) + wedge(turn + 3.1, 0.6), paint(brass, 0.5), 0.6) +
        fill(wedge(turn + 1.4, 0.7) + wedge(turn + 4.6, 0.6), paint(brass, -0.4), 0.4) +
        stroke(grooves.join(''), paint(brass, -0.45), 1.6, 0.5) +
        fill(discOn(face, 0, 0, radius * 0.2), paint(brass, -0.16)) +
        fill(discOn(face, -0.015, 0.02, radius * 0.15), paint(brass, 0.28)) +
        fill(discOn(face, 0, 0, 0.034), paint('gear', 0))
      );
    };
    return onBench(
      bench,
      [
        tube([0.34, -0.62, 0.4], 0.42, 0.42, studio.shell, { lid: 'pale' }),
        rods([[[middle[0], -0.9, 0], middle]], 0.045, 'metal', -0.1),
        barrel(middle, plus(middle, axis, 0.014), radius, brass, { onHead: surface, level: 0.04 }),
        rods([[plus(middle, axis, 0.02), plus(middle, axis, 0.1)]], 0.03, 'metal', 0.2),
        rods([[plus(middle, axis, 0.05), plus(middle, axis, 0.075)]], 0.08, 'gear', 0.1),
      ],
      { z: 1.62, y: -0.02 },
    );
  },
};

/** A snare drum with a pair of sticks across it. */
export const snare: Closeup = {
  subject: 'A snare drum with a pair of sticks on its head',
  shows: ['drums'],
  draw(bench) {
    const { random, studio } = bench;
    const radius = 0.5;
    const lugs = Array.from({ length: 10 }, (_, index) => (index / 10) * Math.PI * 2 + 0.2).filter(
      (angle) => Math.sin(angle) < 0.1,
    );
    const turn = random.between(-0.4, 0.4);
    const stick = (shift: number, lean: number): readonly [Local, Local] => [
      [-0.5 + shift, 0.02, -0.34 + lean],
      [0.46 + shift * 0.2, 0.03, 0.3 - lean + turn * 0.3],
    ];
    return onBench(
      bench,
      [
        tube([0, -0.4, 0], radius, 0.36, studio.shell, { lid: 'metal' }),
        tube([0, -0.44, 0], radius * 1.03, 0.04, 'metal', { level: 0.1 }),
        ...lugs.map((angle) =>
          rods(
            [
              [
                [Math.cos(angle) * radius * 1.01, -0.37, Math.sin(angle) * radius * 1.01],
                [Math.cos(angle) * radius * 1.01, -0.04, Math.sin(angle) * radius * 1.01],
              ],
            ],
            0.026,
            'metal',
            0.15,
          ),
        ),
        tube([0, -0.055, 0], radius * 1.04, 0.055, 'metal', { level: 0.18, lid: 'metal' }),
        barrel([0, 0, 0], [0, 0.006, 0], radius * 0.98, 'pale', {
          level: 0.02,
          onHead: (face, paint) =>
            stroke(discOn(face, 0, 0, radius * 0.86), paint('gear', 0.3), 1.6, 0.35) +
            fill(discOn(face, -0.08, 0.05, radius * 0.5), paint('gear', 0.4), 0.07) +
            stroke(
              shapeOn(face, [
                [-0.36, -0.34],
                [0.42, 0.2 + turn * 0.2],
              ]),
              paint('gear', 0.1),
              16,
              0.16,
            ),
        }),
        rods([stick(0, 0)], 0.034, 'timber', 0.16),
        rods([stick(0.16, 0.1)], 0.034, 'timber', 0.24),
      ],
      { z: 1.75, y: 0.34 },
    );
  },
};
