import { findPayment, lockPayment, setProviderRef } from '#db/payments/payment.repository.ts';
import type { PaymentRow } from '#db/payments/payment.repository.ts';
import {
  doneRefundCents,
  findCommand,
  noteAttempt,
  noteFailure,
} from '#db/payments/provider-command.repository.ts';
import type { CommandEnd, CommandRow } from '#db/payments/provider-command.repository.ts';
import { sqlOf } from '#db/orm.ts';
import { HOUR_MS } from '#domain/time/calendar.ts';
import { payableOf, providerOf } from '#api/lib/payments/payable.ts';
import type { PaymentTools } from '#api/lib/payments/payable.ts';
import { ProviderRefusal } from '#api/lib/payments/payment-provider.ts';
import type { PaymentProvider, ReturnPages } from '#api/lib/payments/payment-provider.ts';
import type { PaymentContext } from './payment-work.ts';
import { refundableCents, requestRefund } from './provider-command.service.ts';
import { settlePayment } from './settlement.service.ts';
import type { SettledPayment } from './settlement.service.ts';

/** Providers know a repetition by its key for a day: later, it might be done a second time. */
const REPEATABLE_MS = 23 * HOUR_MS;

/**
 * Tells the provider what it was decided to be told, and looks what has come of it. Done again after
 * a crash at any point, it is done once.
 * @returns the payment as it is then; undefined when there is nothing left to tell
 * @throws what the provider throws, unless that refuses
 */
export async function carryOut(
  context: PaymentContext,
  commandId: number,
): Promise<SettledPayment | undefined> {
  const command = await findCommand(context.sql, commandId);
  if (command?.status !== 'waiting') return undefined;
  const payment = await findPayment(context.sql, command.paymentId);
  if (!payment) return undefined;
  const isLate = context.now - command.createdAt > REPEATABLE_MS;
  const end = isLate ? notInTime(command) : await tell(context, command, payment);
  const settled = await settlePayment(context, payment.id, end);
  if (isLate && command.kind === 'refund') await decideAnew(context, command);
  return settled;
}

function notInTime({ id }: CommandRow): CommandEnd {
  return { id, status: 'refused', error: 'Not confirmed in time; repeating it might double it.' };
}

/**
 * Has a refund that was not confirmed in time made after all, unless it may have been: then more has gone
 * back by now than what was confirmed.
 */
async function decideAnew(
  { transaction, now }: PaymentContext,
  { paymentId, amountCents, reason }: CommandRow,
): Promise<void> {
  await transaction(async (em) => {
    const db = sqlOf(em);
    const payment = await lockPayment(db, paymentId);
    const cents = amountCents ?? 0;
    if (!payment || payment.refundedCents > (await doneRefundCents(db, paymentId))) return;
    if ((await refundableCents(db, payment)) < cents) return;
    await requestRefund(db, { paymentId, cents, reason, now });
  });
}

async function tell(
  { sql, payments }: PaymentContext,
  command: CommandRow,
  payment: PaymentRow,
): Promise<CommandEnd> {
  const { id } = command;
  const provider = providerOf(payments, payment.provider);
  await noteAttempt(sql, id);
  try {
    if (command.kind === 'create') {
      const returnPages = returnPagesOf(payments, payment);
      const { id: paymentId, amountCents, currency, captureMode } = payment;
      const created = { paymentId, amountCents, currency, captureMode, returnPages };
      const { ref } = await provider.create(created, command.key);
      await setProviderRef(sql, payment.id, ref);
    } else {
      await change(provider, command, payment.providerRef);
    }
    return { id, status: 'done', error: null };
  } catch (error) {
    if (error instanceof ProviderRefusal) return { id, status: 'refused', error: error.message };
    await noteFailure(sql, id, error instanceof Error ? error.message : String(error));
    throw error;
  }
}

/** Where the payer comes back from a page of the provider's, should it have one. */
function returnPagesOf(
  payments: PaymentTools,
  { id, origin, payableKind }: PaymentRow,
): ReturnPages | null {
  const { returnPaths } = payableOf(payments, payableKind);
  if (origin === null || !returnPaths) return null;
  const { approved, cancelled } = returnPaths;
  return { returnUrl: `${origin}${approved}?payment=${id}`, cancelUrl: origin + cancelled };
}

async function change(
  provider: PaymentProvider,
  { kind, amountCents, key }: CommandRow,
  ref: string | null,
): Promise<void> {
  // Told later, once the provider knows of it.
  if (ref === null) throw new Error('The provider does not know of the payment yet.');
  if (kind === 'capture') await provider.capture(ref, amountCents, key);
  if (kind === 'cancel') await provider.cancel(ref, key);
  if (kind === 'refund' && amountCents !== null) await provider.refund(ref, amountCents, key);
}
