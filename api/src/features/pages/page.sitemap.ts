import { countryPages } from '#domain/studios/country.ts';
import { fewEntries } from '#api/lib/sitemap.ts';
import { shippedPaths } from './page.service.ts';

/** Those of countries are there to be found once somebody lists a studio in them, which search knows. */
const ofCountries = new Set(countryPages.map(({ slug }) => `/${slug}`));

/** Every page that ships. */
export const pageSitemapEntries = fewEntries('pages', () =>
  shippedPaths.filter((path) => !ofCountries.has(path)).map((path) => ({ path })),
);
