import { loadCalendars } from '#db/bookings/calendar.repository.ts';
import type { Sql } from '#db/orm.ts';
import type { StudioRow } from '#db/studios/studio.repository.ts';
import {
  dayInterval,
  lastBookableDate,
  offeredStarts,
  refuseStart,
} from '#domain/bookings/availability.ts';
import type { StartRefusal, StudioCalendar } from '#domain/bookings/availability.ts';
import type { SlotInput } from '#domain/bookings/booking.schema.ts';
import type { BookableHours } from '#domain/bookings/hours.ts';
import { badInput, DomainError } from '#domain/errors/domain-error.ts';
import { message } from '#domain/messages/message.ts';
import type { MessageValues } from '#domain/messages/message.ts';
import { HOUR_MS, MINUTE_MS, minutesOfDay } from '#domain/time/calendar.ts';
import { instantOf, isSkippedByClockChange, localDateOf } from '#domain/time/local-time.ts';
import { reachOf } from './availability.service.ts';

/** The field of an input that a refusal is about. */
type SlotField = 'startsAt' | 'date' | 'startTime' | 'hours';

/**
 * The start (epoch milliseconds) that `slot` asks for, when it is free in `studio` at `now`.
 * @throws DomainError BAD_USER_INPUT for a time that can never be booked, CONFLICT for one that is
 *   taken.
 */
export async function resolveStart(
  db: Sql,
  studio: StudioRow,
  slot: SlotInput,
  now: number,
): Promise<number> {
  const { date, startTime, hours } = slot;
  if (date !== undefined && startTime === undefined) {
    return firstStartOn(db, studio, date, hours, now);
  }
  const start = slot.startsAt ?? namedStart(studio.zone, date!, startTime!);
  const field = slot.startsAt === undefined ? undefined : 'startsAt';
  const calendar = await calendarAround(db, studio, start, start + hours * HOUR_MS, now);
  const refusal = refuseStart(calendar, start, hours, now);
  if (refusal) throw refusalError(refusal, field, calendar, now);
  return start;
}

/** When it is `startTime` on `date` in `zone`, epoch milliseconds. @throws DomainError BAD_USER_INPUT */
export function namedStart(zone: string, date: string, startTime: string): number {
  const minutes = minutesOfDay(startTime);
  if (isSkippedByClockChange(date, minutes, zone)) {
    throw badInput({ startTime: message('bookings.skipped', { zone }) });
  }
  return instantOf(date, minutes, zone);
}

async function firstStartOn(
  db: Sql,
  studio: StudioRow,
  date: string,
  hours: BookableHours,
  now: number,
): Promise<number> {
  const day = dayInterval(date, studio.zone);
  const calendar = await calendarAround(db, studio, day.start, day.end, now);
  if (date < localDateOf(now, studio.zone)) {
    throw refusalError('past', 'date', calendar, now);
  }
  if (date > lastBookableDate(calendar, now)) {
    throw refusalError('beyond-horizon', 'date', calendar, now);
  }
  const [start] = offeredStarts(calendar, date, hours, now);
  if (start === undefined) {
    throw new DomainError('CONFLICT', 'bookings.fullDay', { values: { hours } });
  }
  return start;
}

async function calendarAround(
  db: Sql,
  studio: StudioRow,
  start: number,
  end: number,
  now: number,
): Promise<StudioCalendar> {
  const calendars = await loadCalendars(db, [studio.id], reachOf({ start, end }), now);
  const calendar = calendars.get(studio.id);
  if (!calendar) throw new DomainError('NOT_FOUND', 'studios.notFound');
  return calendar;
}

/** What is said where a start cannot be booked. @param field that it is about, unless it is a day or a time */
export function refusalError(
  refusal: StartRefusal,
  field: SlotField | undefined,
  calendar: StudioCalendar,
  now: number,
): DomainError {
  const values = refusalValues(refusal, calendar, now);
  if (refusal === 'taken') return new DomainError('CONFLICT', 'bookings.taken');
  return badInput({ [field ?? fieldOf(refusal)]: message(`bookings.${refusal}`, values) });
}

/** Where a day and a time were given, the one that has to change. */
function fieldOf(refusal: Exclude<StartRefusal, 'taken'>): SlotField {
  return refusal === 'closed' || refusal === 'short-notice' ? 'startTime' : 'date';
}

function refusalValues(
  refusal: StartRefusal,
  calendar: StudioCalendar,
  now: number,
): MessageValues | undefined {
  if (refusal === 'short-notice') return { minutes: calendar.minimumNoticeMinutes };
  if (refusal === 'beyond-horizon') return { date: lastBookableDate(calendar, now) };
  return undefined;
}

/** End of a booking and of the buffer after it, both epoch milliseconds. */
export function endOf(
  start: number,
  hours: number,
  bufferMinutes: number,
): { endsAt: number; blockedUntil: number } {
  const endsAt = start + hours * HOUR_MS;
  return { endsAt, blockedUntil: endsAt + bufferMinutes * MINUTE_MS };
}
