import { startTransition, useCallback, useDeferredValue, useMemo } from 'react';
import type { StudioSearch } from '#domain/search/search-params.ts';
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
export function useFoundStudios(search: StudioSearch, after: string | null): FoundStudios {
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
