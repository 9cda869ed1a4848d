import { addDays, formatDate } from '#domain/time/calendar.ts';
import type { LocalDate } from '#domain/time/calendar.ts';

/** Days from the end of a session until what it has earned is paid out. */
export const PAYOUT_HOLD_DAYS = 2;

/** What is paid out at once, at least, in US cents. What is less waits for more. */
export const MINIMUM_PAYOUT_CENTS = 5_00;

/** The day, in UTC, from which something that is earned at an instant (epoch milliseconds) is paid out. */
export function payoutDate(earnedAt: number): LocalDate {
  return addDays(formatDate(earnedAt), PAYOUT_HOLD_DAYS);
}

/** What falls due to an owner on a day, in US cents; below zero where more was taken back. */
export interface DueAmount {
  date: LocalDate;
  cents: number;
}

/**
 * The next payout that follows from what is known now: on the first day on which all that is due by then
 * is enough for one.
 * @param dues what falls due, the soonest first
 * @param from the first day on which there can be one
 * @returns undefined when there is too little so far
 */
export function nextPayout(dues: readonly DueAmount[], from: LocalDate): DueAmount | undefined {
  let cents = 0;
  for (const [index, due] of dues.entries()) {
    cents += due.cents;
    const date = due.date > from ? due.date : from;
    const following = dues[index + 1];
    // What falls due on the same day, or is due by then, is part of it.
    if (following && following.date <= date) continue;
    if (cents >= MINIMUM_PAYOUT_CENTS) return { date, cents };
  }
  return undefined;
}
