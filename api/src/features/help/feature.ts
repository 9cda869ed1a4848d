import type { Feature } from '#api/lib/feature.ts';
import { HelpArticleResolver, HelpFaqResolver } from './help.resolver.ts';
import { helpSources } from './help.search.ts';
import { helpSitemapEntries } from './help.sitemap.ts';

export const help: Feature = {
  name: 'help',
  resolvers: [HelpArticleResolver, HelpFaqResolver],
  searchSources: helpSources,
  sitemapEntries: [helpSitemapEntries],
};
