import { balanceOf, book } from '#db/payments/ledger.repository.ts';
import {
  acceptPayment,
  lockPayment,
  markChecked,
  updatePayment,
} from '#db/payments/payment.repository.ts';
import type { PaymentRow } from '#db/payments/payment.repository.ts';
import { endCommand, hasEnd } from '#db/payments/provider-command.repository.ts';
import type { CommandEnd } from '#db/payments/provider-command.repository.ts';
import { sqlOf } from '#db/orm.ts';
import type { EntityManager } from '#db/orm.ts';
import { fee } from '#domain/payments/ledger.ts';
import { bookingOf, reconcile } from '#domain/payments/reconciliation.ts';
import type { PaymentStep, ProviderState } from '#domain/payments/reconciliation.ts';
import type { Payable } from '#api/lib/payments/payable.ts';
import { writeMoneyNews } from './payment.mails.ts';
import { requestEnd, requestRefund } from './provider-command.service.ts';

/** What the provider said of a payment after it was read at a version. */
export interface Finding {
  paymentId: number;
  version: number;
  state: ProviderState;
  /** The command that has led to it, if one has, and how that ended. */
  end: CommandEnd | undefined;
}

/**
 * Brings a payment to where its provider says that it stands, within the transaction of `em`: its
 * status, the ledger and what is paid for change together.
 * @returns tags of what has changed for the public; undefined when the payment has changed since the
 *   provider was asked, which may have been before
 */
export async function applyFinding(
  em: EntityManager,
  { payable, finding, now }: { payable: Payable; finding: Finding; now: number },
): Promise<string[] | undefined> {
  const db = sqlOf(em);
  const payment = await lockPayment(db, finding.paymentId);
  if (payment?.version !== finding.version) return undefined;
  await markChecked(db, payment.id, now);
  if (finding.end) await endCommand(db, finding.end, now);

  const { steps, newFeeCents, figures } = reconcile(payment, finding.state);
  if (steps.length === 0 && newFeeCents === 0) return [];
  const key = `payment:${payment.id}:${payment.version}`;
  const common = { paymentId: payment.id, at: now };
  const tags: string[] = [];
  let { isAccepted } = payment;
  const change: Change = { em, payable, payment: { ...payment, ...figures }, now };
  // Before what is paid for hears of it, which may look at its payments and decide about them.
  await updatePayment(db, payment.id, figures);
  for (const step of steps) {
    // What had been earned is given back before what the payer has is looked for.
    if (isAccepted && isRefund(step)) {
      tags.push(...(await payable.onRefunded(em, change.payment, step.cents, now)));
    }
    if (isRefund(step)) await writeMoneyNews(db, change, { news: 'refunded', cents: step.cents });
    if (isAccepted && step.action === 'return-refund') {
      await payable.onRefundReturned?.(em, change.payment, step.cents, now);
    }
    const transaction = bookingOf(step, payment.id, await balanceOf(db, `deposit:${payment.id}`));
    if (transaction) await book(db, { ...common, key: `${key}:${step.action}`, transaction });
    const give = giftOf(step, payable);
    if (give && (isAccepted || (await payable.isStillAvailable(em, change.payment)))) {
      if (!isAccepted) await acceptPayment(db, payment.id);
      isAccepted = true;
      tags.push(...(await give(em, change.payment, now)));
      if (step.action === 'capture') {
        await writeMoneyNews(db, change, { news: 'paid', cents: step.cents });
      }
    }
    if (isAccepted && step.action === 'dispute') {
      tags.push(...((await payable.onDisputed?.(em, change.payment, now)) ?? []));
    }
    if (isAccepted && step.action === 'win-dispute') {
      tags.push(...((await payable.onDisputeWon?.(em, change.payment, now)) ?? []));
    }
    if (isAccepted && step.action === 'lose-dispute') {
      tags.push(...((await payable.onDisputeLost?.(em, change.payment, now)) ?? []));
    }
    if (isAccepted && step.action === 'cancel') {
      tags.push(...((await payable.onReleased?.(em, change.payment, now)) ?? []));
    }
  }
  if (newFeeCents > 0) {
    await book(db, { ...common, key: `${key}:fee`, transaction: fee(newFeeCents) });
  }
  const hasNews = steps.some(({ action }) => action === 'capture' || action === 'authorize');
  if (hasNews && !isAccepted) await giveBack(change);
  return tags;
}

/** What is done about what is paid for, now that its money is there or reserved. */
function giftOf({ action }: PaymentStep, payable: Payable): Payable['onHeld'] {
  if (action === 'capture') return payable.onPaid.bind(payable);
  return action === 'authorize' ? payable.onHeld?.bind(payable) : undefined;
}

/** A payment that changes, as it is from now on. */
interface Change {
  em: EntityManager;
  payable: Payable;
  payment: PaymentRow;
  now: number;
}

/** Whether money goes back to the payer with it. */
function isRefund({ action, cents }: PaymentStep): boolean {
  return (action === 'refund' || action === 'refund-part') && cents > 0;
}

/** Whoever has paid, or is about to, for what cannot be given any more keeps their money. */
async function giveBack(change: Change): Promise<void> {
  const { em, payable, payment, now } = change;
  const { id: paymentId, status, capturedCents, refundedCents } = payment;
  const db = sqlOf(em);
  const isReserved = status === 'authorized';
  if (isReserved && (await payable.isStillAvailable(em, payment))) return;
  await payable.onTurnedAway?.(em, payment, now);
  // Somebody may have decided so before, as when its payer had abandoned it.
  if (isReserved && !(await hasEnd(db, paymentId))) {
    await requestEnd(db, { paymentId, kind: 'cancel', now });
  }
  if (status === 'captured' && refundedCents === 0) {
    if (!payable.onTurnedAway) {
      await writeMoneyNews(db, change, { news: 'late', cents: capturedCents });
    }
    const reason = 'No longer available when it was paid.';
    await requestRefund(db, { paymentId, cents: capturedCents, reason, now });
  }
}
