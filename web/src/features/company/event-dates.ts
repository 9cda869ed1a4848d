import type { LocalDate } from '#domain/time/calendar.ts';
import { addDays, dateRange, weekdayOf } from '#domain/time/calendar.ts';

/** The month after so many others: `2026-12` and 1 is `2027-01`. */
export function monthAfter(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count)).toISOString().slice(0, 7);
}

/**
 * The weeks in which a month has days, each of seven days in their order; null for those of the months
 * beside it.
 * @param first the day on which weeks begin, Sunday 0 or Monday 1
 */
export function weeksOf(month: string, first: 0 | 1): (LocalDate | null)[][] {
  const days = dateRange(`${month}-01`, addDays(`${monthAfter(month, 1)}-01`, -1));
  const before = (weekdayOf(days[0]!) - first + 7) % 7;
  const cells = [...Array.from({ length: before }, () => null), ...days];
  const after = (7 - (cells.length % 7)) % 7;
  const whole = [...cells, ...Array.from({ length: after }, () => null)];
  return Array.from({ length: whole.length / 7 }, (_, week) => whole.slice(7 * week, 7 * week + 7));
}
