import { defineEntity, p } from '@mikro-orm/core';
import { UserSchema } from '#db/accounts/user.entity.ts';
import { StudioSchema } from '#db/studios/studio.entity.ts';

export const CalendarFeedSchema = defineEntity({
  name: 'CalendarFeed',
  tableName: 'calendar_feeds',
  properties: {
    id: p.integer().primary().autoincrement(),
    /** As whom it is read. */
    user: () => p.manyToOne(UserSchema).ref(),
    /** Null for everything of theirs. */
    studio: () => p.manyToOne(StudioSchema).ref().nullable(),
    /** Whether it says when they are busy, and nothing else. */
    busyOnly: p.boolean(),
    /** SHA-256 of the secret in the address, which is not kept. */
    tokenHash: p.uint8array().columnType('bytea').hidden(),
    createdAt: p.datetime().defaultRaw('now()'),
    usedAt: p.datetime().nullable(),
  },
});

/** A secret address under which calendar programs read somebody's calendar. */
export class CalendarFeed extends CalendarFeedSchema.class {}
CalendarFeedSchema.setClass(CalendarFeed);
