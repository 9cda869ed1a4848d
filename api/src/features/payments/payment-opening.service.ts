import { findPaymentByKey, insertPayment } from '#db/payments/payment.repository.ts';
import { findCreateCommand } from '#db/payments/provider-command.repository.ts';
import { sqlOf } from '#db/orm.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import { payableOf, requireProvider } from '#api/lib/payments/payable.ts';
import type { Payer } from '#api/lib/payments/payable.ts';
import { digestOf } from '#api/lib/request-digest.ts';
import { carryOut } from './command-execution.service.ts';
import type { PaymentContext } from './payment-work.ts';
import { sendCommand } from './provider-command.service.ts';
import { settlePayment } from './settlement.service.ts';
import type { SettledPayment } from './settlement.service.ts';

/** What somebody wants to pay for. */
export interface OpeningInput {
  /** A kind that a feature has registered, and which of them. */
  payableKind: string;
  payableId: number;
  /** The same for each repetition of one attempt. */
  idempotencyKey: string;
}

/** What payments are opened with. */
type PayerContext = PaymentContext & Payer;

/** Whoever opens a payment waits for the provider: a job only tells it where that has failed. */
const JOB_DELAY_MS = 30_000;

/**
 * Opens a payment for what its payable says that it costs. Repeating the same request returns the
 * payment that the first one has opened.
 * @throws DomainError what the payable refuses with; UNAVAILABLE while paying is off; CONFLICT when
 *   the key stands for another request; PAYMENT_FAILED when the provider does not take it on now
 */
export async function openPayment(
  context: PayerContext,
  input: OpeningInput,
): Promise<SettledPayment> {
  requireProvider(context.payments);
  const id = await findOrInsert(context, input);
  const settled = await tellProvider(context, id);
  if (settled.payment.status === 'failed')
    throw new DomainError('PAYMENT_FAILED', 'payments.failed');
  return settled;
}

/** @returns the id of the payment */
async function findOrInsert(context: PayerContext, input: OpeningInput): Promise<number> {
  const { payableKind, payableId, idempotencyKey } = input;
  const { name: provider } = requireProvider(context.payments);
  const payable = payableOf(context.payments, payableKind);
  const amountCents = await payable.amountOf(context, payableId);
  const requestDigest = digestOf({ payableKind, payableId, amountCents });
  const userId = context.user?.id ?? null;
  return context.transaction(async (em) => {
    const db = sqlOf(em);
    const id = await insertPayment(db, {
      payableKind,
      payableId,
      userId,
      amountCents,
      captureMode: payable.captureMode,
      provider,
      idempotencyKey,
      requestDigest,
      createdAt: context.now,
    });
    if (id === undefined) {
      const earlier = await findPaymentByKey(db, userId, idempotencyKey);
      if (earlier?.requestDigest === requestDigest) return earlier.id;
      throw new DomainError('CONFLICT', 'errors.idempotencyKeyReused');
    }
    const create = { paymentId: id, kind: 'create', amountCents: null, reason: '' } as const;
    await sendCommand(db, { ...create, at: context.now }, { notBefore: Date.now() + JOB_DELAY_MS });
    return id;
  });
}

/** Has the provider know of a payment, which its job does later should this fail. */
async function tellProvider(context: PayerContext, paymentId: number): Promise<SettledPayment> {
  try {
    const command = await findCreateCommand(context.sql, paymentId);
    const created = command && (await carryOut(context, command.id));
    return created ?? (await settlePayment(context, paymentId));
  } catch (error) {
    throw new DomainError('PAYMENT_FAILED', 'payments.failed', { cause: error });
  }
}
