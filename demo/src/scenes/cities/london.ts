import { fill, line, outline, oval, rectangle, stroke, type Point } from '../svg.ts';
import type { Canvas } from './canvas.ts';
import { blocks, building, lamps, water, windows, type Profile } from './skyline.ts';

const clockTower: Profile = [
  [36, 0],
  [36, 262],
  [41, 266],
  [41, 336],
  [35, 340],
  [35, 356],
  [27, 366],
  [13, 412],
  [13, 424],
  [8, 430],
  [1.5, 472],
];
const shard: Profile = [
  [58, 0],
  [34, 190],
  [14, 330],
  [10, 322],
  [3, 372],
];
const gherkin: Profile = [
  [30, 0],
  [40, 60],
  [43, 110],
  [39, 160],
  [28, 202],
  [12, 228],
  [0, 234],
];
const cathedral: Profile = [
  [92, 0],
  [92, 54],
  [44, 58],
  [44, 96],
  [40, 100],
  [38, 122],
  [28, 144],
  [12, 158],
  [7, 162],
  [7, 178],
  [2, 182],
  [1, 204],
];

/** The Thames: Parliament and its clock tower, the wheel, the Shard. */
export function drawLondon(canvas: Canvas): string {
  const { random } = canvas;
  const base = 626;
  const stone = canvas.far('#C9A878', 0.86, -0.06);
  return (
    blocks(canvas, {
      from: -10,
      to: 1210,
      base,
      heights: [40, 110],
      widths: [34, 80],
      nearness: 0.14,
      windows: 0.2,
    }) +
    building(canvas, 1010, base, 1, shard, canvas.haze(0.36)) +
    building(canvas, 880, base, 0.9, gherkin, canvas.haze(0.3)) +
    building(
      canvas,
      1120,
      base,
      1.04,
      [
        [30, 0],
        [44, 190],
        [36, 198],
      ],
      canvas.haze(0.28),
    ) +
    building(canvas, 600, base, 0.9, cathedral, canvas.haze(0.4)) +
    blocks(canvas, {
      from: 480,
      to: 1210,
      base,
      heights: [26, 70],
      widths: [40, 90],
      nearness: 0.46,
      windows: 0.4,
    }) +
    wheel(canvas, [790, 446], 156 + random.between(-8, 8)) +
    parliament(canvas, base, stone) +
    clock(canvas, 372, base + 6, stone) +
    water(canvas, base + 2) +
    bridge(canvas, base + 4)
  );
}

function clock(canvas: Canvas, x: number, base: number, stone: string): string {
  const flutes = [-20, -7, 7, 20].map((dx) =>
    line([
      [x + dx, base - 14],
      [x + dx, base - 254],
    ]),
  );
  const face: Point = [x - 2, base - 302];
  return (
    building(canvas, x, base, 1, clockTower, stone) +
    stroke(flutes.join(''), canvas.light.shadow, 2.4, 0.28) +
    fill(
      rectangle(x - 36, base - 268, 72, 7) + rectangle(x - 40, base - 342, 80, 6),
      canvas.far('pale', 0.9, 0),
    ) +
    fill(oval(face, 27), canvas.far('gear', 0.9, 0.1)) +
    fill(oval(face, 23.5), canvas.lit ? '#FFE9B8' : '#F6EBD2') +
    stroke(
      line([face, [face[0], face[1] - 17]]) + line([face, [face[0] + 11, face[1] + 6]]),
      '#2A2420',
      2.6,
    )
  );
}

function parliament(canvas: Canvas, base: number, stone: string): string {
  const pinnacles = Array.from({ length: 9 }, (_, index) => {
    const x = 6 + index * 38;
    return outline([
      [x - 6, base - 104],
      [x - 6, base - 132],
      [x, base - 158],
      [x + 6, base - 132],
      [x + 6, base - 104],
    ]);
  });
  return (
    building(
      canvas,
      42,
      base,
      1,
      [
        [54, 0],
        [54, 236],
        [50, 240],
        [50, 262],
        [44, 262],
        [44, 240],
      ],
      stone,
    ) +
    fill(pinnacles.join(''), stone) +
    fill(rectangle(-10, base - 112, 350, 112), stone) +
    fill(rectangle(-10, base - 112, 350, 112), canvas.light.shadow, 0.08) +
    windows(canvas, [100, base - 96], [228, 84], [22, 3], 0.9) +
    windows(canvas, [6, base - 214], [74, 190], [6, 5], 0.8)
  );
}

function wheel(canvas: Canvas, centre: Point, radius: number): string {
  const colour = canvas.haze(0.62);
  const spokes = Array.from({ length: 16 }, (_, index) => {
    const angle = (index / 16) * Math.PI * 2;
    return line([
      centre,
      [centre[0] + Math.cos(angle) * radius, centre[1] + Math.sin(angle) * radius],
    ]);
  });
  const pods = Array.from({ length: 24 }, (_, index): string => {
    const angle = (index / 24) * Math.PI * 2 + 0.1;
    return oval(
      [centre[0] + Math.cos(angle) * (radius + 9), centre[1] + Math.sin(angle) * (radius + 9)],
      6.4,
      5,
    );
  });
  return (
    stroke(spokes.join(''), colour, 1.4, 0.6) +
    stroke(oval(centre, radius) + oval(centre, radius - 9), colour, 3.4) +
    fill(pods.join(''), canvas.lit ? '#FFD795' : colour) +
    stroke(line([[centre[0] - 62, 624], centre, [centre[0] + 62, 624]]), canvas.haze(0.78), 8) +
    fill(oval(centre, 11), canvas.haze(0.8))
  );
}

function bridge(canvas: Canvas, top: number): string {
  const stone = canvas.far('#8C9A78', 0.95, -0.3);
  const arches = Array.from({ length: 6 }, (_, index) => {
    const x = 430 + index * 158;
    return `M${x} ${top + 74}V${top + 56}Q${x + 66} ${top + 2} ${x + 132} ${top + 56}V${top + 74}z`;
  });
  return (
    fill(rectangle(-10, top - 10, 340, 40), canvas.far('#8A7A66', 0.94, -0.26)) +
    fill(rectangle(-10, top - 14, 340, 7), canvas.far('pale', 0.9, -0.2)) +
    fill(`M300 ${top - 8}L1200 ${top - 20}V${top + 74}H300z${arches.join('')}`, stone).replace(
      '<path',
      '<path fill-rule="evenodd"',
    ) +
    fill(
      outline([
        [300, top - 12],
        [1200, top - 24],
        [1200, top - 15],
        [300, top - 3],
      ]),
      canvas.far('pale', 0.9, -0.2),
    ) +
    lamps(
      canvas,
      Array.from({ length: 7 }, (_, index): Point => [420 + index * 130, top - 42 - index * 1.4]),
    ) +
    stroke(
      Array.from({ length: 7 }, (_, index) =>
        line([
          [420 + index * 130, top - 12 - index * 1.4],
          [420 + index * 130, top - 38 - index * 1.4],
        ]),
      ).join(''),
      canvas.haze(0.95),
      3,
    )
  );
}
