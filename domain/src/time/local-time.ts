import { IANAZone } from 'luxon';

/** A calendar day without a zone, `YYYY-MM-DD`. */
export type LocalDate = string;

/** A wall-clock time without a date, `HH:MM` from 00:00 to 23:59. */
export type LocalTime = string;

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
export const MINUTES_PER_DAY = 24 * 60;

/** Whether `text` is a `YYYY-MM-DD` that exists in the calendar, from year 1 to 9999. */
export function isLocalDate(text: string): text is LocalDate {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text.startsWith('0000')) return false;
  const day = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(day) && formatDate(day) === text;
}

/** Whether `text` is an `HH:MM` from 00:00 to 23:59. */
export function isLocalTime(text: string): text is LocalTime {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}

/** Whether `name` is an IANA time zone that this runtime knows. */
export function isTimeZone(name: string): boolean {
  return IANAZone.isValidZone(name);
}

/** Minutes since midnight of an `HH:MM`. */
export function minutesOfDay(time: LocalTime): number {
  const [hours, minutes] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
}

/** `HH:MM` of minutes since midnight; minutes past 24:00 wrap into the next day. */
export function formatMinutes(minutes: number): LocalTime {
  const wrapped = ((minutes % MINUTES_PER_DAY) + MINUTES_PER_DAY) % MINUTES_PER_DAY;
  return `${twoDigits(Math.floor(wrapped / 60))}:${twoDigits(wrapped % 60)}`;
}

/** The day `days` after `date`, or before it when negative. */
export function addDays(date: LocalDate, days: number): LocalDate {
  return formatDate(startOfUtcDay(date) + days * DAY_MS);
}

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return (startOfUtcDay(to) - startOfUtcDay(from)) / DAY_MS;
}

/** Every day from `from` to `to`, both included. */
export function dateRange(from: LocalDate, to: LocalDate): LocalDate[] {
  return Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, day) =>
    addDays(from, day),
  );
}

/** ISO weekday: Monday 1 to Sunday 7. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** The ISO weekday of a calendar day. */
export function weekdayOf(date: LocalDate): Weekday {
  return (new Date(startOfUtcDay(date)).getUTCDay() || 7) as Weekday;
}

/** The calendar day that `instant` (epoch milliseconds) falls on in `zone`. */
export function localDateOf(instant: number, zone: string): LocalDate {
  return formatDate(instant + offsetAt(instant, zone));
}

/** The wall-clock minute, 0 to 1439, that `instant` (epoch milliseconds) falls on in `zone`. */
export function localMinutesOf(instant: number, zone: string): number {
  const local = instant + offsetAt(instant, zone);
  return Math.floor((((local % DAY_MS) + DAY_MS) % DAY_MS) / MINUTE_MS);
}

/** `HH:MM` of `instant` (epoch milliseconds) in `zone`. */
export function localTimeOf(instant: number, zone: string): LocalTime {
  return formatMinutes(localMinutesOf(instant, zone));
}

/**
 * The instant (epoch milliseconds) at which clocks in `zone` show `minutes` after midnight of
 * `date`. Minutes past 24:00 run into the following days.
 *
 * On the days when clocks change this follows RFC 5545 §3.3.5: a time that occurs twice means the
 * first occurrence; a time that is skipped is read with the offset in force before the gap.
 */
export function instantOf(date: LocalDate, minutes: number, zone: string): number {
  const wallClock = startOfUtcDay(date) + minutes * MINUTE_MS;
  return occurrencesOf(wallClock, zone)[0] ?? wallClock - offsetAt(wallClock - DAY_MS, zone);
}

/** Whether clocks in `zone` ever show `minutes` after midnight of `date`. */
export function isSkippedByClockChange(date: LocalDate, minutes: number, zone: string): boolean {
  return occurrencesOf(startOfUtcDay(date) + minutes * MINUTE_MS, zone).length === 0;
}

/** The instants, in ascending order, at which clocks in `zone` show `wallClock` (as if it were UTC). */
function occurrencesOf(wallClock: number, zone: string): number[] {
  // No zone changes its clocks twice within two days, so these are the only offsets possible.
  const offsets = [offsetAt(wallClock - DAY_MS, zone), offsetAt(wallClock + DAY_MS, zone)];
  return [...new Set(offsets)]
    .map((offset) => wallClock - offset)
    .filter((instant) => instant + offsetAt(instant, zone) === wallClock)
    .toSorted((a, b) => a - b);
}

/**
 * Offsets already asked for, by zone and quarter of an hour. Intl answers in microseconds, which
 * adds up over a page of calendars; no clock in use changes off the quarter hour.
 */
const knownOffsets = new Map<string, Map<number, number>>();
const KNOWN_OFFSETS_PER_ZONE = 20_000;

/** Milliseconds by which clocks in `zone` are ahead of UTC at `instant`. */
function offsetAt(instant: number, zone: string): number {
  let offsets = knownOffsets.get(zone);
  if (!offsets) {
    if (!isTimeZone(zone)) throw new RangeError(`Unknown time zone: ${zone}`);
    knownOffsets.set(zone, (offsets = new Map<number, number>()));
  }
  const quarter = Math.floor(instant / (15 * MINUTE_MS));
  let offset = offsets.get(quarter);
  if (offset === undefined) {
    if (offsets.size >= KNOWN_OFFSETS_PER_ZONE) offsets.clear();
    offset = IANAZone.create(zone).offset(instant) * MINUTE_MS;
    offsets.set(quarter, offset);
  }
  return offset;
}

function startOfUtcDay(date: LocalDate): number {
  return Date.parse(`${date}T00:00:00Z`);
}

function formatDate(utc: number): LocalDate {
  return new Date(utc).toISOString().slice(0, 10);
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
