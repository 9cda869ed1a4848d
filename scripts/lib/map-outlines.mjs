import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cities } from '../../domain/src/studios/city.ts';

/** What the map draws the countries from: TopoJSON, with one object `countries`. */
export const outlinesFile = 'web/src/ui/map/outlines.generated.json';

/** Degrees around a city in which outlines stay as fine as they come: there the map is looked at closely. */
const FINE_DEGREES = 0.6;
/** Degrees by which outlines may be off elsewhere. */
const TOLERANCE_DEGREES = 0.08;

/**
 * Writes the outlines of countries, from those of Natural Earth at 1:10,000,000, which are 3.6 MB: fine
 * around cities, where shops would stand in the sea otherwise, and coarse elsewhere. Antarctica, where
 * nobody records, would take a third of the map.
 */
export function writeMapOutlines() {
  const source = createRequire(import.meta.url).resolve('world-atlas/countries-10m.json');
  const { transform, objects, arcs } = JSON.parse(readFileSync(source, 'utf8'));
  const countries = {
    ...objects.countries,
    geometries: objects.countries.geometries
      .filter(({ properties }) => properties.name !== 'Antarctica')
      .map(({ type, arcs: parts }) => ({ type, arcs: parts })),
  };
  // An arc that is walked backwards is named by what its number is not.
  const used = new Set(
    countries.geometries.flatMap((one) => one.arcs.flat(2).map((arc) => (arc < 0 ? ~arc : arc))),
  );
  const thin = arcs.map((arc, index) =>
    used.has(index) ? encode(thinOut(decode(arc), transform)) : [],
  );
  const text = JSON.stringify({ type: 'Topology', transform, objects: { countries }, arcs: thin });
  if (existsSync(outlinesFile) && readFileSync(outlinesFile, 'utf8') === text) return;
  writeFileSync(outlinesFile, text);
}

/** The points of an arc, which says of each how far it is from the one before. */
function decode(arc) {
  let [x, y] = [0, 0];
  return arc.map(([dx, dy]) => [(x += dx), (y += dy)]);
}

function encode(points) {
  return points.map(([x, y], index) => {
    const [lastX, lastY] = points[index - 1] ?? [0, 0];
    return [x - lastX, y - lastY];
  });
}

/** The points of an arc that are wanted. Both ends are, at which it meets others. */
function thinOut(points, { scale, translate }) {
  const degrees = points.map(([x, y]) => [
    x * scale[0] + translate[0],
    y * scale[1] + translate[1],
  ]);
  const kept = new Set([0, points.length - 1]);
  for (const [index, point] of degrees.entries()) if (isNearCity(point)) kept.add(index);
  const fixed = [...kept].toSorted((one, other) => one - other);
  for (const [position, from] of fixed.slice(0, -1).entries()) {
    keepCorners(degrees, from, fixed[position + 1], kept);
  }
  // A ring of fewer points would be none.
  if (kept.size < 4) return points.length < 8 ? points : everyNth(points, 4);
  return points.filter((_, index) => kept.has(index));
}

function everyNth(points, count) {
  const step = Math.floor(points.length / count);
  return points.filter((_, index) => index % step === 0 || index === points.length - 1);
}

function isNearCity([longitude, latitude]) {
  return cities.some(
    (city) =>
      Math.abs(city.latitude - latitude) < FINE_DEGREES &&
      Math.abs(city.longitude - longitude) < FINE_DEGREES,
  );
}

/** Keeps, between two points, those without which the line would be too far off (Douglas and Peucker). */
function keepCorners(points, first, last, kept) {
  const spans = [[first, last]];
  while (spans.length > 0) {
    const [from, to] = spans.pop();
    let farthest = { index: -1, distance: TOLERANCE_DEGREES };
    for (let index = from + 1; index < to; index += 1) {
      const distance = distanceToLine(points[index], points[from], points[to]);
      if (distance > farthest.distance) farthest = { index, distance };
    }
    if (farthest.index < 0) continue;
    kept.add(farthest.index);
    spans.push([from, farthest.index], [farthest.index, to]);
  }
}

function distanceToLine([x, y], [x1, y1], [x2, y2]) {
  const length = Math.hypot(x2 - x1, y2 - y1);
  // A ring ends where it began.
  if (length === 0) return Math.hypot(x - x1, y - y1);
  return Math.abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length;
}
