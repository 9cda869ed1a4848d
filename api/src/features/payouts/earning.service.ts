import { insertEarning, insertReversal, lockEarning } from '#db/payouts/earning.repository.ts';
import { book } from '#db/payments/ledger.repository.ts';
import { sqlOf } from '#db/orm.ts';
import type { EntityManager } from '#db/orm.ts';
import { earning, earningReversed } from '#domain/payments/ledger.ts';
import type { Share } from '#domain/payments/ledger.ts';
import { divideEarning, divideReversal } from '#domain/payouts/commission.ts';
import type { EarnedAmount } from '#domain/payouts/commission.ts';
import { payoutDate } from '#domain/payouts/payout-terms.ts';
import { startOfUtcDay } from '#domain/time/calendar.ts';

/** What a session has earned of what was paid for it. */
export interface EarningInput {
  bookingId: number;
  paymentId: number;
  /** Whose studio it was in. */
  ownerId: number;
  /** How much of the deposit of the payment is earned: above zero. */
  cents: number;
  /** When, epoch milliseconds: the end of the session, or when keeping the money was agreed on. */
  earnedAt: number;
}

/**
 * Books what a session has earned, within the transaction of `em`: of the deposit of its payment our
 * commission is ours, and the rest the owner's. Of a booking and a payment this is done once; doing
 * it again changes nothing.
 * @throws RangeError for what is no whole number of cents above zero; 23514 of
 *   `ledger_balances_covered` when the deposit has less
 */
export async function bookEarning(em: EntityManager, input: EarningInput): Promise<void> {
  const db = sqlOf(em);
  const { bookingId, paymentId, ownerId, cents, earnedAt } = input;
  const amount = divideEarning(cents);
  const transaction = earning(paymentId, sharesOf(ownerId, amount));
  const availableAt = startOfUtcDay(payoutDate(earnedAt));
  const of = { bookingId, paymentId, ownerId };
  const id = await insertEarning(db, { ...of, ...amount, earnedAt, availableAt });
  if (id === undefined) return;
  await book(db, { key: `earning:${id}`, transaction, paymentId, at: earnedAt });
}

/** What of an earning is to be given back. */
export interface ReversalInput {
  bookingId: number;
  paymentId: number;
  /** How much the payer is to have again: above zero. */
  cents: number;
  /** Epoch milliseconds. */
  now: number;
}

/**
 * Takes back what a session has earned of a payment, within the transaction of `em`: as much as is left
 * of it at most, with its part of the commission. It is a deposit of the payment again, from which it can
 * be refunded. What the owner was sent already they owe, until they earn more.
 * @returns how much was taken back, in cents: less than asked for where less was earned
 */
export async function reverseEarning(em: EntityManager, input: ReversalInput): Promise<number> {
  const db = sqlOf(em);
  const { paymentId, cents, now } = input;
  const found = await lockEarning(db, input);
  if (!found) return 0;
  const amount = divideReversal(found.earned, found.reversed, cents);
  if (amount.grossCents === 0) return 0;
  const id = await insertReversal(db, { earningId: found.id, amount, at: now });
  const transaction = earningReversed(paymentId, sharesOf(found.ownerId, amount));
  await book(db, { key: `earning-reversal:${id}`, transaction, paymentId, at: now });
  return amount.grossCents;
}

function sharesOf(ownerId: number, { commissionCents, netCents }: EarnedAmount): Share[] {
  return [
    { account: `owner:${ownerId}`, cents: netCents },
    { account: 'commission', cents: commissionCents },
  ];
}
