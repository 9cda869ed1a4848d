import { findGuestReviews } from '#db/reviews/guest-review.repository.ts';
import { findReviews } from '#db/reviews/review.repository.ts';
import { oneLoader } from '#api/lib/loaders.ts';

/** Reviews of studios that reports are about. */
export const reportedReviewLoader = oneLoader(
  ({ sql }, ids: readonly number[]) => findReviews(sql, ids),
  ({ id }) => id,
);

/** Reviews of guests that reports are about. */
export const reportedGuestReviewLoader = oneLoader(
  ({ sql }, ids: readonly number[]) => findGuestReviews(sql, ids),
  ({ id }) => id,
);
