import { defineEntity, p } from '@mikro-orm/core';
import { UserSchema } from '#db/accounts/user.entity.ts';

/** A sound that somebody has prints made from. */
export const CanvasTrackSchema = defineEntity({
  name: 'CanvasTrack',
  tableName: 'canvas_tracks',
  properties: {
    id: p.integer().primary().autoincrement(),
    /** What carts and orders call it. */
    key: p.text(),
    /** Null for guests. */
    user: () => p.manyToOne(UserSchema).ref().nullable(),
    /** What its file is called in the store, and what that name ends with. */
    name: p.text(),
    ending: p.text(),
    /** What people call it. */
    title: p.text(),
    bytes: p.integer(),
    durationMs: p.integer(),
    /** How loud it is from its beginning to its end, from 0 to 100. */
    peaks: p.array().columnType('integer[]').$type<number[]>(),
    createdAt: p.datetime(),
  },
});
