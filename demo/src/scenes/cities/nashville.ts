import { bend, fill, line, outline, rectangle, stroke, type Point } from '../svg.ts';
import type { Canvas } from './canvas.ts';
import { blocks, building, hill, lamps, trees, water, windows, type Profile } from './skyline.ts';

/** The tower with two spires that everyone there names after a masked hero. */
const twoSpires: Profile = [
  [78, 0],
  [78, 236],
  [70, 240],
  [70, 300],
];

/** The Cumberland, the truss bridge and the tower with two ears. */
export function drawNashville(canvas: Canvas): string {
  const { random } = canvas;
  const base = 606;
  return (
    hill(
      [
        [-40, 560],
        [200, 500],
        [460, 530],
        [760, 486],
        [1010, 520],
        [1240, 500],
      ],
      640,
      canvas.haze(0.14),
    ) +
    blocks(canvas, {
      from: 60,
      to: 1160,
      base,
      heights: [70, 190],
      widths: [50, 92],
      nearness: 0.28,
      windows: 0.4,
    }) +
    building(
      canvas,
      440,
      base,
      1,
      [
        [44, 0],
        [44, 262],
        [30, 270],
        [26, 300],
        [2, 306],
      ],
      canvas.haze(0.42),
    ) +
    windows(canvas, [400, base - 250], [80, 236], [7, 12], 0.6) +
    tower(canvas, 620 + random.between(-20, 20), base) +
    building(
      canvas,
      830,
      base,
      1,
      [
        [54, 0],
        [54, 226],
        [54, 226],
      ],
      canvas.far('#8F6B52', 0.56, -0.1),
    ) +
    windows(canvas, [784, base - 214], [92, 200], [8, 10], 0.7) +
    building(
      canvas,
      960,
      base,
      1,
      [
        [38, 0],
        [38, 170],
        [20, 196],
        [20, 206],
      ],
      canvas.haze(0.46),
    ) +
    blocks(canvas, {
      from: 120,
      to: 1100,
      base: base + 6,
      heights: [34, 76],
      widths: [48, 84],
      nearness: 0.62,
      windows: 0.7,
    }) +
    trees(canvas, { from: -20, to: 1220, base: base + 20, size: 44, nearness: 0.66 }) +
    water(canvas, base + 14) +
    bridge(canvas, base + 34) +
    trees(canvas, { from: -30, to: 300, base: 812, size: 84, nearness: 0.98 })
  );
}

function tower(canvas: Canvas, x: number, base: number): string {
  const glass = canvas.far('#7E94A0', 0.7, -0.12);
  const ear = (side: 1 | -1) =>
    outline([
      [x + side * 70, base - 296],
      [x + side * 70, base - 352],
      [x + side * 60, base - 366],
      [x + side * 56, base - 470],
      [x + side * 52, base - 366],
      [x + side * 34, base - 326],
      [x + side * 30, base - 296],
    ]);
  return (
    fill(ear(1) + ear(-1), glass) +
    building(canvas, x, base, 1, twoSpires, glass) +
    fill(
      outline([
        [x - 30, base - 296],
        [x, base - 336],
        [x + 30, base - 296],
      ]),
      canvas.far('#7E94A0', 0.7, 0.1),
    ) +
    windows(canvas, [x - 64, base - 286], [128, 270], [9, 14], 0.75)
  );
}

function bridge(canvas: Canvas, deck: number): string {
  const steel = canvas.haze(0.92);
  const spans = [-60, 360, 780].map((from) => {
    const top = bend(
      [from, deck],
      [
        [
          [from + 90, deck - 150],
          [from + 330, deck - 150],
          [from + 420, deck],
        ],
      ],
    );
    const web = Array.from({ length: 11 }, (_, index) => {
      const share = (index + 1) / 12;
      const at = from + share * 420;
      const rise = 450 * share * (1 - share);
      return line([
        [at, deck],
        [at, deck - rise],
        [at + 35 * (share < 0.5 ? 1 : -1), deck],
      ]);
    });
    return stroke(top, steel, 8) + stroke(web.join(''), steel, 3);
  });
  const piers = [360, 780, 1200].map((x) =>
    outline([
      [x - 20, deck + 8],
      [x + 20, deck + 8],
      [x + 28, deck + 150],
      [x - 28, deck + 150],
    ]),
  );
  return (
    fill(piers.join(''), canvas.far('#A08C74', 0.92, -0.3)) +
    spans.join('') +
    fill(rectangle(-20, deck - 3, 1240, 14), canvas.haze(0.98)) +
    lamps(
      canvas,
      Array.from({ length: 10 }, (_, index): Point => [60 + index * 126, deck - 14]),
    )
  );
}
