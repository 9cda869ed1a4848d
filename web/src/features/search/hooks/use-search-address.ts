import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { FieldErrors } from '#domain/errors/domain-error.ts';
import { formatSearchParams, parseSearchParams } from '#domain/search/search-params.ts';
import type { StudioSearch } from '#domain/search/search-params.ts';
import type { StudioFilter, StudioSort } from '#domain/search/studio-search.ts';
import { AFTER_PARAM } from '../search-path.ts';

/** Conditions to be set; `undefined` takes one away. */
export type FilterChange = Partial<StudioFilter>;

export interface SearchAddress {
  search: StudioSearch;
  /** What is wrong with the address, by parameter. */
  errors: FieldErrors;
  /** Where in the list to begin, for readers without scripts. */
  after: string | null;
  /** Changes the filter by a step that Back takes back. */
  choose: (change: FilterChange) => void;
  /** Changes the filter in place, as when typing goes on. */
  amend: (change: FilterChange) => void;
  sortBy: (sort: StudioSort) => void;
  clear: () => void;
}

/** The search that the address holds. Any change leads back to the beginning of the list. */
export function useSearchAddress(): SearchAddress {
  const [params, setParams] = useSearchParams();
  const { search, errors } = useMemo(() => parseSearchParams(params), [params]);

  const write = useCallback(
    (next: StudioSearch, history: 'push' | 'replace') => {
      const query = formatSearchParams(next);
      if (new URLSearchParams(query).toString() === params.toString()) return;
      setParams(query, {
        replace: history === 'replace',
        preventScrollReset: true,
        // A control shows at once what it was set to; only the results may take their time.
        flushSync: true,
      });
    },
    [params, setParams],
  );

  return useMemo(() => {
    const changed = (change: FilterChange) => ({
      ...search,
      filter: { ...search.filter, ...change },
    });
    return {
      search,
      errors,
      after: params.get(AFTER_PARAM),
      choose: (change) => write(changed(change), 'push'),
      amend: (change) => write(changed(change), 'replace'),
      sortBy: (sort) => write({ ...search, sort }, 'push'),
      clear: () => write({ ...search, filter: {} }, 'push'),
    };
  }, [search, errors, params, write]);
}
