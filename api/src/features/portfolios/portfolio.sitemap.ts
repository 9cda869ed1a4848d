import { listPortfolioSlugs } from '#db/portfolios/portfolio.repository.ts';
import { fewEntries, latestOf } from '#api/lib/sitemap.ts';

/** The list of portfolios, and every published one. */
export const portfolioSitemapEntries = fewEntries('portfolios', async ({ reads }) => {
  const pages = (await listPortfolioSlugs(reads)).map(({ slug, changedAt }) => ({
    path: `/portfolios/${slug}`,
    changedAt,
  }));
  return [{ path: '/portfolios', changedAt: latestOf(pages) }, ...pages];
});
