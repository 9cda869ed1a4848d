import { Stripe } from 'stripe';
import { ProviderRefusal, UnauthenticNews } from '#api/lib/payments/payment-provider.ts';
import type { PaymentProvider, ProviderNews } from '#api/lib/payments/payment-provider.ts';
import type { StripeSettings } from '#api/lib/payments/stripe-settings.ts';
import { EXPANDED, paymentOf } from './stripe-payment.ts';

/** Two in turn take less than a request may, so that whoever opens a payment is answered. */
const TIMEOUT_MS = 4000;

/** How old a signature may be: longer than any way to us takes. */
const NEWS_SECONDS = 300;

/** What Stripe answers to what it will never do; others are trouble on the way, or with our keys. */
const REFUSALS: readonly unknown[] = [400, 402, 404];

/** Stripe, as the provider of payments. */
export function stripeProvider(settings: StripeSettings): PaymentProvider {
  const { secretKey, publishableKey, webhookSecret, apiUrl } = settings;
  const stripe = new Stripe(secretKey, {
    timeout: TIMEOUT_MS,
    // What fails is done again by those who keep account of it.
    maxNetworkRetries: 0,
    telemetry: false,
    ...(apiUrl && addressOf(apiUrl)),
  });
  const { paymentIntents, refunds, disputes, webhooks } = stripe;
  return {
    name: 'stripe',
    publishableKey,
    async create({ paymentId, amountCents, currency, captureMode }, idempotencyKey) {
      const params = {
        amount: amountCents,
        currency,
        capture_method: captureMode,
        automatic_payment_methods: { enabled: true },
        // For people who look at it there.
        metadata: { payment: String(paymentId) },
      };
      const intent = await sent(paymentIntents.create(params, { idempotencyKey }));
      return paymentOf(intent, undefined);
    },
    async capture(ref, idempotencyKey) {
      await sent(paymentIntents.capture(ref, {}, { idempotencyKey }));
    },
    async cancel(ref, idempotencyKey) {
      await sent(paymentIntents.cancel(ref, {}, { idempotencyKey }));
    },
    async refund(ref, cents, idempotencyKey) {
      await sent(refunds.create({ payment_intent: ref, amount: cents }, { idempotencyKey }));
    },
    async retrieve(ref) {
      const intent = await sent(paymentIntents.retrieve(ref, { expand: EXPANDED }));
      const charge = intent.latest_charge;
      const isDisputed = typeof charge === 'object' && charge?.disputed;
      const latest = isDisputed
        ? await sent(disputes.list({ payment_intent: ref, limit: 1 }))
        : undefined;
      return paymentOf(intent, latest?.data[0]);
    },
    readNews(body, signature, now) {
      return newsOf(() =>
        webhooks.constructEvent(body, signature, webhookSecret, NEWS_SECONDS, undefined, now),
      );
    },
  };
}

/** Where else than at Stripe its API is spoken. */
function addressOf(apiUrl: string) {
  const { protocol, hostname, port } = new URL(apiUrl);
  const isSecure = protocol === 'https:';
  return {
    host: hostname,
    port: port || (isSecure ? 443 : 80),
    protocol: isSecure ? ('https' as const) : ('http' as const),
  };
}

async function sent<T>(request: Promise<T>): Promise<T> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && REFUSALS.includes(error.statusCode)) {
      throw new ProviderRefusal(error.message, { cause: error });
    }
    throw error;
  }
}

function newsOf(read: () => Stripe.Event): ProviderNews {
  try {
    const { id, type, data } = read();
    return { ref: id, type, paymentRef: paymentRefOf(data.object) };
  } catch (error) {
    // What was signed is JSON: whatever cannot be read was not sent by Stripe.
    throw new UnauthenticNews('News is not signed by Stripe, or was long ago.', { cause: error });
  }
}

/** The payment that an object of Stripe is, or belongs to. */
function paymentRefOf(object: Stripe.Event.Data.Object): string | null {
  const { object: kind, id, payment_intent: intent } = object as Record<string, unknown>;
  if (kind === 'payment_intent') return String(id);
  return typeof intent === 'string' ? intent : null;
}
