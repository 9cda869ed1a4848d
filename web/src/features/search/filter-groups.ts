import type { StudioFilter } from '#domain/search/studio-search.ts';

/** Filters that belong together, in the order in which they are shown, with the fields that they set. */
export const filterGroups = {
  category: ['categories'],
  city: ['cities'],
  price: ['minPriceCents', 'maxPriceCents'],
  booking: ['instantOnly', 'promotedOnly'],
  rating: ['minRating'],
  equipment: ['equipment'],
  fit: ['groupSize', 'stepFreeOnly', 'withoutStairs', 'parking'],
  amenities: ['amenities'],
  area: ['country', 'regions', 'bounds'],
} as const satisfies Readonly<Record<string, readonly (keyof StudioFilter)[]>>;

export type FilterGroupId = keyof typeof filterGroups;
export const filterGroupIds = Object.keys(filterGroups) as FilterGroupId[];

/** How many conditions of a group are set; each item of a list is one. */
export function countChosen(filter: StudioFilter, group: FilterGroupId): number {
  return filterGroups[group].reduce((count, field) => {
    const condition = filter[field];
    if (condition === undefined) return count;
    return count + (Array.isArray(condition) ? condition.length : 1);
  }, 0);
}

/** What removes all conditions of a group. */
export function removalOf(group: FilterGroupId): Partial<StudioFilter> {
  return Object.fromEntries(filterGroups[group].map((field) => [field, undefined]));
}
