import { bend, fill, line, outline, rectangle, stroke, type Point } from '../svg.ts';
import type { Canvas } from './canvas.ts';
import { blocks, building, hill, lamps, trees, water, windows, type Profile } from './skyline.ts';

const capitol: Profile = [
  [150, 0],
  [150, 70],
  [62, 74],
  [62, 108],
  [56, 112],
  [56, 150],
  [52, 156],
  [46, 186],
  [32, 212],
  [13, 226],
  [12, 250],
  [6, 258],
  [1.5, 292],
];

/** The Capitol's dome, the lake, and the bats that leave the bridge at dusk. */
export function drawAustin(canvas: Canvas): string {
  const { random } = canvas;
  const base = 600;
  return (
    hill(
      [
        [-40, 560],
        [200, 520],
        [470, 536],
        [760, 510],
        [1010, 534],
        [1240, 500],
      ],
      640,
      canvas.haze(0.14),
    ) +
    blocks(canvas, {
      from: -10,
      to: 1210,
      base,
      heights: [60, 150],
      widths: [44, 86],
      nearness: 0.2,
      windows: 0.3,
    }) +
    jenga(canvas, 230, base) +
    owl(canvas, 930, base) +
    building(
      canvas,
      1060,
      base,
      1,
      [
        [40, 0],
        [40, 230],
        [28, 240],
      ],
      canvas.haze(0.44),
    ) +
    windows(canvas, [1026, base - 220], [68, 204], [6, 11], 0.6) +
    building(
      canvas,
      372,
      base,
      1,
      [
        [34, 0],
        [34, 210],
        [16, 232],
        [2, 290],
      ],
      canvas.haze(0.4),
    ) +
    blocks(canvas, {
      from: -10,
      to: 1210,
      base,
      heights: [34, 74],
      widths: [54, 100],
      nearness: 0.46,
      windows: 0.6,
    }) +
    building(
      canvas,
      640 + random.between(-24, 24),
      base + 6,
      1.14,
      capitol,
      canvas.far('#D3A183', 0.74, -0.04),
    ) +
    windows(canvas, [486, base - 62], [308, 54], [20, 2], 0.9) +
    trees(canvas, { from: -20, to: 1220, base: base + 20, size: 46, nearness: 0.66 }) +
    water(canvas, base + 16) +
    bridge(canvas, base + 44) +
    bats(canvas)
  );
}

function jenga(canvas: Canvas, x: number, base: number): string {
  const glass = canvas.far('#7D8E94', 0.5, -0.08);
  const floors = [
    [0, 78, 84],
    [14, 70, 76],
    [-10, 64, 80],
    [6, 58, 60],
  ] as const;
  let up = 0;
  const parts = floors.map(([shift, half, height]) => {
    const d = rectangle(x + shift - half * 0.72, base - up - height, half * 1.44, height);
    up += height;
    return d;
  });
  return (
    fill(parts.join(''), glass) +
    fill(rectangle(x + 12, base - 300, 44, 300), canvas.light.shadow, 0.12) +
    windows(canvas, [x - 40, base - 288], [80, 280], [6, 15], 0.6)
  );
}

function owl(canvas: Canvas, x: number, base: number): string {
  const glass = canvas.far('#8FA3A6', 0.6, -0.06);
  return (
    building(
      canvas,
      x,
      base,
      1,
      [
        [50, 0],
        [50, 220],
        [42, 226],
        [42, 262],
      ],
      glass,
    ) +
    fill(
      outline([
        [x - 42, base - 260],
        [x - 30, base - 330],
        [x, base - 286],
        [x + 30, base - 330],
        [x + 42, base - 260],
      ]),
      canvas.far('pale', 0.62, 0),
    ) +
    fill(
      outline([
        [x, base - 286],
        [x + 30, base - 330],
        [x + 42, base - 260],
        [x, base - 260],
      ]),
      canvas.light.shadow,
      0.16,
    ) +
    windows(canvas, [x - 44, base - 214], [88, 200], [7, 10], 0.7)
  );
}

function bridge(canvas: Canvas, deck: number): string {
  const stone = canvas.far('#A9957A', 0.95, -0.24);
  const arches = Array.from({ length: 5 }, (_, index) => {
    const x = -20 + index * 262;
    return `M${x} ${deck + 130}V${deck + 108}Q${x + 118} ${deck - 22} ${x + 236} ${deck + 108}V${deck + 130}z`;
  });
  return (
    fill(`M-10 ${deck}H1210V${deck + 130}H-10z${arches.join('')}`, stone).replace(
      '<path',
      '<path fill-rule="evenodd"',
    ) +
    fill(rectangle(-10, deck - 12, 1220, 14), canvas.far('#C9B596', 0.95, -0.1)) +
    lamps(
      canvas,
      Array.from({ length: 9 }, (_, index): Point => [70 + index * 134, deck - 44]),
    ) +
    stroke(
      Array.from({ length: 9 }, (_, index) =>
        line([
          [70 + index * 134, deck - 10],
          [70 + index * 134, deck - 40],
        ]),
      ).join(''),
      canvas.haze(0.95),
      3,
    )
  );
}

/** Bats in a rising cloud. */
function bats(canvas: Canvas): string {
  const { random } = canvas;
  const shapes = Array.from({ length: 24 }, (_, index) => {
    const share = index / 23;
    const x = 1120 - share * 760 + random.between(-36, 36);
    const y = 560 - share * 400 - Math.sin(share * 3) * 60 + random.between(-40, 40);
    const size = 7 + 12 * share;
    return bend(
      [x - size, y],
      [
        [
          [x - size * 0.6, y - size * 0.7],
          [x - size * 0.3, y - size * 0.4],
          [x, y],
        ],
        [
          [x + size * 0.3, y - size * 0.4],
          [x + size * 0.6, y - size * 0.7],
          [x + size, y],
        ],
        [
          [x + size * 0.5, y - size * 0.1],
          [x + size * 0.2, y + size * 0.1],
          [x, y + size * 0.34],
        ],
        [
          [x - size * 0.2, y + size * 0.1],
          [x - size * 0.5, y - size * 0.1],
          [x - size, y],
        ],
      ],
    );
  });
  return fill(shapes.join(''), canvas.haze(0.98), 0.85);
}
