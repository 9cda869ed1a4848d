import type { Feature } from '#api/lib/feature.ts';
import { IdeaModerationResolver } from './idea-moderation.resolver.ts';
import { ideaLimits } from './idea.limits.ts';
import { ideaMails } from './idea.mails.ts';
import { IdeaResolver } from './idea.resolver.ts';
import { ideaSitemapEntries } from './idea.sitemap.ts';

export const ideas: Feature = {
  name: 'ideas',
  resolvers: [IdeaResolver, IdeaModerationResolver],
  emails: ideaMails,
  sitemapEntries: [ideaSitemapEntries],
  rateLimits: Object.values(ideaLimits),
};
