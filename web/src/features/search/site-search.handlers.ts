import { HttpResponse } from 'msw';
import { api } from '#web/testing/mock-server.ts';
import { SearchSuggestionsDocument } from './components/global-search/suggestions.generated.ts';
import type { SuggestedGroup } from './hooks/use-suggestions.ts';

type Kind = SuggestedGroup['kind'];

/** A group of suggestions by their titles, each with its place in the list as id. */
export function suggested(kind: Kind, path: string, titles: readonly string[]) {
  return {
    __typename: 'SearchGroup',
    kind,
    correctedText: null,
    totalCount: titles.length,
    hits: titles.map((title, index) => ({
      __typename: 'SearchHit' as const,
      id: String(index + 1),
      title,
      slug: String(index + 1),
      url: `${path}/${index + 1}`,
      detail: null,
      image: null,
      studioCount: null,
    })),
  } as const;
}

/** Suggests studios whose name contains the text, as the server would; `onAsk` hears of each text. */
export function suggestions(studios: readonly string[], onAsk?: (text: string) => unknown) {
  return api.query(SearchSuggestionsDocument, async ({ variables }) => {
    const { text } = variables as { text: string };
    await onAsk?.(text);
    const found = studios.filter((name) => name.toLowerCase().includes(text.toLowerCase()));
    const groups = found.length > 0 ? [suggested('STUDIOS', '/studios', found)] : [];
    return HttpResponse.json({ data: { siteSearch: groups } });
  });
}
