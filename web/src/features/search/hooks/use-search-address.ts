import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { FieldErrors } from '#domain/errors/domain-error.ts';
import { formatSearchParams, parseSearchParams } from '#domain/search/search-params.ts';
import type { StudioSearch } from '#domain/search/search-params.ts';
import type { SortName, StudioFilter } from '#domain/search/studio-search.ts';
import { searchKinds } from '#domain/search/search-kind.ts';
import type { SearchKind } from '#domain/search/search-kind.ts';
import { usePageParams } from '#web/lib/page-params.ts';
import { AFTER_PARAM, KIND_PARAM, MAP_PARAM } from '../search-path.ts';

/** Conditions to be set; `undefined` takes one away. */
export type FilterChange = Partial<StudioFilter>;

export interface SearchAddress {
  /** All that is searched for. */
  search: StudioSearch;
  /** What the address adds to what its page is about. */
  own: StudioFilter;
  /** What is wrong with the address, by parameter. */
  errors: FieldErrors;
  /** The only kind of results to show of those that answer to the text; all of them without one. */
  kind: SearchKind | undefined;
  /** Whether the studios are also on a map. */
  hasMap: boolean;
  /** Puts them on a map, or takes it away. */
  showMap: (shows: boolean) => void;
  /** Where in the list to begin, for readers without scripts. */
  after: string | null;
  /** Changes the filter by a step that Back takes back. */
  choose: (change: FilterChange) => void;
  /** Changes the filter by what is being typed. However often typing pauses, it is one step. */
  type: (change: FilterChange) => void;
  sortBy: (sort: SortName) => void;
  /** Removes what the address adds. */
  clear: () => void;
}

/** What a step in the history remembers: the conditions that were being typed. */
interface HistoryState {
  typed?: string;
}

/** Where a search goes on that is no longer about what its page is about. */
const ANY_SEARCH = '/studios';

/**
 * The search that the address holds. Any change leads back to the beginning of the list.
 * @param base what the page is about, such as a city; the same object each time. A search that
 *   leaves it leads to the page of all studios.
 */
export function useSearchAddress(base: StudioFilter): SearchAddress {
  const [params, setParams] = usePageParams();
  const navigate = useNavigate();
  const { typed } = (useLocation().state ?? {}) as HistoryState;
  return useMemo(() => {
    const { search: given, errors } = parseSearchParams(params);
    const own = without(given.filter, base);
    const search = { ...given, filter: { ...own, ...base } };
    // Without words there are only studios to be found.
    const kind = own.text
      ? searchKinds.find((known) => known === params.get(KIND_PARAM))
      : undefined;

    const hasMap = params.has(MAP_PARAM);

    function write(next: StudioSearch, state: HistoryState, shows = hasMap): void {
      const stays = isWithin(next.filter, base);
      const filter = stays ? without(next.filter, base) : next.filter;
      const query: [string, string][] = formatSearchParams({ ...next, filter });
      if (kind && filter.text) query.push([KIND_PARAM, kind]);
      if (shows) query.push([MAP_PARAM, '1']);
      const text = new URLSearchParams(query).toString();
      if (!stays) return void navigate(`${ANY_SEARCH}?${text}`);
      if (text === params.toString()) return;
      setParams(query, {
        replace: state.typed !== undefined && state.typed === typed,
        state,
        preventScrollReset: true,
        // A control shows at once what it was set to; only the results may take their time.
        flushSync: true,
      });
    }

    const changed = (change: FilterChange) => ({
      ...search,
      filter: { ...search.filter, ...change },
    });
    return {
      search,
      own,
      errors,
      kind,
      hasMap,
      showMap: (shows) => write(search, {}, shows),
      after: params.get(AFTER_PARAM),
      choose: (change) => write(changed(change), {}),
      type: (change) => write(changed(change), { typed: Object.keys(change).join() }),
      sortBy: (sort) => write({ ...search, sort }, {}),
      clear: () => write({ ...search, filter: base }, {}),
    };
  }, [params, setParams, navigate, typed, base]);
}

function without(filter: StudioFilter, base: StudioFilter): StudioFilter {
  return Object.fromEntries(Object.entries(filter).filter(([field]) => !(field in base)));
}

/** Whether a filter still asks for all that `base` does, and for no more in those fields. */
function isWithin(filter: StudioFilter, base: StudioFilter): boolean {
  return (Object.keys(base) as (keyof StudioFilter)[]).every(
    (field) => JSON.stringify(filter[field]) === JSON.stringify(base[field]),
  );
}
