import type { DatabaseFeature } from '../lib/feature.ts';
import { Reviews } from '../migrations/0004-reviews.ts';
import { NamesOfReviewers } from '../migrations/0024-names-of-reviewers.ts';
import { ReviewAspects } from '../migrations/0031-review-aspects.ts';
import { ReviewsOfBothSides } from '../migrations/0046-reviews-of-both-sides.ts';
import {
  GuestReviewSchema,
  ReviewAnswerSchema,
  ReviewPictureSchema,
  ReviewSchema,
} from './review.entity.ts';
import { personalData } from './personal-data.ts';

export const reviews = {
  name: 'reviews',
  entities: [ReviewSchema, ReviewAnswerSchema, ReviewPictureSchema, GuestReviewSchema],
  migrations: {
    '0004-reviews': Reviews,
    '0024-names-of-reviewers': NamesOfReviewers,
    '0031-review-aspects': ReviewAspects,
    '0046-reviews-of-both-sides': ReviewsOfBothSides,
  },
  personal: personalData,
} as const satisfies DatabaseFeature;
