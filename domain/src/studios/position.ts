/** A coordinate, in degrees, as everybody may know it: to two decimals, which is about a kilometre. */
export function roughly(degrees: number): number {
  return Math.round(degrees * 100) / 100;
}

/** A part of the world between two parallels and two meridians, in degrees. */
export interface Bounds {
  south: number;
  west: number;
  north: number;
  east: number;
}

/**
 * How far from where everybody is told that it is a studio may be, in meters: no step of
 * {@link roughly} is longer.
 */
export const ROUGHLY_METERS = 800;

/** How finely an address tells which part of the world it shows: about a hundred meters. */
const BOUNDS_STEPS = 1000;

/**
 * Bounds of a map as an address holds them: on the earth, once around it at most. Where they go over
 * the date line, they begin east of where they end.
 */
export function roundedBounds({ south, west, north, east }: Bounds): Bounds {
  const isAllAround = east - west >= 360;
  return {
    south: rounded(Math.max(south, -90)),
    west: isAllAround ? -180 : rounded(aroundTheEarth(west)),
    north: rounded(Math.min(north, 90)),
    east: isAllAround ? 180 : rounded(aroundTheEarth(east)),
  };
}

function rounded(degrees: number): number {
  return Math.round(degrees * BOUNDS_STEPS) / BOUNDS_STEPS;
}

/** Degrees east between -180 and 180. */
function aroundTheEarth(degrees: number): number {
  return ((((degrees + 180) % 360) + 360) % 360) - 180;
}
