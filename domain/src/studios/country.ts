import { countryNames } from './city.ts';
import type { RegionId } from './city.ts';

const pages = [
  ['united-states', 'US', 'north-america'],
  ['united-kingdom', 'GB', 'europe'],
  ['canada', 'CA', 'north-america'],
  ['germany', 'DE', 'europe'],
  ['netherlands', 'NL', 'europe'],
  ['australia', 'AU', 'australia'],
  ['ireland', 'IE', 'europe'],
  ['spain', 'ES', 'europe'],
  ['italy', 'IT', 'europe'],
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
}

export const countryPages: readonly CountryPage[] = pages.map(([slug, code, region]) => ({
  slug,
  code,
  name: countryNames[code],
  region,
}));
