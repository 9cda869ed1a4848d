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
    hostRating: p.integer().nullable(),
    valueRating: p.integer().nullable(),
    title: p.string(),
    content: p.string(),
    /** Its author had completed a booking in the studio when writing (ruling 3). */
    verified: p.boolean(),
    createdAt: p.datetime().defaultRaw('now()'),
  },
});

/** What a musician thought of a studio. */
export class Review extends ReviewSchema.class {}
ReviewSchema.setClass(Review);
