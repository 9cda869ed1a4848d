import { DAY_MS, HOUR_MS, MINUTE_MS, minutesOfDay } from '#domain/time/calendar.ts';
import type { LocalDate, LocalTime } from '#domain/time/calendar.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options);
  let format = formats.get(key);
  if (!format) formats.set(key, (format = new Intl.DateTimeFormat(language, options)));
  return format;
}

/** An instant (ISO 8601 or epoch milliseconds). */
export type Instant = string | number;

function dateOf(instant: Instant): Date {
  return new Date(instant);
}

/** Time of day in `zone`, as the language writes it: `7:00 PM`. */
export function formatTime(instant: Instant, zone: string, language: string): string {
  return formatOf(language, { timeStyle: 'short', timeZone: zone }).format(dateOf(instant));
}

const ages: readonly [unit: Intl.RelativeTimeFormatUnit, ms: number][] = [
  ['day', DAY_MS],
  ['hour', HOUR_MS],
  ['minute', MINUTE_MS],
];

/** How long ago an instant was, to the largest unit: `3 hours ago`, `now`. */
export function formatAgo(instant: Instant, now: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const age = Math.max(0, now - dateOf(instant).getTime());
  const [unit, ms] = ages.find((candidate) => age >= candidate[1]) ?? ['second', Infinity];
  return format.format(-Math.floor(age / ms), unit);
}

/** From so many hours on, a period is told in days. */
const HOURS_WORTH_DAYS = 72;

/** A period of hours: `48 hours`, `7 days`. */
export function formatPeriod(hours: number, language: string): string {
  const [value, unit] = hours >= HOURS_WORTH_DAYS ? [hours / 24, 'day'] : [hours, 'hour'];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(
    value,
  );
}

/** Day in `zone`, in full: `Tuesday, December 1, 2026`. */
export function formatDay(instant: Instant, zone: string, language: string): string {
  return formatOf(language, { dateStyle: 'full', timeZone: zone }).format(dateOf(instant));
}

/** Day in `zone`, in short: `Tue, Dec 1`. */
export function formatShortDay(instant: Instant, zone: string, language: string): string {
  const options = { weekday: 'short', month: 'short', day: 'numeric', timeZone: zone } as const;
  return formatOf(language, options).format(dateOf(instant));
}

/** Day and time in `zone`: `Tue, Dec 1, 7:00 PM`. */
export function formatDayAndTime(instant: Instant, zone: string, language: string): string {
  const options = {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zone,
  } as const;
  const parts = formatOf(language, options).formatToParts(dateOf(instant));
  const day = parts.slice(
    0,
    parts.findIndex(({ type }) => type === 'hour'),
  );
  // The time as it stands by itself: behind a day, German and French would drop its first zero.
  return day.map(({ value }) => value).join('') + formatTime(instant, zone, language);
}

/** A calendar day on its own: `December 1, 2026`. */
export function formatDate(date: LocalDate, language: string): string {
  return formatOf(language, { dateStyle: 'long', timeZone: 'UTC' }).format(dateOf(date));
}

/** A calendar day on its own, in short: `Tue, Dec 1`. */
export function formatShortDate(date: LocalDate, language: string): string {
  return formatShortDay(date, 'UTC', language);
}

const monthDay = { month: 'short', day: 'numeric', timeZone: 'UTC' } as const;

/** A calendar day on its own, without its weekday: `Dec 1`. */
export function formatMonthDay(date: LocalDate, language: string): string {
  return formatOf(language, monthDay).format(dateOf(date));
}

/** Days from one to another: `Dec 1 – 5`, `12月1日～5日`; of one day, `Tue, Dec 1`. */
export function formatDays(from: LocalDate, until: LocalDate, language: string): string {
  if (from === until) return formatShortDate(from, language);
  if (language === 'ja' && from.slice(0, 4) === until.slice(0, 4)) {
    // Its range would be `12/01～12/05`, unlike all other dates.
    const isOneMonth = from.slice(0, 7) === until.slice(0, 7);
    const last = isOneMonth ? ({ day: 'numeric', timeZone: 'UTC' } as const) : monthDay;
    return [formatMonthDay(from, 'ja'), formatOf('ja', last).format(dateOf(until))].join('～');
  }
  const range = formatOf(language, monthDay).formatRange(dateOf(from), dateOf(until));
  // Which of the narrow spaces stands there differs from one program to another.
  return range.replaceAll(/[\u2009\u202f]/g, ' ');
}

/** Name of the weekday: `Tue` or `Tuesday`. */
export function formatWeekday(date: LocalDate, length: 'short' | 'long', language: string): string {
  return formatOf(language, { weekday: length, timeZone: 'UTC' }).format(dateOf(date));
}

/** The day on which weeks begin, where most who read the language live: Sunday 0 or Monday 1. */
export function firstWeekday(language: string): 0 | 1 {
  return language === 'en' || language === 'ja' ? 0 : 1;
}

/** Month and year of an instant: `December 2026`. */
export function formatMonth(instant: Instant, language: string): string {
  const options = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return formatOf(language, options).format(dateOf(instant));
}

/** What people call a zone at an instant: `Greenwich Mean Time`. */
export function zoneName(instant: Instant, zone: string, language: string): string {
  const parts = formatOf(language, { timeZoneName: 'long', timeZone: zone }).formatToParts(
    dateOf(instant),
  );
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

/** The calendar day in `zone` at an instant. */
export function dayIn(zone: string, instant: Instant): LocalDate {
  // Swedish writes dates as ISO 8601 does.
  return formatOf('sv-SE', { dateStyle: 'short', timeZone: zone }).format(dateOf(instant));
}

/** When clocks in `zone` show a time of a day, epoch milliseconds. */
export function instantIn(zone: string, date: LocalDate, time: LocalTime): number {
  const wall = Date.parse(`${date}T${time}Z`);
  // The offset of some hours before or after may be another one.
  return wall - offsetAt(zone, wall - offsetAt(zone, wall));
}

/** The time of day, `HH:MM`, that clocks in `zone` show at an instant. */
export function localTimeIn(zone: string, instant: Instant): LocalTime {
  return formatOf('sv-SE', { timeStyle: 'short', timeZone: zone }).format(dateOf(instant));
}

/** A moment by the clocks of `zone` as an input for date and time has it: `2026-12-01T19:00`. */
export function typedMoment(zone: string, instant: Instant): string {
  return `${dayIn(zone, instant)}T${localTimeIn(zone, instant)}`;
}

/** How much clocks in `zone` are ahead of UTC at an instant, ms. */
function offsetAt(zone: string, instant: number): number {
  const minute = Math.floor(instant / MINUTE_MS) * MINUTE_MS;
  return Date.parse(`${dayIn(zone, minute)}T${localTimeIn(zone, minute)}Z`) - minute;
}

/** A time of day on its own: `7:00 PM`. */
export function formatClock(time: LocalTime, language: string): string {
  return formatTime(minutesOfDay(time) * MINUTE_MS, 'UTC', language);
}
