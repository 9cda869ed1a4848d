import { formatSearchParams } from '#domain/search/search-params.ts';
import type { StudioSearch } from '#domain/search/search-params.ts';

/** Query parameter of the kind of results that a search of everything shows. */
export const KIND_PARAM = 'kind';

/** Query parameter of where in a list to go on. */
export const AFTER_PARAM = 'after';

/** The query string of a search, with its question mark; of all studios, a question mark alone. */
export function searchQuery(search: StudioSearch, after?: string | null): string {
  const params = new URLSearchParams(formatSearchParams(search));
  if (after) params.set(AFTER_PARAM, after);
  return `?${params.toString()}`;
}

/** Where a search is found. */
export function searchPath(search: StudioSearch): string {
  return `/search${searchQuery(search)}`;
}
