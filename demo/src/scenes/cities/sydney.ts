import { bend, fill, line, outline, oval, rectangle, stroke, type Point } from '../svg.ts';
import type { Canvas } from './canvas.ts';
import { blocks, building, hill, trees, water, windows } from './skyline.ts';

/** The harbour: the shells of the opera house, the arch of the bridge. */
export function drawSydney(canvas: Canvas): string {
  const { random } = canvas;
  const base = 586;
  return (
    hill(
      [
        [-40, 560],
        [220, 540],
        [520, 552],
        [840, 530],
        [1240, 556],
      ],
      620,
      canvas.haze(0.14),
    ) +
    blocks(canvas, {
      from: -10,
      to: 560,
      base,
      heights: [70, 200],
      widths: [40, 76],
      nearness: 0.22,
      windows: 0.4,
    }) +
    building(
      canvas,
      250,
      base,
      1,
      [
        [5, 0],
        [5, 250],
        [26, 262],
        [30, 286],
        [16, 298],
        [4, 302],
        [1.5, 380],
      ],
      canvas.far('#C9A45E', 0.5, -0.05),
    ) +
    building(
      canvas,
      120,
      base,
      1,
      [
        [40, 0],
        [40, 236],
        [24, 250],
      ],
      canvas.haze(0.4),
    ) +
    windows(canvas, [86, base - 224], [68, 210], [6, 11], 0.6) +
    blocks(canvas, {
      from: -10,
      to: 470,
      base,
      heights: [40, 120],
      widths: [50, 90],
      nearness: 0.42,
      windows: 0.6,
    }) +
    arch(canvas, 380, 1240, base) +
    trees(canvas, { from: -20, to: 420, base: base + 14, size: 44, nearness: 0.56 }) +
    water(canvas, base + 8) +
    opera(canvas, 520 + random.between(-30, 30), base + 68) +
    ferry(canvas, 960 + random.between(-60, 60), 716)
  );
}

function arch(canvas: Canvas, from: number, to: number, base: number): string {
  const steel = canvas.haze(0.6);
  const width = to - from;
  const upper = (share: number): Point => [
    from + width * share,
    base - 96 - 4 * 176 * share * (1 - share),
  ];
  const lower = (share: number): Point => [
    from + width * share,
    base - 30 - 4 * 196 * share * (1 - share),
  ];
  const chord = (at: (share: number) => Point) =>
    line(Array.from({ length: 25 }, (_, index) => at(index / 24)));
  const web = Array.from({ length: 25 }, (_, index) =>
    line([upper(index / 24), lower(index / 24)]),
  );
  const hangers = Array.from({ length: 17 }, (_, index) => {
    const share = 0.16 + index * 0.0425;
    return line([lower(share), [from + width * share, base - 74]]);
  });
  const pylon = (x: number) =>
    fill(
      outline([
        [x - 32, base + 10],
        [x - 26, base - 150],
        [x + 26, base - 150],
        [x + 32, base + 10],
      ]),
      canvas.far('#C7A984', 0.66, -0.1),
    ) +
    fill(rectangle(x - 30, base - 158, 60, 12), canvas.far('#D9BE98', 0.66, 0)) +
    fill(
      outline([
        [x + 6, base + 10],
        [x + 6, base - 150],
        [x + 26, base - 150],
        [x + 32, base + 10],
      ]),
      canvas.light.shadow,
      0.16,
    );
  return (
    stroke(web.join(''), steel, 3) +
    stroke(chord(upper) + chord(lower), steel, 7) +
    stroke(hangers.join(''), steel, 2) +
    fill(rectangle(from - 200, base - 80, width + 240, 13), canvas.haze(0.68)) +
    pylon(from + 30)
  );
}

/** The shells in two groups on their podium. */
function opera(canvas: Canvas, x: number, base: number): string {
  const [light, shade] = [canvas.far('#F6EDDB', 0.92, 0.06), canvas.far('#D9C8AC', 0.92, -0.16)];
  const shell = (dx: number, width: number, height: number, lean: 1 | -1) => {
    const foot: Point = [x + dx, base - 44];
    const tip: Point = [foot[0] + lean * width * 0.92, foot[1] - height];
    const back: Point = [foot[0] - lean * width * 0.36, foot[1]];
    const outer = bend(back, [
      [
        [back[0] - lean * 4, foot[1] - height * 0.62],
        [tip[0] - lean * width * 0.6, tip[1] + 6],
        tip,
      ],
      [
        [tip[0] - lean * width * 0.12, foot[1] - height * 0.5],
        [foot[0] + lean * width * 0.5, foot[1] - height * 0.12],
        [foot[0] + lean * width * 0.52, foot[1]],
      ],
    ]);
    const inner = bend(tip, [
      [
        [tip[0] - lean * width * 0.12, foot[1] - height * 0.5],
        [foot[0] + lean * width * 0.5, foot[1] - height * 0.12],
        [foot[0] + lean * width * 0.52, foot[1]],
      ],
      [
        [foot[0] + lean * width * 0.3, foot[1]],
        [foot[0] + lean * width * 0.22, foot[1]],
        [foot[0] + lean * width * 0.2, foot[1]],
      ],
      [
        [foot[0] + lean * width * 0.3, foot[1] - height * 0.4],
        [tip[0] - lean * width * 0.3, tip[1] + height * 0.2],
        tip,
      ],
    ]);
    return (
      fill(outer + 'z', light) +
      fill(inner + 'z', canvas.lit ? canvas.far('#E0A862', 0.95, 0) : shade)
    );
  };
  return (
    fill(oval([x + 90, base + 6], 420, 16), canvas.light.shadow, 0.22) +
    shell(-190, 120, 130, -1) +
    shell(300, 80, 92, 1) +
    shell(214, 110, 150, 1) +
    shell(110, 142, 206, 1) +
    shell(-30, 168, 262, 1) +
    shell(-124, 88, 116, 1) +
    fill(
      outline([
        [x - 330, base - 46],
        [x + 470, base - 46],
        [x + 500, base],
        [x - 360, base],
      ]),
      canvas.far('#B48F6A', 0.94, -0.14),
    ) +
    fill(
      outline([
        [x - 330, base - 46],
        [x + 470, base - 46],
        [x + 474, base - 38],
        [x - 334, base - 38],
      ]),
      canvas.far('#D9BC94', 0.94, 0),
    ) +
    stroke(
      [12, 24]
        .map((dy) =>
          line([
            [x - 340, base - 38 + dy],
            [x + 480, base - 38 + dy],
          ]),
        )
        .join(''),
      canvas.light.shadow,
      1.6,
      0.25,
    )
  );
}

function ferry(canvas: Canvas, x: number, y: number): string {
  return (
    stroke(
      line([
        [x - 150, y + 8],
        [x - 70, y + 8],
      ]) +
        line([
          [x - 220, y + 18],
          [x - 90, y + 18],
        ]),
      '#FBF6EA',
      4,
      0.6,
    ) +
    fill(
      outline([
        [x - 90, y - 22],
        [x + 96, y - 22],
        [x + 78, y + 10],
        [x - 74, y + 10],
      ]),
      canvas.far('#3F6B5A', 0.96, -0.1),
    ) +
    fill(
      rectangle(x - 66, y - 50, 130, 28) + rectangle(x - 40, y - 70, 76, 20),
      canvas.far('#F0DCA8', 0.96, 0),
    ) +
    windows(canvas, [x - 62, y - 48], [122, 22], [9, 1], 1) +
    fill(rectangle(x - 12, y - 92, 20, 24), canvas.far('accent', 0.96, -0.1))
  );
}
