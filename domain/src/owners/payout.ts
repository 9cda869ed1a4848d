import { addDays, formatDate, weekdayOf } from '#domain/time/calendar.ts';
import type { LocalDate } from '#domain/time/calendar.ts';

/** Days between the end of a session and the first payout that it can be part of. */
export const PAYOUT_HOLD_DAYS = 3;

const DAYS_OF_WEEK = 7;

/**
 * When a session that ends at an instant (epoch milliseconds) is paid out: on the first Monday on
 * which there was time for whoever booked to say that something was wrong. Days are those of UTC.
 */
export function payoutDate(endsAt: number): LocalDate {
  const earliest = addDays(formatDate(endsAt), PAYOUT_HOLD_DAYS);
  return addDays(earliest, (DAYS_OF_WEEK + 1 - weekdayOf(earliest)) % DAYS_OF_WEEK);
}
