import type { Feature } from '#api/lib/feature.ts';
import { changelogFeeds } from './changelog.feeds.ts';
import { ChangelogResolver } from './changelog.resolver.ts';
import { pageEndpoints } from './page.rest.ts';
import { PageResolver } from './page.resolver.ts';
import { pageSource } from './page.search.ts';
import { pageSitemapEntries } from './page.sitemap.ts';

export const pages: Feature = {
  name: 'pages',
  resolvers: [PageResolver, ChangelogResolver],
  endpoints: pageEndpoints,
  newsFeeds: changelogFeeds,
  searchSources: [pageSource],
  sitemapEntries: [pageSitemapEntries],
};
