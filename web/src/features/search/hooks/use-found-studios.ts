import { startTransition, useCallback, useDeferredValue, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { StudioSearch } from '#domain/search/search-params.ts';
import { visitorCountry } from '#web/lib/visitor-country.ts';
import { useStudioSearchSuspenseQuery } from '../components/studio-search.generated.ts';
import type { StudioSearchQuery } from '../components/studio-search.generated.ts';
import { searchVariables } from '../search-variables.ts';

interface Asked {
  search: StudioSearch;
  after: string | null;
}

export interface FoundStudios {
  /** What the result is to; what is asked for now while {@link isStale} is false. */
  asked: Asked;
  /** Undefined when it could not be had. */
  result: StudioSearchQuery | undefined;
  error: unknown;
  /** While another result is on its way, the one before still shows. */
  isStale: boolean;
  retry: () => void;
}

/** The studios that match a search, with what there is to choose from. */
export function useFoundStudios(given: StudioSearch, after: string | null): FoundStudios {
  const search = { ...given, near: useNear(given) };
  const key = JSON.stringify({ search, after } satisfies Asked);
  const shownKey = useDeferredValue(key);
  const asked = useMemo(() => JSON.parse(shownKey) as Asked, [shownKey]);
  const { data, error, refetch } = useStudioSearchSuspenseQuery({
    variables: { ...searchVariables(asked.search), after: asked.after },
    // A failure takes the place of the results, not of the filters.
    errorPolicy: 'all',
  });
  const result: StudioSearchQuery | undefined = data;
  return {
    asked,
    result: error ? undefined : result,
    error,
    isStale: key !== shownKey,
    retry: useCallback(() => startTransition(() => void refetch()), [refetch]),
  };
}

/**
 * The country whose studios come first among equals, for a search of anywhere. The first page of a
 * visit is the one that the server has for everybody: it is the same with and without scripts, and
 * nothing on it moves afterwards.
 */
function useNear({ filter, sort }: StudioSearch): string | undefined {
  const isFirstPage = useLocation().key === 'default';
  const { text, location, cities, country, regions } = filter;
  const isAnywhere = !(text || location || cities || country || regions);
  return !isFirstPage && isAnywhere && sort === 'relevance' ? visitorCountry() : undefined;
}
