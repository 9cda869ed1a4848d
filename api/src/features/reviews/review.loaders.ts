import { findGuestRatings } from '#db/reviews/guest-review.repository.ts';
import { findReviewAnswers } from '#db/reviews/review-answer.repository.ts';
import { findReviewPictures } from '#db/reviews/review-picture.repository.ts';
import {
  averageAspects,
  countRatings,
  findOwnerRatings,
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

/** What studios have said to reviews. */
export const reviewAnswerLoader = oneLoader(
  ({ sql }, reviewIds: readonly number[]) => findReviewAnswers(sql, reviewIds),
  ({ reviewId }) => reviewId,
);

/** The photographs of each review, in order. */
export const reviewPicturesLoader = manyLoader(
  ({ sql }, reviewIds: readonly number[]) => findReviewPictures(sql, reviewIds),
  ({ reviewId }) => reviewId,
);

/** How studios rate guests. */
export const guestRatingLoader = oneLoader(
  ({ sql }, guestIds: readonly number[]) => findGuestRatings(sql, guestIds),
  ({ guestId }) => guestId,
);

/** How the studios of owners are rated together. */
export const ownerRatingLoader = oneLoader(
  ({ reads }, ownerIds: readonly number[]) => findOwnerRatings(reads, ownerIds),
  ({ ownerId }) => ownerId,
);
