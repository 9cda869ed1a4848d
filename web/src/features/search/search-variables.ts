import type { StudioSearch } from '#domain/search/search-params.ts';
import type { Region, StudioFilter, StudioSort } from '#web/lib/schema.generated.ts';

/** Studios that come at once; a multiple of every number of columns. */
export const PAGE_SIZE = 24;

export interface SearchVariables {
  filter: StudioFilter;
  sort: StudioSort;
  first: number;
}

/** A value of domain/ as GraphQL names it: `price-descending` is `PRICE_DESCENDING`. */
export function enumName(value: string): string {
  return value.toUpperCase().replaceAll('-', '_');
}

/** A search as the variables of a query. */
export function searchVariables({ filter, sort }: StudioSearch): SearchVariables {
  const { regions, ...rest } = filter;
  const given = Object.entries({
    ...rest,
    regions: regions?.map(enumName) as Region[] | undefined,
  });
  return {
    filter: Object.fromEntries(given.filter(([, condition]) => condition !== undefined)),
    sort: enumName(sort) as StudioSort,
    first: PAGE_SIZE,
  };
}
