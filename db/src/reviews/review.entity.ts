import { defineEntity, p } from '@mikro-orm/core';
import { UserSchema } from '#db/accounts/user.entity.ts';
import { StudioSchema } from '#db/studios/studio.entity.ts';

export const ReviewSchema = defineEntity({
  name: 'Review',
  tableName: 'reviews',
  properties: {
    id: p.integer().primary().autoincrement(),
    studio: () => p.manyToOne(StudioSchema).ref(),
    user: () => p.manyToOne(UserSchema).ref(),
    /** 1 to 5. */
    rating: p.integer(),
    /** The same for each aspect that its author chose to rate. */
    soundRating: p.integer().nullable(),
    gearRating: p.integer().nullable(),
    roomRating: p.integer().nullable(),
    hostRating: p.integer().nullable(),
    valueRating: p.integer().nullable(),
    title: p.string(),
    content: p.string(),
    /** Its author had completed a booking in the studio when writing (ruling 3). */
    verified: p.boolean(),
    /** Only its author sees it until then, or until the other half of the pair is in; null once shown. */
    hiddenUntil: p.datetime().nullable(),
    createdAt: p.datetime().defaultRaw('now()'),
  },
});

export const ReviewAnswerSchema = defineEntity({
  name: 'ReviewAnswer',
  tableName: 'review_answers',
  properties: {
    review: () => p.manyToOne(ReviewSchema).ref().primary(),
    user: () => p.manyToOne(UserSchema).ref(),
    content: p.text(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});

export const ReviewPictureSchema = defineEntity({
  name: 'ReviewPicture',
  tableName: 'review_pictures',
  properties: {
    id: p.integer().primary().autoincrement(),
    user: () => p.manyToOne(UserSchema).ref(),
    studio: () => p.manyToOne(StudioSchema).ref(),
    /** Null while the review is being written. */
    review: () => p.manyToOne(ReviewSchema).ref().nullable(),
    position: p.integer().default(0),
    name: p.text(),
    url: p.text(),
    /** Pixels. */
    width: p.integer(),
    height: p.integer(),
    createdAt: p.datetime(),
  },
});

export const GuestReviewSchema = defineEntity({
  name: 'GuestReview',
  tableName: 'guest_reviews',
  properties: {
    id: p.integer().primary().autoincrement(),
    studio: () => p.manyToOne(StudioSchema).ref(),
    /** Whom it is about. */
    guest: () => p.manyToOne(UserSchema).ref(),
    /** Who wrote it. */
    user: () => p.manyToOne(UserSchema).ref(),
    /** 1 to 5. */
    rating: p.integer(),
    content: p.text(),
    hiddenUntil: p.datetime().nullable(),
    createdAt: p.datetime(),
  },
});

/** What a musician thought of a studio. */
export class Review extends ReviewSchema.class {}
ReviewSchema.setClass(Review);
