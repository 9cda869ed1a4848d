import {
  mergeIntervals,
  clipIntervals,
  containsInterval,
  intervalsOverlap,
  subtractIntervals,
} from '#domain/time/interval.ts';
import type { Interval } from '#domain/time/interval.ts';
import {
  addDays,
  dateRange,
  HOUR_MS,
  MINUTE_MS,
  MINUTES_PER_DAY,
  weekdayOf,
} from '#domain/time/calendar.ts';
import { instantOf, localDateOf } from '#domain/time/local-time.ts';
import type { LocalDate, Weekday } from '#domain/time/calendar.ts';

/** A span of wall-clock minutes after midnight; `closesMinute` above 1440 runs past midnight. */
export interface OpenWindow {
  opensMinute: number;
  closesMinute: number;
}

/** When a studio is open, in its own time. */
export interface Schedule {
  /** IANA time zone of the studio. */
  zone: string;
  weekly: readonly (OpenWindow & { weekday: Weekday })[];
  /** Days whose hours differ from the weekly ones. No windows means closed. */
  exceptions: readonly { date: LocalDate; windows: readonly OpenWindow[] }[];
}

/** Limits that an owner puts on bookings. */
export interface BookingLimits {
  /** Minutes that stay free after each booking. */
  bufferMinutes: number;
  /** Minutes between the moment of booking and the start, at least. */
  minimumNoticeMinutes: number;
  /** How many days ahead, counted from today in studio time, a booking may start. */
  horizonDays: number;
}

/** A booking that holds its time. */
export interface Occupied {
  period: Interval;
  /** The period with the buffer that applied when it was booked. */
  blocked: Interval;
  /** When a request gives its time back unless it is answered, epoch milliseconds. */
  expiresAt?: number;
}

/** Everything that decides whether a studio is free. */
export interface StudioCalendar extends Schedule, BookingLimits {
  occupied: readonly Occupied[];
}

/** Spacing of the starts that are offered. A start named outright may be any minute. */
export const OFFERED_STEP_MINUTES = 30;
/** The opening of a gap is offered too, on the next quarter of an hour. */
export const GAP_STEP_MINUTES = 15;

/** When the studio is open in `bounds`, whole windows joined where they touch. */
export function openIntervals(schedule: Schedule, bounds: Interval): Interval[] {
  // A window runs past midnight by a day at most, so the day before can reach into the first.
  const firstDay = addDays(localDateOf(bounds.start, schedule.zone), -1);
  const lastDay = localDateOf(bounds.end, schedule.zone);
  const windows = dateRange(firstDay, lastDay).flatMap((date) =>
    windowsOf(schedule, date).map(({ opensMinute, closesMinute }) => ({
      start: instantOf(date, opensMinute, schedule.zone),
      end: instantOf(date, closesMinute, schedule.zone),
    })),
  );
  return clipIntervals(mergeIntervals(windows), bounds);
}

/** How long the studio is open by the hours that begin on a day, in minutes. */
export function openMinutesOn(
  schedule: Pick<Schedule, 'weekly' | 'exceptions'>,
  date: LocalDate,
): number {
  return windowsOf(schedule, date).reduce(
    (sum, { opensMinute, closesMinute }) => sum + closesMinute - opensMinute,
    0,
  );
}

function windowsOf(
  schedule: Pick<Schedule, 'weekly' | 'exceptions'>,
  date: LocalDate,
): readonly OpenWindow[] {
  const exception = schedule.exceptions.find((candidate) => candidate.date === date);
  return exception?.windows ?? schedule.weekly.filter(({ weekday }) => weekday === weekdayOf(date));
}

/**
 * When a booking may take place in `bounds`: open, not occupied, and not so close before another
 * booking that the buffer after it would not fit.
 */
export function freeIntervals(calendar: StudioCalendar, bounds: Interval): Interval[] {
  const buffer = calendar.bufferMinutes * MINUTE_MS;
  const taken = calendar.occupied.map(({ period, blocked }) => ({
    start: period.start - buffer,
    end: blocked.end,
  }));
  return subtractIntervals(openIntervals(calendar, bounds), taken);
}

/** Why a start cannot be booked, or undefined when it can. Checked in this order. */
export type StartRefusal = 'past' | 'short-notice' | 'beyond-horizon' | 'closed' | 'taken';

/** Whether a booking of `hours` may start at `start` (epoch milliseconds) when it is `now`. */
export function refuseStart(
  calendar: StudioCalendar,
  start: number,
  hours: number,
  now: number,
): StartRefusal | undefined {
  const period = { start, end: start + hours * HOUR_MS };
  if (start < now) return 'past';
  if (start < now + calendar.minimumNoticeMinutes * MINUTE_MS) return 'short-notice';
  if (localDateOf(start, calendar.zone) > lastBookableDate(calendar, now)) return 'beyond-horizon';
  if (!containsInterval(openIntervals(calendar, period), period)) return 'closed';
  const blocked = blockedInterval(period, calendar.bufferMinutes);
  const taken = calendar.occupied.some((other) => intervalsOverlap(other.blocked, blocked));
  return taken ? 'taken' : undefined;
}

/** `period` with the buffer that stays free after it. */
export function blockedInterval(period: Interval, bufferMinutes: number): Interval {
  return { start: period.start, end: period.end + bufferMinutes * MINUTE_MS };
}

/** The last day, studio time, on which a booking made at `now` may start. */
export function lastBookableDate(
  studio: Pick<StudioCalendar, 'zone' | 'horizonDays'>,
  now: number,
): LocalDate {
  return addDays(localDateOf(now, studio.zone), studio.horizonDays);
}

/**
 * Starts (epoch milliseconds) that are offered on `date`, studio time, for a booking of `hours`:
 * where a gap opens, and every half hour after that.
 */
export function offeredStarts(
  calendar: StudioCalendar,
  date: LocalDate,
  hours: number,
  now: number,
): number[] {
  if (date > lastBookableDate(calendar, now)) return [];
  const day = dayInterval(date, calendar.zone);
  const length = hours * HOUR_MS;
  const earliest = Math.max(day.start, now + calendar.minimumNoticeMinutes * MINUTE_MS);
  const free = freeIntervals(calendar, { start: day.start, end: day.end + length });
  return free.flatMap((gap) => {
    const latest = Math.min(gap.end - length, day.end - 1);
    return startsBetween(Math.max(gap.start, earliest), latest);
  });
}

function startsBetween(earliest: number, latest: number): number[] {
  const first = roundUp(earliest, GAP_STEP_MINUTES * MINUTE_MS);
  const starts = first <= latest ? [first] : [];
  const step = OFFERED_STEP_MINUTES * MINUTE_MS;
  for (let start = roundUp(first + 1, step); start <= latest; start += step) starts.push(start);
  return starts;
}

function roundUp(instant: number, step: number): number {
  return Math.ceil(instant / step) * step;
}

/** The instants at which a calendar day begins and ends in `zone`: 23 to 25 hours apart. */
export function dayInterval(date: LocalDate, zone: string): Interval {
  return { start: instantOf(date, 0, zone), end: instantOf(date, MINUTES_PER_DAY, zone) };
}

/** What a calendar shows for a day. */
export type DayState = 'free' | 'booked' | 'closed' | 'past' | 'beyond-horizon';

/**
 * The state of `date` for bookings of `hours`. A day is booked when the studio opens but has no
 * start left (ruling 2); both that and `closed` cannot be chosen.
 */
export function dayState(
  calendar: StudioCalendar,
  date: LocalDate,
  hours: number,
  now: number,
): DayState {
  if (date < localDateOf(now, calendar.zone)) return 'past';
  if (date > lastBookableDate(calendar, now)) return 'beyond-horizon';
  if (offeredStarts(calendar, date, hours, now).length > 0) return 'free';
  return openIntervals(calendar, dayInterval(date, calendar.zone)).length > 0 ? 'booked' : 'closed';
}

/** The first start (epoch milliseconds) of `hours` within `days` days from `now`, if there is one. */
export function nextFreeStart(
  calendar: StudioCalendar,
  hours: number,
  now: number,
  days: number,
): number | undefined {
  return firstStarts(calendar, hours, now, { days, count: 1 })[0];
}

/**
 * The first start (epoch milliseconds) of `hours` on each day that has one, for the first `count` of
 * them within `days` days from `now`.
 */
export function firstStarts(
  calendar: StudioCalendar,
  hours: number,
  now: number,
  { days, count }: { days: number; count: number },
): number[] {
  const starts: number[] = [];
  let date = localDateOf(now, calendar.zone);
  for (let day = 0; day < days && starts.length < count; day += 1) {
    const [start] = offeredStarts(calendar, date, hours, now);
    if (start !== undefined) starts.push(start);
    date = addDays(date, 1);
  }
  return starts;
}
