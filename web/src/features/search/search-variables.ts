import { enumName } from '#domain/enums/enum-name.ts';
import type { StudioSearch } from '#domain/search/search-params.ts';
import type { StudioFilter, StudioSort } from '#web/lib/schema.generated.ts';

/** Studios that come at once; a multiple of every number of columns. */
export const PAGE_SIZE = 24;

export interface SearchVariables {
  filter: StudioFilter;
  sort: StudioSort;
  first: number;
}

/** A search as the variables of a query. */
export function searchVariables({ filter, sort }: StudioSearch): SearchVariables {
  const { regions, ...rest } = filter;
  const given = Object.entries({
    ...rest,
    regions: regions?.map(enumName),
  });
  return {
    filter: Object.fromEntries(given.filter(([, condition]) => condition !== undefined)),
    sort: enumName(sort),
    first: PAGE_SIZE,
  };
}
