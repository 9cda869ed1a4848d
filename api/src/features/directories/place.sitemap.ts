import { listPlaceSlugs } from '#db/directories/place.repository.ts';
import { placePaths } from '#domain/directories/place.ts';
import { fewEntries } from '#api/lib/sitemap.ts';

/** Every published place. */
export const placeSitemapEntries = fewEntries('places', async ({ reads }) => {
  const places = await listPlaceSlugs(reads);
  return places.map(({ kind, slug, changedAt }) => ({
    path: `${placePaths[kind]}/${slug}`,
    changedAt,
  }));
});
