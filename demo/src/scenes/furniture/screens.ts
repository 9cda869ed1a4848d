import { mix, type Colour } from '../colour.ts';
import type { Paint } from '../paint.ts';
import { rectOn, shapeOn, type Plane } from '../perspective.ts';
import { seeded, type Random } from '#demo/lib/random.ts';
import { fill } from '../svg.ts';

export const screenContents = ['arrangement', 'waveform', 'mixer', 'spectrum'] as const;
export type ScreenContent = (typeof screenContents)[number];

/** A screen as its content sees it: places and sizes are shares of its width and height, 0–1. */
interface Display {
  rect: (u: number, v: number, width: number, height: number) => string;
  shape: (points: readonly (readonly [number, number])[]) => string;
  ground: Colour;
  pale: Colour;
  bright: readonly [Colour, Colour, Colour];
  random: Random;
}

/** What a computer shows, over the whole of a face. It shines by itself, so the hour does not dim it. */
export function drawScreen(
  face: Plane,
  width: number,
  height: number,
  { palette }: Paint,
  content: ScreenContent,
  seed: number,
): string {
  const { gear, accent, pale, leaf, cloth } = palette.colours;
  const display: Display = {
    rect: (u, v, w, h) => rectOn(face, u * width, v * height, w * width, h * height),
    shape: (points) =>
      shapeOn(
        face,
        points.map(([u, v]) => [u * width, v * height]),
      ),
    ground: mix(gear, '#33404A', 0.5),
    pale,
    bright: [mix(accent, pale, 0.15), mix(leaf, pale, 0.35), mix(cloth, pale, 0.4)],
    random: seeded('screen', content, seed),
  };
  return fill(display.rect(0, 0, 1, 1), display.ground) + contents[content](display);
}

const contents: Readonly<Record<ScreenContent, (display: Display) => string>> = {
  arrangement({ rect, ground, pale, bright, random }) {
    const clips: [string[], string[], string[]] = [[], [], []];
    for (let row = 0; row < 7; row++) {
      let from = 0.14 + random.float() * 0.1;
      while (from < 0.9) {
        const length = Math.min(random.between(0.08, 0.3), 0.97 - from);
        clips[row % 3]!.push(rect(from, 0.08 + row * 0.122, length, 0.09));
        from += length + (random.chance(0.4) ? random.between(0.03, 0.15) : 0.012);
      }
    }
    return (
      clips.map((group, index) => fill(group.join(''), bright[index]!)).join('') +
      fill(rect(0, 0, 0.11, 1), mix(ground, pale, 0.16)) +
      fill(rect(random.between(0.3, 0.7), 0, 0.008, 1), pale)
    );
  },

  waveform({ rect, pale, bright, random }) {
    const phase = random.between(0, 6);
    const bars = Array.from({ length: 44 }, (_, index) => {
      const swell = 0.35 + 0.65 * Math.abs(Math.sin(index * 0.31 + phase));
      const size = swell * random.between(0.12, 0.36);
      return rect(0.04 + index * 0.021, 0.5 - size, 0.013, size * 2);
    });
    return fill(bars.join(''), bright[0]) + fill(rect(0.42, 0.06, 0.006, 0.88), pale, 0.9);
  },

  mixer({ rect, ground, pale, bright, random }) {
    const columns = Array.from({ length: 12 }, (_, index) => 0.04 + index * 0.078);
    const strips = columns.map((u) => rect(u, 0.08, 0.05, 0.84));
    const levels = columns.map((u) => rect(u + 0.015, 0.08, 0.02, random.between(0.2, 0.7)));
    return fill(strips.join(''), mix(ground, pale, 0.12)) + fill(levels.join(''), bright[1]);
  },

  spectrum({ rect, shape, pale, bright, random }) {
    const top = Array.from({ length: 17 }, (_, index): [number, number] => [
      index / 16,
      0.28 + 0.4 * (1 - index / 16) + random.between(-0.1, 0.12),
    ]);
    return (
      fill(shape([[0, 0], ...top, [1, 0]]), bright[2], 0.7) +
      fill(rect(0, 0.5, 1, 0.008), pale, 0.4)
    );
  },
};
