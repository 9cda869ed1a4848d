import { number, object } from 'yup';
import type { InferType } from 'yup';
import { trimmed } from '#domain/errors/trimmed.ts';
import { message } from '#domain/messages/message.ts';

const TITLE_LIMIT = 120;
const CONTENT_LIMIT = 5000;

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
});
export type ReviewInput = InferType<typeof reviewSchema>;
