import { array, number, object, string } from 'yup';
import type { InferType, Schema } from 'yup';
import { trimmed } from '#domain/errors/trimmed.ts';
import { message } from '#domain/messages/message.ts';
import { ANSWER_LIMIT, REVIEW_PICTURES_LIMIT } from './limits.ts';
import type { ReviewAspect } from './review-aspect.ts';

const TITLE_LIMIT = 120;
const CONTENT_LIMIT = 5000;
const GUEST_CONTENT_LIMIT = 2000;

/** What one aspect is rated with, by whoever rates it. */
const aspectRating = () =>
  number()
    .integer(message('reviews.ratingRange'))
    .min(1, message('reviews.ratingRange'))
    .max(5, message('reviews.ratingRange'));

const rating = () =>
  number()
    .required(message('reviews.ratingRequired'))
    .integer(message('reviews.ratingRange'))
    .min(1, message('reviews.ratingRequired'))
    .max(5, message('reviews.ratingRange'));

const content = () =>
  trimmed()
    .required(message('reviews.contentTooShort'))
    .min(10, message('reviews.contentTooShort'));

/** A review as its author writes it (spec §5). */
export const reviewSchema = object({
  /** That of its author's account, which has rules of its own. */
  name: trimmed().required(message('reviews.nameRequired')),
  rating: rating(),
  title: trimmed().required(message('reviews.titleRequired')).max(TITLE_LIMIT),
  content: content().max(CONTENT_LIMIT),
  aspects: object({
    sound: aspectRating(),
    gear: aspectRating(),
    room: aspectRating(),
    host: aspectRating(),
    value: aspectRating(),
  } satisfies Readonly<Record<ReviewAspect, Schema>>),
  /** Ids of photographs that were sent for it, in order. */
  pictures: array(string().required())
    .max(
      REVIEW_PICTURES_LIMIT,
      message('reviews.tooManyPictures', { limit: REVIEW_PICTURES_LIMIT }),
    )
    .default([]),
});
export type ReviewInput = InferType<typeof reviewSchema>;

/** What whoever runs a studio says to a review. */
export const reviewAnswerSchema = object({
  content: trimmed().required(message('reviews.answerRequired')).max(ANSWER_LIMIT),
});

/** What a studio thought of a guest. */
export const guestReviewSchema = object({
  rating: rating(),
  content: content().max(GUEST_CONTENT_LIMIT),
});
export type GuestReviewInput = InferType<typeof guestReviewSchema>;
