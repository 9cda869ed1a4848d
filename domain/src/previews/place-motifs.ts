import type { CoverDrawing, Random } from './cover-drawing.ts';

/** A record half out of its sleeve, as a label brings it out. */
export function sleeve(random: Random): CoverDrawing {
  const [x, y, side] = [112, 58, 184];
  const middle = y + side / 2;
  const out = x + side + Math.round(10 + random() * 42);
  const grooves = [88, 72, 58].map((radius) =>
    between(out, middle, radius - random() * 6, x + side),
  );
  const label = between(out, middle, 30, x + side);
  const art = [stripes, target, blocks][Math.floor(random() * 3)]!;
  return {
    lines: `M${x} ${y}h${side}v${side}h${-side}z${grooves.join('')}`,
    accent: label + art(x, y, side, random),
    strokeWidth: 5,
  };
}

/** What of a circle is right of an edge: the rest is in the sleeve. */
function between(x: number, y: number, exact: number, edge: number): string {
  const radius = Math.round(exact);
  const away = edge - x;
  if (away <= -radius) return circle(x, y, radius);
  const half = Math.round(Math.sqrt(radius ** 2 - away ** 2));
  const isMost = away < 0 ? 1 : 0;
  return `M${edge} ${y - half}A${radius} ${radius} 0 ${isMost} 1 ${edge} ${y + half}`;
}

function stripes(x: number, y: number, side: number, random: Random): string {
  const count = 3 + Math.floor(random() * 4);
  const gap = Math.round((side - 64) / count);
  return Array.from({ length: count }, (_, index) => {
    const length = Math.round(40 + random() * (side - 104));
    return `M${x + 32} ${y + 44 + index * gap}h${length}`;
  }).join('');
}

function target(x: number, y: number, side: number, random: Random): string {
  const across = x + Math.round(side * (0.35 + 0.3 * random()));
  const down = y + Math.round(side * (0.35 + 0.3 * random()));
  return [12, 28, 44].map((radius) => circle(across, down, radius)).join('');
}

function blocks(x: number, y: number, side: number, random: Random): string {
  const columns = 4;
  const width = Math.round((side - 64) / columns);
  return Array.from({ length: columns }, (_, index) => {
    const tall = Math.round(24 + random() * (side - 88));
    return `M${x + 32 + index * width} ${y + side - 32}v${-tall}h${width - 12}v${tall}`;
  }).join('');
}

/** Crates of records under the awning of a store, one of them half pulled out. */
export function crates(random: Random): CoverDrawing {
  const count = [6, 8, 12][Math.floor(random() * 3)]!;
  const width = 384 / count;
  const scallops = `a${width / 2} 18 0 0 0 ${width} 0`.repeat(count);
  const places = random() < 0.5 ? [68, 188, 308] : [48, 148, 248, 348];
  const inside = places.length === 3 ? 104 : 84;
  const all = places.map((x) => records(x, inside, random));
  const pulled = Math.floor(random() * all.length);
  const boxes = all.map(
    ({ x, before, after }, index) =>
      `M${x} 186h${inside}v56H${x}z${index === pulled ? before : before + after}`,
  );
  return {
    lines: `M48 92${scallops}M48 92L72 56H408L432 92${boxes.join('')}`,
    accent: all[pulled]!.half,
    strokeWidth: 5,
  };
}

/** The records of a crate, leaning alike; and one, half pulled out, that stands before the last of them. */
function records(x: number, inside: number, random: Random) {
  const lean = Math.round(random() * 12);
  const count = Math.floor((inside - 20) / 12);
  const tops = Array.from({ length: count }, (_, index) => {
    const tall = Math.round(26 + random() * 16);
    return `M${x + 12 + index * 12} 186l${lean} ${-tall}`;
  });
  const left = Math.floor(random() * 3);
  const at = x + inside - 64;
  return {
    x,
    before: tops.slice(0, -5 - left).join(''),
    after: tops.slice(-5 - left).join(''),
    half: `M${at} 186v-58h56v58${circle(at + 28, 158, 14)}`,
  };
}

/** What hangs on the wall of a music store, one of it to be tried. */
export function instruments(random: Random): CoverDrawing {
  const all = [guitar, violin, keyboard, drum, saxophone];
  const start = Math.floor(random() * all.length);
  const step = 1 + Math.floor(random() * 2);
  const hung = [90, 190, 290, 390].map((x, index) =>
    all[(start + index * step) % all.length]!(x, Math.round(random() * 16)),
  );
  const tried = Math.floor(random() * hung.length);
  return {
    lines: `M40 60H440${hung.filter((_, index) => index !== tried).join('')}`,
    accent: hung[tried]!,
    strokeWidth: 5,
  };
}

function guitar(x: number, drop: number): string {
  const y = 78 + drop;
  return (
    `M${x} ${y}v86M${x - 7} ${y}h14M${x - 7} ${y + 12}h14` +
    `M${x} ${y + 72}a22 20 0 0 0 -18 34a30 28 0 1 0 36 0a22 20 0 0 0 -18 -34z` +
    circle(x, y + 104, 7)
  );
}

function violin(x: number, drop: number): string {
  const y = 84 + drop;
  return (
    `M${x} ${y}v56a22 22 0 0 1 20 22a14 12 0 0 0 0 22a26 24 0 1 1 -40 0a14 12 0 0 0 0 -22a22 22 0 0 1 20 -22` +
    `M${x - 8} ${y}h16M${x - 7} ${y + 94}h14M${x + 36} ${y + 8}v136`
  );
}

function keyboard(x: number, drop: number): string {
  const y = 104 + drop;
  const keys = [1, 2, 3, 4, 5].map((key) => `M${x - 42} ${y + key * 20}h84`).join('');
  const black = [1, 2, 4, 5].map((key) => `M${x - 42} ${y + key * 20}h46`).join('');
  return `M${x - 42} ${y}h84v120h-84z${keys}${black}`;
}

function drum(x: number, drop: number): string {
  const y = 120 + drop;
  return (
    `M${x - 42} ${y}a42 14 0 1 0 84 0a42 14 0 1 0 -84 0v60a42 14 0 0 0 84 0v-60` +
    `M${x - 42} ${y}l21 72l21 -58l21 58l21 -72M${x - 30} ${y - 40}l34 38`
  );
}

function saxophone(x: number, drop: number): string {
  const y = 88 + drop;
  const keys = [28, 48, 68].map((down) => circle(x - 16, y + down, 4)).join('');
  return `M${x - 42} ${y + 14}l10 -14h12v104a24 24 0 0 0 48 0v-38l14 -18h-42l14 18${keys}`;
}

/** Currents that run over one another, one of them heard before the others. */
export function tide(random: Random): CoverDrawing {
  const count = 9;
  const swell = 40 + Math.round(random() * 24);
  const currents = Array.from({ length: count }, (_, index) => {
    const y = 54 + index * 24;
    const height = Math.round(
      (6 + 30 * random()) * Math.sin(((index + 1) * Math.PI) / (count + 1)),
    );
    const start = -Math.round(random() * 2 * swell);
    const steps = Math.ceil((480 - start) / (2 * swell));
    return `M${start} ${y}q${swell} ${-2 * height} ${2 * swell} 0${`t${2 * swell} 0`.repeat(steps)}`;
  });
  const heard = 2 + Math.floor(random() * 5);
  return {
    lines: currents.filter((_, index) => index !== heard).join(''),
    accent: currents[heard]!,
    strokeWidth: 6,
  };
}

function circle(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
}
