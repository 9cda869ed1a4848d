import { DomainError } from '#domain/errors/domain-error.ts';
import { parseId } from '#api/lib/ids.ts';
import type { Payable, PayableSummary, Payer } from '#api/lib/payments/payable.ts';
import { isSameSecret } from '#api/lib/same-secret.ts';
import { takeReturned } from './approval.service.ts';
import { openPayment } from './payment-opening.service.ts';
import type { OpeningInput } from './payment-opening.service.ts';
import { settlePayment } from './settlement.service.ts';
import type { SettledPayment } from './settlement.service.ts';
import type { PaymentContext } from './payment-work.ts';

type PayerContext = PaymentContext & Payer;

/** What is said of something that is paid on its own; null to those who may not pay for it. */
export async function payableSummary(
  context: PayerContext,
  kind: string,
  id: string,
): Promise<PayableSummary | null> {
  const payableId = parseId(id);
  if (payableId === undefined) return null;
  return (await findDescribed(context, kind)?.describe(context, payableId)) ?? null;
}

/**
 * Opens a payment for something that is paid on its own.
 * @throws DomainError NOT_FOUND, and what {@link openPayment} throws
 */
export async function startPayment(
  context: PayerContext,
  input: OpeningInput,
): Promise<SettledPayment> {
  if (!findDescribed(context, input.payableKind))
    throw new DomainError('NOT_FOUND', 'errors.notFound');
  return openPayment(context, input);
}

/**
 * Looks where a payment stands for whoever has paid it, whom what only their browser knows shows, and
 * takes what they have agreed to.
 * @throws DomainError NOT_FOUND, also to everybody else; UNAVAILABLE while paying is off
 */
export async function confirmPayment(
  context: PaymentContext,
  paymentId: number,
  clientSecret: string,
): Promise<SettledPayment> {
  const settled = await settlePayment(context, paymentId);
  if (settled.clientSecret === null || !isSameSecret(clientSecret, settled.clientSecret)) {
    throw new DomainError('NOT_FOUND', 'errors.notFound');
  }
  return takeReturned(context, settled);
}

type DescribedPayable = Payable & Required<Pick<Payable, 'describe'>>;

/** What can be paid on its own under a name that a client gave. */
function findDescribed({ payments }: PayerContext, kind: string): DescribedPayable | undefined {
  return payments.payables.find(
    (payable): payable is DescribedPayable =>
      payable.kind === kind && payable.describe !== undefined,
  );
}
