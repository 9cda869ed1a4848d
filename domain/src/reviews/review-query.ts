import { number, object, string } from 'yup';
import type { InferType } from 'yup';
import { trimmed } from '#domain/errors/trimmed.ts';
import { message } from '#domain/messages/message.ts';
import { categoryIds } from '#domain/studios/category.ts';
import { REVIEW_TEXT_LIMIT } from './limits.ts';
import { reviewAspects } from './review-aspect.ts';

/** What narrows the reviews of a studio. All that is given must hold. */
export const reviewFilterSchema = object({
  /** Each of its words is part of the title or the text. */
  text: trimmed().max(REVIEW_TEXT_LIMIT),
  /** Only reviews that rate it. */
  aspect: string().oneOf(
    reviewAspects,
    message('fields.choice', { values: reviewAspects.join(', ') }),
  ),
});
export type ReviewFilter = InferType<typeof reviewFilterSchema>;

const ratingRange = message('fields.range', { min: 1, max: 5 });

/** What narrows the reviews of all public studios. All that is given must hold. */
export const publishedReviewFilterSchema = object({
  /** Each of its words is part of the title, the text or the name of the studio. */
  text: trimmed().max(REVIEW_TEXT_LIMIT),
  rating: number().integer(message('fields.integer')).min(1, ratingRange).max(5, ratingRange),
  cityId: string(),
  /** The room type. */
  categoryId: string().oneOf(categoryIds, message('listings.categoryUnknown')),
});
export type PublishedReviewFilter = InferType<typeof publishedReviewFilterSchema>;

/** What reviews are ordered by: when they were written, or the rating, of the aspect asked for if any. */
export const reviewSortKeys = ['created', 'rating'] as const;
export type ReviewSortKey = (typeof reviewSortKeys)[number];

/** An order of reviews. Of those that are rated alike the newest come first. */
export interface ReviewSort {
  key: ReviewSortKey;
  direction: 'asc' | 'desc';
}

export const newestFirst: ReviewSort = { key: 'created', direction: 'desc' };
