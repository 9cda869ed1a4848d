import type { Logger } from 'pino';
import { book } from '#db/payments/ledger.repository.ts';
import { assignItems, listOwnersToPay, lockPayableItems } from '#db/payouts/payable.repository.ts';
import { lockPayoutAccount } from '#db/payouts/payout-account.repository.ts';
import type { PayoutAccountRow } from '#db/payouts/payout-account.repository.ts';
import { hasPayoutOn, hasStandingPayoutOn, insertPayout } from '#db/payouts/payout.repository.ts';
import { sqlOf } from '#db/orm.ts';
import type { Sql } from '#db/orm.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import { payout } from '#domain/payments/ledger.ts';
import { MINIMUM_PAYOUT_CENTS } from '#domain/payouts/payout-terms.ts';
import { formatDate } from '#domain/time/calendar.ts';
import type { PaymentContext } from '#api/features/payments/payment-work.ts';
import { enqueue } from '#api/lib/jobs/enqueue.ts';
import { payoutWork } from './payout-work.ts';

/**
 * Has everybody be sent what they have earned, who can be: one payout for each of them and day. One that
 * fails does not keep the others from theirs, and is tried again with the next run.
 */
export async function payOwners(context: PaymentContext, log: Logger): Promise<void> {
  const { sql, payments, now } = context;
  if (!payments.provider) return;
  const { name: provider } = payments.provider;
  for (const ownerId of await listOwnersToPay(sql, provider, now)) {
    try {
      await context.transaction((em) => decidePayout(sqlOf(em), { ownerId, provider }, now));
    } catch (error) {
      log.warn({ err: error, owner: ownerId }, 'an owner could not be paid');
    }
  }
}

/** Who is sent what they have earned, and by whom. */
interface Payee {
  ownerId: number;
  provider: string;
}

/**
 * Has an owner be sent all that they can be, within the transaction of `db`: it leaves their balance now,
 * and the provider is told after the commit. Nothing follows where their account cannot be paid, they had
 * a payout today, or there is too little.
 * @param now epoch milliseconds
 * @returns the id of the payout; undefined when there is none
 */
export async function decidePayout(
  db: Sql,
  { ownerId, provider }: Payee,
  now: number,
): Promise<number | undefined> {
  // Whoever decides the same at the same time waits here.
  const account = await lockPayoutAccount(db, ownerId);
  if (!isReady(account, provider) || (await hasPayoutOn(db, ownerId, formatDate(now))))
    return undefined;
  return payDue(db, account, now);
}

/**
 * The same for somebody who has looked into a payout that has failed: that there was one today does not
 * matter unless it stands.
 * @throws DomainError CONFLICT, saying what keeps the owner from being paid now
 */
export async function decidePayoutAnew(
  db: Sql,
  { ownerId, provider }: Payee,
  now: number,
): Promise<number> {
  const account = await lockPayoutAccount(db, ownerId);
  if (!isReady(account, provider)) throw new DomainError('CONFLICT', 'payouts.accountNotReady');
  if (await hasStandingPayoutOn(db, ownerId, formatDate(now))) {
    throw new DomainError('CONFLICT', 'payouts.sentToday');
  }
  const payoutId = await payDue(db, account, now);
  if (payoutId === undefined) throw new DomainError('CONFLICT', 'payouts.tooLittle');
  return payoutId;
}

type ReadyAccount = PayoutAccountRow & { providerRef: string };

function isReady(account: PayoutAccountRow | undefined, provider: string): account is ReadyAccount {
  const isThere = account?.provider === provider && account.providerRef !== null;
  return isThere && account.status === 'ready';
}

/** Sends an owner all that is due of what the provider has taken. @returns the id of the payout; undefined when there is too little */
async function payDue(
  db: Sql,
  { ownerId, provider, providerRef: destinationRef }: ReadyAccount,
  now: number,
): Promise<number | undefined> {
  const items = await lockPayableItems(db, { ownerId, provider }, now);
  if (items.cents < MINIMUM_PAYOUT_CENTS) return undefined;

  const amountCents = items.cents;
  const common = { ownerId, date: formatDate(now), provider, destinationRef };
  const payoutId = await insertPayout(db, { ...common, amountCents, createdAt: now });
  await assignItems(db, payoutId, items);
  const transaction = payout(ownerId, amountCents);
  await book(db, { key: `payout:${payoutId}`, transaction, paymentId: null, at: now });
  await enqueue(db, payoutWork, { payoutId });
  return payoutId;
}
