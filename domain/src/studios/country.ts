import { countryNames } from './city.ts';
import type { RegionId } from './city.ts';

/** Address, code, region, and degrees north and east of the largest city. */
const pages = [
  ['united-states', 'US', 'north-america', 40.71, -74.01],
  ['united-kingdom', 'GB', 'europe', 51.51, -0.13],
  ['canada', 'CA', 'north-america', 43.65, -79.38],
  ['germany', 'DE', 'europe', 52.52, 13.4],
  ['netherlands', 'NL', 'europe', 52.37, 4.9],
  ['australia', 'AU', 'australia', -33.87, 151.21],
  ['ireland', 'IE', 'europe', 53.35, -6.26],
  ['spain', 'ES', 'europe', 40.42, -3.7],
  ['italy', 'IT', 'europe', 41.9, 12.5],
] as const;

/** A country that has a page of its own, reached from the strip on the home page (spec §2.1). */
export interface CountryPage {
  /** First and only path segment. */
  slug: string;
  /** ISO 3166-1 alpha-2. */
  code: (typeof pages)[number][1];
  name: string;
  /** Where to look when there is nothing in the country itself. */
  region: RegionId;
  /** Its largest city, from which most people set out. */
  latitude: number;
  longitude: number;
}

export const countryPages: readonly CountryPage[] = pages.map(
  ([slug, code, region, latitude, longitude]) => ({
    slug,
    code,
    name: countryNames[code],
    region,
    latitude,
    longitude,
  }),
);
