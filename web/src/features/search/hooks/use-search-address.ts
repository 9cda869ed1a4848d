import { useCallback, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { FieldErrors } from '#domain/errors/domain-error.ts';
import { formatSearchParams, parseSearchParams } from '#domain/search/search-params.ts';
import type { StudioSearch } from '#domain/search/search-params.ts';
import type { SortName, StudioFilter } from '#domain/search/studio-search.ts';
import { searchKinds } from '#domain/search/search-kind.ts';
import type { SearchKind } from '#domain/search/search-kind.ts';
import { usePageParams } from '#web/lib/page-params.ts';
import { AFTER_PARAM, KIND_PARAM } from '../search-path.ts';

/** Conditions to be set; `undefined` takes one away. */
export type FilterChange = Partial<StudioFilter>;

export interface SearchAddress {
  search: StudioSearch;
  /** What is wrong with the address, by parameter. */
  errors: FieldErrors;
  /** The only kind of results to show of those that answer to the text; all of them without one. */
  kind: SearchKind | undefined;
  /** Where in the list to begin, for readers without scripts. */
  after: string | null;
  /** Changes the filter by a step that Back takes back. */
  choose: (change: FilterChange) => void;
  /** Changes the filter by what is being typed. However often typing pauses, it is one step. */
  type: (change: FilterChange) => void;
  sortBy: (sort: SortName) => void;
  clear: () => void;
}

/** What a step in the history remembers: the conditions that were being typed. */
interface HistoryState {
  typed?: string;
}

/** The search that the address holds. Any change leads back to the beginning of the list. */
export function useSearchAddress(): SearchAddress {
  const [params, setParams] = usePageParams();
  const { typed } = (useLocation().state ?? {}) as HistoryState;
  const { search, errors } = useMemo(() => parseSearchParams(params), [params]);

  // Without words there are only studios to be found.
  const kind = search.filter.text
    ? searchKinds.find((known) => known === params.get(KIND_PARAM))
    : undefined;

  const write = useCallback(
    (next: StudioSearch, state: HistoryState) => {
      const query: [string, string][] = formatSearchParams(next);
      if (kind && next.filter.text) query.push([KIND_PARAM, kind]);
      if (new URLSearchParams(query).toString() === params.toString()) return;
      setParams(query, {
        replace: state.typed !== undefined && state.typed === typed,
        state,
        preventScrollReset: true,
        // A control shows at once what it was set to; only the results may take their time.
        flushSync: true,
      });
    },
    [params, setParams, typed, kind],
  );

  return useMemo(() => {
    const changed = (change: FilterChange) => ({
      ...search,
      filter: { ...search.filter, ...change },
    });
    return {
      search,
      errors,
      kind,
      after: params.get(AFTER_PARAM),
      choose: (change) => write(changed(change), {}),
      type: (change) => write(changed(change), { typed: Object.keys(change).join() }),
      sortBy: (sort) => write({ ...search, sort }, {}),
      clear: () => write({ ...search, filter: {} }, {}),
    };
  }, [search, errors, kind, params, write]);
}
