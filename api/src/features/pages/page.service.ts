import type { Language } from '#domain/accounts/language.ts';
import type { PageContent } from './page.type.ts';
import { shippedPages } from './shipped-pages.generated.ts';

/** The ids of all pages that are there to be read. */
export const pageIds: readonly string[] = Object.keys(shippedPages);

/** What a page says in a language; undefined for a page that there is not. */
export function findPage(id: string, language: Language): PageContent | undefined {
  // Of its own: an id is whatever was asked for.
  const page = Object.hasOwn(shippedPages, id) ? shippedPages[id]![language] : undefined;
  return page && { id, language, ...page };
}
