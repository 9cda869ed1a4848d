import { fill, line, outline, oval, rectangle, stroke } from '../svg.ts';
import type { Canvas } from './canvas.ts';
import { blocks, building, hill, palm, trees, windows, type Profile } from './skyline.ts';

const bankTower: Profile = [
  [46, 0],
  [46, 210],
  [40, 214],
  [40, 282],
  [34, 288],
  [34, 316],
  [30, 326],
];
const sail: Profile = [
  [40, 0],
  [40, 240],
  [30, 286],
  [12, 310],
  [1.5, 318],
  [1, 366],
];

/** Downtown under the hills, palms before a wide sky. */
export function drawLosAngeles(canvas: Canvas): string {
  const { random } = canvas;
  const base = 610;
  return (
    hill(
      [
        [-40, 470],
        [120, 404],
        [300, 348],
        [470, 392],
        [640, 366],
        [820, 330],
        [1000, 380],
        [1240, 340],
      ],
      640,
      canvas.haze(0.1),
    ) +
    hill(
      [
        [-40, 520],
        [140, 446],
        [330, 402],
        [520, 470],
        [760, 452],
        [980, 430],
        [1240, 470],
      ],
      640,
      canvas.haze(0.26),
    ) +
    letters(canvas, 214, 446) +
    observatory(canvas, 505, 468) +
    blocks(canvas, {
      from: 480,
      to: 1080,
      base,
      heights: [60, 150],
      widths: [36, 70],
      nearness: 0.36,
      windows: 0.4,
    }) +
    building(canvas, 730, base, 1, bankTower, canvas.far('#B9AC98', 0.52, -0.05)) +
    windows(canvas, [692, base - 270], [76, 250], [7, 14], 0.7) +
    building(canvas, 848, base, 1, sail, canvas.haze(0.5)) +
    building(
      canvas,
      636,
      base,
      1,
      [
        [36, 0],
        [36, 220],
        [26, 232],
      ],
      canvas.haze(0.46),
    ) +
    building(
      canvas,
      930,
      base,
      1,
      [
        [34, 0],
        [34, 196],
        [34, 196],
      ],
      canvas.far('#A98A70', 0.54, -0.1),
    ) +
    windows(canvas, [902, base - 186], [56, 170], [5, 10], 0.7) +
    blocks(canvas, {
      from: -10,
      to: 1210,
      base: base + 26,
      heights: [22, 64],
      widths: [60, 130],
      nearness: 0.56,
      windows: 0.6,
    }) +
    trees(canvas, { from: -20, to: 1220, base: base + 40, size: 34, nearness: 0.6 }) +
    boulevard(canvas, base + 34) +
    [0.1, 0.24, 0.42, 0.66, 1]
      .map((near) => avenue(canvas, base + 40, near + random.between(0, 0.03)))
      .join('')
  );
}

/** A pair of palms on both sides of the boulevard; `near` 0 is far away, 1 at the edge of the picture. */
function avenue(canvas: Canvas, top: number, near: number): string {
  const reach = near ** 1.5;
  const foot = top + reach * 150;
  const height = 90 + 480 * reach;
  const nearness = 0.62 + 0.36 * near;
  return (
    palm(canvas, 640 - 60 - reach * 520, foot, height, 20 * reach, nearness) +
    palm(canvas, 640 + 60 + reach * 470, foot, height * 0.96, -26 * reach, nearness)
  );
}

function boulevard(canvas: Canvas, top: number): string {
  const strip = (from: number, to: number, near: number, far: number) =>
    outline([
      [640 + from * 6, top],
      [640 + to * 6, top],
      [640 + to * near, 800],
      [640 + from * far, 800],
    ]);
  return (
    fill(rectangle(0, top, 1200, 800 - top), canvas.far('#B08F62', 0.86, -0.16)) +
    fill(strip(-5, 5, 86, 86), canvas.far('#8D8072', 0.86, -0.2)) +
    fill(strip(-3.4, 3.4, 86, 86), canvas.far('#5B544E', 0.86, -0.1)) +
    fill(strip(-0.12, 0.12, 70, 70), canvas.far('pale', 0.86, -0.1), 0.8) +
    (canvas.lit
      ? stroke(
          line([
            [634, top + 12],
            [480, 800],
          ]) +
            line([
              [630, top + 12],
              [420, 800],
            ]),
          '#FFE2AE',
          4,
          0.55,
        ) +
        stroke(
          line([
            [646, top + 12],
            [800, 800],
          ]) +
            line([
              [650, top + 12],
              [860, 800],
            ]),
          '#E98B4E',
          4,
          0.55,
        )
      : '')
  );
}

/** Nine white boards on the hill; at this distance nobody can read them. */
function letters(canvas: Canvas, x: number, y: number): string {
  const boards = Array.from({ length: 9 }, (_, index) =>
    rectangle(x + index * 19, y - Math.sin(index * 0.5) * 9 - (index % 2) * 3, 13, 20),
  );
  return fill(
    boards.join(''),
    canvas.light.time === 'night' ? canvas.light.sky[2] : '#FBF6EA',
    0.92,
  );
}

function observatory(canvas: Canvas, x: number, y: number): string {
  const wall = canvas.far('pale', 0.4, 0);
  return (
    fill(rectangle(x - 46, y - 22, 92, 26), wall) +
    fill(
      oval([x, y - 24], 19, 21) + oval([x - 38, y - 22], 10, 11) + oval([x + 38, y - 22], 10, 11),
      canvas.far('#6E8A80', 0.4, 0),
    ) +
    fill(rectangle(x - 46, y - 10, 92, 3), canvas.light.shadow, 0.2)
  );
}
