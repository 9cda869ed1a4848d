import { book } from '#db/payments/ledger.repository.ts';
import { assignItems, lockPayableItems, releaseItems } from '#db/payouts/payable.repository.ts';
import {
  insertPayoutAccount,
  setPayoutAccountRef,
  setPayoutAccountStatus,
} from '#db/payouts/payout-account.repository.ts';
import {
  insertPayout,
  insertPayoutReturn,
  markPayoutFailed,
  markPayoutSent,
  setPayoutReversed,
} from '#db/payouts/payout.repository.ts';
import type { Sql } from '#db/orm.ts';
import { payout, payoutReturned } from '#domain/payments/ledger.ts';
import { MINIMUM_PAYOUT_CENTS } from '#domain/payouts/payout-terms.ts';
import { DAY_MS, formatDate, HOUR_MS, MINUTE_MS, startOfUtcDay } from '#domain/time/calendar.ts';
import { SANDBOX } from './card-payment.ts';

/** How the sandbox calls the accounts that the demo data has: it is told of them when it starts. */
export const DEMO_ACCOUNT = 'acct_demo_';

/** For how long the owner has been paid, in days. */
const DAYS = 30;

/** Which payout was not taken, and of which a part came back. */
const FAILED = 3;
const REVERSED = 6;
const REVERSED_CENTS = 20_00;

/** Sends an owner what they have earned, day by day until yesterday; what is due today goes out by itself. */
export async function loadPayouts(db: Sql, ownerId: number, now: number): Promise<void> {
  const destinationRef = `${DEMO_ACCOUNT}${ownerId}`;
  const since = now - DAYS * DAY_MS;
  await insertPayoutAccount(db, ownerId, SANDBOX, since);
  await setPayoutAccountRef(db, ownerId, destinationRef);
  await setPayoutAccountStatus(db, ownerId, 'ready', since);
  const today = startOfUtcDay(formatDate(now));
  let count = 0;
  for (let day = today - DAYS * DAY_MS; day < today; day += DAY_MS) {
    const createdAt = day + 10 * MINUTE_MS;
    const items = await lockPayableItems(db, { ownerId, provider: SANDBOX }, createdAt);
    if (items.cents < MINIMUM_PAYOUT_CENTS) continue;
    const amountCents = items.cents;
    const common = { ownerId, date: formatDate(createdAt), provider: SANDBOX, destinationRef };
    const id = await insertPayout(db, { ...common, amountCents, createdAt });
    await assignItems(db, id, items);
    const transaction = payout(ownerId, amountCents);
    await book(db, { key: `payout:${id}`, transaction, paymentId: null, at: createdAt });
    count += 1;
    await goThrough(db, { id, ownerId, amountCents, createdAt, place: count });
  }
}

interface DemoPayout {
  id: number;
  ownerId: number;
  amountCents: number;
  createdAt: number;
  /** Which one it is, from 1. */
  place: number;
}

/** Takes a payout to where it stands, as it would have got there. */
async function goThrough(db: Sql, made: DemoPayout): Promise<void> {
  const { id, ownerId, amountCents, createdAt, place } = made;
  const sentAt = createdAt + MINUTE_MS;
  const giveBack = (cents: number, key: string, at: number) =>
    book(db, { key, transaction: payoutReturned(ownerId, cents), paymentId: null, at });
  if (place === FAILED) {
    await markPayoutFailed(db, id, 'The account cannot receive transfers.', sentAt);
    await releaseItems(db, id);
    await giveBack(amountCents, `payout:${id}:returned`, sentAt);
    return;
  }
  await markPayoutSent(db, id, `tr_demo_${id}`, sentAt);
  if (place !== REVERSED || amountCents <= REVERSED_CENTS) return;
  const at = sentAt + 2 * HOUR_MS;
  await setPayoutReversed(db, id, REVERSED_CENTS);
  await insertPayoutReturn(db, { payoutId: id, cents: REVERSED_CENTS, at });
  await giveBack(REVERSED_CENTS, `payout:${id}:returned:${REVERSED_CENTS}`, at);
}
