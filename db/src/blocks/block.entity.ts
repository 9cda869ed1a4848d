import { defineEntity, p } from '@mikro-orm/core';
import { StudioSchema } from '#db/studios/studio.entity.ts';
import type { MessageKey } from '#domain/messages/message.ts';
import type { LocalDate } from '#domain/time/calendar.ts';

export const StudioBlockSchema = defineEntity({
  name: 'StudioBlock',
  tableName: 'studio_blocks',
  properties: {
    id: p.integer().primary().autoincrement(),
    studio: () => p.manyToOne(StudioSchema).ref(),
    /** First day, minute of the day and minutes on the clock of the studio. */
    firstDate: p.date().$type<LocalDate>(),
    startMinute: p.integer(),
    lengthMinutes: p.integer(),
    /** When it is repeated, as in RFC 5545; null for once. */
    rule: p.text().nullable(),
    /** Days on which it does not happen although the rule says so. */
    leftOut: p.array().columnType('date[]').$type<LocalDate[]>().default([]),
    note: p.text().default(''),
    /** Grows with each change. */
    version: p.integer().default(1),
    /** How far its times are worked out; null when all of them are. */
    knownUntil: p.date().$type<LocalDate>().nullable(),
    /** Until it is forgotten, what was removed can be brought back. */
    removedAt: p.datetime().nullable(),
    createdAt: p.datetime().defaultRaw('now()'),
    updatedAt: p.datetime().defaultRaw('now()'),
  },
});

export const CalendarImportSchema = defineEntity({
  name: 'CalendarImport',
  tableName: 'calendar_imports',
  properties: {
    id: p.integer().primary().autoincrement(),
    studio: () => p.manyToOne(StudioSchema).ref(),
    name: p.text(),
    /** Where it is read again; null for an uploaded file. */
    url: p.text().nullable(),
    /** Why it could not be read at last; null when it could. */
    failure: p.text().$type<MessageKey>().nullable(),
    readAt: p.datetime(),
    triedAt: p.datetime(),
    createdAt: p.datetime().defaultRaw('now()'),
  },
});

export const BlockTimeSchema = defineEntity({
  name: 'BlockTime',
  tableName: 'block_times',
  properties: {
    id: p.integer().primary().autoincrement(),
    studio: () => p.manyToOne(StudioSchema).ref(),
    /** Either of these three. */
    block: () => p.manyToOne(StudioBlockSchema).ref().nullable(),
    import: () => p.manyToOne(CalendarImportSchema).ref().nullable(),
    /** Whom it is held for: an entry of the waitlist, which is a later feature. */
    waitlistEntryId: p.integer().nullable(),
    /** The day of the studio on which the whole time begins. */
    date: p.date().$type<LocalDate>(),
    startsAt: p.datetime(),
    endsAt: p.datetime(),
    /** What an imported event is called; that of a block stands with the block. */
    note: p.text().default(''),
  },
});

/** A time that those who run a studio keep for themselves, once or again and again. */
export class StudioBlock extends StudioBlockSchema.class {}
StudioBlockSchema.setClass(StudioBlock);

/** Another calendar, in whose busy times a studio cannot be booked. */
export class CalendarImport extends CalendarImportSchema.class {}
CalendarImportSchema.setClass(CalendarImport);

/** A time of a block or an import, or a part of at most 31 days of it. */
export class BlockTime extends BlockTimeSchema.class {}
BlockTimeSchema.setClass(BlockTime);
