import type { Local } from '../frames.ts';
import type { Part } from '../parts.ts';
import { rectOn } from '../perspective.ts';
import { box, type Stuff } from '../solids.ts';
import { fill, line, stroke } from '../svg.ts';
import { onBench, type Closeup } from './closeup.ts';
import { knob } from './faders.ts';

const octave = [true, true, false, true, true, true, false] as const;

interface Keyboard {
  /** Left front corner of its first white key, in metres. */
  from: Local;
  count: number;
  /** Width of a white key. */
  size: number;
  /** Which white keys are pressed. */
  held: ReadonlySet<number>;
}

/** White keys, each a box of its own. */
function whiteKeys({ from: [a, b, c], count, size, held }: Keyboard): Part[] {
  return Array.from({ length: count }, (_, index) =>
    box(
      [a + (index + 0.02) * size, b - (held.has(index) ? size * 0.2 : 0), c],
      [size * 0.96, size * 0.75, size * 5.4],
      'pale',
      { level: 0.06 },
    ),
  );
}

/** The black keys that stand on them. */
function blackKeys({ from: [a, b, c], count, size }: Keyboard): Part[] {
  return Array.from({ length: count }, (_, index) => index)
    .filter((index) => octave[index % 7])
    .map((index) =>
      box(
        [a + (index + 0.69) * size, b + size * 0.75, c + size * 2],
        [size * 0.62, size * 0.5, size * 3.4],
        'gear',
        {
          level: -0.04,
          top: (face, w, h, paint) =>
            fill(rectOn(face, w * 0.2, h * 0.04, w * 0.5, h * 0.9), paint('gear', 0.2)),
        },
      ),
    );
}

/** Piano keys and the polished fall that mirrors them. */
export const pianoKeys: Closeup = {
  subject: 'Piano keys under a polished fall',
  shows: ['grand', 'upright'],
  draw(bench) {
    const { random } = bench;
    const size = random.between(0.078, 0.094);
    const count = Math.ceil(2.5 / size);
    const turn = random.between(14, 30) * random.pick([-1, 1]);
    const held = new Set(random.sample([...Array(count).keys()], 2));
    const cabinet: Stuff = random.pick(['gear', 'gear', 'timber'] as const);
    const place = { z: 1.5, y: 0.1, degrees: turn };
    const keyboard: Keyboard = { from: [-1.25, -0.02, -0.12], count, size, held };
    const depth = size * 5.4;
    return (
      onBench(
        bench,
        [
          box([-1.4, -0.2, -0.16], [2.8, 0.17, depth + 0.2], cabinet),
          box([-1.4, -0.3, -0.36], [2.8, 0.27, 0.2], cabinet, { level: 0.06 }),
          box([-1.4, 0, depth - 0.12], [2.8, 0.5, 0.1], cabinet, {
            level: -0.05,
            front: (face, w, h, paint) =>
              fill(rectOn(face, 0, h * 0.18, w, h * 0.2), paint('pale', 0), 0.13) +
              fill(rectOn(face, 0, 0.05, w, 0.03), paint('cloth', -0.1)),
          }),
        ],
        place,
      ) +
      onBench(bench, whiteKeys(keyboard), place) +
      onBench(bench, blackKeys(keyboard), place)
    );
  },
};

/** The panel of a synthesiser. */
export const synthesiser: Closeup = {
  subject: 'Knobs, sliders and keys of a synthesiser',
  shows: ['keys'],
  draw(bench) {
    const { random } = bench;
    const turn = random.between(-22, 22);
    const body = random.pick(['gear', 'cloth', 'metal', 'accent', 'pale'] as const);
    const cap: Stuff = body === 'gear' ? 'metal' : 'gear';
    const columns = Array.from({ length: 8 }, (_, index) => -0.74 + index * 0.21);
    const place = { z: 1.55, y: 0.12, degrees: turn };
    const keyboard: Keyboard = {
      from: [-1.0, -0.05, -0.46],
      count: 19,
      size: 0.105,
      held: new Set([random.int(4, 14)]),
    };
    const panel = onBench(
      bench,
      [
        box([-1.12, -0.08, -0.4], [0.1, 0.2, 1.36], 'timber', { level: 0.05 }),
        box([1.02, -0.08, -0.4], [0.1, 0.2, 1.36], 'timber', { level: 0.05 }),
        box([-1.02, -0.06, 0.1], [2.04, 0.14, 0.86], body, {
          level: 0.02,
          top: (face, w, h, paint) => {
            const sections = [0.28, 0.56, 0.8].map((u) =>
              line([face.at(w * u, 0.06), face.at(w * u, h - 0.06)]),
            );
            return (
              stroke(sections.join(''), paint(cap, 0.2), 2.4, 0.6) +
              fill(rectOn(face, w * 0.58, h * 0.56, w * 0.2, h * 0.3), paint('gear', -0.3)) +
              fill(
                [0, 1, 2, 3, 4]
                  .map((index) =>
                    rectOn(
                      face,
                      w * (0.595 + index * 0.036),
                      h * 0.6,
                      w * 0.022,
                      h * random.between(0.05, 0.2),
                    ),
                  )
                  .join(''),
                paint('accent', 0.3),
              )
            );
          },
        }),
        ...columns.flatMap((a) => knob([a, 0.08, 0.34], 0.05, cap, random.between(-2, 2))),
        ...columns
          .filter((_, index) => index < 5)
          .flatMap((a) =>
            knob([a, 0.08, 0.62], 0.05, random.chance(0.3) ? 'accent' : cap, random.between(-2, 2)),
          ),
        ...columns.map((a) =>
          box(
            [a - 0.035, 0.08, 0.19],
            [0.07, 0.022, 0.045],
            random.chance(0.3) ? '#FFD27A' : 'pale',
            { level: 0.02 },
          ),
        ),
      ],
      place,
    );
    return (
      onBench(bench, whiteKeys(keyboard), place) +
      onBench(bench, blackKeys(keyboard), place) +
      panel
    );
  },
};
