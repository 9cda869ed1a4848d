import { defineEntity, p } from '@mikro-orm/core';
import type { Language } from '#domain/accounts/language.ts';
import type { NoticeKind, NoticeState, StatusPart } from '#domain/status/status.ts';

export const StatusDaySchema = defineEntity({
  name: 'StatusDay',
  tableName: 'status_days',
  properties: {
    part: p.string().columnType('text').$type<StatusPart>().primary(),
    /** UTC. */
    day: p.date().primary(),
    good: p.integer(),
    bad: p.integer(),
    /** As it was found last. */
    isGood: p.boolean(),
    checkedAt: p.datetime(),
  },
});

/** How often a part of the product was found well on a day, and how often not. */
export class StatusDay extends StatusDaySchema.class {}
StatusDaySchema.setClass(StatusDay);

export const StatusNoticeSchema = defineEntity({
  name: 'StatusNotice',
  tableName: 'status_notices',
  properties: {
    id: p.integer().primary().autoincrement(),
    kind: p.string().$type<NoticeKind>(),
    title: p.text(),
    parts: p.array().$type<StatusPart[]>(),
    language: p.string().$type<Language>(),
    startsAt: p.datetime().nullable(),
    endsAt: p.datetime().nullable(),
    createdAt: p.datetime(),
    resolvedAt: p.datetime().nullable(),
  },
});

/** Something that administrators announce. */
export class StatusNotice extends StatusNoticeSchema.class {}
StatusNoticeSchema.setClass(StatusNotice);

export const StatusUpdateSchema = defineEntity({
  name: 'StatusUpdate',
  tableName: 'status_updates',
  properties: {
    id: p.integer().primary().autoincrement(),
    notice: () => p.manyToOne(StatusNoticeSchema).ref(),
    state: p.string().$type<NoticeState>(),
    text: p.text(),
    createdAt: p.datetime(),
  },
});

/** How far something that was announced is. */
export class StatusUpdate extends StatusUpdateSchema.class {}
StatusUpdateSchema.setClass(StatusUpdate);
