import { bend, fill, line, outline, rectangle, stroke, type Point } from '../svg.ts';
import type { Canvas } from './canvas.ts';
import { blocks, building, lamps, water, windows, type Profile } from './skyline.ts';

const empireState: Profile = [
  [84, 0],
  [84, 90],
  [62, 92],
  [62, 190],
  [50, 194],
  [50, 330],
  [42, 336],
  [42, 352],
  [30, 356],
  [26, 380],
  [12, 386],
  [12, 410],
  [5, 416],
  [4, 440],
  [1, 500],
];
const chrysler: Profile = [
  [46, 0],
  [46, 250],
  [40, 256],
  [38, 282],
  [30, 304],
  [22, 326],
  [14, 352],
  [6, 380],
  [1, 452],
];
const worldTrade: Profile = [
  [52, 0],
  [52, 40],
  [36, 330],
  [22, 334],
  [20, 342],
  [3, 344],
  [1, 430],
];

/** Midtown across the river, and the old bridge. */
export function drawNewYork(canvas: Canvas): string {
  const { random } = canvas;
  const base = 620;
  const middle = 640 + random.between(-20, 20);
  return (
    blocks(canvas, {
      from: -10,
      to: 1210,
      base,
      heights: [120, 300],
      widths: [36, 74],
      nearness: 0.12,
      windows: 0.25,
    }) +
    building(canvas, 1060, base, 1.02, worldTrade, canvas.haze(0.26)) +
    blocks(canvas, {
      from: -10,
      to: 1210,
      base,
      heights: [90, 250],
      widths: [44, 84],
      nearness: 0.3,
      windows: 0.45,
    }) +
    building(canvas, 892, base, 1, chrysler, canvas.far('#A9B0B0', 0.55, -0.1)) +
    crown(canvas, 892, base) +
    windows(canvas, [856, base - 236], [72, 200], [7, 12], 0.7) +
    building(canvas, middle, base, 1.06, empireState, canvas.far('#B39A7C', 0.74, -0.08)) +
    windows(canvas, [middle - 44, base - 342], [88, 330], [8, 20], 0.75) +
    windows(canvas, [middle - 86, base - 88], [172, 80], [14, 5], 0.75) +
    blocks(canvas, {
      from: 700,
      to: 1210,
      base: base + 4,
      heights: [50, 150],
      widths: [54, 104],
      nearness: 0.6,
      windows: 0.6,
    }) +
    blocks(canvas, {
      from: -10,
      to: 520,
      base: base + 4,
      heights: [46, 130],
      widths: [54, 104],
      nearness: 0.56,
      windows: 0.6,
    }) +
    water(canvas, base + 4) +
    bridge(canvas)
  );
}

function crown(canvas: Canvas, x: number, base: number): string {
  const arcs = [0, 1, 2].map((index) => {
    const [half, up] = [30 - index * 8, 286 + index * 26];
    return bend(
      [x - half, base - up],
      [
        [
          [x - half * 0.6, base - up - 26],
          [x + half * 0.6, base - up - 26],
          [x + half, base - up],
        ],
      ],
    );
  });
  return stroke(
    arcs.join(''),
    canvas.lit ? '#FFE2A8' : canvas.light.glow,
    3,
    canvas.lit ? 0.9 : 0.5,
  );
}

function bridge(canvas: Canvas): string {
  const stone = canvas.far('#8F6A4E', 0.96, -0.28);
  const [x, top, deck] = [206, 300, 640];
  const cables = (to: Point, sag: number) =>
    bend(
      [x, top + 26],
      [[[x + (to[0] - x) * 0.36, top + sag], [x + (to[0] - x) * 0.7, to[1] - 4], to]],
    );
  const hangers = Array.from({ length: 22 }, (_, index) => {
    const share = index / 21;
    const at = x + 60 + share * 560;
    const high = top + 60 + Math.sin(share * 1.5) * 270 * share ** 0.12;
    return line([
      [at, Math.min(high, deck - 6)],
      [at, deck],
    ]);
  });
  const left = Array.from({ length: 7 }, (_, index) => {
    const at = x - 60 - index * 30;
    return line([
      [at, Math.min(top + 86 + index * 40, deck - 4)],
      [at, deck],
    ]);
  });
  const arch = (from: number) =>
    `M${from} 628V436Q${from + 4} 392 ${from + 22} 372Q${from + 40} 392 ${from + 44} 436V628z`;
  return (
    stroke(hangers.join('') + left.join(''), canvas.haze(0.9), 1.8, 0.7) +
    stroke(cables([760, 638], 210) + cables([-60, 620], 170), canvas.haze(0.95), 6) +
    fill(
      outline([
        [-10, deck - 8],
        [1210, deck + 26],
        [1210, deck + 50],
        [-10, deck + 14],
      ]),
      canvas.haze(0.96),
    ) +
    fill(
      `M${x - 76} 800L${x - 66} ${top + 20}H${x + 66}L${x + 76} 800z${arch(x - 52)}${arch(x + 8)}`,
      stone,
    ).replace('<path', '<path fill-rule="evenodd"') +
    fill(
      rectangle(x - 76, top, 152, 22) + rectangle(x - 70, top + 34, 140, 8),
      canvas.far('#A57E5E', 0.96, -0.1),
    ) +
    fill(
      outline([
        [x + 52, top + 22],
        [x + 66, top + 22],
        [x + 76, 800],
        [x + 56, 800],
      ]),
      canvas.light.shadow,
      0.22,
    ) +
    lamps(
      canvas,
      Array.from({ length: 9 }, (_, index): Point => [330 + index * 100, deck - 16 + index * 3]),
    )
  );
}
