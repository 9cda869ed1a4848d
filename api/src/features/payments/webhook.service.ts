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
import { UnauthenticNews } from '#api/lib/payments/payment-provider.ts';
import type {
  HeaderReader,
  PaymentProvider,
  ProviderNews,
} from '#api/lib/payments/payment-provider.ts';
import { takeApproved } from './approval.service.ts';
import { eventWork } from './payment-work.ts';
import type { PaymentContext } from './payment-work.ts';
import { settlePayment } from './settlement.service.ts';

/** News as they came. */
interface SentNews {
  body: Buffer;
  header: HeaderReader;
}

/**
 * Takes word from the provider, to look after it soon: news only says that there is something to
 * ask. Of what was sent before, and of what is about nothing of ours, nothing comes.
 * @throws DomainError BAD_USER_INPUT for what the provider has not signed, or not just now
 */
export async function receiveNews(
  context: PaymentContext,
  provider: PaymentProvider,
  news: SentNews,
): Promise<void> {
  const { now } = context;
  const { ref: eventRef, type, subjectRef } = await readNews(provider, news, now);
  await context.transaction(async (em) => {
    const db = sqlOf(em);
    const event = { eventRef, type, providerRef: subjectRef, receivedAt: now };
    const eventId = await insertEvent(db, { provider: provider.name, ...event });
    if (eventId === undefined) return;
    if (subjectRef === null) await markEventHandled(db, eventId, now);
    else await enqueue(db, eventWork, { eventId, providerRef: subjectRef });
  });
}

/** Looks after an event: asks the provider about what it is about, if that is one of ours. */
export async function handleEvent(context: PaymentContext, eventId: number): Promise<void> {
  const { sql, now } = context;
  const event = await findEvent(sql, eventId);
  if (event?.providerRef === undefined || event.providerRef === null) return;
  const payment = await findPaymentByRef(sql, event.provider, event.providerRef);
  if (payment) await takeApproved(context, await settlePayment(context, payment.id));
  // What else there is news of is all with the provider of cards.
  const { listeners, provider } = context.payments;
  if (event.provider === provider?.name) {
    for (const hear of listeners) await hear(context, event.providerRef);
  }
  await markEventHandled(sql, eventId, now);
}

async function readNews(
  provider: PaymentProvider,
  { body, header }: SentNews,
  now: number,
): Promise<ProviderNews> {
  try {
    return await provider.readNews(body, header, now);
  } catch (error) {
    if (!(error instanceof UnauthenticNews)) throw error;
    throw badInput({ [provider.signatureHeader]: message('payments.signature') }, error);
  }
}
