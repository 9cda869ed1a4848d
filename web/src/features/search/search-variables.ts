import { enumName } from '#domain/enums/enum-name.ts';
import { namedSorts } from '#domain/search/studio-search.ts';
import type { SortName } from '#domain/search/studio-search.ts';
import type { StudioSearch } from '#domain/search/search-params.ts';
import type { StudioFilterInput, StudioSortInput } from '#web/lib/schema.generated.ts';

/** Studios that come at once; a multiple of every number of columns. */
export const PAGE_SIZE = 24;

/** The time, which is part of the filter, also stands by itself: whole prices are for it. */
export interface SearchVariables extends Pick<StudioFilterInput, 'freeAt' | 'instantOnly'> {
  filter: StudioFilterInput;
  sort: StudioSortInput;
  first: number;
}

/** An order that people choose from, as GraphQL takes it. */
export function sortInput(name: SortName): StudioSortInput {
  const { key, direction } = namedSorts[name];
  return { key: enumName(key), direction: enumName(direction) };
}

/** A search as the variables of a query. */
export function searchVariables({ filter, sort, near }: StudioSearch): SearchVariables {
  const { regions, parking, freeAt, instantOnly, ...rest } = filter;
  const time = given({ freeAt, instantOnly });
  return {
    filter: given({
      ...rest,
      ...time,
      regions: regions?.map(enumName),
      parking: parking?.map(enumName),
    }),
    ...time,
    sort: { ...sortInput(sort), ...(near !== undefined && { near }) },
    first: PAGE_SIZE,
  };
}

/** What of `conditions` there is. */
function given(conditions: Readonly<Record<string, unknown>>): StudioFilterInput {
  const entries = Object.entries(conditions).filter(([, condition]) => condition !== undefined);
  return Object.fromEntries(entries);
}
