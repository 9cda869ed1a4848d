import { lastBookableDate, offeredStarts, refuseStart } from '#domain/bookings/availability.ts';
import type { StartRefusal, StudioCalendar } from '#domain/bookings/availability.ts';
import type { SlotInput } from '#domain/bookings/booking.schema.ts';
import type { BookableHours } from '#domain/bookings/hours.ts';
import { badInput, DomainError } from '#domain/errors/domain-error.ts';
import { message } from '#domain/messages/message.ts';
import type { MessageValues } from '#domain/messages/message.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, minutesOfDay, startOfUtcDay } from '#domain/time/calendar.ts';
import type { Interval } from '#domain/time/interval.ts';
import { instantOf, isSkippedByClockChange, localDateOf } from '#domain/time/local-time.ts';
import { reachOf } from './availability.service.ts';

/** The field of an input that a refusal is about. */
type SlotField = 'startsAt' | 'date' | 'startTime' | 'hours';

/**
 * What the calendar of a studio has to be complete for to tell whether `slot` is free, whatever the
 * zone of the studio.
 */
export function boundsOf({ startsAt, date, hours }: SlotInput): Interval {
  if (startsAt !== undefined) return reachOf({ start: startsAt, end: startsAt + hours * HOUR_MS });
  const start = startOfUtcDay(date!);
  return reachOf({ start: start - DAY_MS, end: start + 2 * DAY_MS });
}

/**
 * The start (epoch milliseconds) that `slot` asks for, when it is free by a calendar of
 * {@link boundsOf} at `now`.
 * @throws DomainError BAD_USER_INPUT for a time that can never be booked, CONFLICT for one that is
 *   taken.
 */
export function resolveStart(calendar: StudioCalendar, slot: SlotInput, now: number): number {
  const { date, startTime, hours } = slot;
  if (date !== undefined && startTime === undefined) {
    return firstStartOn(calendar, date, hours, now);
  }
  const start = slot.startsAt ?? namedStart(calendar.zone, date!, startTime!);
  const field = slot.startsAt === undefined ? undefined : 'startsAt';
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

function firstStartOn(
  calendar: StudioCalendar,
  date: string,
  hours: BookableHours,
  now: number,
): number {
  if (date < localDateOf(now, calendar.zone)) {
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
