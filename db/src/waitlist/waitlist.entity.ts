import { defineEntity, p } from '@mikro-orm/core';
import { UserSchema } from '#db/accounts/user.entity.ts';
import { StudioSchema } from '#db/studios/studio.entity.ts';
import type { BookableHours } from '#domain/bookings/hours.ts';
import type { LocalDate } from '#domain/time/calendar.ts';

/** What becomes of who waits: `passed` did not want what was offered, `lapsed` did not answer. */
export type WaitStatus = 'waiting' | 'offered' | 'booked' | 'passed' | 'lapsed';

export const WaitlistEntrySchema = defineEntity({
  name: 'WaitlistEntry',
  tableName: 'waitlist_entries',
  properties: {
    id: p.integer().primary().autoincrement(),
    user: () => p.manyToOne(UserSchema).ref(),
    studio: () => p.manyToOne(StudioSchema).ref(),
    date: p.date().$type<LocalDate>(),
    /** Minutes after midnight between which it may start, both included. */
    earliestMinute: p.integer(),
    latestMinute: p.integer(),
    hours: p.integer().$type<BookableHours>(),
    status: p.string().$type<WaitStatus>().default('waiting'),
    /** The start that is held for them, and until when. */
    offeredAt: p.datetime().nullable(),
    offerExpiresAt: p.datetime().nullable(),
    createdAt: p.datetime().defaultRaw('now()'),
  },
});

/** Somebody who waits for a time of a studio. */
export class WaitlistEntry extends WaitlistEntrySchema.class {}
WaitlistEntrySchema.setClass(WaitlistEntry);
