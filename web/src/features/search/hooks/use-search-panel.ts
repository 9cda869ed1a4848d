import type { StudioFilter } from '#domain/search/studio-search.ts';
import { useFoundStudios } from './use-found-studios.ts';
import type { FoundStudios } from './use-found-studios.ts';
import { useSearchAddress } from './use-search-address.ts';
import type { SearchAddress } from './use-search-address.ts';

/** A search on a page: what is asked for, and what was found. */
export interface SearchPanelState {
  address: SearchAddress;
  found: FoundStudios;
}

/** The search of a page that is about `base`; the same object each time. */
export function useSearchPanel(base: StudioFilter): SearchPanelState {
  const address = useSearchAddress(base);
  const found = useFoundStudios(address.search, address.after);
  return { address, found };
}
