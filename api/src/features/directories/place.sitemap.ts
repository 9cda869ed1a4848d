import { listPlaceSlugs } from '#db/directories/place.repository.ts';
import { directoryPaths, placeKinds, placePaths } from '#domain/directories/place.ts';
import { fewEntries, latestOf } from '#api/lib/sitemap.ts';

/** The lists of places, and every published one. */
export const placeSitemapEntries = fewEntries('places', async ({ reads }) => {
  const places = await listPlaceSlugs(reads);
  const lists = placeKinds.map((kind) => ({
    path: directoryPaths[kind],
    changedAt: latestOf(places.filter((place) => place.kind === kind)),
  }));
  const pages = places.map(({ kind, slug, changedAt }) => ({
    path: `${placePaths[kind]}/${slug}`,
    changedAt,
  }));
  return [...lists, ...pages];
});
