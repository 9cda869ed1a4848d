import { defineEntity, p } from '@mikro-orm/core';
import type { Weekday } from '#domain/time/calendar.ts';
import { StudioSchema } from './studio.entity.ts';

export const OpeningHoursSchema = defineEntity({
  name: 'OpeningHours',
  tableName: 'opening_hours',
  properties: {
    id: p.integer().primary().autoincrement(),
    studio: () => p.manyToOne(StudioSchema).ref(),
    /** ISO weekday: Monday 1 to Sunday 7. */
    weekday: p.integer().$type<Weekday>(),
    /** Minutes after midnight in the studio's time; closing above 1440 is past midnight. */
    opensMinute: p.integer(),
    closesMinute: p.integer(),
  },
});

/** Weekly hours. */
export class OpeningHours extends OpeningHoursSchema.class {}
OpeningHoursSchema.setClass(OpeningHours);

export const StudioExceptionSchema = defineEntity({
  name: 'StudioException',
  tableName: 'studio_exceptions',
  properties: {
    id: p.integer().primary().autoincrement(),
    studio: () => p.manyToOne(StudioSchema).ref(),
    date: p.date(),
    /** Both null: closed all day. Otherwise one of the windows that replace the weekly hours. */
    opensMinute: p.integer().nullable(),
    closesMinute: p.integer().nullable(),
    reason: p.string(),
  },
});

/** A day whose hours differ from the weekly ones. */
export class StudioException extends StudioExceptionSchema.class {}
StudioExceptionSchema.setClass(StudioException);
