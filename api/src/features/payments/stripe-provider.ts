import { Stripe } from 'stripe';
import { ProviderRefusal, UnauthenticNews } from '#api/lib/payments/payment-provider.ts';
import type { CardProvider, ProviderNews } from '#api/lib/payments/payment-provider.ts';
import type { StripeSettings } from '#api/lib/payments/stripe-settings.ts';
import { STRIPE_SIGNATURE } from './signature-headers.ts';
import { EXPANDED, paymentOf } from './stripe-payment.ts';
import { stripePayouts } from './stripe-payouts.ts';

/** Two in turn take less than a request may, so that whoever opens a payment is answered. */
const TIMEOUT_MS = 4000;

/** How old a signature may be: longer than any way to us takes. */
const NEWS_SECONDS = 300;

/** What Stripe answers to what it will never do; others are trouble on the way, or with our keys. */
const REFUSALS: readonly unknown[] = [400, 402, 404];

/** Stripe, as the provider of payments. */
export function stripeProvider(settings: StripeSettings): CardProvider {
  const { name = 'stripe', secretKey, publishableKey, webhookSecret, apiUrl } = settings;
  const stripe = new Stripe(secretKey, {
    timeout: TIMEOUT_MS,
    // What fails is done again by those who keep account of it.
    maxNetworkRetries: 0,
    telemetry: false,
    ...(apiUrl && addressOf(apiUrl)),
  });
  const { paymentIntents, refunds, disputes, webhooks } = stripe;
  return {
    name,
    signatureHeader: STRIPE_SIGNATURE,
    publishableKey,
    // Stripe's own the library finds by itself.
    scriptUrl: apiUrl ? `${apiUrl}/v3/` : null,
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
    async capture(ref, cents, idempotencyKey) {
      const params = cents === null ? {} : { amount_to_capture: cents };
      await sent(paymentIntents.capture(ref, params, { idempotencyKey }));
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
    async disputedSince(since) {
      const refs: string[] = [];
      const created = { gte: Math.floor(since / 1000) };
      for await (const { payment_intent: intent } of disputes.list({ created, limit: 100 })) {
        if (intent !== null) refs.push(typeof intent === 'string' ? intent : intent.id);
      }
      return refs;
    },
    async readNews(body, header, now) {
      const signature = header(STRIPE_SIGNATURE);
      return newsOf(() =>
        signedWithOneOf(webhookSecret.split(','), async (secret) =>
          webhooks.constructEventAsync(body, signature, secret, NEWS_SECONDS, undefined, now),
        ),
      );
    },
    payouts: stripePayouts(stripe, sent),
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

/** What of our account and what of connected ones is signed differs. @throws what the last one throws */
async function signedWithOneOf(
  [secret = '', ...others]: readonly string[],
  read: (secret: string) => Promise<Stripe.Event>,
): Promise<Stripe.Event> {
  try {
    return await read(secret.trim());
  } catch (error) {
    if (others.length === 0) throw error;
    return signedWithOneOf(others, read);
  }
}

async function newsOf(read: () => Promise<Stripe.Event>): Promise<ProviderNews> {
  try {
    const { id, type, data } = await read();
    return { ref: id, type, subjectRef: subjectRefOf(data.object) };
  } catch (error) {
    // What was signed is JSON: whatever cannot be read was not sent by Stripe.
    throw new UnauthenticNews('News is not signed by Stripe, or was long ago.', { cause: error });
  }
}

/** What of Stripe's we know by its own name, beside payments. */
const ownSubjects: readonly unknown[] = ['payment_intent', 'transfer', 'account'];

/** The payment, transfer or account that an object of Stripe is, or the payment that it belongs to. */
function subjectRefOf(object: Stripe.Event.Data.Object): string | null {
  const { object: kind, id, payment_intent: intent } = object as Record<string, unknown>;
  if (ownSubjects.includes(kind)) return String(id);
  return typeof intent === 'string' ? intent : null;
}
