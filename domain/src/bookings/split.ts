import { HOUR_MS } from '#domain/time/calendar.ts';
import { paymentDue } from './booking-payment.ts';

/** How many people can share a payment, whoever booked among them. */
export const SHARES = { min: 2, max: 12 } as const;

/** The least that somebody's share can be, in US cents: cards are not charged less. */
export const SHARE_MIN_CENTS = 50;

/** How long a time is held for people who share its payment. */
const SPLIT_TIME_MS = 24 * HOUR_MS;

/** By when before its session a shared payment is complete, where that leaves time enough. */
const SPLIT_LEAD_MS = 48 * HOUR_MS;

/** What people have in any case, as far as the session is not sooner. */
const SPLIT_LEAST_MS = 2 * HOUR_MS;

/** In how many hours whoever shares a payment can have it complete, where that is sooner than it has to be. */
const SPLIT_HOURS = [2, 6, 12] as const;

/** How often those who have not paid can be reminded. */
export const SHARE_REMINDER_MS = 24 * HOUR_MS;

/**
 * Divides `cents` by weights, exactly: each part is at most a cent from its proportion. The cents that
 * are left over go to the largest remainders, and of equal ones to the first. Without any weight all
 * parts are zero.
 * @param weights whole numbers, zero or more
 */
export function divideCents(cents: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return weights.map(() => 0);
  const parts = weights.map((weight, index) => ({
    index,
    cents: Math.floor((cents * weight) / total),
    remainder: (cents * weight) % total,
  }));
  const left = cents - parts.reduce((sum, part) => sum + part.cents, 0);
  const first = parts
    .toSorted((a, b) => b.remainder - a.remainder || a.index - b.index)
    .slice(0, left);
  for (const part of first) part.cents += 1;
  return parts.map((part) => part.cents);
}

/** Shares of equal size, in US cents, of which the first have the odd cents. */
export function equalShares(totalCents: number, count: number): number[] {
  return divideCents(
    totalCents,
    Array.from({ length: count }, () => 1),
  );
}

/**
 * Until when a booking that was made at `bookedAt` is held for those who share its payment: a day, or
 * until two days before it starts where that is sooner, but two hours at least, and never past its
 * start. It does not depend on when the payment was split, so that splitting it again prolongs
 * nothing. All in epoch milliseconds.
 */
export function splitDue(bookedAt: number, startsAt: number): number {
  const due = Math.min(bookedAt + SPLIT_TIME_MS, startsAt - SPLIT_LEAD_MS);
  return Math.min(Math.max(due, bookedAt + SPLIT_LEAST_MS), startsAt);
}

/** In how many hours from `now` those who share a payment can be asked to have paid, all before `latest`. */
export function splitHours(now: number, latest: number): number[] {
  return SPLIT_HOURS.filter((hours) => now + hours * HOUR_MS < latest);
}

/** Until when they have, in epoch milliseconds. @param hours null for as long as there is */
export function chosenDue(now: number, latest: number, hours: number | null): number {
  return hours === null ? latest : now + hours * HOUR_MS;
}

/** Until when a booking has to be paid by one after its payment is shared no more at `now`. */
export function dueAfterSplit(now: number, bookedAt: number, startsAt: number): number {
  return Math.min(paymentDue(now, startsAt), splitDue(bookedAt, startsAt));
}

/** Somebody as they are named by whoever shares with them: an email address in small letters, or a username. */
export function holderNamed(who: string): { email: string } | { username: string } {
  const name = who.replace(/^@/, '').toLowerCase();
  return name.includes('@') ? { email: name } : { username: name };
}
