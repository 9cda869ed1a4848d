import { fewEntries } from '#api/lib/sitemap.ts';
import { shippedPaths } from './page.service.ts';

/** Every page that ships. */
export const pageSitemapEntries = fewEntries('pages', () => shippedPaths.map((path) => ({ path })));
