import {
  listSitemapEntries,
  profileSitemapEntries,
  studioSitemapEntries,
} from '#api/features/search/search.sitemap.ts';
import { fewEntries } from '#api/lib/sitemap.ts';
import type { SitemapEntries } from '#api/lib/sitemap.ts';

/** Pages that belong to no feature. */
const siteSitemapEntries = fewEntries('site', () =>
  ['/', '/terms', '/privacy'].map((path) => ({ path })),
);

/** What the sitemap is made of, in the order in which it names its files. */
export const sitemapSections: readonly SitemapEntries[] = [
  siteSitemapEntries,
  listSitemapEntries,
  studioSitemapEntries,
  profileSitemapEntries,
];
