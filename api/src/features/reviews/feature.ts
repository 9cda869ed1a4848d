import type { Feature } from '#api/lib/feature.ts';
import { ReviewedStudioResolver, UserReviewsResolver } from './author-reviews.resolver.ts';
import { BookingReviewsResolver } from './booking-reviews.resolver.ts';
import { reviewLimits } from './review.limits.ts';
import { ReviewResolver } from './review.resolver.ts';
import { reviewEndpoints } from './review.rest.ts';
import { StudioReviewsResolver } from './studio-reviews.resolver.ts';

export const reviews: Feature = {
  name: 'reviews',
  resolvers: [
    ReviewResolver,
    UserReviewsResolver,
    ReviewedStudioResolver,
    StudioReviewsResolver,
    BookingReviewsResolver,
  ],
  endpoints: [...reviewEndpoints],
  rateLimits: Object.values(reviewLimits),
};
