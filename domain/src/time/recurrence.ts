import {
  addDays,
  dateRange,
  daysBetween,
  formatDate,
  isLocalDate,
  startOfUtcDay,
  weekdayOf,
} from './calendar.ts';
import type { LocalDate, Weekday } from './calendar.ts';
import { localDateOf } from './local-time.ts';

/*
 * Days on which something happens again, by the part of RFC 5545 §3.3.10 that calendars of rooms
 * use: whole days and nothing smaller. Each day is tried on its own, so no rule, however it is
 * written, takes longer than the days that are asked for.
 */

const frequencies = ['daily', 'weekly', 'monthly', 'yearly'] as const;

/** A weekday, or with `nth` the one of that number in its month, from the end when negative. */
interface RuleWeekday {
  weekday: Weekday;
  nth: number | null;
}

/** When something is repeated. */
export interface Recurrence {
  frequency: (typeof frequencies)[number];
  /** Every how many days, weeks, months or years. */
  interval: number;
  /** The last day on which it may happen; null for never ending. */
  until: LocalDate | null;
  /** How often it happens in all, the first time included. */
  count: number | null;
  weekdays: readonly RuleWeekday[];
  /** Days of the month, from the end when negative. */
  monthDays: readonly number[];
  months: readonly number[];
  /** Which of the days of a week or month that fit, from the end when negative. */
  positions: readonly number[];
  weekStart: Weekday;
}

const weekdayCodes = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;

/** How RFC 5545 writes a weekday, such as `MO`. */
export function weekdayCode(weekday: Weekday): string {
  return weekdayCodes[weekday - 1]!;
}

/**
 * Reads a rule such as `FREQ=WEEKLY;BYDAY=MO,WE;UNTIL=20270131`.
 * @param zone in which an UNTIL that is an instant is read
 * @returns undefined for what is no rule, or has a part that is not known here
 */
export function parseRecurrence(text: string, zone: string): Recurrence | undefined {
  const parts = new Map(
    text.split(';').map((part) => {
      const [name = '', value = ''] = part.split('=');
      return [name.trim().toUpperCase(), value.trim().toUpperCase()];
    }),
  );
  if ([...parts.keys()].some((name) => !knownParts.has(name))) return undefined;
  const frequency = frequencies.find((name) => name === parts.get('FREQ')?.toLowerCase());
  const until = parts.has('UNTIL') ? parseUntil(parts.get('UNTIL')!, zone) : null;
  const interval = wholeOf(parts.get('INTERVAL') ?? '1', 1, 1000);
  const count = parts.has('COUNT') ? wholeOf(parts.get('COUNT')!, 1, 100_000) : null;
  const weekdays = listOf(parts.get('BYDAY'), weekdayOfRule);
  const monthDays = listOf(parts.get('BYMONTHDAY'), (day) => wholeOf(day, -31, 31));
  const months = listOf(parts.get('BYMONTH'), (month) => wholeOf(month, 1, 12));
  const positions = listOf(parts.get('BYSETPOS'), (position) => wholeOf(position, -366, 366));
  const weekStart = weekdayOfRule(parts.get('WKST') ?? 'MO')?.weekday;
  if (!frequency || !interval || !weekStart) return undefined;
  if (until === undefined || count === undefined) return undefined;
  if (!weekdays || !monthDays || !months || !positions) return undefined;
  const isNth = weekdays.some(({ nth }) => nth !== null);
  if (isNth && frequency !== 'monthly' && !(frequency === 'yearly' && months.length > 0)) {
    return undefined;
  }
  if (positions.length > 0 && frequency !== 'weekly' && frequency !== 'monthly') return undefined;
  return {
    frequency,
    interval,
    until,
    count,
    weekdays,
    monthDays,
    months,
    positions,
    weekStart,
  };
}

const knownParts = new Set([
  'FREQ',
  'UNTIL',
  'COUNT',
  'INTERVAL',
  'BYDAY',
  'BYMONTHDAY',
  'BYMONTH',
  'BYSETPOS',
  'WKST',
]);

function wholeOf(text: string, min: number, max: number): number | undefined {
  const value = /^[+-]?\d{1,6}$/.test(text) ? Number(text) : 0;
  return value === 0 || value < min || value > max ? undefined : value;
}

/** Every item of a list read; undefined when one of them cannot be. */
function listOf<T>(text: string | undefined, read: (item: string) => T | undefined) {
  const items = (text === undefined ? [] : text.split(',')).map(read);
  return items.includes(undefined) ? undefined : (items as T[]);
}

function weekdayOfRule(text: string): RuleWeekday | undefined {
  const [, nth, code] = /^([+-]?[1-5])?([A-Z]{2})$/.exec(text) ?? [];
  const index = weekdayCodes.findIndex((candidate) => candidate === code);
  if (index < 0) return undefined;
  return { weekday: (index + 1) as Weekday, nth: nth === undefined ? null : Number(nth) };
}

function parseUntil(text: string, zone: string): LocalDate | undefined {
  const [, year, month, day, time, utc] = /^(\d{4})(\d\d)(\d\d)(T\d{6})?(Z)?$/.exec(text) ?? [];
  const date = `${year}-${month}-${day}`;
  if (!isLocalDate(date)) return undefined;
  if (!time || !utc) return date;
  const clock = `${time.slice(1, 3)}:${time.slice(3, 5)}:${time.slice(5, 7)}`;
  const instant = Date.parse(`${date}T${clock}Z`);
  return Number.isNaN(instant) ? undefined : localDateOf(instant, zone);
}

/**
 * The days from `from` to `to`, both included, on which something happens that first happens on
 * `first`, which counts whether it fits the rule or not.
 */
export function occurrenceDates(
  first: LocalDate,
  rule: Recurrence,
  { from, to }: { from: LocalDate; to: LocalDate },
): LocalDate[] {
  const last = lastTried(rule, to);
  const begin = firstTried(first, rule, from);
  const fits = matcherOf(first, rule);
  const dates: LocalDate[] = [];
  let left = rule.count ?? Infinity;
  for (let date = begin; date <= last && left > 0; date = addDays(date, 1)) {
    if (date !== first && !fits(date)) continue;
    left -= 1;
    if (date >= from) dates.push(date);
  }
  return dates;
}

/** How many days {@link occurrenceDates} tries, for whoever has to bound that. */
export function daysTried(
  first: LocalDate,
  rule: Recurrence,
  { from, to }: { from: LocalDate; to: LocalDate },
): number {
  return Math.max(0, daysBetween(firstTried(first, rule, from), lastTried(rule, to)) + 1);
}

/** What is counted has to be counted from its beginning. */
function firstTried(first: LocalDate, { count }: Recurrence, from: LocalDate): LocalDate {
  return count === null && from > first ? from : first;
}

function lastTried({ until }: Recurrence, to: LocalDate): LocalDate {
  return until !== null && until < to ? until : to;
}

/** Whether a day fits, but for the end of the rule. */
function matcherOf(first: LocalDate, rule: Recurrence): (date: LocalDate) => boolean {
  const { interval, positions } = rule;
  const isCandidate = candidatesOf(first, rule);
  return (date) => {
    if (periodsBetween(first, date, rule) % interval !== 0 || !isCandidate(date)) return false;
    if (positions.length === 0) return true;
    const candidates = daysOfPeriod(date, rule).filter(isCandidate);
    const index = candidates.indexOf(date);
    return positions.includes(index + 1) || positions.includes(index - candidates.length);
  };
}

/** Whether a day has the weekday, day of the month and month of a rule, or those of its first day. */
function candidatesOf(first: LocalDate, rule: Recurrence): (date: LocalDate) => boolean {
  const { frequency, weekdays, monthDays, months } = rule;
  const isUnsaid = weekdays.length === 0 && monthDays.length === 0;
  const dayOfFirst = Number(first.slice(8));
  const byDay = isUnsaid && (frequency === 'monthly' || frequency === 'yearly');
  const byWeekday = isUnsaid && frequency === 'weekly';
  const byMonth = frequency === 'yearly' && isUnsaid && months.length === 0;
  return (date) => {
    const month = Number(date.slice(5, 7));
    if (months.length > 0 && !months.includes(month)) return false;
    if (byMonth && date.slice(5, 7) !== first.slice(5, 7)) return false;
    if (byDay) return Number(date.slice(8)) === dayOfFirst;
    if (byWeekday) return weekdayOf(date) === weekdayOf(first);
    return (
      (monthDays.length === 0 || isOneOfMonthDays(date, monthDays)) &&
      (weekdays.length === 0 || weekdays.some((weekday) => isWeekday(date, weekday)))
    );
  };
}

function isOneOfMonthDays(date: LocalDate, monthDays: readonly number[]): boolean {
  const day = Number(date.slice(8));
  return monthDays.includes(day) || monthDays.includes(day - lengthOfMonth(date) - 1);
}

function isWeekday(date: LocalDate, { weekday, nth }: RuleWeekday): boolean {
  if (weekdayOf(date) !== weekday) return false;
  if (nth === null) return true;
  const day = Number(date.slice(8));
  return nth > 0
    ? Math.ceil(day / 7) === nth
    : Math.ceil((lengthOfMonth(date) - day + 1) / 7) === -nth;
}

/** How many days, weeks, months or years lie between two days. */
function periodsBetween(
  first: LocalDate,
  date: LocalDate,
  { frequency, weekStart }: Recurrence,
): number {
  const years = Number(date.slice(0, 4)) - Number(first.slice(0, 4));
  if (frequency === 'yearly') return years;
  if (frequency === 'monthly') {
    return years * 12 + Number(date.slice(5, 7)) - Number(first.slice(5, 7));
  }
  if (frequency === 'daily') return daysBetween(first, date);
  return daysBetween(weekOf(first, weekStart), weekOf(date, weekStart)) / 7;
}

function daysOfPeriod(date: LocalDate, { frequency, weekStart }: Recurrence): LocalDate[] {
  const begin = frequency === 'weekly' ? weekOf(date, weekStart) : `${date.slice(0, 8)}01`;
  const days = frequency === 'weekly' ? 7 : lengthOfMonth(date);
  return dateRange(begin, addDays(begin, days - 1));
}

/** The first day of a week. */
function weekOf(date: LocalDate, weekStart: Weekday): LocalDate {
  return addDays(date, -((weekdayOf(date) - weekStart + 7) % 7));
}

function lengthOfMonth(date: LocalDate): number {
  const day = new Date(startOfUtcDay(date));
  const end = Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0);
  return Number(formatDate(end).slice(8));
}
