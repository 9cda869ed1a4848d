import { openIntervals } from '#domain/bookings/availability.ts';
import { openWindowOf } from '#domain/studios/exceptions.ts';
import type { HoursOfDay } from '#domain/studios/exceptions.ts';
import { DAY_MS, isLocalTime, MINUTES_PER_DAY } from '#domain/time/calendar.ts';
import type { LocalTime, Weekday } from '#domain/time/calendar.ts';
import type { Interval } from '#domain/time/interval.ts';

/**
 * When a place is open, by the ISO weekday on which it opens: spans on the clock of its city, of
 * which one that closes at or before its opening does so on the next day. No spans means closed.
 */
export type PlaceHours = Partial<Record<Weekday, readonly (readonly [LocalTime, LocalTime])[]>>;

const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

/** One span of the week. */
export interface OpeningSpan extends HoursOfDay {
  weekday: Weekday;
}

/** Hours as a list, in the order of the week. */
export function openingSpans(hours: PlaceHours): OpeningSpan[] {
  return weekdays.flatMap((weekday) =>
    (hours[weekday] ?? []).map(([opens, closes]) => ({ weekday, opens, closes })),
  );
}

/** Hours of a list of spans: the inverse of {@link openingSpans}, whatever their order. */
export function placeHours(spans: readonly OpeningSpan[]): PlaceHours {
  const inOrder = spans.toSorted((one, other) => (one.opens < other.opens ? -1 : 1));
  const byDay = Map.groupBy(inOrder, ({ weekday }) => weekday);
  return Object.fromEntries(
    [...byDay].map(([day, times]) => [day, times.map(({ opens, closes }) => [opens, closes])]),
  );
}

/** Whether hours are times of weekdays, in their order, and none begins before the last has ended. */
export function areHours(hours: Readonly<Record<string, unknown>>): hours is PlaceHours {
  if (!Object.keys(hours).every((day) => weekdays.some((weekday) => String(weekday) === day))) {
    return false;
  }
  return (
    Object.values(hours).every((spans) => Array.isArray(spans) && spans.every(isSpan)) &&
    areApart(openingSpans(hours))
  );
}

function isSpan(span: unknown): span is readonly [LocalTime, LocalTime] {
  return (
    Array.isArray(span) &&
    span.length === 2 &&
    span.every((time) => typeof time === 'string' && isLocalTime(time))
  );
}

/** Whether spans follow each other, the last of the week and the first one too. */
function areApart(spans: readonly OpeningSpan[]): boolean {
  const week = weekdays.length * MINUTES_PER_DAY;
  const times = spans.map((span) => {
    const { opensMinute, closesMinute } = openWindowOf(span);
    const midnight = (span.weekday - 1) * MINUTES_PER_DAY;
    return { opens: midnight + opensMinute, closes: midnight + closesMinute };
  });
  return times.every(({ closes }, index) => {
    const next = times[index + 1]?.opens ?? times[0]!.opens + week;
    return closes <= next;
  });
}

/** How far ahead openings are looked for: a week, and the day on which one may have begun. */
const AHEAD_MS = 8 * DAY_MS;

/**
 * When a place is open from `now` (epoch milliseconds) on: the time in which it is open now, if it
 * is, and the next ones, at most `limit`. What is open around the clock ends where nobody looks.
 * @param zone IANA time zone of its city
 */
export function nextOpenTimes(
  hours: PlaceHours,
  zone: string,
  now: number,
  limit: number,
): Interval[] {
  const weekly = openingSpans(hours).map((span) => ({
    weekday: span.weekday,
    ...openWindowOf(span),
  }));
  // From before, so that what is open begins in the past for readers whose clocks are behind.
  const bounds = { start: now - DAY_MS, end: now + AHEAD_MS };
  return openIntervals({ zone, weekly, exceptions: [] }, bounds)
    .filter(({ end }) => end > now)
    .slice(0, limit);
}

/** Whether a place is open at `now` (epoch milliseconds) on the clock of `zone`. */
export function isOpenAt(hours: PlaceHours, zone: string, now: number): boolean {
  const [next] = nextOpenTimes(hours, zone, now, 1);
  return next !== undefined && next.start <= now;
}
