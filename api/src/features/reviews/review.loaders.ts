import {
  averageAspects,
  countRatings,
  findReviewedBookings,
} from '#db/reviews/review.repository.ts';
import { manyLoader, oneLoader } from '#api/lib/loaders.ts';

/** How many reviews gave each rating, by studio. */
export const ratingCountsLoader = manyLoader(
  ({ reads }, studioIds: readonly number[]) => countRatings(reads, studioIds),
  ({ studioId }) => studioId,
);

/** Bookings whose musicians have reviewed the studio. */
export const reviewedBookingLoader = oneLoader(
  ({ sql }, bookingIds: readonly number[]) => findReviewedBookings(sql, bookingIds),
  ({ bookingId }) => bookingId,
);

/** How the reviews of each studio rate its aspects, by studio. */
export const aspectAveragesLoader = manyLoader(
  ({ reads }, studioIds: readonly number[]) => averageAspects(reads, studioIds),
  ({ studioId }) => studioId,
);
