import { findPayment, lockPayment, updatePayment } from '#db/payments/payment.repository.ts';
import type { PaymentRow } from '#db/payments/payment.repository.ts';
import { endCommand } from '#db/payments/provider-command.repository.ts';
import type { CommandEnd } from '#db/payments/provider-command.repository.ts';
import { sqlOf } from '#db/orm.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import { nextPaymentStatus } from '#domain/payments/payment-lifecycle.ts';
import { payableOf, providerOf } from '#api/lib/payments/payable.ts';
import { applyFinding } from './payment-steps.ts';
import type { PaymentContext } from './payment-work.ts';

/** A payment as it is after its provider was asked. */
export interface SettledPayment {
  payment: PaymentRow;
  /** What the payer's browser finishes it with; null while the provider does not know of it. */
  clientSecret: string | null;
  /** Page of the provider's on which the payer agrees, while that is left to do. */
  approvalUrl: string | null;
  /** Whether the payer has agreed, and the provider waits for us to capture it. */
  isApproved: boolean;
}

/** How often the provider is asked again because the payment has changed meanwhile. */
const ATTEMPTS = 10;

/**
 * Asks the provider where a payment stands and brings it there. This is the only way on which a
 * payment changes, whoever causes it: the payer's return, a webhook, a command or the clock. Any
 * number may do so at once and as often as they like.
 * @param end how a command to the provider has ended, where one has led here
 * @throws DomainError NOT_FOUND; UNAVAILABLE while paying is off; what the provider throws
 */
export async function settlePayment(
  context: PaymentContext,
  paymentId: number,
  end?: CommandEnd,
): Promise<SettledPayment> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const known = await requirePayment(context, paymentId);
    const { providerRef, version, payableKind, payableId } = known;
    const provider = providerOf(context.payments, known.provider);
    if (providerRef === null) return settleUnknown(context, paymentId, end);
    const payable = payableOf(context.payments, payableKind);
    // Without a lock, since it may take long: what it says counts if nothing has changed by then.
    const { state, ...shown } = await provider.retrieve(providerRef);
    const finding = { paymentId, version, state, end };
    const tags = await context.transaction(async (em) => {
      await payable.lock(em, payableId);
      return applyFinding(em, { payable, finding, now: context.now });
    });
    if (tags) {
      context.changed(tags);
      const { clientSecret, approvalUrl, isApproved } = shown;
      const payment = await requirePayment(context, paymentId);
      return { payment, clientSecret, approvalUrl, isApproved };
    }
  }
  throw new Error(`Payment ${paymentId} keeps changing while its provider is asked.`);
}

/** Where the provider knows of no payment, the only news can be that it never will. */
async function settleUnknown(
  context: PaymentContext,
  paymentId: number,
  end: CommandEnd | undefined,
): Promise<SettledPayment> {
  if (end) {
    await context.transaction(async (em) => {
      const db = sqlOf(em);
      const payment = await lockPayment(db, paymentId);
      await endCommand(db, end, context.now);
      const status = payment && nextPaymentStatus(payment.status, 'fail');
      if (status) await updatePayment(db, paymentId, { ...payment, status });
    });
  }
  const payment = await requirePayment(context, paymentId);
  return { payment, clientSecret: null, approvalUrl: null, isApproved: false };
}

async function requirePayment({ sql }: PaymentContext, id: number): Promise<PaymentRow> {
  const payment = await findPayment(sql, id);
  if (!payment) throw new DomainError('NOT_FOUND', 'errors.notFound');
  return payment;
}
