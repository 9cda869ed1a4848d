import { amenityIds } from '#domain/studios/amenity.ts';
import type { SearchParam } from './search-params.ts';
import type { StudioFilter } from './studio-search.ts';

/** Lowest ratings on offer, in stars. */
export const ratingOptions = [4.5, 4, 3.5, 3] as const;

/** Group sizes on offer, in people; others come by address. */
export const groupSizeOptions = [2, 4, 6, 8, 10, 15, 20, 30, 50] as const;

/** A condition that a search can be narrowed by. */
export interface FurtherCondition {
  /** The query parameter that sets it, such as `amenities=wifi`. */
  id: string;
  /** What it sets in the filter of the search. */
  change: Partial<StudioFilter>;
}

/** Names a condition by its query parameter. */
export const conditionId = (param: SearchParam, value: string | number = 1): string =>
  `${param}=${value}`;

/**
 * The conditions that `filter` can be narrowed by one at a time, besides category, place, parking and
 * instant confirmation. One takes the place of another that sets the same; amenities add up.
 */
export function furtherConditions({ amenities = [] }: StudioFilter): FurtherCondition[] {
  return [
    { id: conditionId('promoted'), change: { promotedOnly: true } },
    { id: conditionId('stepFree'), change: { stepFreeOnly: true } },
    { id: conditionId('noStairs'), change: { withoutStairs: true } },
    ...ratingOptions.map((minRating) => ({
      id: conditionId('minRating', minRating),
      change: { minRating },
    })),
    ...groupSizeOptions.map((groupSize) => ({
      id: conditionId('people', groupSize),
      change: { groupSize },
    })),
    ...amenityIds.map((amenity) => ({
      id: conditionId('amenities', amenity),
      change: { amenities: [...new Set([...amenities, amenity])] },
    })),
  ];
}
