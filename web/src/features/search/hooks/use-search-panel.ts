import { cities } from '#domain/studios/city.ts';
import type { StudioFilter } from '#domain/search/studio-search.ts';
import type { Facets } from '../components/filter-control.tsx';
import type { StudioSearchQuery } from '../components/studio-search.generated.ts';
import { useFoundStudios } from './use-found-studios.ts';
import type { FoundStudios } from './use-found-studios.ts';
import { useSearchAddress } from './use-search-address.ts';
import type { SearchAddress } from './use-search-address.ts';

/** A search on a page: what is asked for, and what was found. */
export interface SearchPanelState {
  address: SearchAddress;
  found: FoundStudios;
  facets: Facets;
}

/** The search of a page that is about `base`; the same object each time. */
export function useSearchPanel(base: StudioFilter): SearchPanelState {
  const address = useSearchAddress(base);
  const found = useFoundStudios(address.search, address.after);
  return { address, found, facets: facetsOf(found.result) };
}

function facetsOf(result: StudioSearchQuery | undefined): Facets {
  const countsOf = (counts: readonly { id: string; count: number }[] | undefined) =>
    counts && new Map(counts.map(({ id, count }) => [id, count]));
  return {
    cities: result?.cities ?? cities,
    categoryCounts: countsOf(result?.studios.categoryCounts),
    cityCounts: countsOf(result?.studios.cityCounts),
    parkingCounts: countsOf(result?.studios.parkingCounts),
  };
}
