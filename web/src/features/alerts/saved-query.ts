import { formatSearchParams, parseSearchParams } from '#domain/search/search-params.ts';
import type { StudioFilter } from '#domain/search/studio-search.ts';

/** What a search filters by, as it is saved: as in an address, without an order. */
export function queryOf(filter: StudioFilter): string {
  return new URLSearchParams(formatSearchParams({ filter, sort: 'relevance' })).toString();
}

/** What a saved search filters by. */
export function filterOf(query: string): StudioFilter {
  return parseSearchParams(new URLSearchParams(query)).search.filter;
}
