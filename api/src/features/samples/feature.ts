import type { Feature } from '#api/lib/feature.ts';
import { fewEntries } from '#api/lib/sitemap.ts';

/** The samples are files of the app: the server only says that there is a page of them. */
export const samples: Feature = {
  name: 'samples',
  sitemapEntries: [fewEntries('samples', () => [{ path: '/playback' }])],
};
