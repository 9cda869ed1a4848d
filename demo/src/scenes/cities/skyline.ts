import { curve, dots, fill, line, outline, oval, rectangle, stroke, type Point } from '../svg.ts';
import type { Canvas } from './canvas.ts';

/** Width and height of the picture of a city, in pixels. */
export const city = { width: 1200, height: 800 } as const;

/** Half the width of something symmetrical at a height above its foot, in pixels. */
export type Profile = readonly (readonly [half: number, up: number])[];

/** A symmetrical building: its outline, and its right half in shade. */
export function building(
  canvas: Canvas,
  x: number,
  base: number,
  scale: number,
  profile: Profile,
  colour: string,
): string {
  const side = (sign: 1 | -1) =>
    profile.map(([half, up]): Point => [x + sign * half * scale, base - up * scale]);
  const right = side(1);
  const [foot] = profile;
  const [, top] = profile.at(-1) ?? [0, 0];
  const axis: Point[] = [
    [x + (foot?.[0] ?? 0) * 0.1 * scale, base - top * scale],
    [x + (foot?.[0] ?? 0) * 0.1 * scale, base],
  ];
  return (
    fill(outline([...side(-1), ...right.toReversed()]), colour) +
    fill(outline([...right, ...axis]), canvas.light.shadow, 0.16)
  );
}

/** Windows in rows on a wall; by night, some of them lit. Corner, size and number of panes. */
export function windows(
  canvas: Canvas,
  [x, y]: Point,
  [width, height]: readonly [number, number],
  [columns, rows]: readonly [number, number],
  share = 0.6,
): string {
  const [w, h] = [width / columns, height / rows];
  const panes = Array.from({ length: columns * rows }, (_, index) => index)
    .filter(() => canvas.random.chance(canvas.lit ? share * 0.6 : share))
    .map((index) =>
      rectangle(
        x + (index % columns) * w + w * 0.28,
        y + Math.floor(index / columns) * h + h * 0.25,
        w * 0.44,
        h * 0.5,
      ),
    );
  return canvas.lit
    ? fill(panes.join(''), '#FFD795', 0.85)
    : fill(panes.join(''), canvas.light.glow, 0.22);
}

export interface Row {
  from: number;
  to: number;
  base: number;
  /** Least and greatest height and width, in pixels. */
  heights: readonly [number, number];
  widths: readonly [number, number];
  nearness: number;
  /** How much of its windows is seen, 0–1. */
  windows?: number;
}

/** A row of plain buildings, side by side. */
export function blocks(canvas: Canvas, row: Row): string {
  const { random } = canvas;
  const bodies: [string[], string[]] = [[], []];
  const shades: string[] = [];
  let panes = '';
  for (let x = row.from; x < row.to;) {
    const width = Math.min(random.between(...row.widths), row.to - x);
    const height = random.between(...row.heights);
    const top = row.base - height;
    const roof: Point[] = random.pick([
      [
        [x, top],
        [x + width, top],
      ],
      [
        [x, top + 14],
        [x + width * 0.25, top + 14],
        [x + width * 0.25, top],
        [x + width * 0.75, top],
        [x + width * 0.75, top + 14],
        [x + width, top + 14],
      ],
      [
        [x, top],
        [x + width, top + width * 0.18],
      ],
    ] as const) as Point[];
    bodies[random.int(0, 1) as 0 | 1].push(
      outline([[x, row.base], ...roof, [x + width, row.base]]),
    );
    shades.push(
      rectangle(x + width * 0.68, top + width * 0.18, width * 0.32, height - width * 0.18),
    );
    if (row.windows && width > 24 && random.chance(0.75)) {
      const columns = Math.max(2, Math.round(width / 15));
      const rows = Math.max(2, Math.min(9, Math.round(height / 22)));
      panes += windows(
        canvas,
        [x + 5, top + 22],
        [width - 10, Math.min(height - 30, rows * 22)],
        [columns, rows],
        row.windows,
      );
    }
    x += width + (random.chance(0.25) ? random.between(2, 10) : 0);
  }
  return (
    fill(bodies[0].join(''), canvas.haze(row.nearness)) +
    fill(bodies[1].join(''), canvas.haze(row.nearness + 0.07)) +
    fill(shades.join(''), canvas.light.shadow, 0.1) +
    panes
  );
}

/** A hill or mountain: a smooth line above a base. */
export function hill(points: readonly Point[], base: number, colour: string): string {
  const last = points.at(-1) ?? [0, 0];
  const first = points[0] ?? [0, 0];
  const top = curve(points);
  return fill(`${top}L${last[0]} ${base}L${first[0]} ${base}z`, colour);
}

/** Treetops in a row, their lit side lighter. */
export function trees(
  canvas: Canvas,
  {
    from,
    to,
    base,
    size,
    nearness,
  }: { from: number; to: number; base: number; size: number; nearness: number },
): string {
  const { random } = canvas;
  const crowns: string[] = [];
  const lights: string[] = [];
  for (let x = from; x < to; x += size * random.between(0.5, 0.9)) {
    const radius = size * random.between(0.45, 0.8);
    const y = base - radius * random.between(0.3, 0.9);
    crowns.push(oval([x, y], radius, radius * 0.86));
    if (random.chance(0.6))
      lights.push(oval([x - radius * 0.3, y - radius * 0.28], radius * 0.5, radius * 0.4));
  }
  return (
    fill(
      rectangle(from, base - size * 0.3, to - from, size * 0.3 + 2),
      canvas.far('leaf', nearness, -0.3),
    ) +
    fill(crowns.join(''), canvas.far('leaf', nearness, -0.24)) +
    fill(lights.join(''), canvas.far('leaf', nearness, 0.0))
  );
}

/** A tall palm that leans by `lean` pixels. */
export function palm(
  canvas: Canvas,
  x: number,
  base: number,
  height: number,
  lean: number,
  nearness: number,
): string {
  const { random } = canvas;
  const top: Point = [x + lean, base - height];
  const trunk = curve([[x, base], [x + lean * 0.25, base - height * 0.5], top]);
  const size = Math.max(34, height * 0.2);
  const fronds = Array.from({ length: 9 }, (_, index) => {
    const angle = (index / 8) * Math.PI * 1.24 - Math.PI * 0.12 + random.between(-0.08, 0.08);
    const reach = size * random.between(0.85, 1.15);
    const [dx, dy] = [Math.cos(angle) * reach, -Math.sin(angle) * reach * 0.7];
    const tip: Point = [top[0] + dx, top[1] + dy + reach * 0.34];
    const bow: Point = [top[0] + dx * 0.55, top[1] + dy - reach * 0.16];
    const low: Point = [top[0] + dx * 0.5, top[1] + dy * 0.6 + reach * 0.1];
    return `M${top[0].toFixed(1)} ${top[1].toFixed(1)}Q${bow[0].toFixed(1)} ${bow[1].toFixed(1)} ${tip[0].toFixed(1)} ${tip[1].toFixed(1)}Q${low[0].toFixed(1)} ${low[1].toFixed(1)} ${top[0].toFixed(1)} ${top[1].toFixed(1)}z`;
  });
  return (
    stroke(trunk, canvas.far('timber', nearness, -0.4), Math.max(3, height * 0.024)) +
    fill(fronds.slice(0, 5).join(''), canvas.far('leaf', nearness, -0.45)) +
    fill(fronds.slice(5).join(''), canvas.far('leaf', nearness, -0.3))
  );
}

/** Water from `top` down to the edge of the picture, with light lying on it. */
export function water(canvas: Canvas, top: number, bottom: number = city.height): string {
  const { light, random } = canvas;
  const streaks = (count: number, width: number) =>
    Array.from({ length: count }, (_, index) => {
      const y = top + 8 + (bottom - top - 12) * ((index + random.float() * 0.8) / count) ** 1.3;
      const x = random.between(-40, city.width);
      const length = random.between(0.4, 1) * width * (0.5 + (y - top) / (bottom - top));
      return line([
        [x, y],
        [x + length, y],
      ]);
    }).join('');
  return (
    fill(rectangle(0, top, city.width, bottom - top), 'url(#water)') +
    stroke(streaks(20, 150), light.sky[2], 3, 0.4) +
    stroke(streaks(12, 110), light.shadow, 3, 0.14)
  );
}

/** Lamps along a quay or bridge; they shine when it is dark. */
export function lamps(canvas: Canvas, places: readonly Point[]): string {
  return canvas.lit
    ? dots(places, '#FFD795', 22, 0.25) + dots(places, '#FFE7B8', 7)
    : dots(places, canvas.haze(0.9), 4);
}

/** Sun or moon, and bands of cloud. */
export function drawSky(canvas: Canvas, [x, y]: Point, horizon: number): string {
  const { light, random } = canvas;
  const night = light.time === 'night';
  const size = night ? 30 : light.time === 'day' ? 38 : 58;
  const stars = Array.from({ length: 26 }, (_, index): Point => [
    (index * 47.3 + random.between(0, 40)) % city.width,
    random.between(10, horizon * 0.6),
  ]);
  const cloud = (width: number): string => {
    const [left, top] = [
      random.between(-60, city.width - 160),
      random.between(horizon * 0.12, horizon * 0.62),
    ];
    return (
      line([
        [left, top],
        [left + width, top],
      ]) +
      line([
        [left + width * 0.24, top - 15],
        [left + width * 0.8, top - 15],
      ])
    );
  };
  return (
    fill(rectangle(0, 0, city.width, horizon + 4), 'url(#sky)') +
    (night ? dots(stars, '#FFF6E0', 2.4, 0.7) : '') +
    fill(oval([x, y], size * 4.2), 'url(#glow)', night ? 0.25 : 0.6) +
    fill(oval([x, y], size), night ? '#F3E9CF' : light.time === 'evening' ? '#FFE2B0' : '#FFF8E2') +
    stroke(
      [210, 260, 170].map(cloud).join(''),
      night ? light.sky[2] : light.glow,
      17,
      night ? 0.25 : 0.42,
    )
  );
}
