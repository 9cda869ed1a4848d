import { textSource, wordsOf } from '#api/features/texts/text-search.ts';
import type { ReadableText } from '#api/features/texts/text.service.ts';
import type { SearchHit } from '#api/lib/search-source.ts';
import { articlePath, faqPath } from './help.service.ts';

/** The articles and the questions of the help desk, in the reader's language, by all that they say. */
export const helpSources = [
  textSource('helpdesk-articles', 'article', hitAt(articlePath), wordsOf),
  textSource('helpdesk-faqs', 'faq', hitAt(faqPath), wordsOf),
];

function hitAt(pathOf: (slug: string) => string) {
  return ({ slug, title, description }: ReadableText): SearchHit => ({
    id: slug,
    title,
    slug,
    url: pathOf(slug),
    detail: description,
  });
}
