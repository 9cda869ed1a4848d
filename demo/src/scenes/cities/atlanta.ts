import { fill, line, outline, oval, rectangle, stroke, type Point } from '../svg.ts';
import type { Canvas } from './canvas.ts';
import { blocks, building, trees, windows, type Profile } from './skyline.ts';

const goldenSpire: Profile = [
  [58, 0],
  [58, 320],
  [50, 324],
  [40, 362],
  [30, 392],
  [19, 420],
  [8, 446],
  [1.5, 452],
  [1, 500],
];
const stepped: Profile = [
  [60, 0],
  [60, 196],
  [46, 200],
  [46, 236],
  [34, 240],
  [34, 266],
];
const gothic: Profile = [
  [44, 0],
  [44, 236],
  [34, 246],
  [30, 282],
  [18, 300],
  [8, 330],
  [1, 372],
];

/** Towers over treetops, at the end of a wide road. */
export function drawAtlanta(canvas: Canvas): string {
  const { random } = canvas;
  const base = 590;
  const x = 600 + random.between(-16, 16);
  return (
    blocks(canvas, {
      from: 40,
      to: 1180,
      base,
      heights: [60, 170],
      widths: [46, 84],
      nearness: 0.18,
      windows: 0.3,
    }) +
    building(canvas, 330, base, 1, gothic, canvas.haze(0.4)) +
    windows(canvas, [294, base - 230], [72, 214], [6, 11], 0.6) +
    building(canvas, 452, base, 1, stepped, canvas.far('#A4706A', 0.5, -0.08)) +
    windows(canvas, [400, base - 190], [104, 176], [9, 9], 0.6) +
    building(canvas, x, base, 1, goldenSpire, canvas.far('#9A6A55', 0.66, -0.1)) +
    windows(canvas, [x - 50, base - 310], [100, 296], [8, 16], 0.7) +
    lattice(canvas, x, base) +
    cylinder(canvas, 760, base) +
    building(
      canvas,
      890,
      base,
      1,
      [
        [46, 0],
        [46, 214],
        [46, 246],
        [30, 246],
      ],
      canvas.haze(0.44),
    ) +
    windows(canvas, [850, base - 204], [80, 190], [7, 10], 0.6) +
    wheel(canvas, [1040, base - 74], 62) +
    trees(canvas, { from: -20, to: 1220, base: base + 30, size: 56, nearness: 0.46 }) +
    fill(rectangle(0, base + 18, 1200, 240), canvas.far('leaf', 0.66, -0.34)) +
    trees(canvas, { from: -20, to: 1220, base: base + 62, size: 70, nearness: 0.58 }) +
    road(canvas, base + 40, x) +
    [0, 1, 2]
      .map((row) => {
        const [size, y, gap] = [80 + row * 34, 700 + row * 62, 120 + row * 96];
        return (
          trees(canvas, {
            from: -60,
            to: 600 - gap - size * 0.4,
            base: y,
            size,
            nearness: 0.7 + row * 0.13,
          }) +
          trees(canvas, {
            from: 600 + gap + size * 0.4,
            to: 1260,
            base: y,
            size,
            nearness: 0.7 + row * 0.13,
          })
        );
      })
      .join('')
  );
}

function lattice(canvas: Canvas, x: number, base: number): string {
  const bands = [0, 1, 2, 3].map((index) => {
    const half = 44 - index * 9.6;
    return line([
      [x - half, base - 340 - index * 28],
      [x + half, base - 340 - index * 28],
    ]);
  });
  return stroke(bands.join(''), canvas.lit ? '#FFD795' : '#E9C06A', 3.4, 0.8);
}

function cylinder(canvas: Canvas, x: number, base: number): string {
  const rings = Array.from({ length: 9 }, (_, index) =>
    line([
      [x - 42, base - 40 - index * 26],
      [x + 42, base - 40 - index * 26],
    ]),
  );
  return (
    fill(rectangle(x - 44, base - 286, 88, 286), canvas.far('#6F7E86', 0.6, -0.1)) +
    fill(rectangle(x - 44, base - 286, 88, 286), 'url(#round)') +
    fill(
      oval([x, base - 288], 50, 11) + rectangle(x - 50, base - 300, 100, 12),
      canvas.far('#6F7E86', 0.6, 0.06),
    ) +
    stroke(rings.join(''), canvas.lit ? '#FFD795' : canvas.light.glow, 3, 0.4)
  );
}

function wheel(canvas: Canvas, centre: Point, radius: number): string {
  const colour = canvas.haze(0.6);
  const spokes = Array.from({ length: 12 }, (_, index) => {
    const angle = (index / 12) * Math.PI * 2;
    return line([
      centre,
      [centre[0] + Math.cos(angle) * radius, centre[1] + Math.sin(angle) * radius],
    ]);
  });
  return (
    stroke(spokes.join(''), colour, 1.4, 0.7) +
    stroke(oval(centre, radius), colour, 4) +
    stroke(
      line([[centre[0] - 30, centre[1] + 84], centre, [centre[0] + 30, centre[1] + 84]]),
      colour,
      5,
    )
  );
}

/** The motorway that runs towards the towers from both sides of the viewer. */
function road(canvas: Canvas, top: number, x: number): string {
  const side = (sign: 1 | -1) => {
    return outline([
      [x + sign * 3, top],
      [x + sign * 18, top],
      [600 + sign * 270, 800],
      [600 + sign * 24, 800],
    ]);
  };
  const stream = (sign: 1 | -1, shift: number) =>
    line([
      [x + sign * 10, top + 4],
      [600 + sign * (146 + shift), 800],
    ]);
  return (
    fill(side(1) + side(-1), canvas.far('gear', 0.78, 0.22)) +
    (canvas.lit
      ? stroke(stream(-1, -40) + stream(-1, 40), '#FFE2AE', 4, 0.8) +
        stroke(stream(1, -40) + stream(1, 40), '#E98B4E', 4, 0.8)
      : stroke(stream(-1, 0) + stream(1, 0), canvas.far('pale', 0.8, 0), 3, 0.7))
  );
}
