import { anchorsOf } from '#domain/documents/document.ts';
import { tokenize } from '#db/search/text-query.ts';
import type { SearchSource } from '#api/lib/search-source.ts';
import { findPage, pageIds } from './page.service.ts';

/** Pages that are there to be read, in the reader's language: by their titles first, then by what they are about. */
export const pageSource: SearchSource = {
  kind: 'page-contents',
  find(_context, text, limit, language) {
    const words = tokenize(text);
    const found = pageIds
      .flatMap((id) => findPage(id, language) ?? [])
      .map((page) => ({ page, rank: rankOf(words, page) }))
      .filter(({ rank }) => rank > 0)
      .toSorted((one, other) => other.rank - one.rank);
    return Promise.resolve({
      totalCount: () => Promise.resolve(found.length),
      hits: found.slice(0, limit).map(({ page: { id, title, lead } }) => ({
        id,
        title,
        slug: id,
        url: `/${id}`,
        detail: lead,
      })),
    });
  },
};

type Searched = NonNullable<ReturnType<typeof findPage>>;

/** 0 for a page whose title, lead and headings do not have every word. */
function rankOf(words: readonly string[], { title, lead, body }: Searched): number {
  if (has(words, title)) return 3;
  if (has(words, `${title} ${lead}`)) return 2;
  const parts = anchorsOf(body).map((part) => part.title);
  return has(words, [title, lead, ...parts].join(' ')) ? 1 : 0;
}

function has(words: readonly string[], text: string): boolean {
  const said = text.toLowerCase();
  return words.every((word) => said.includes(word));
}
