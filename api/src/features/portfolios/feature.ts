import type { Feature } from '#api/lib/feature.ts';
import { portfolioLimits } from './portfolio.limits.ts';
import { PortfolioResolver } from './portfolio.resolver.ts';
import { portfolioUploads } from './portfolio.rest.ts';
import { portfolioSitemapEntries } from './portfolio.sitemap.ts';
import { ReportPortfolioResolver } from './report-portfolio.resolver.ts';

export const portfolios: Feature = {
  name: 'portfolios',
  resolvers: [PortfolioResolver, ReportPortfolioResolver],
  uploads: portfolioUploads,
  sitemapEntries: [portfolioSitemapEntries],
  rateLimits: Object.values(portfolioLimits),
};
