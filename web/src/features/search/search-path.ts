import { formatSearchParams } from '#domain/search/search-params.ts';
import type { StudioSearch } from '#domain/search/search-params.ts';
import type { StudioFilter } from '#domain/search/studio-search.ts';

/** Query parameter of the kind of results that a search of everything shows. */
export const KIND_PARAM = 'kind';

/** Query parameter of where in a list to go on. */
export const AFTER_PARAM = 'after';

/** Query parameter of whether the studios are also on a map: `1`. */
export const MAP_PARAM = 'map';

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

/** The page that search engines are to know a search by: that of its city or room type, or of all. */
export function pageOfFilter({ cities = [], categories = [], ...rest }: StudioFilter): string {
  const [city] = cities;
  const [category] = categories;
  const isPlain = Object.keys(rest).length === 0 && cities.length + categories.length === 1;
  if (isPlain && city) return `/studios/cities/${city}`;
  if (isPlain && category) return `/studios/categories/${category}`;
  return '/studios';
}
