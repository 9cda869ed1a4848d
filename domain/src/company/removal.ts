import type { LocalDate } from '#domain/time/calendar.ts';
import { addDays, formatDate, weekdayOf } from '#domain/time/calendar.ts';

/** What became of a request to remove a listing. */
export const removalStatuses = ['waiting', 'removed', 'declined'] as const;
export type RemovalStatus = (typeof removalStatuses)[number];

/** Removal requests are processed in 2 to 3 business days (spec §9). */
export const REMOVAL_DAYS = { least: 2, most: 3 } as const;

export const removalLimits = {
  name: 100,
  email: 254,
  listingUrl: 500,
  reason: 2000,
  additionalDetails: 4000,
  answer: 2000,
} as const;

function isBusinessDay(date: LocalDate): boolean {
  return weekdayOf(date) <= 5;
}

/** The day that so many business days, Monday to Friday, after another ends. */
export function afterBusinessDays(date: LocalDate, days: number): LocalDate {
  let day = date;
  for (let left = days; left > 0;) {
    day = addDays(day, 1);
    if (isBusinessDay(day)) left -= 1;
  }
  return day;
}

/** How many business days there are after one day up to another; negative when that is over. */
export function businessDaysUntil(from: LocalDate, to: LocalDate): number {
  if (to < from) return -businessDaysUntil(to, from);
  let count = 0;
  for (let day = from; day < to;) {
    day = addDays(day, 1);
    if (isBusinessDay(day)) count += 1;
  }
  return count;
}

/** The day (UTC) until which a request that came at an instant (epoch milliseconds) is processed. */
export function removalDueOn(requestedAt: number): LocalDate {
  return afterBusinessDays(formatDate(requestedAt), REMOVAL_DAYS.most);
}
