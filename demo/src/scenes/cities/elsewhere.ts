import { fill, rectangle, type Point } from '../svg.ts';
import type { Canvas } from './canvas.ts';
import { blocks, hill, lamps, trees, water } from './skyline.ts';

/** Roofs before low hills, a park and a river: what most cities have, and nothing that only one has. */
export function drawElsewhere(canvas: Canvas): string {
  const base = 596;
  const slopes: Point[] = [
    [-40, 470],
    [220, 418],
    [520, 462],
    [820, 402],
    [1240, 452],
  ];
  const places = Array.from({ length: 11 }, (_, index): Point => [50 + index * 110, base + 6]);
  return (
    hill(slopes, base, canvas.haze(0.08)) +
    blocks(canvas, {
      from: -10,
      to: 1210,
      base,
      heights: [110, 236],
      widths: [50, 104],
      nearness: 0.18,
      windows: 0.25,
    }) +
    blocks(canvas, {
      from: -10,
      to: 1210,
      base,
      heights: [64, 168],
      widths: [64, 124],
      nearness: 0.46,
      windows: 0.6,
    }) +
    trees(canvas, { from: -20, to: 1220, base: base + 6, size: 48, nearness: 0.66 }) +
    fill(rectangle(0, base + 2, 1200, 22), canvas.far('#9A8C78', 0.9, -0.16)) +
    lamps(canvas, places) +
    water(canvas, base + 22)
  );
}
