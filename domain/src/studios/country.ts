import { countryNames } from './city.ts';

/** A country that has a page of its own, reached from the strip on the home page (spec §2.1). */
export interface CountryPage {
  /** First and only path segment. */
  slug: string;
  /** ISO 3166-1 alpha-2. */
  code: keyof typeof countryNames;
  name: string;
}

export const countryPages: readonly CountryPage[] = (
  [
    ['united-states', 'US'],
    ['united-kingdom', 'GB'],
    ['canada', 'CA'],
    ['germany', 'DE'],
    ['netherlands', 'NL'],
    ['australia', 'AU'],
    ['ireland', 'IE'],
    ['spain', 'ES'],
    ['italy', 'IT'],
  ] as const
).map(([slug, code]) => ({ slug, code, name: countryNames[code] }));
