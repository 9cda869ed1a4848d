import { findPaymentByRef } from '#db/payments/payment.repository.ts';
import {
  findEvent,
  insertEvent,
  markEventHandled,
} from '#db/payments/provider-event.repository.ts';
import { sqlOf } from '#db/orm.ts';
import { badInput } from '#domain/errors/domain-error.ts';
import { message } from '#domain/messages/message.ts';
import { enqueue } from '#api/lib/jobs/enqueue.ts';
import { requireProvider } from '#api/lib/payments/payable.ts';
import { UnauthenticNews } from '#api/lib/payments/payment-provider.ts';
import type { PaymentProvider, ProviderNews } from '#api/lib/payments/payment-provider.ts';
import { eventWork } from './payment-work.ts';
import type { PaymentContext } from './payment-work.ts';
import { settlePayment } from './settlement.service.ts';

/** The header that Stripe signs the body in. */
export const SIGNATURE_HEADER = 'Stripe-Signature';

/**
 * Takes word from the provider, to look after it soon: news only says that there is something to
 * ask. Of what was sent before, and of what is about no payment, nothing comes.
 * @throws DomainError BAD_USER_INPUT for what the provider has not signed just now; UNAVAILABLE while
 *   paying is off, after which it is sent again
 */
export async function receiveNews(
  context: PaymentContext,
  body: Buffer,
  signature: string,
): Promise<void> {
  const { now } = context;
  const provider = requireProvider(context.payments);
  const { ref: eventRef, type, paymentRef } = readNews(provider, body, signature, now);
  await context.transaction(async (em) => {
    const db = sqlOf(em);
    const event = { eventRef, type, providerRef: paymentRef, receivedAt: now };
    const eventId = await insertEvent(db, { provider: provider.name, ...event });
    if (eventId === undefined) return;
    if (paymentRef === null) await markEventHandled(db, eventId, now);
    else await enqueue(db, eventWork, { eventId, providerRef: paymentRef });
  });
}

/** Looks after an event: asks the provider about the payment that it is about, if that is one of ours. */
export async function handleEvent(context: PaymentContext, eventId: number): Promise<void> {
  const { sql, now } = context;
  const event = await findEvent(sql, eventId);
  if (event?.providerRef === undefined || event.providerRef === null) return;
  const payment = await findPaymentByRef(sql, event.provider, event.providerRef);
  if (payment) await settlePayment(context, payment.id);
  await markEventHandled(sql, eventId, now);
}

function readNews(
  provider: PaymentProvider,
  body: Buffer,
  signature: string,
  now: number,
): ProviderNews {
  try {
    return provider.readNews(body, signature, now);
  } catch (error) {
    if (!(error instanceof UnauthenticNews)) throw error;
    throw badInput({ [SIGNATURE_HEADER]: message('payments.signature') }, error);
  }
}
