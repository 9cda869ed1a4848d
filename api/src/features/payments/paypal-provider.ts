import {
  ApiError,
  CheckoutPaymentIntent,
  OrdersController,
  PatchOp,
  PaymentsController,
  PaypalExperienceUserAction,
  PaypalWalletContextShippingPreference,
} from '@paypal/paypal-server-sdk';
import { CHARGE_CURRENCY } from '#domain/payments/currency.ts';
import { ProviderRefusal, UnauthenticNews } from '#api/lib/payments/payment-provider.ts';
import type { PaymentProvider } from '#api/lib/payments/payment-provider.ts';
import type { PayPalSettings } from '#api/lib/payments/paypal-settings.ts';
import { PayPalClient } from './paypal-client.ts';
import { paypalDisputes } from './paypal-disputes.ts';
import { eventOf, subjectOf, verificationOf } from './paypal-news.ts';
import {
  amountOf,
  captureOf,
  customIdOf,
  endedIdOf,
  forgotten,
  paymentOf,
} from './paypal-order.ts';
import { PAYPAL_SIGNATURE } from './signature-headers.ts';

/** What PayPal answers to what it will never do; others are trouble on the way, or with our keys. */
const REFUSALS: readonly unknown[] = [400, 404, 422];

/** What it answers to what it is doing already, for somebody who has asked at the same time. */
const IN_PROGRESS = 'PREVIOUS_REQUEST_IN_PROGRESS';

/** PayPal, as a provider of payments: payers agree on its pages, and we take what they have agreed to. */
export function paypalProvider(settings: PayPalSettings): PaymentProvider {
  const client = new PayPalClient(settings);
  const orders = new OrdersController(client);
  const payments = new PaymentsController(client);
  const disputes = paypalDisputes(client);
  const approvalPage = approvalPageOf(settings.apiUrl);

  async function find(id: string) {
    const { result } = await sent(orders.getOrder({ id }));
    return result;
  }

  /**
   * News of refunds and of disputes does not say of which order they are.
   * @returns null for what was paid in another way than with an order
   */
  async function orderOfCapture(captureId: string): Promise<string | null> {
    try {
      const { result } = await sent(payments.getCapturedPayment({ captureId }));
      return result.supplementaryData?.relatedIds?.orderId ?? null;
    } catch (error) {
      if (isUnknown(error)) return null;
      throw error;
    }
  }

  return {
    name: settings.name ?? 'paypal',
    signatureHeader: PAYPAL_SIGNATURE,
    async create({ paymentId, amountCents, currency, captureMode, returnPages }, paypalRequestId) {
      // What is only agreed to is not reserved, so it cannot wait for a session.
      if (captureMode === 'manual' || !returnPages) {
        throw new ProviderRefusal('With PayPal only what is taken at once is paid.');
      }
      const body = {
        intent: CheckoutPaymentIntent.Capture,
        purchaseUnits: [
          { customId: customIdOf(paymentId), amount: amountOf(amountCents, currency) },
        ],
        paymentSource: {
          paypal: {
            experienceContext: {
              ...returnPages,
              userAction: PaypalExperienceUserAction.PayNow,
              // Where it is sent was asked here.
              shippingPreference: PaypalWalletContextShippingPreference.NoShipping,
            },
          },
        },
      };
      const { result } = await sent(orders.createOrder({ body, paypalRequestId }));
      return paymentOf(result, approvalPage, undefined);
    },
    async capture(id, cents, paypalRequestId) {
      if (cents !== null) throw new ProviderRefusal('PayPal takes all that was agreed to.');
      await sent(orders.captureOrder({ id, paypalRequestId }));
    },
    async cancel(id) {
      const { purchaseUnits: [unit] = [] } = await find(id);
      const path = "/purchase_units/@reference_id=='default'/custom_id";
      const value = endedIdOf(unit?.customId ?? '');
      await sent(orders.patchOrder({ id, body: [{ op: PatchOp.Replace, path, value }] }));
    },
    async refund(id, cents, paypalRequestId) {
      const { purchaseUnits: [unit] = [] } = await find(id);
      const captureId = captureOf(unit)?.id;
      if (captureId === undefined) throw new ProviderRefusal('Nothing was taken.');
      const body = { amount: amountOf(cents, CHARGE_CURRENCY) };
      await sent(payments.refundCapturedPayment({ captureId, paypalRequestId, body }));
    },
    async retrieve(id) {
      try {
        const order = await find(id);
        const captureId = captureOf(order.purchaseUnits?.[0])?.id;
        const dispute = captureId === undefined ? undefined : await disputes.latest(captureId);
        return paymentOf(order, approvalPage, dispute);
      } catch (error) {
        if (isUnknown(error)) return forgotten(id);
        throw error;
      }
    },
    async disputedSince(since) {
      const captures = await disputes.capturesSince(since);
      const refs = await Promise.all(captures.map(orderOfCapture));
      return refs.filter((ref) => ref !== null);
    },
    async readNews(body, header) {
      const event = eventOf(body);
      const request = verificationOf(body, header, settings.webhookId);
      if (!(await isSigned(client, request))) {
        throw new UnauthenticNews('News is not signed by PayPal.');
      }
      const subject = subjectOf(event);
      const captureId = subject && 'captureId' in subject ? subject.captureId : undefined;
      const orderId = subject && 'orderId' in subject ? subject.orderId : null;
      const subjectRef = captureId === undefined ? orderId : await orderOfCapture(captureId);
      // One that was sent long before is no harm: it only says that there is something to ask.
      return { ref: event.id, type: event.event_type, subjectRef };
    },
  };
}

/** Where PayPal's pages are, by where its API is: at PayPal they have another host. */
function approvalPageOf(apiUrl: string | undefined): (orderId: string) => string {
  const pages = (apiUrl ?? 'https://api-m.paypal.com').replace('//api-m.', '//www.');
  return (orderId) => `${pages}/checkoutnow?token=${encodeURIComponent(orderId)}`;
}

/** What PayPal calls malformed it has not signed. */
async function isSigned(client: PayPalClient, request: string): Promise<boolean> {
  try {
    return await sent(client.isSigned(request));
  } catch (error) {
    if (error instanceof ProviderRefusal) return false;
    throw error;
  }
}

async function sent<T>(request: Promise<T>): Promise<T> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof ApiError && isRefusal(error)) {
      throw new ProviderRefusal(textOf(error) || error.message, { cause: error });
    }
    throw error;
  }
}

function isRefusal(error: ApiError): boolean {
  return REFUSALS.includes(error.statusCode) && !textOf(error).includes(IN_PROGRESS);
}

/** What PayPal says of it, as JSON. */
function textOf({ body }: ApiError): string {
  return typeof body === 'string' ? body : '';
}

function isUnknown(error: unknown): boolean {
  return (
    error instanceof ProviderRefusal &&
    error.cause instanceof ApiError &&
    error.cause.statusCode === 404
  );
}
