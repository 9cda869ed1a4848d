import { fewEntries } from '#api/lib/sitemap.ts';
import { pageIds } from './page.service.ts';

/** Every page that is there to be read. */
export const pageSitemapEntries = fewEntries('pages', () =>
  pageIds.map((id) => ({ path: `/${id}` })),
);
