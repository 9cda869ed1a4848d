import { book } from '#db/payments/ledger.repository.ts';
import { releaseItems } from '#db/payouts/payable.repository.ts';
import {
  findPayout,
  insertPayoutReturn,
  lockPayout,
  markPayoutFailed,
  markPayoutSent,
  notePayoutAttempt,
  notePayoutFailure,
  setPayoutReversed,
} from '#db/payouts/payout.repository.ts';
import type { PayoutRow } from '#db/payouts/payout.repository.ts';
import { sqlOf } from '#db/orm.ts';
import type { EntityManager } from '#db/orm.ts';
import { CHARGE_CURRENCY } from '#domain/payments/currency.ts';
import { payoutReturned } from '#domain/payments/ledger.ts';
import type { PaymentContext } from '#api/features/payments/payment-work.ts';
import { cardProviderOf } from '#api/lib/payments/payable.ts';
import { ProviderRefusal } from '#api/lib/payments/payment-provider.ts';
import type { PayoutProvider, ProviderTransfer } from '#api/lib/payments/payout-provider.ts';
import { readAccount } from './payout-account.service.ts';
import { writePayoutMail } from './payout.mails.ts';

/** Where the provider says that a payout stands. */
type Finding = { transfer: ProviderTransfer } | { refusal: string };

/**
 * Brings a payout to where its provider says that it stands, after having it sent if that is not known to
 * have been done. This is the only way on which a payout changes, whoever causes it: its job, a webhook or
 * the clock. Any number may do so at once and as often as they like: it is sent once.
 * @throws DomainError UNAVAILABLE while its provider is off; what the provider throws, unless that refuses
 */
export async function settlePayout(context: PaymentContext, payoutId: number): Promise<void> {
  const payout = await findPayout(context.sql, payoutId);
  if (!payout || payout.status === 'failed') return;
  const finding = await ask(context, payout);
  const { now } = context;
  await context.transaction((em) => applyFinding(em, payoutId, finding, now));
  // What it cannot be sent to is known sooner than it is told.
  if ('refusal' in finding) await readAccount(context, payout.ownerId);
}

/** Without a lock, since it may take long: it is done once by its key, and what came of it stays so. */
async function ask({ sql, payments, now }: PaymentContext, payout: PayoutRow): Promise<Finding> {
  const { payouts: provider } = cardProviderOf(payments, payout.provider);
  if (payout.providerRef !== null) {
    return { transfer: await provider.retrieve(payout.providerRef) };
  }
  await notePayoutAttempt(sql, payout.id, now);
  try {
    return { transfer: await sentTransfer(provider, payout) };
  } catch (error) {
    if (error instanceof ProviderRefusal) return { refusal: error.message };
    const reason = error instanceof Error ? error.message : String(error);
    await notePayoutFailure(sql, payout.id, reason);
    throw error;
  }
}

/**
 * Providers forget keys after a day. Whoever comes after somebody else therefore looks first, so that
 * what was sent without being noted is not sent a second time, however late.
 */
async function sentTransfer(
  provider: PayoutProvider,
  { id: payoutId, amountCents, destinationRef, key, attempts }: PayoutRow,
): Promise<ProviderTransfer> {
  const found = attempts > 0 ? await provider.find(key) : undefined;
  const transfer = { payoutId, amountCents, currency: CHARGE_CURRENCY, destinationRef, key };
  return found ?? provider.send(transfer);
}

async function applyFinding(
  em: EntityManager,
  payoutId: number,
  finding: Finding,
  now: number,
): Promise<void> {
  const db = sqlOf(em);
  const payout = await lockPayout(db, payoutId);
  if (!payout || payout.status === 'failed') return;
  // Whoever was refused while it was sent was refused a second sending.
  if ('refusal' in finding) {
    if (payout.status === 'on-its-way') await fail(em, payout, finding.refusal, now);
    return;
  }
  const { ref, reversedCents } = finding.transfer;
  if (payout.status === 'on-its-way') {
    await markPayoutSent(db, payoutId, ref, now);
    if (reversedCents < payout.amountCents) await writePayoutMail(db, 'sent', payout, now);
  }
  if (reversedCents > payout.reversedCents) await takeReversal(em, payout, reversedCents, now);
}

/**
 * Gives an owner back what came back of a payout since we looked. What comes back as a whole makes the
 * payout one that has failed; a part is paid out again by itself, since the rest stays sent.
 * @param reversedCents how much came back by now
 */
async function takeReversal(
  em: EntityManager,
  payout: PayoutRow,
  reversedCents: number,
  now: number,
): Promise<void> {
  const db = sqlOf(em);
  const { id, ownerId, amountCents } = payout;
  const cents = reversedCents - payout.reversedCents;
  await setPayoutReversed(db, id, reversedCents);
  if (cents === amountCents) return fail(em, payout, 'The transfer was reversed.', now);
  await insertPayoutReturn(db, { payoutId: id, cents, at: now });
  const key = `payout:${id}:returned:${reversedCents}`;
  const transaction = payoutReturned(ownerId, cents);
  await book(db, { key, transaction, paymentId: null, at: now });
  await writePayoutMail(db, 'returned', { id, ownerId, amountCents: cents, reversedCents }, now);
}

/** Gives an owner back what they were to be sent: it is paid out with what comes next. */
async function fail(
  em: EntityManager,
  payout: PayoutRow,
  reason: string,
  now: number,
): Promise<void> {
  const db = sqlOf(em);
  const { id, ownerId, amountCents } = payout;
  await markPayoutFailed(db, id, reason, now);
  await releaseItems(db, id);
  const transaction = payoutReturned(ownerId, amountCents);
  await book(db, { key: `payout:${id}:returned`, transaction, paymentId: null, at: now });
  await writePayoutMail(db, 'failed', payout, now);
}
