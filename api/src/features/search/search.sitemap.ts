import {
  latestStudioByCategory,
  latestStudioByCity,
  listChanged,
  listChangedRanges,
} from '#db/search/sitemap.repository.ts';
import type { SitemapSource } from '#db/search/sitemap.repository.ts';
import { countryPages } from '#domain/studios/country.ts';
import type { Context } from '#api/lib/context.ts';
import { fewEntries, latestOf, PART_SIZE } from '#api/lib/sitemap.ts';
import type { SitemapEntries, SitemapEntry } from '#api/lib/sitemap.ts';
import { citiesOf } from '#api/features/studios/studio.loaders.ts';

/** Every public studio. */
export const studioSitemapEntries = byId('studios', 'studios', (id) => `/studios/${id}`);

/** Everybody whose page has something to be found by. */
export const profileSitemapEntries = byId('profiles', 'profiles', (id) => `/profile/${id}`);

/** Lists of studios. Those of places and room types without any are left out. */
export const listSitemapEntries: SitemapEntries = fewEntries('lists', async (context) => {
  const [cities, byCity, byCategory] = await Promise.all([
    citiesOf(context),
    latestStudioByCity(context.reads),
    latestStudioByCategory(context.reads),
  ]);
  const ofCities = [...byCity].map(([id, changedAt]) => ({
    path: `/studios/cities/${id}`,
    changedAt,
  }));
  const ofCategories = [...byCategory].map(([id, changedAt]) => ({
    path: `/studios/categories/${id}`,
    changedAt,
  }));
  const ofCountries = countryPages.flatMap(({ slug, code }): SitemapEntry[] => {
    const within = cities.filter(({ countryCode }) => countryCode === code);
    const changedAt = latestOf(within.map(({ id }) => ({ changedAt: byCity.get(id) })));
    return changedAt === undefined ? [] : [{ path: `/${slug}`, changedAt }];
  });
  const changedAt = latestOf(ofCities);
  const all = ['/studios', '/studios/categories', '/promoted'].map((path) => ({ path, changedAt }));
  return [...all, ...ofCities, ...ofCategories, ...ofCountries];
});

/** Contributes what is public in a table, by parts of its ids. */
function byId(name: string, source: SitemapSource, pathOf: (id: number) => string): SitemapEntries {
  return {
    name,
    parts: async ({ reads }: Context) => listChangedRanges(reads, source, PART_SIZE),
    async entriesOf({ reads }: Context, part) {
      const range = { from: part * PART_SIZE, to: (part + 1) * PART_SIZE };
      const rows = await listChanged(reads, source, range);
      return rows.map(({ id, changedAt }) => ({ path: pathOf(id), changedAt }));
    },
  };
}
