import type { ApolloCache, Reference } from '@apollo/client';

/** Has the reviews of a product be asked for anew. What it is rated with comes with the change. */
export function forgetProductReviews(cache: ApolloCache, productId: string): void {
  const id = cache.identify({ __typename: 'Product', id: productId });
  cache.modify<Record<string, Reference>>({
    ...(id !== undefined && { id }),
    fields: {
      reviews: (_value, { DELETE }) => DELETE,
      viewerReview: (_value, { DELETE }) => DELETE,
    },
  });
}
