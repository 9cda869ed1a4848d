import { bend, fill, line, outline, oval, rectangle, stroke, type Point } from '../svg.ts';
import type { Canvas } from './canvas.ts';
import { blocks, building, trees, water, windows, type Profile } from './skyline.ts';

const dome: Profile = [
  [96, 0],
  [96, 70],
  [62, 74],
  [60, 104],
  [56, 128],
  [42, 152],
  [20, 168],
  [9, 172],
  [9, 192],
  [4, 200],
  [1.5, 228],
];

/** The television tower, the cathedral's domes and the bridge with two brick towers. */
export function drawBerlin(canvas: Canvas): string {
  const { random } = canvas;
  const base = 612;
  return (
    blocks(canvas, {
      from: -10,
      to: 1210,
      base,
      heights: [50, 120],
      widths: [44, 90],
      nearness: 0.16,
      windows: 0.25,
    }) +
    building(
      canvas,
      130,
      base,
      1,
      [
        [40, 0],
        [40, 190],
        [30, 196],
      ],
      canvas.haze(0.3),
    ) +
    building(
      canvas,
      1090,
      base,
      1,
      [
        [46, 0],
        [46, 168],
        [46, 168],
      ],
      canvas.haze(0.28),
    ) +
    television(canvas, 470 + random.between(-26, 26), base) +
    blocks(canvas, {
      from: -10,
      to: 1210,
      base,
      heights: [44, 92],
      widths: [60, 120],
      nearness: 0.38,
      windows: 0.5,
    }) +
    cathedral(canvas, 810, base) +
    trees(canvas, { from: -20, to: 660, base: base + 12, size: 50, nearness: 0.58 }) +
    trees(canvas, { from: 930, to: 1220, base: base + 12, size: 50, nearness: 0.58 }) +
    water(canvas, base + 8) +
    bridge(canvas, base + 6)
  );
}

function television(canvas: Canvas, x: number, base: number): string {
  const concrete = canvas.far('#B9B2A6', 0.6, -0.08);
  const ball: Point = [x, base - 318];
  return (
    building(
      canvas,
      x,
      base,
      1,
      [
        [24, 0],
        [12, 60],
        [8, 200],
        [6, 300],
        [6, 356],
        [4, 360],
        [4, 400],
        [2.5, 404],
        [1.5, 540],
      ],
      concrete,
    ) +
    fill(oval(ball, 37), canvas.far('#C4BDB4', 0.66, -0.04)) +
    fill(oval(ball, 37), 'url(#round)') +
    fill(
      rectangle(x - 35, ball[1] - 3, 70, 9),
      canvas.lit ? '#FFD795' : canvas.far('gear', 0.6, 0.2),
    ) +
    stroke(
      [418, 452, 486]
        .map((up) =>
          line([
            [x - 3, base - up],
            [x + 3, base - up],
          ]),
        )
        .join(''),
      canvas.far('accent', 0.7, 0),
      7,
    )
  );
}

function cathedral(canvas: Canvas, x: number, base: number): string {
  const stone = canvas.far('#C8B594', 0.7, -0.08);
  const copper = canvas.far('#6E9A8A', 0.7, -0.04);
  const cupola: Profile = [
    [30, 86],
    [28, 100],
    [18, 114],
    [6, 122],
    [1.5, 140],
  ];
  return (
    building(canvas, x, base, 1.12, dome, copper) +
    fill(rectangle(x - 112, base - 84, 224, 84), stone) +
    fill(rectangle(x - 68, base - 116, 136, 36), stone) +
    fill(
      rectangle(x + 40, base - 84, 72, 84) + rectangle(x + 24, base - 116, 44, 34),
      canvas.light.shadow,
      0.15,
    ) +
    [-92, 92]
      .map(
        (dx) =>
          fill(rectangle(x + dx - 26, base - 116, 52, 116), stone) +
          building(canvas, x + dx, base - 26, 0.9, cupola, copper),
      )
      .join('') +
    windows(canvas, [x - 100, base - 70], [200, 60], [11, 1], 1) +
    windows(canvas, [x - 58, base - 112], [116, 28], [9, 1], 1)
  );
}

function bridge(canvas: Canvas, deck: number): string {
  const brick = canvas.far('#9C5A3E', 0.96, -0.2);
  const arches = Array.from({ length: 7 }, (_, index) => {
    const x = 40 + index * 170;
    return `M${x} ${deck + 112}V${deck + 86}Q${x + 68} ${deck + 20} ${x + 136} ${deck + 86}V${deck + 112}z`;
  });
  const tower = (x: number) =>
    fill(
      outline([
        [x - 26, deck + 6],
        [x - 26, deck - 116],
        [x - 32, deck - 120],
        [x - 32, deck - 138],
        [x - 24, deck - 138],
        [x, deck - 206],
        [x + 24, deck - 138],
        [x + 32, deck - 138],
        [x + 32, deck - 120],
        [x + 26, deck - 116],
        [x + 26, deck + 6],
      ]),
      brick,
    ) +
    fill(
      outline([
        [x + 6, deck + 6],
        [x + 6, deck - 130],
        [x, deck - 206],
        [x + 24, deck - 138],
        [x + 32, deck - 138],
        [x + 32, deck - 120],
        [x + 26, deck - 116],
        [x + 26, deck + 6],
      ]),
      canvas.light.shadow,
      0.2,
    ) +
    windows(canvas, [x - 20, deck - 108], [40, 90], [3, 4], 0.9);
  const upper = Array.from({ length: 24 }, (_, index) => {
    const x = -10 + index * 52;
    return bend(
      [x, deck + 4],
      [
        [
          [x + 4, deck - 30],
          [x + 40, deck - 30],
          [x + 44, deck + 4],
        ],
      ],
    );
  });
  return (
    fill(rectangle(-10, deck - 44, 1220, 16), canvas.haze(0.9)) +
    stroke(upper.join(''), brick, 6) +
    fill(rectangle(300, deck - 72, 190, 26), canvas.far('#E2B54A', 0.9, -0.02)) +
    fill(
      Array.from({ length: 6 }, (_, index) => rectangle(310 + index * 30, deck - 66, 19, 12)).join(
        '',
      ),
      canvas.lit ? '#FFF0C8' : canvas.far('gear', 0.9, 0.15),
    ) +
    fill(`M-10 ${deck}H1210V${deck + 112}H-10z${arches.join('')}`, brick).replace(
      '<path',
      '<path fill-rule="evenodd"',
    ) +
    fill(rectangle(-10, deck, 1220, 9), canvas.far('#C98A62', 0.96, 0)) +
    tower(620) +
    tower(748)
  );
}
