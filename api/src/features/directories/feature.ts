import type { Feature } from '#api/lib/feature.ts';
import { placePreviews } from './place.previews.ts';
import { PlaceResolver } from './place.resolver.ts';
import { placeSitemapEntries } from './place.sitemap.ts';

export const directories: Feature = {
  name: 'directories',
  resolvers: [PlaceResolver],
  sitemapEntries: [placeSitemapEntries],
  previews: placePreviews,
};
