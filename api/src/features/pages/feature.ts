import type { Feature } from '#api/lib/feature.ts';
import { pageEndpoints } from './page.rest.ts';
import { PageResolver } from './page.resolver.ts';
import { pageSource } from './page.search.ts';
import { pageSitemapEntries } from './page.sitemap.ts';

export const pages: Feature = {
  name: 'pages',
  resolvers: [PageResolver],
  endpoints: pageEndpoints,
  searchSources: [pageSource],
  sitemapEntries: [pageSitemapEntries],
};
