import type { Feature } from '#api/lib/feature.ts';
import { fewEntries } from '#api/lib/sitemap.ts';

/** The plans are part of the app: the server only says that there is a page of them. */
export const layouts: Feature = {
  name: 'layouts',
  sitemapEntries: [fewEntries('layouts', () => [{ path: '/layouts' }])],
};
