import { mix, type Colour } from '../colour.ts';
import type { Light } from '../light.ts';
import { discOn, rectOn, shapeOn, type Plane } from '../perspective.ts';
import type { Random } from '#demo/lib/random.ts';
import { fill } from '../svg.ts';
import type { Opening, Prospect } from './room.ts';

/** What is outside a window, within the window's own bounds, in metres. */
interface Outside extends Pick<Opening, 'u' | 'v' | 'width' | 'height' | 'prospect'> {
  plane: Plane;
  light: Light;
  random: Random;
}

type Corner = readonly [u: number, v: number];

/** Draws what is seen through a window over its sky: flat layers that lose colour with distance. */
export function drawProspect(outside: Outside): string {
  return prospects[outside.prospect](outside);
}

const prospects: Readonly<Record<Prospect, (outside: Outside) => string>> = {
  sky({ plane, u, v, width, height, light }) {
    const disc = (across: number, up: number, ru: number, rv: number) =>
      discOn(plane, u + width * across, v + height * up, ru, rv);
    const moon = Math.min(width, height) * 0.09;
    return light.time === 'night'
      ? fill(disc(0.7, 0.72, moon, moon), '#F4EBD2', 0.9)
      : fill(
          disc(0.36, 0.56, width * 0.26, height * 0.035) +
            disc(0.56, 0.51, width * 0.24, height * 0.03),
          light.glow,
          0.5,
        );
  },
  garden(outside) {
    const { light } = outside;
    const leaf = mix(mix('#6E8058', light.shadow, light.dim + 0.1), light.glow, 0.08);
    return (
      fill(treetops(outside, 0.5), mix(leaf, light.sky[2], 0.45)) +
      fill(treetops(outside, 0.3), leaf) +
      fill(treetops(outside, 0.16), mix(leaf, light.shadow, 0.28))
    );
  },
  rooftops: (outside) =>
    fill(roofs(outside, 0.46), distance(outside, 0.3)) +
    fill(roofs(outside, 0.24), distance(outside, 0.62)) +
    litWindows(outside),
  towers: (outside) =>
    fill(towers(outside, 0.66), distance(outside, 0.3)) +
    fill(towers(outside, 0.36), distance(outside, 0.62)) +
    litWindows(outside),
};

/** The colour of a layer; 0 is the horizon itself. */
function distance({ light }: Outside, nearness: number): Colour {
  return mix(light.sky[2], light.shadow, nearness);
}

/** A line of shapes from one side of the window to the other, closed along its foot. */
function horizon({ plane, u, v, width }: Outside, top: readonly Corner[]): string {
  return shapeOn(plane, [[u, v], ...top, [u + width, v]]);
}

/** Round crowns beside each other, up to a share of the window's height. */
function treetops({ plane, u, v, width, height, random }: Outside, share: number): string {
  const radius = Math.min(height * share * 0.5, width * 0.16);
  const count = Math.max(3, Math.ceil(width / (radius * 1.3)));
  const crowns = Array.from({ length: count }, (_, index) => {
    const size = radius * random.between(0.75, 1);
    const at = u + size + ((width - 2 * size) * index) / (count - 1);
    return discOn(plane, at, v + height * share - size * random.between(0.9, 1.3), size);
  });
  return rectOn(plane, u, v, width, height * share * 0.56) + crowns.join('');
}

function roofs(outside: Outside, share: number): string {
  const { u, v, width, height, random } = outside;
  const top: Corner[] = [];
  for (let from = 0; from < 1;) {
    const to = Math.min(1, from + random.between(0.16, 0.36));
    const eaves = v + height * (share + random.between(-0.1, 0.05));
    const ridge = eaves + height * random.between(0.03, 0.12);
    const at = (part: number, up: number): Corner => [u + width * (from + (to - from) * part), up];
    const chimney = random.chance(0.5)
      ? [
          at(0.62, ridge - height * 0.01),
          at(0.62, ridge + height * 0.05),
          at(0.72, ridge + height * 0.05),
          at(0.72, ridge - height * 0.03),
        ]
      : [];
    top.push(at(0, eaves), at(0.5, ridge), ...chimney, at(1, eaves));
    from = to;
  }
  return horizon(outside, top);
}

function towers(outside: Outside, share: number): string {
  const { u, v, width, height, random } = outside;
  const top: Corner[] = [];
  for (let from = 0; from < 1;) {
    const to = Math.min(1, from + random.between(0.1, 0.24));
    const roof = v + height * (share + random.between(-0.26, 0.14));
    top.push([u + width * from, roof], [u + width * to, roof]);
    from = to + (random.chance(0.3) ? 0.02 : 0);
  }
  return horizon(outside, top);
}

function litWindows({ plane, u, v, width, height, light, random }: Outside): string {
  if (light.lamps < 0.5) return '';
  const size = Math.min(0.05, width * 0.05);
  const panes = Array.from({ length: 12 }, () =>
    rectOn(
      plane,
      u + random.between(0.04, 0.92) * width,
      v + random.between(0.03, 0.2) * height,
      size,
      size * 1.5,
    ),
  );
  return fill(panes.join(''), light.glow, 0.75);
}
