import { findPaymentByKey, insertPayment } from '#db/payments/payment.repository.ts';
import type { NewPayment, PaymentRow } from '#db/payments/payment.repository.ts';
import { findCreateCommand } from '#db/payments/provider-command.repository.ts';
import { sqlOf } from '#db/orm.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import { payableOf, requireProvider } from '#api/lib/payments/payable.ts';
import type { Payer } from '#api/lib/payments/payable.ts';
import type { PaymentProvider } from '#api/lib/payments/payment-provider.ts';
import { digestOf } from '#api/lib/request-digest.ts';
import { carryOut } from './command-execution.service.ts';
import type { PaymentContext } from './payment-work.ts';
import { JOB_DELAY_MS, sendCommand } from './provider-command.service.ts';
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

/** At whom somebody pays who does not pay by card. */
export interface Elsewhere {
  provider: PaymentProvider;
  /** Where our pages are for the payer, who comes back to them: an origin. */
  origin: string;
}

/** What payments are opened with. */
type PayerContext = PaymentContext & Payer;

/**
 * Opens a payment for what its payable says that it costs. Repeating the same request returns the
 * payment that the first one has opened.
 * @param elsewhere unless it is paid by card
 * @throws DomainError what the payable refuses with; UNAVAILABLE while paying is off; CONFLICT when
 *   the key stands for another request; PAYMENT_FAILED when the provider does not take it on now
 */
export async function openPayment(
  context: PayerContext,
  input: OpeningInput,
  elsewhere?: Elsewhere,
): Promise<SettledPayment> {
  const provider = elsewhere?.provider ?? requireProvider(context.payments);
  const origin = elsewhere?.origin ?? null;
  const id = await findOrInsert(context, input, { provider: provider.name, origin });
  const settled = await tellProvider(context, id);
  if (settled.payment.status === 'failed')
    throw new DomainError('PAYMENT_FAILED', 'payments.failed');
  return settled;
}

/** @returns the id of the payment */
async function findOrInsert(
  context: PayerContext,
  input: OpeningInput,
  place: Pick<NewPayment, 'provider' | 'origin'>,
): Promise<number> {
  const { payableKind, payableId, idempotencyKey } = input;
  const requestDigest = digestOf({ payableKind, payableId });
  const userId = context.user?.id ?? null;
  if (userId !== null) {
    // Before its payable is asked, which refuses what is paid for by now.
    const earlier = await findPaymentByKey(context.sql, userId, idempotencyKey);
    if (earlier) return sameRequest(earlier, requestDigest);
  }
  const payable = payableOf(context.payments, payableKind);
  const amountCents = await payable.amountOf(context, payableId);
  const captureMode = await payable.captureModeOf(context, payableId);
  return context.transaction(async (em) => {
    const db = sqlOf(em);
    const id = await insertPayment(db, {
      payableKind,
      payableId,
      userId,
      amountCents,
      captureMode,
      ...place,
      idempotencyKey,
      requestDigest,
      createdAt: context.now,
    });
    if (id === undefined) {
      return sameRequest(await findPaymentByKey(db, userId, idempotencyKey), requestDigest);
    }
    const create = { paymentId: id, kind: 'create', amountCents: null, reason: '' } as const;
    await sendCommand(db, { ...create, at: context.now }, { notBefore: Date.now() + JOB_DELAY_MS });
    return id;
  });
}

/** @throws DomainError CONFLICT when the payment that has the key is for something else */
function sameRequest(earlier: PaymentRow | undefined, requestDigest: string): number {
  if (earlier?.requestDigest === requestDigest) return earlier.id;
  throw new DomainError('CONFLICT', 'errors.idempotencyKeyReused');
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
