import { parseSearchParams } from '#domain/search/search-params.ts';
import type { StudioSearch } from '#domain/search/search-params.ts';
import type { StudioFilter } from '#domain/search/studio-search.ts';
import { usePageParams } from '#web/lib/page-params.ts';
import { AFTER_PARAM } from '../search-path.ts';
import { searchVariables } from '../search-variables.ts';
import type { SearchVariables } from '../search-variables.ts';

export interface ListingAddress {
  search: StudioSearch;
  /** Where in the list to begin, for readers without scripts. */
  after: string | null;
  variables: SearchVariables & { after: string | null };
}

/** The list on a page that is about `filter`: its address holds only the order. */
export function useListingAddress(filter: StudioFilter): ListingAddress {
  const [params] = usePageParams();
  const { sort } = parseSearchParams(params).search;
  const after = params.get(AFTER_PARAM);
  const search = { filter, sort };
  return { search, after, variables: { ...searchVariables(search), after } };
}
