import type { Language } from '#domain/accounts/language.ts';
import { shippedPagePath } from '#domain/texts/page-path.ts';
import { readText, shippedSlugs } from '#api/features/texts/text.service.ts';
import type { ReadableText } from '#api/features/texts/text.service.ts';
import type { Context } from '#api/lib/context.ts';
import type { PageContent } from './page.type.ts';

const pageIds: readonly string[] = shippedSlugs('page');

/** Every page that ships, by its path. */
export const shippedPaths: readonly string[] = pageIds.map(pagePath);

/** Where a page is: those that ship have an address of their own. */
export function pagePath(id: string): string {
  return pageIds.includes(id) ? shippedPagePath(id) : `/pages/${id}`;
}

/** What a page says to readers of a language; undefined for a page that there is not. */
export async function findPage(
  context: Pick<Context, 'sql' | 'now'>,
  id: string,
  language: Language,
): Promise<PageContent | undefined> {
  const text = await readText(context, { kind: 'page', slug: id, language });
  return text && toPage(text);
}

/** A text as a page. */
function toPage({ slug, language, title, description, lead, body }: ReadableText): PageContent {
  return { id: slug, path: pagePath(slug), language, title, description, lead, body };
}
