import type {
  ReviewAspect,
  ReviewFilterInput,
  ReviewSortInput,
} from '#web/lib/schema.generated.ts';

/** Orders that people choose from. */
export const reviewOrders = {
  newest: { key: 'CREATED', direction: 'DESC' },
  highest: { key: 'RATING', direction: 'DESC' },
  lowest: { key: 'RATING', direction: 'ASC' },
} as const satisfies Readonly<Record<string, ReviewSortInput>>;
export type ReviewOrder = keyof typeof reviewOrders;
export const reviewOrderNames = Object.keys(reviewOrders) as ReviewOrder[];

/** Which reviews of a studio somebody wants to read. */
export interface ReviewChoice {
  text: string;
  /** Only reviews that rate it, and by it when they are ordered by rating. */
  aspect: ReviewAspect | null;
  sort: ReviewOrder;
}

export const allReviews: ReviewChoice = { text: '', aspect: null, sort: 'newest' };

/** Variables of the query for reviews. */
export function reviewVariables({ text, aspect, sort }: ReviewChoice): {
  filter: ReviewFilterInput | null;
  sort: ReviewSortInput;
} {
  const filter = { ...(text && { text }), ...(aspect && { aspect }) };
  return {
    filter: Object.keys(filter).length > 0 ? filter : null,
    sort: reviewOrders[sort],
  };
}
