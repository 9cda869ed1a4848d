import { createHmac } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { isDeepStrictEqual } from 'node:util';
import { planDelivery } from '../sandbox/webhooks/plan.ts';
import type { Message } from '../sandbox/webhooks/sender.ts';
import { newId } from './ids.ts';
import { malformed } from './paypal-error.ts';
import type { Event, Scope } from './records.ts';

/** What webhooks are signed with. */
export interface Signing {
  /** What PayPal calls the webhook. */
  webhookId: string;
  /** Known to the sandbox alone: it verifies what it has signed, as PayPal does. */
  secret: string;
}

/** Notes an event, and sends it to whoever listens. */
export function emit(
  { data, now }: Scope,
  type: string,
  resourceType: Event['resource_type'],
  resource: object,
): void {
  const event = data.put('event', {
    id: `WH-${newId()}`,
    create_time: now,
    resource_type: resourceType,
    event_type: type,
    resource,
  });
  planDelivery(data, event);
}

/** An event as it is sent, signed now: each time with another id of its transmission. */
export function messageOf(event: Event, signing: Signing): Message {
  const body = JSON.stringify(event);
  const id = newId();
  const time = new Date().toISOString();
  return {
    body,
    headers: {
      'paypal-transmission-id': id,
      'paypal-transmission-time': time,
      'paypal-transmission-sig': sign({ id, time, body }, signing),
      'paypal-auth-algo': ALGORITHM,
      'paypal-cert-url': CERTIFICATE,
      'user-agent': 'PayPal/AUHD-214.0-58840372',
    },
  };
}

const ALGORITHM = 'SHA256withHMAC';
const CERTIFICATE = 'urn:sandbox';

/** The beginning of what is verified: the body follows as it came, which may not be parsed before. */
const EVENT = ',"webhook_event":';

/** Answers whether a webhook was signed here. @param request as it was sent */
export function verify(request: string, signing: Signing): object {
  const at = request.indexOf(EVENT);
  if (at < 0 || !request.endsWith('}')) {
    throw malformed('MISSING_REQUIRED_PARAMETER', 'The webhook_event must come last.');
  }
  const body = request.slice(at + EVENT.length, -1);
  const sent = JSON.parse(`${request.slice(0, at)}}`) as Record<string, unknown>;
  const { transmission_id: id, transmission_time: time } = sent;
  const expected = {
    transmission_id: id,
    transmission_time: time,
    cert_url: CERTIFICATE,
    auth_algo: ALGORITHM,
    transmission_sig: sign({ id: String(id), time: String(time), body }, signing),
    webhook_id: signing.webhookId,
  };
  const isRight = isDeepStrictEqual(sent, expected);
  return { verification_status: isRight ? 'SUCCESS' : 'FAILURE' };
}

/** PayPal's scheme, but for the key: https://developer.paypal.com/api/rest/webhooks/rest */
function sign(
  { id, time, body }: { id: string; time: string; body: string },
  { webhookId, secret }: Signing,
): string {
  const text = `${id}|${time}|${webhookId}|${crc32(body)}`;
  return createHmac('sha256', secret).update(text).digest('base64');
}
