import { UnauthenticNews } from '#api/lib/payments/payment-provider.ts';
import type { HeaderReader } from '#api/lib/payments/payment-provider.ts';
import { disputedCaptureOf } from './paypal-dispute.ts';
import { PAYPAL_SIGNATURE } from './signature-headers.ts';

/** What PayPal signs its webhooks with, by what its verification calls that. */
const signedIn = {
  transmission_id: 'Paypal-Transmission-Id',
  transmission_time: 'Paypal-Transmission-Time',
  cert_url: 'Paypal-Cert-Url',
  auth_algo: 'Paypal-Auth-Algo',
  transmission_sig: PAYPAL_SIGNATURE,
} as const;

/** As much of a webhook of PayPal's as is looked at. */
export interface PayPalEvent {
  id: string;
  event_type: string;
  resource_type?: string;
  resource?: {
    id?: string;
    disputed_transactions?: readonly { seller_transaction_id?: string }[];
    supplementary_data?: { related_ids?: { order_id?: string } };
    links?: readonly { rel?: string; href?: string }[];
  };
}

/** What a webhook is about: an order, or a capture that belongs to one. */
export type PayPalSubject = { orderId: string } | { captureId: string } | undefined;

/**
 * What PayPal is asked in order to verify a webhook: its body stands in it byte for byte, as it was signed.
 * @throws UnauthenticNews for what cannot have been signed
 */
export function verificationOf(body: Buffer, header: HeaderReader, webhookId: string): string {
  const signed = Object.entries(signedIn).map(([name, sentIn]) => [name, header(sentIn)] as const);
  if (signed.some(([, value]) => value === '')) throw new UnauthenticNews('News is not signed.');
  const fields = JSON.stringify({ ...Object.fromEntries(signed), webhook_id: webhookId });
  return `${fields.slice(0, -1)},"webhook_event":${body.toString()}}`;
}

/** @throws UnauthenticNews for what is no webhook of PayPal's, whoever has sent it */
export function eventOf(body: Buffer): PayPalEvent {
  try {
    // As a whole, or it could say more in the request that it is verified with.
    const event = JSON.parse(body.toString()) as Partial<PayPalEvent> | null;
    if (typeof event?.id === 'string' && typeof event.event_type === 'string') {
      return { ...event, id: event.id, event_type: event.event_type };
    }
  } catch (error) {
    throw new UnauthenticNews('News is no JSON.', { cause: error });
  }
  throw new UnauthenticNews('News has no id or no type.');
}

/** The order that a webhook is about, or the capture where it does not say of which order it is. */
export function subjectOf({ resource_type: type, resource }: PayPalEvent): PayPalSubject {
  if (type === 'checkout-order' && resource?.id) return { orderId: resource.id };
  const orderId = resource?.supplementary_data?.related_ids?.order_id;
  if (orderId) return { orderId };
  if (type === 'capture' && resource?.id) return { captureId: resource.id };
  const refunded = resource?.links?.find(({ rel }) => rel === 'up')?.href;
  const captureId =
    type === 'dispute'
      ? disputedCaptureOf(resource ?? {})
      : refunded && /\/captures\/([A-Z0-9]+)$/.exec(refunded)?.[1];
  return captureId ? { captureId } : undefined;
}
