import { fill, line, outline, oval, rectangle, stroke, type Point } from '../svg.ts';
import type { Canvas } from './canvas.ts';
import { blocks, building, trees, water, windows, type Profile } from './skyline.ts';

const ironSpire: Profile = [
  [26, 0],
  [26, 150],
  [22, 154],
  [1.5, 320],
];
const palace: Profile = [
  [30, 0],
  [27, 240],
  [31, 244],
  [31, 262],
  [20, 266],
  [20, 292],
  [17, 300],
  [8, 318],
  [2, 326],
  [1.5, 352],
];

/** Gabled houses in ochre and rose along the quay, the town hall's tower, the iron spire. */
export function drawStockholm(canvas: Canvas): string {
  const { random } = canvas;
  const base = 600;
  return (
    blocks(canvas, {
      from: -10,
      to: 1210,
      base,
      heights: [50, 110],
      widths: [50, 100],
      nearness: 0.16,
      windows: 0.25,
    }) +
    building(canvas, 700, base, 1.08, ironSpire, canvas.haze(0.46)) +
    building(
      canvas,
      946,
      base,
      1,
      [
        [24, 0],
        [24, 150],
        [16, 156],
        [14, 184],
        [4, 200],
        [1.5, 250],
      ],
      canvas.haze(0.4),
    ) +
    trees(canvas, { from: 420, to: 620, base: base + 4, size: 46, nearness: 0.4 }) +
    townHall(canvas, 250 + random.between(-20, 20), base + 4) +
    quay(canvas, 470, base + 10) +
    water(canvas, base + 22) +
    boat(canvas, 330, 700) +
    boat(canvas, 880 + random.between(-60, 60), 740)
  );
}

function townHall(canvas: Canvas, x: number, base: number): string {
  const brick = canvas.far('#9A5440', 0.78, -0.1);
  const crowns: Point[] = [-11, 0, 11].map((dx) => [x - 90 + dx, base - 362 - (dx === 0 ? 10 : 0)]);
  const arches = Array.from({ length: 7 }, (_, index) => {
    const at = x - 34 + index * 36;
    return `M${at} ${base}V${base - 34}Q${at + 12} ${base - 52} ${at + 24} ${base - 34}V${base}z`;
  });
  return (
    fill(rectangle(x - 120, base - 118, 350, 118), brick) +
    fill(
      outline([
        [x - 126, base - 116],
        [x - 100, base - 146],
        [x + 210, base - 146],
        [x + 236, base - 116],
      ]),
      canvas.far('#6E9A86', 0.78, -0.1),
    ) +
    building(canvas, x - 90, base, 1.02, palace, brick) +
    fill(rectangle(x - 112, base - 298, 44, 9), canvas.far('#6E9A86', 0.78, 0)) +
    fill(crowns.map((at) => oval(at, 4.6)).join(''), '#E6BE5E') +
    windows(canvas, [x - 50, base - 106], [270, 40], [14, 1], 0.9) +
    windows(canvas, [x - 112, base - 230], [44, 200], [3, 7], 0.8) +
    fill(arches.join(''), canvas.lit ? '#FFD795' : canvas.far('gear', 0.8, 0.1))
  );
}

/** The old town's fronts, each with its own gable and colour. */
function quay(canvas: Canvas, from: number, base: number): string {
  const { random } = canvas;
  const colours = [
    '#D9A05A',
    '#C4744C',
    '#E3C08A',
    '#B85F4A',
    '#E0B07A',
    '#CF8F63',
    '#EAD2A6',
  ] as const;
  let drawn = '';
  for (let x = from, index = random.int(0, 6); x < 1200; index++) {
    const width = random.between(70, 104);
    const height = random.between(150, 206);
    const top = base - height;
    const middle = x + width / 2;
    const gable: Point[] = random.pick<Point[]>([
      [
        [x, top],
        [middle, top - 54],
        [x + width, top],
      ],
      [
        [x, top],
        [x + 12, top],
        [x + 12, top - 22],
        [x + 28, top - 22],
        [x + 28, top - 44],
        [x + width - 28, top - 44],
        [x + width - 28, top - 22],
        [x + width - 12, top - 22],
        [x + width - 12, top],
        [x + width, top],
      ],
      [
        [x, top],
        [x + 14, top - 34],
        [x + width - 14, top - 34],
        [x + width, top],
      ],
    ]);
    const colour = colours[index % colours.length]!;
    drawn +=
      fill(outline([[x, base], ...gable, [x + width, base]]), canvas.far(colour, 0.88, -0.04)) +
      fill(rectangle(x + width * 0.74, top, width * 0.26, height), canvas.light.shadow, 0.1) +
      fill(rectangle(x, top - 2, width, 5), canvas.far('pale', 0.88, -0.1), 0.8) +
      windows(canvas, [x + 8, top + 10], [width - 16, height - 62], [3, 4], 1) +
      fill(
        rectangle(middle - 11, base - 42, 22, 42),
        canvas.far(random.pick(['cloth', 'leaf', 'gear'] as const), 0.9, -0.1),
      ) +
      (canvas.lit
        ? ''
        : stroke(
            line([
              [x + width, base],
              [x + width, top],
            ]),
            canvas.light.shadow,
            1.6,
            0.2,
          ));
    x += width;
  }
  return drawn + fill(rectangle(from - 20, base - 4, 760, 18), canvas.far('#9A8C78', 0.9, -0.16));
}

function boat(canvas: Canvas, x: number, y: number): string {
  return (
    fill(oval([x, y + 8], 84, 8), canvas.light.shadow, 0.25) +
    fill(
      outline([
        [x - 70, y - 16],
        [x + 84, y - 16],
        [x + 62, y + 8],
        [x - 56, y + 8],
      ]),
      canvas.far('pale', 0.96, 0),
    ) +
    fill(
      outline([
        [x - 63, y - 4],
        [x + 73, y - 4],
        [x + 62, y + 8],
        [x - 56, y + 8],
      ]),
      canvas.far('cloth', 0.96, 0),
    ) +
    fill(rectangle(x - 30, y - 36, 62, 20), canvas.far('timber', 0.96, 0.1)) +
    stroke(
      line([
        [x, y - 36],
        [x, y - 128],
      ]),
      canvas.haze(0.96),
      4,
    ) +
    stroke(
      line([
        [x, y - 126],
        [x + 66, y - 22],
      ]) +
        line([
          [x, y - 126],
          [x - 58, y - 18],
        ]),
      canvas.haze(0.9),
      1.4,
    )
  );
}
