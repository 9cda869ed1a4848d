import { bend, fill, line, outline, oval, rectangle, stroke, type Point } from '../svg.ts';
import type { Canvas } from './canvas.ts';
import { blocks, building, hill, trees, type Profile } from './skyline.ts';

const basilica: Profile = [
  [70, 0],
  [70, 40],
  [30, 44],
  [30, 72],
  [28, 96],
  [18, 116],
  [6, 126],
  [4, 146],
];

/** Zinc roofs with chimneys before the tower. */
export function drawParis(canvas: Canvas): string {
  const { random } = canvas;
  return (
    hill(
      [
        [-20, 560],
        [120, 500],
        [250, 470],
        [380, 520],
        [560, 570],
      ],
      640,
      canvas.haze(0.16),
    ) +
    building(canvas, 244, 478, 0.8, basilica, canvas.far('pale', 0.34, -0.05)) +
    building(canvas, 196, 482, 0.44, basilica, canvas.far('pale', 0.34, -0.05)) +
    building(canvas, 292, 482, 0.44, basilica, canvas.far('pale', 0.34, -0.05)) +
    blocks(canvas, {
      from: -10,
      to: 1210,
      base: 640,
      heights: [40, 86],
      widths: [40, 90],
      nearness: 0.26,
      windows: 0.3,
    }) +
    tower(canvas, 770 + random.between(-30, 40), 648, 1.08) +
    trees(canvas, { from: 520, to: 1210, base: 660, size: 46, nearness: 0.5 }) +
    fill(rectangle(0, 650, 1200, 150), canvas.haze(0.5)) +
    house(canvas, 180, 420, 676, 0.7) +
    house(canvas, 700, 380, 672, 0.7) +
    house(canvas, -40, 410, 590, 0.86) +
    house(canvas, 930, 320, 640, 0.84) +
    house(canvas, 340, 640, 700, 1)
  );
}

function tower(canvas: Canvas, x: number, base: number, scale: number): string {
  const iron = canvas.haze(0.66);
  const at = (dx: number, up: number): Point => [x + dx * scale, base - up * scale];
  const leg = (sign: 1 | -1) =>
    bend(at(sign * 118, 0), [
      [at(sign * 80, 80), at(sign * 60, 130), at(sign * 46, 200)],
      [at(sign * 30, 290), at(sign * 14, 400), at(sign * 5, 520)],
      [at(sign * 2, 520), at(0, 520), at(0, 520)],
      [at(0, 420), at(sign * 8, 330), at(sign * 14, 260)],
      [at(sign * 24, 180), at(sign * 40, 90), at(sign * 66, 0)],
    ]);
  const lattice = Array.from({ length: 9 }, (_, index) => {
    const up = 225 + index * 30;
    const half = 40 - index * 4.2;
    return (
      line([at(-half, up), at(half * 0.86, up + 30)]) +
      line([at(half, up), at(-half * 0.86, up + 30)])
    );
  });
  const feet = [-1, 1].flatMap((sign) =>
    [14, 48, 82, 142, 170].map((up) => {
      const outer = 118 - up * 0.46 + (up > 110 ? 8 : 0);
      return line([at(sign * outer, up), at(sign * (62 - up * 0.26), up + 26)]);
    }),
  );
  return (
    fill(leg(1) + 'z', iron) +
    fill(leg(-1) + 'z', iron) +
    stroke(lattice.join('') + feet.join(''), iron, 2.6 * scale) +
    fill(outline([at(-76, 108), at(76, 108), at(72, 128), at(-72, 128)]), iron) +
    fill(outline([at(-50, 200), at(50, 200), at(46, 218), at(-46, 218)]), iron) +
    fill(outline([at(-12, 470), at(12, 470), at(10, 482), at(-10, 482)]), iron) +
    stroke(bend(at(-64, 0), [[at(-58, 76), at(58, 76), at(64, 0)]]), iron, 7 * scale) +
    stroke(line([at(0, 510), at(0, 560)]), iron, 3.4 * scale) +
    (canvas.lit
      ? fill(oval(at(0, 540), 60), 'url(#glow)', 0.7) +
        fill(outline([at(-70, 112), at(70, 112), at(68, 118), at(-68, 118)]), '#FFD795', 0.9) +
        fill(outline([at(-46, 206), at(46, 206), at(44, 211), at(-44, 211)]), '#FFD795', 0.9)
      : '')
  );
}

/** One house: a pale front, a slanting zinc roof with dormers, chimneys on top. */
function house(canvas: Canvas, x: number, width: number, top: number, nearness: number): string {
  const { random } = canvas;
  const zinc = canvas.far('#77808A', nearness, -0.12);
  const front = canvas.far('#E4D2B2', nearness, -0.08);
  const eaves = top + 96;
  const dormers = Array.from({ length: Math.floor(width / 92) }, (_, index) => x + 52 + index * 92);
  const stacks = [0.16, 0.52, 0.84]
    .filter(() => random.chance(0.8))
    .map((share) => x + width * share);
  return (
    stacks
      .map((at) => {
        const pots = [0, 1, 2, 3].map((index) => rectangle(at - 26 + index * 14, top - 66, 9, 20));
        return (
          fill(pots.join(''), canvas.far('#B4603A', nearness, 0)) +
          fill(rectangle(at - 32, top - 46, 64, 60), canvas.far('#D9BD92', nearness, -0.1)) +
          fill(rectangle(at + 8, top - 46, 24, 60), canvas.light.shadow, 0.16)
        );
      })
      .join('') +
    fill(
      outline([
        [x + 22, top],
        [x + width - 22, top],
        [x + width, eaves],
        [x, eaves],
      ]),
      zinc,
    ) +
    fill(
      outline([
        [x + width * 0.7, top],
        [x + width - 22, top],
        [x + width, eaves],
        [x + width * 0.7, eaves],
      ]),
      canvas.light.shadow,
      0.12,
    ) +
    fill(rectangle(x + 18, top - 6, width - 36, 8), canvas.far('#77808A', nearness, 0.25)) +
    fill(rectangle(x, eaves, width, 300), front) +
    fill(rectangle(x - 6, eaves - 4, width + 12, 12), canvas.far('#F0E2C6', nearness, 0.05)) +
    fill(
      dormers
        .map((at) =>
          outline([
            [at - 24, top + 84],
            [at - 24, top + 34],
            [at, top + 14],
            [at + 24, top + 34],
            [at + 24, top + 84],
          ]),
        )
        .join(''),
      front,
    ) +
    fill(
      dormers.map((at) => rectangle(at - 13, top + 40, 26, 40)).join(''),
      canvas.lit ? '#FFD795' : canvas.far('#4A5A66', nearness, 0),
    ) +
    fill(
      dormers.map((at) => rectangle(at - 16, eaves + 30, 32, 74)).join(''),
      canvas.lit ? '#F6C987' : canvas.far('#4A5A66', nearness, -0.05),
    ) +
    fill(
      dormers
        .map(
          (at) => rectangle(at - 30, eaves + 30, 11, 74) + rectangle(at + 19, eaves + 30, 11, 74),
        )
        .join(''),
      canvas.far('#B9C1BE', nearness, -0.02),
    ) +
    stroke(
      dormers
        .map(
          (at) =>
            line([
              [at - 26, eaves + 92],
              [at + 26, eaves + 92],
            ]) +
            line([
              [at - 26, eaves + 104],
              [at + 26, eaves + 104],
            ]),
        )
        .join(''),
      canvas.haze(nearness),
      2.2,
    )
  );
}
