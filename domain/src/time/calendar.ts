/*
 * Days and times of day as such: no time zone, no clock. What depends on a zone is in
 * local-time.ts.
 */

/** A calendar day without a zone, `YYYY-MM-DD`. */
export type LocalDate = string;

/** A wall-clock time without a date, `HH:MM` from 00:00 to 23:59. */
export type LocalTime = string;

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
export const MINUTES_PER_DAY = 24 * 60;

/** The years that days and instants may be in: whatever is reckoned from them stays in four digits. */
const FIRST_YEAR = 1900;
const LAST_YEAR = 2999;

/** Whether an instant (epoch milliseconds) is a whole millisecond of the years from 1900 to 2999. */
export function isInstant(value: number): boolean {
  return (
    Number.isInteger(value) &&
    value >= Date.UTC(FIRST_YEAR, 0) &&
    value < Date.UTC(LAST_YEAR + 1, 0)
  );
}

/** Whether `text` is a `YYYY-MM-DD` that exists in the calendar, from year 1900 to 2999. */
export function isLocalDate(text: string): text is LocalDate {
  if (!/^(19|2\d)\d{2}-\d{2}-\d{2}$/.test(text)) return false;
  const day = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(day) && formatDate(day) === text;
}

/** Whether `text` is an `HH:MM` from 00:00 to 23:59. */
export function isLocalTime(text: string): text is LocalTime {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
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

/*
 * Days already read and written. Calendars go over the same few again and again, and Date takes
 * longer to read and write one than all else that is done with it.
 */
const knownStarts = new Map<LocalDate, number>();
const knownDates = new Map<number, LocalDate>();
const KNOWN_DAYS = 10_000;

/** Midnight of `date` as if its zone were UTC, epoch milliseconds. */
export function startOfUtcDay(date: LocalDate): number {
  let start = knownStarts.get(date);
  if (start === undefined) {
    if (knownStarts.size >= KNOWN_DAYS) knownStarts.clear();
    knownStarts.set(date, (start = Date.parse(`${date}T00:00:00Z`)));
  }
  return start;
}

/** The UTC day of an instant (epoch milliseconds). */
export function formatDate(utc: number): LocalDate {
  const day = Math.floor(utc / DAY_MS);
  let date = knownDates.get(day);
  if (date === undefined) {
    if (knownDates.size >= KNOWN_DAYS) knownDates.clear();
    knownDates.set(day, (date = new Date(utc).toISOString().slice(0, 10)));
  }
  return date;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
