import type { Local } from '../frames.ts';
import type { Part } from '../parts.ts';
import { type Plane } from '../perspective.ts';
import { tube } from '../rounds.ts';
import { box, type PaintOn, type Stuff } from '../solids.ts';
import { fill, line, stroke } from '../svg.ts';
import { onBench, type Closeup } from './closeup.ts';

/** A knob with a line that shows where it points. */
export function knob(at: Local, radius: number, stuff: Stuff, angle: number): Part[] {
  const [a, b, c] = at;
  const height = radius * 0.9;
  return [
    tube(at, radius * 1.25, radius * 0.18, 'gear', { level: -0.1 }),
    tube([a, b + radius * 0.18, c], radius, height, stuff, {
      upper: radius * 0.86,
      level: 0.02,
    }),
    box(
      [
        a - radius * 0.07,
        b + radius * 0.18 + height,
        c + Math.cos(angle) * radius * 0.35 - radius * 0.3,
      ],
      [radius * 0.14, 0.0006, radius * 0.6],
      'pale',
    ),
  ];
}

/** Faders side by side, each at its own level. */
export const faders: Closeup = {
  subject: 'A bank of faders and knobs',
  draw(bench) {
    const { stage, random, studio } = bench;
    const turn = random.between(-16, 16);
    const pitch = 0.125;
    const count = 13;
    const caps = random.pick(['pale', 'gear', 'accent'] as const);
    const surface = caps === 'gear' ? 'metal' : random.pick(['gear', 'panel', 'metal'] as const);
    const columns = Array.from({ length: count }, (_, index) => (index - (count - 1) / 2) * pitch);
    const slots = (face: Plane, paint: PaintOn) => {
      const at = (u: number) => u + 1.2;
      const long = columns.map((a) => line([face.at(at(a), 0.24), face.at(at(a), 0.78)]));
      const ticks = columns.flatMap((a) =>
        [0, 1, 2, 3, 4, 5, 6].map((step) =>
          line([
            face.at(at(a) - 0.034, 0.27 + step * 0.08),
            face.at(at(a) - 0.02, 0.27 + step * 0.08),
          ]),
        ),
      );
      const seams = columns.map((a) =>
        line([face.at(at(a) + pitch / 2, 0), face.at(at(a) + pitch / 2, 1.6)]),
      );
      return (
        stroke(seams.join(''), paint('gear', -0.2), 1.6, 0.4) +
        stroke(ticks.join(''), paint(surface === 'gear' ? 'pale' : 'gear', 0), 1.6, 0.6) +
        stroke(long.join(''), paint('gear', -0.6), 9)
      );
    };
    const parts: Part[] = [
      box([-1.2, -0.05, -0.4], [2.4, 0.05, 1.9], surface, {
        level: -0.02,
        top: (face, _w, _h, paint) => slots(face, paint),
      }),
      ...columns.flatMap((a, index): Part[] => {
        const c = -0.08 + random.between(0, 0.36);
        const cap = index % 4 === 0 ? 'accent' : caps;
        return [
          box([a - 0.034, 0, c], [0.068, 0.045, 0.11], cap, {
            level: 0.04,
            top: (face, w, h, paint) =>
              stroke(
                line([face.at(0, h / 2), face.at(w, h / 2)]),
                paint(caps === 'pale' ? 'gear' : 'pale', 0),
                3,
              ),
          }),
          ...knob(
            [a, 0, 0.62],
            0.032,
            index % 3 === 0 ? 'accent' : 'gear',
            random.between(-2, 2),
          ).slice(0, 2),
          box(
            [a - 0.026, 0, 0.48],
            [0.052, 0.012, 0.036],
            random.chance(0.4) ? '#FFD27A' : 'metal',
            { level: 0.1 },
          ),
        ];
      }),
    ];
    return (
      onBench(bench, parts, { z: 1.35, degrees: studio.mirrored ? -turn : turn }) + glint(stage)
    );
  },
};

/** A soft light over the upper part of the picture. */
function glint({ paint }: { paint: { light: { sun: number } } }): string {
  return fill('M0 0H1200V800H0z', 'url(#beam)', 0.1 + paint.light.sun * 0.16);
}
