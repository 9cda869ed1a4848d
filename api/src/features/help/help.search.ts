import { plainText } from '#domain/documents/document.ts';
import type { Document } from '#domain/documents/document.ts';
import { textSource } from '#api/features/texts/text-search.ts';
import type { ReadableText } from '#api/features/texts/text.service.ts';
import type { SearchHit } from '#api/lib/search-source.ts';
import { articlePath, faqPath } from './help.service.ts';

/** The articles and the questions of the help desk, in the reader's language, by all that they say. */
export const helpSources = [
  textSource('helpdesk-articles', 'article', hitAt(articlePath), wordsOf),
  textSource('helpdesk-faqs', 'faq', hitAt(faqPath), wordsOf),
];

/** Those that ship are looked through with every search and never change. */
const words = new WeakMap<Document, string>();

function wordsOf(body: Document): string {
  let text = words.get(body);
  if (text === undefined) words.set(body, (text = plainText(body)));
  return text;
}

function hitAt(pathOf: (slug: string) => string) {
  return ({ slug, title, description }: ReadableText): SearchHit => ({
    id: slug,
    title,
    slug,
    url: pathOf(slug),
    detail: description,
  });
}
