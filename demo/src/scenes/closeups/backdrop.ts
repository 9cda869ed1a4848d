import { mix } from '../colour.ts';
import { tone } from '../paint.ts';
import type { Random } from '#demo/lib/random.ts';
import type { Stage } from '../stage.ts';
import { fill, linear, outline, oval, rectangle, type Gradient, type Point } from '../svg.ts';

/** The gradient behind a close-up. */
export function backdropGradient({ paint, toLight }: Stage): Gradient {
  const [sunny, far] = toLight.x < 0 ? [0, 1] : [1, 0];
  return linear(
    'backdrop',
    [sunny, 0],
    [far, 1],
    [
      [0, tone(paint, 'panel', 0.18)],
      [0.5, tone(paint, 'panel', -0.16)],
      [1, tone(paint, 'panel', -0.55)],
    ],
  );
}

/**
 * What lies behind a close-up, out of focus: a wall in the light of the hour, with slats, a window's
 * light or far lamps. Large, soft and low in contrast, so that the thing before it stands out.
 */
export function drawBackdrop(stage: Stage, random: Random): string {
  const kind = random.pick(['slats', 'window', 'lamps', 'shelf'] as const);
  return fill(rectangle(0, 0, 1200, 800), 'url(#backdrop)') + backdrops[kind](stage, random);
}

const backdrops: Readonly<
  Record<'slats' | 'window' | 'lamps' | 'shelf', (stage: Stage, random: Random) => string>
> = {
  slats(stage, random) {
    const pitch = random.between(54, 78);
    const count = Math.ceil(1200 / pitch);
    const bars = Array.from({ length: count }, (_, index) =>
      rectangle(index * pitch, 0, pitch * 0.34, 800),
    );
    return (
      fill(bars.join(''), stage.paint.light.shadow, 0.22) +
      bokeh(stage, random, 3) +
      sunOnWall(stage, random)
    );
  },
  window: (stage, random) => sunOnWall(stage, random) + bokeh(stage, random, 4),
  lamps: (stage, random) => bokeh(stage, random, 9),
  shelf(stage, random) {
    const spines: string[] = [];
    for (let x = random.between(-20, 40); x < 1200;) {
      const width = random.between(14, 40);
      const height = random.between(130, 210);
      if (random.chance(0.85)) spines.push(rectangle(x, 330 - height, width - 5, height));
      x += width;
    }
    const half = spines.length >> 1;
    return (
      fill(spines.slice(0, half).join(''), tone(stage.paint, 'cloth', -0.2), 0.4) +
      fill(spines.slice(half).join(''), tone(stage.paint, 'accent', -0.3), 0.32) +
      fill(rectangle(0, 330, 1200, 16), stage.paint.light.shadow, 0.3) +
      bokeh(stage, random, 3)
    );
  },
};

/** Sunlight through panes on the wall; by night there is none. */
function sunOnWall({ paint, toLight }: Stage, random: Random): string {
  const { light } = paint;
  if (light.sun === 0) return '';
  const x0 = toLight.x < 0 ? random.between(80, 380) : random.between(560, 860);
  const lean = toLight.x < 0 ? 120 : -120;
  const panes = Array.from({ length: 4 }, (_, index) => {
    const [column, row] = [index % 2, index >> 1];
    const corner = (u: number, v: number): Point => [
      x0 + u * 190 + v * lean,
      40 + v * 210 + u * 26,
    ];
    const [u, v] = [column + 0.04, row + 0.04];
    return outline([
      corner(u, v),
      corner(u + 0.92, v),
      corner(u + 0.92, v + 0.92),
      corner(u, v + 0.92),
    ]);
  });
  return fill(panes.join(''), light.glow, light.sun * 0.42);
}

/** Lamps so far away that they are only discs of light. */
function bokeh({ paint }: Stage, random: Random, count: number): string {
  const { light, palette } = paint;
  const discs = (share: number) =>
    Array.from({ length: Math.ceil(count * share) }, () =>
      oval([random.between(0, 1200), random.between(0, 520)], random.between(26, 84)),
    ).join('');
  const warm = mix(palette.colours.accent, light.glow, 0.55);
  return (
    fill(discs(0.6), warm, 0.12 + 0.14 * light.lamps) +
    fill(discs(0.4), light.glow, 0.1 + 0.1 * light.lamps)
  );
}

/** The surface on which something lies: a table's edge towards the viewer. */
export function drawTable(stage: Stage, height: number): string {
  const { paint } = stage;
  return (
    fill(rectangle(0, height, 1200, 800 - height), tone(paint, 'timber', -0.06)) +
    fill(rectangle(0, height, 1200, 5), paint.light.glow, 0.3) +
    fill(rectangle(0, height, 1200, 800 - height), 'url(#beam)', 0.22)
  );
}
