import { bend, dots, fill, line, outline, oval, rectangle, stroke, type Point } from '../svg.ts';
import type { Canvas } from './canvas.ts';
import { blocks, building, windows, type Profile } from './skyline.ts';

const skytree: Profile = [
  [20, 0],
  [9, 250],
  [16, 256],
  [14, 276],
  [7, 280],
  [6, 330],
  [10, 334],
  [9, 346],
  [3, 350],
  [1, 440],
];

/** The tower among its blocks, the mountain behind, a branch in blossom before. */
export function drawTokyo(canvas: Canvas): string {
  const { random } = canvas;
  const base = 690;
  return (
    mountain(canvas) +
    blocks(canvas, {
      from: -10,
      to: 1210,
      base,
      heights: [110, 190],
      widths: [30, 60],
      nearness: 0.12,
      windows: 0.2,
    }) +
    building(canvas, 1020, base, 1.04, skytree, canvas.haze(0.3)) +
    blocks(canvas, {
      from: -10,
      to: 1210,
      base,
      heights: [90, 230],
      widths: [44, 80],
      nearness: 0.3,
      windows: 0.45,
    }) +
    tower(canvas, 560 + random.between(-40, 40), base - 30) +
    blocks(canvas, {
      from: -10,
      to: 1210,
      base: base + 10,
      heights: [60, 160],
      widths: [50, 96],
      nearness: 0.54,
      windows: 0.6,
    }) +
    building(
      canvas,
      226,
      base + 10,
      1,
      [
        [52, 0],
        [52, 250],
        [46, 250],
      ],
      canvas.haze(0.62),
    ) +
    windows(canvas, [180, base - 226], [92, 220], [8, 11], 0.7) +
    building(
      canvas,
      846,
      base + 10,
      1,
      [
        [60, 0],
        [60, 196],
        [40, 212],
      ],
      canvas.haze(0.6),
    ) +
    windows(canvas, [794, base - 170], [104, 168], [9, 8], 0.7) +
    fill(rectangle(0, base, 1200, 120), canvas.haze(0.62)) +
    blocks(canvas, {
      from: -10,
      to: 1210,
      base: 830,
      heights: [60, 130],
      widths: [90, 170],
      nearness: 0.84,
      windows: 0.7,
    }) +
    branch(canvas)
  );
}

function mountain(canvas: Canvas): string {
  const rock = canvas.haze(0.2);
  return (
    fill(
      bend(
        [40, 600],
        [
          [
            [220, 520],
            [280, 420],
            [352, 330],
          ],
          [
            [372, 322],
            [410, 322],
            [430, 330],
          ],
          [
            [520, 430],
            [600, 530],
            [800, 600],
          ],
        ],
      ) + 'z',
      rock,
    ) +
    fill(
      outline([
        [304, 394],
        [352, 330],
        [390, 322],
        [430, 330],
        [484, 396],
        [452, 384],
        [430, 412],
        [400, 384],
        [372, 414],
        [344, 386],
      ]),
      '#FBF6EE',
      canvas.light.time === 'night' ? 0.4 : 0.85,
    )
  );
}

function tower(canvas: Canvas, x: number, base: number): string {
  const red = canvas.far('#DD7240', 0.84, 0);
  const at = (dx: number, up: number): Point => [x + dx, base - up];
  const edge = (sign: 1 | -1) =>
    bend(at(sign * 92, 0), [
      [at(sign * 56, 110), at(sign * 34, 210), at(sign * 14, 360)],
      [at(sign * 10, 400), at(sign * 5, 440), at(sign * 3, 480)],
    ]);
  const braces = Array.from({ length: 11 }, (_, index) => {
    const up = index * 36;
    const half = 92 * Math.exp(-up / 200);
    const next = 92 * Math.exp(-(up + 36) / 200);
    return (
      line([at(-half, up), at(next, up + 36)]) +
      line([at(half, up), at(-next, up + 36)]) +
      line([at(-next, up + 36), at(next, up + 36)])
    );
  });
  return (
    stroke(braces.join(''), red, 2.8) +
    stroke(edge(1) + edge(-1), red, 8) +
    fill(
      outline([at(-44, 150), at(44, 150), at(40, 182), at(-40, 182)]),
      canvas.far('pale', 0.8, 0),
    ) +
    fill(
      outline([at(-42, 160), at(42, 160), at(41, 170), at(-41, 170)]),
      canvas.lit ? '#FFD795' : canvas.far('gear', 0.8, 0.2),
    ) +
    fill(
      outline([at(-18, 326), at(18, 326), at(15, 346), at(-15, 346)]),
      canvas.far('pale', 0.8, 0),
    ) +
    stroke(line([at(0, 470), at(0, 560)]), red, 5) +
    (canvas.lit ? fill(oval(at(0, 240), 210, 270), 'url(#glow)', 0.3) : '')
  );
}

/** A cherry branch from the upper corner. */
function branch(canvas: Canvas): string {
  const { random } = canvas;
  const wood = canvas.far('timber', 1, -0.5);
  const twigs: readonly (readonly Point[])[] = [
    [
      [1220, 60],
      [1080, 96],
      [960, 150],
      [860, 168],
    ],
    [
      [1090, 94],
      [1020, 60],
      [950, 58],
    ],
    [
      [980, 142],
      [930, 200],
      [900, 250],
    ],
    [
      [1180, 70],
      [1140, 150],
      [1090, 210],
    ],
  ];
  const along = twigs.flatMap((twig) =>
    twig.slice(1).flatMap((to, index) => {
      const from = twig[index]!;
      return Array.from({ length: 9 }, (): Point => {
        const share = random.float();
        return [
          from[0] + (to[0] - from[0]) * share + random.between(-20, 20),
          from[1] + (to[1] - from[1]) * share + random.between(-22, 22),
        ];
      });
    }),
  );
  const pink = canvas.far('#E9A9A4', 1, 0.05);
  return (
    stroke(twigs.map((twig) => line(twig)).join(''), wood, 7) +
    dots(along.slice(0, 36), pink, 25) +
    dots(along.slice(36), canvas.far('#F6D6CE', 1, 0.1), 21) +
    dots(
      along.filter((_, index) => index % 3 === 0),
      canvas.far('#C9605E', 1, 0),
      6,
    )
  );
}
