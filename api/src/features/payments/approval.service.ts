import { lockPayment } from '#db/payments/payment.repository.ts';
import { findLastEnd } from '#db/payments/provider-command.repository.ts';
import type { CommandRow } from '#db/payments/provider-command.repository.ts';
import { sqlOf } from '#db/orm.ts';
import type { EntityManager } from '#db/orm.ts';
import { payableOf } from '#api/lib/payments/payable.ts';
import type { Payable } from '#api/lib/payments/payable.ts';
import { carryOut } from './command-execution.service.ts';
import type { PaymentContext } from './payment-work.ts';
import { JOB_DELAY_MS, sendCommand } from './provider-command.service.ts';
import type { SettledPayment } from './settlement.service.ts';

/**
 * Takes the money that a payer has agreed to give on a page of the provider's, where that waits for us:
 * as long as there is what it is for, else it is let go of untaken. Whoever comes first decides it, and
 * it is done once. It is tried once: whoever is declined has to agree to something else.
 * @param settled what the provider has just said
 * @returns where the payment stands then
 */
export async function takeApproved(
  context: PaymentContext,
  settled: SettledPayment,
): Promise<SettledPayment> {
  return take(context, settled, () => false);
}

/** The same for a payer who is back, and may have agreed to something else after they were declined. */
export async function takeReturned(
  context: PaymentContext,
  settled: SettledPayment,
): Promise<SettledPayment> {
  return take(context, settled, ({ kind }) => kind === 'capture');
}

/** Whether it is decided anew after a decision that the provider has refused. */
type MayTryAgain = (refused: CommandRow) => boolean;

async function take(
  context: PaymentContext,
  settled: SettledPayment,
  mayTryAgain: MayTryAgain,
): Promise<SettledPayment> {
  if (!settled.isApproved) return settled;
  const { id, payableKind, payableId } = settled.payment;
  const payable = payableOf(context.payments, payableKind);
  const commandId = await context.transaction(async (em) => {
    await payable.lock(em, payableId);
    return decide(em, { paymentId: id, payable, mayTryAgain, now: context.now });
  });
  const done = commandId === undefined ? undefined : await carryOut(context, commandId);
  return done ?? settled;
}

interface Decision {
  paymentId: number;
  payable: Payable;
  mayTryAgain: MayTryAgain;
  now: number;
}

/** @returns the command that takes the money or lets go of it, and is not carried out yet */
async function decide(
  em: EntityManager,
  { paymentId, payable, mayTryAgain, now }: Decision,
): Promise<number | undefined> {
  const db = sqlOf(em);
  const payment = await lockPayment(db, paymentId);
  if (payment?.status !== 'requires-action') return undefined;
  const last = await findLastEnd(db, paymentId);
  if (last?.status === 'waiting') return last.id;
  if (last && !(last.status === 'refused' && mayTryAgain(last))) return undefined;
  const kind = (await payable.isStillAvailable(em, payment)) ? 'capture' : 'cancel';
  const command = { paymentId, kind, amountCents: null, reason: '', at: now } as const;
  // Whoever decides it carries it out: its job only does where that has failed.
  return sendCommand(db, command, { notBefore: Date.now() + JOB_DELAY_MS });
}
