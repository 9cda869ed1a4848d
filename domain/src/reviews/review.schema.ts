import { number, object } from 'yup';
import type { InferType, Schema } from 'yup';
import { trimmed } from '#domain/errors/trimmed.ts';
import { message } from '#domain/messages/message.ts';
import type { ReviewAspect } from './review-aspect.ts';

const TITLE_LIMIT = 120;
const CONTENT_LIMIT = 5000;

/** What one aspect is rated with, by whoever rates it. */
const aspectRating = () =>
  number()
    .integer(message('reviews.ratingRange'))
    .min(1, message('reviews.ratingRange'))
    .max(5, message('reviews.ratingRange'));

/** A review as its author writes it (spec §5). */
export const reviewSchema = object({
  /** That of its author's account, which has rules of its own. */
  name: trimmed().required(message('reviews.nameRequired')),
  rating: number()
    .required(message('reviews.ratingRequired'))
    .integer(message('reviews.ratingRange'))
    .min(1, message('reviews.ratingRequired'))
    .max(5, message('reviews.ratingRange')),
  title: trimmed().required(message('reviews.titleRequired')).max(TITLE_LIMIT),
  content: trimmed()
    .required(message('reviews.contentTooShort'))
    .min(10, message('reviews.contentTooShort'))
    .max(CONTENT_LIMIT),
  aspects: object({
    sound: aspectRating(),
    gear: aspectRating(),
    host: aspectRating(),
    value: aspectRating(),
  } satisfies Readonly<Record<ReviewAspect, Schema>>),
});
export type ReviewInput = InferType<typeof reviewSchema>;
