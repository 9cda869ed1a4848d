/** Ways to pay less that follow from what studios charge, in the order in which they are shown. */
export const savingKinds = ['below-median', 'without-engineer', 'other-hours'] as const;
export type SavingKind = (typeof savingKinds)[number];

/**
 * When a studio is cheap: by how much, as a share, its first price (`priceFrom`) has to lie below the
 * median of rooms of its type in its city that are booked as it is, and how many of those there have to
 * be, itself among them, for a median to say something.
 */
export const CHEAP = { leastShare: 0.2, leastRooms: 5 } as const;

/** When a cheap studio is a good one as well: its average rating, and the reviews behind it, at least. */
export const LIKED = { leastRating: 4.5, leastReviews: 3 } as const;

/** How much less than usual a price is, in whole percent, rounded down. Both prices are in the same unit. */
export function savedPercent({ usualCents, cents }: { usualCents: number; cents: number }): number {
  return Math.floor((100 * (usualCents - cents)) / usualCents);
}
