import { createHmac } from 'node:crypto';
import { API_VERSION } from '../api-version.ts';
import { endpoint } from '../http/endpoint.ts';
import { createdFields, isWithin, listFields, page } from '../http/pages.ts';
import { list, text } from '../http/parameters.ts';
import { missing } from '../http/stripe-error.ts';
import { newId, present } from '../scope.ts';
import type { Scope } from '../scope.ts';
import type { Draft } from '../store/store.ts';
import type { EventRecord } from '../store/records.ts';
import { planDelivery } from './plan.ts';
import type { Message } from './sender.ts';

/** The request that an event follows from; none where time has brought it. */
export interface Cause {
  requestId: string | null;
  idempotencyKey: string | null;
}

/** What notes events in a draft, and plans to send them. @param now epoch seconds */
export function emitterFor(data: Draft, now: number, cause: Cause): Scope['emit'] {
  return (type, object, account = null) => {
    const event = data.put('event', {
      id: newId('evt'),
      object: 'event',
      created: now,
      livemode: false,
      ...(account !== null && { account }),
      api_version: API_VERSION,
      data: { object: present(object) },
      pending_webhooks: 1,
      request: { id: cause.requestId, idempotency_key: cause.idempotencyKey },
      type,
    } satisfies EventRecord);
    planDelivery(data, event);
  };
}

/** @throws StripeError when there is none */
export function eventFor(data: Draft, id: string): EventRecord {
  const event = data.get('event', id);
  if (!event) throw missing('event', id);
  return event;
}

/** An event as it is sent, signed now: as it was at first, so that what is sent again is the same. */
export function messageOf(event: EventRecord, secret: string): Message {
  const body = JSON.stringify({ ...event, pending_webhooks: 1 }, null, 2);
  return {
    body,
    headers: {
      'stripe-signature': sign(body, secret),
      'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
    },
  };
}

/** Stripe's scheme: https://docs.stripe.com/webhooks#verify-manually */
function sign(body: string, secret: string): string {
  const time = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return `t=${time},v1=${signature}`;
}

export const eventEndpoints = [
  endpoint(
    { method: 'GET', path: '/v1/events' },
    { ...listFields, ...createdFields, type: text, types: list(text) },
    (call, { type, types, ...values }) => {
      const wanted = types ?? (type === undefined ? undefined : [type]);
      const found = call.data
        .all('event')
        .filter((event) => wanted === undefined || wanted.includes(event.type))
        .filter((event) => isWithin(values.created, event.created));
      return page(call, found, values);
    },
  ),
  endpoint({ method: 'GET', path: '/v1/events/:id' }, {}, (call) => eventFor(call.data, call.id)),
];
