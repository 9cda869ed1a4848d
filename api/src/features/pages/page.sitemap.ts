import { fewEntries } from '#api/lib/sitemap.ts';
import { pageIds } from './page.service.ts';

/** Where a page is: those that ship have an address of their own. */
export function pagePath(id: string): string {
  return pageIds.includes(id) ? `/${id}` : `/pages/${id}`;
}

/** Every page that ships, and what changed. */
export const pageSitemapEntries = fewEntries('pages', () =>
  [...pageIds.map(pagePath), '/changelog'].map((path) => ({ path })),
);
