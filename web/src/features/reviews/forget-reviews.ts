import type { ApolloCache, Reference } from '@apollo/client';

/** What of a studio a review changes. */
const CHANGED_FIELDS = [
  'reviews',
  'rating',
  'reviewCount',
  'ratingCounts',
  'aspectAverages',
  'viewerReview',
];

/** Has what a review of a studio has changed be asked for anew. */
export function forgetReviews(cache: ApolloCache, studioId: string): void {
  const id = cache.identify({ __typename: 'Studio', id: studioId });
  cache.modify<Record<string, Reference>>({
    ...(id !== undefined && { id }),
    fields: Object.fromEntries(
      CHANGED_FIELDS.map((field) => [field, (_value, { DELETE }) => DELETE]),
    ),
  });
}
