import { fewEntries } from '#api/lib/sitemap.ts';
import { waves } from './waves.generated.ts';

/** The list of waves, and every one of them. */
export const waveSitemapEntries = fewEntries('waves', () => [
  { path: '/waves' },
  ...waves.map(({ slug }) => ({ path: `/waves/${slug}` })),
]);
