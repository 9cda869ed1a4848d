import { cities } from './city.ts';
import type { City } from './city.ts';

export interface Position {
  /** Degrees north and east. */
  latitude: number;
  longitude: number;
}

const RADIANS = Math.PI / 180;
const EARTH_RADIUS_KM = 6371;

/** How far apart two places are, as the crow flies. */
export function kilometersBetween(a: Position, b: Position): number {
  return EARTH_RADIUS_KM * angleBetween(a, b);
}

/** The one of the twelve cities that is nearest to a place, as the crow flies. */
export function nearestCity(position: Position): City {
  return cities.reduce((best, city) =>
    angleBetween(city, position) < angleBetween(best, position) ? city : best,
  );
}

/** The cities of which something is known by their ids, those first that are nearest to a place. */
export function byNearness<C extends { id: string }>(position: Position, known: readonly C[]): C[] {
  return cities
    .toSorted((one, other) => angleBetween(one, position) - angleBetween(other, position))
    .flatMap(({ id }) => known.filter((city) => city.id === id));
}

/** How far apart two places are on the globe, in radians (law of haversines). */
function angleBetween(a: Position, b: Position): number {
  const half = (from: number, to: number) => Math.sin(((to - from) * RADIANS) / 2) ** 2;
  const h =
    half(a.latitude, b.latitude) +
    Math.cos(a.latitude * RADIANS) *
      Math.cos(b.latitude * RADIANS) *
      half(a.longitude, b.longitude);
  return 2 * Math.asin(Math.sqrt(h));
}
