import { addDays, MINUTES_PER_DAY } from '#domain/time/calendar.ts';
import type { LocalDate } from '#domain/time/calendar.ts';
import type { Interval } from '#domain/time/interval.ts';
import { instantOf } from '#domain/time/local-time.ts';
import { occurrenceDates, parseRecurrence } from '#domain/time/recurrence.ts';
import { KNOWN_DAYS } from './limits.ts';

/** When a block is, on the clock of its studio. */
export interface BlockPlan {
  firstDate: LocalDate;
  startMinute: number;
  /** Minutes on the clock: a night in which clocks change lasts longer or shorter. */
  lengthMinutes: number;
  /** When it is repeated, as in RFC 5545; null for once. */
  rule: string | null;
  /** Days on which it does not happen although the rule says so. */
  leftOut: readonly LocalDate[];
}

/** One time of a block. */
export interface BlockOccurrence extends Interval {
  /** The day of the studio on which it begins. */
  date: LocalDate;
}

/** When the time of a block is that begins on `date`: at its time of day, whatever clocks do. */
export function timeOfBlock(
  { startMinute, lengthMinutes }: Pick<BlockPlan, 'startMinute' | 'lengthMinutes'>,
  date: LocalDate,
  zone: string,
): BlockOccurrence {
  const start = instantOf(date, startMinute, zone);
  // A block of a time that is skipped altogether lasts as long as it says.
  const end = instantOf(date, startMinute + lengthMinutes, zone);
  return { date, start, end: end > start ? end : start + lengthMinutes * 60_000 };
}

/** The times of a block that begin from `from` to `to`, days of the studio, both included. */
export function timesOfBlock(
  plan: BlockPlan,
  zone: string,
  { from, to }: { from: LocalDate; to: LocalDate },
): BlockOccurrence[] {
  return datesOfBlock(plan, zone, { from, to })
    .filter((date) => !plan.leftOut.includes(date))
    .map((date) => timeOfBlock(plan, date, zone));
}

function datesOfBlock(
  { firstDate, rule }: BlockPlan,
  zone: string,
  bounds: { from: LocalDate; to: LocalDate },
): LocalDate[] {
  if (rule === null) {
    return bounds.from <= firstDate && firstDate <= bounds.to ? [firstDate] : [];
  }
  const recurrence = parseRecurrence(rule, zone);
  if (!recurrence) throw new RangeError(`Unknown rule: ${rule}`);
  return occurrenceDates(firstDate, recurrence, bounds);
}

/** The last day up to which blocks are worked out, seen from `today`. */
export function knownUntil(today: LocalDate): LocalDate {
  return addDays(today, KNOWN_DAYS);
}

/** Minutes on the clock from one time of a day to that of another. */
export function minutesBetween(days: number, fromMinute: number, toMinute: number): number {
  return days * MINUTES_PER_DAY + toMinute - fromMinute;
}
