import { enumName } from '#domain/enums/enum-name.ts';
import { cities } from '#domain/studios/city.ts';
import type { FilterCountsQuery } from './components/filter-counts.generated.ts';

/** How many studios each choice would leave, by id; undefined while unknown. */
export type FacetCounts = ReadonlyMap<string, number> | undefined;

interface FacetCity {
  id: string;
  name: string;
  countryCode: string;
  /** As the API spells it. */
  region: string;
}

/** What there is to choose from in filters, and what each choice would leave. */
export interface Facets {
  cities: readonly FacetCity[];
  categoryCounts: FacetCounts;
  cityCounts: FacetCounts;
  parkingCounts: FacetCounts;
  /** By the query parameter that sets a condition, such as `amenities=wifi`. */
  conditionCounts: FacetCounts;
}

/** The facets of a result; without one there is all to choose from, and nothing is counted. */
export function facetsOf(result: FilterCountsQuery | undefined): Facets {
  const { categoryCounts, cityCounts, parkingCounts, conditionCounts } = result?.studios ?? {};
  return {
    cities: result?.cities ?? cities.map((city) => ({ ...city, region: enumName(city.region) })),
    categoryCounts: countsById(categoryCounts),
    cityCounts: countsById(cityCounts),
    parkingCounts: countsById(parkingCounts),
    conditionCounts: countsById(conditionCounts),
  };
}

/** Counts as they are looked up. */
export function countsById(
  counts: readonly { id: string; count: number }[] | undefined,
): FacetCounts {
  return counts && new Map(counts.map(({ id, count }) => [id, count]));
}

/** A choice that the list does not count leaves nothing. */
export function countIn(counts: FacetCounts, id: string): number | undefined {
  return counts && (counts.get(id) ?? 0);
}

/** How many studios the cities have together of which `field` is `value`. */
export function countInCities(
  { cities: all, cityCounts }: Facets,
  field: 'countryCode' | 'region',
  value: string,
): number | undefined {
  return (
    cityCounts &&
    all
      .filter((city) => city[field] === value)
      .reduce((sum, city) => sum + (cityCounts.get(city.id) ?? 0), 0)
  );
}

/** A choice and how many studios it would leave, in a line of text. */
export function withCount(label: string, count: number | undefined): string {
  return count === undefined ? label : `${label} (${count})`;
}
