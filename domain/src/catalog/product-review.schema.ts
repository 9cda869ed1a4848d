import type { InferType } from 'yup';
import { reviewSchema } from '#domain/reviews/review.schema.ts';

/** What somebody says of a product: as of studios (§5), without its aspects and photographs. */
export const productReviewSchema = reviewSchema.pick(['rating', 'title', 'content']);
export type ProductReviewInput = InferType<typeof productReviewSchema>;
