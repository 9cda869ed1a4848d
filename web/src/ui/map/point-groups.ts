/** Where a point is drawn, in pixels of the map. */
export interface Pixel {
  x: number;
  y: number;
}

/**
 * Points that would cover each other, together: a point belongs to the first group that begins within
 * `distance` pixels of it.
 */
export function groupPoints<Point>(
  points: readonly Point[],
  pixelOf: (point: Point) => Pixel,
  distance: number,
): Point[][] {
  const groups: { at: Pixel; points: Point[] }[] = [];
  for (const point of points) {
    const at = pixelOf(point);
    const group = groups.find(
      (known) => Math.hypot(known.at.x - at.x, known.at.y - at.y) < distance,
    );
    if (group) group.points.push(point);
    else groups.push({ at, points: [point] });
  }
  return groups.map((group) => group.points);
}
