import type { Feature } from '#api/lib/feature.ts';
import { ReviewedStudioResolver, UserReviewsResolver } from './author-reviews.resolver.ts';
import { BookingReviewsResolver } from './booking-reviews.resolver.ts';
import {
  GuestReviewResolver,
  GuestReviewsOfUserResolver,
  BookingGuestReviewResolver,
} from './guest-review.resolver.ts';
import { PublishedReviewResolver } from './published-review.resolver.ts';
import { reviewLimits } from './review.limits.ts';
import { reviewMails } from './review.mails.ts';
import { ReviewResolver } from './review.resolver.ts';
import { reviewEndpoints, reviewUploads } from './review.rest.ts';
import { reviewSchedules } from './review.schedules.ts';
import { StudioReviewsResolver } from './studio-reviews.resolver.ts';

export const reviews: Feature = {
  name: 'reviews',
  resolvers: [
    ReviewResolver,
    PublishedReviewResolver,
    UserReviewsResolver,
    ReviewedStudioResolver,
    StudioReviewsResolver,
    BookingReviewsResolver,
    GuestReviewResolver,
    GuestReviewsOfUserResolver,
    BookingGuestReviewResolver,
  ],
  endpoints: [...reviewEndpoints],
  uploads: reviewUploads,
  emails: reviewMails,
  schedules: reviewSchedules,
  rateLimits: Object.values(reviewLimits),
};
