import { useDeferredValue, useMemo } from 'react';
import type { StudioSearch } from '#domain/search/search-params.ts';
import type { StudioFilterInput } from '#web/lib/schema.generated.ts';
import { useFilterCountsSuspenseQuery } from '../components/filter-counts.generated.ts';
import { facetsOf } from '../facets.ts';
import type { Facets } from '../facets.ts';
import { searchVariables } from '../search-variables.ts';

/**
 * What the filters of a search offer. Asked for when they are opened, since most searches are read
 * without. Suspends at first; while another result is on its way, the one before still shows.
 */
export function useFacets(search: StudioSearch): Facets {
  const key = useDeferredValue(JSON.stringify(searchVariables(search).filter));
  const filter = useMemo(() => JSON.parse(key) as StudioFilterInput, [key]);
  const { data, error } = useFilterCountsSuspenseQuery({
    variables: { filter },
    // Filters work without their counts.
    errorPolicy: 'all',
  });
  return facetsOf(error ? undefined : data);
}
