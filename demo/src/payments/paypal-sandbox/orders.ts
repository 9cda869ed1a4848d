import { array, object, string } from 'yup';
import type { Schema } from 'yup';
import { malformed, notFound, unprocessable } from './paypal-error.ts';
import { closeDispute, lostCents, openDisputeOf } from './disputes.ts';
import { newId } from './ids.ts';
import { centsOf, money } from './records.ts';
import type { Capture, Funding, Money, Order, Refund, Scope } from './records.ts';
import { emit } from './webhooks.ts';

const amount = object({
  currency_code: string().oneOf(['USD']).required(),
  value: string()
    .matches(/^\d+\.\d\d$/)
    .required(),
}).noUnknown();

const newOrder = object({
  intent: string().oneOf(['CAPTURE']).required(),
  purchase_units: array(
    object({ custom_id: string().required(), amount: amount.required() }).noUnknown(),
  )
    .length(1)
    .required(),
  payment_source: object({
    paypal: object({
      experience_context: object({
        return_url: string().required(),
        cancel_url: string().required(),
        user_action: string().oneOf(['PAY_NOW']).required(),
        shipping_preference: string().oneOf(['NO_SHIPPING']).required(),
      })
        .noUnknown()
        .required(),
    })
      .noUnknown()
      .required(),
  })
    .noUnknown()
    .required(),
}).noUnknown();

const patches = array(
  object({
    op: string().oneOf(['replace']).required(),
    path: string().oneOf(["/purchase_units/@reference_id=='default'/custom_id"]).required(),
    value: string().required(),
  }).noUnknown(),
)
  .length(1)
  .required();

const refunding = object({ amount: amount.required() }).noUnknown();

/** @throws PayPalError for what PayPal, or what the sandbox imitates of it, would not take */
function read<T>(schema: Schema<T>, body: unknown): T {
  try {
    return schema.validateSync(body, { strict: true });
  } catch (error) {
    throw malformed('INVALID_PARAMETER', error instanceof Error ? error.message : String(error));
  }
}

/** Makes an order, whose payer is to agree on the page of the sandbox. */
export function createOrder(scope: Scope, body: unknown): object {
  const { purchase_units: units, payment_source: source } = read(newOrder, body);
  const { custom_id: customId, amount: asked } = units[0]!;
  const { return_url: returnUrl, cancel_url: cancelUrl } = source.paypal.experience_context;
  const order = scope.data.put('order', {
    id: newId(),
    status: 'PAYER_ACTION_REQUIRED',
    customId,
    amount: asked,
    returnUrl,
    cancelUrl,
    funding: null,
    createTime: scope.now,
  });
  const { id, status } = order;
  return { id, status, links: linksOf(scope, order) };
}

/** @throws PayPalError when there is none */
export function orderFor({ data }: Scope, id: string): Order {
  const order = data.get('order', id);
  if (!order) throw notFound();
  return order;
}

/** The payer agrees, and says how they pay. What was captured stays so. */
export function approve(scope: Scope, order: Order, funding: Funding): void {
  if (order.status === 'COMPLETED') return;
  const approved = scope.data.put('order', { ...order, status: 'APPROVED', funding });
  emit(scope, 'CHECKOUT.ORDER.APPROVED', 'checkout-order', shownOrder(scope, approved));
}

/** Changes what the merchant calls an order. */
export function patchOrder(scope: Scope, id: string, body: unknown): void {
  const order = orderFor(scope, id);
  const [patch] = read(patches, body);
  if (order.status === 'COMPLETED') {
    throw unprocessable('ORDER_ALREADY_COMPLETED', 'The order cannot be patched.');
  }
  if (patch) scope.data.put('order', { ...order, customId: patch.value });
}

/** Takes what a payer has agreed to. */
export function captureOrder(scope: Scope, id: string): object {
  const order = orderFor(scope, id);
  if (order.status === 'COMPLETED') {
    throw unprocessable('ORDER_ALREADY_CAPTURED', 'Order already captured.');
  }
  if (order.status !== 'APPROVED') {
    throw unprocessable('ORDER_NOT_APPROVED', 'Payer has not yet approved the Order for payment.');
  }
  if (order.funding === 'declined') {
    throw unprocessable('INSTRUMENT_DECLINED', 'The instrument presented was declined.');
  }
  const completed = scope.data.put('order', { ...order, status: 'COMPLETED' });
  const capture = scope.data.put('capture', {
    id: newId(),
    orderId: id,
    status: order.funding === 'pending' ? 'PENDING' : 'COMPLETED',
    amount: order.amount,
    customId: order.customId,
    createTime: scope.now,
  });
  emitCapture(scope, capture);
  return shownOrder(scope, completed);
}

/** What was pending is decided, as by the payer's bank. */
export function decideCapture(
  scope: Scope,
  orderId: string,
  status: 'COMPLETED' | 'DECLINED',
): void {
  const pending = scope.data
    .all('capture')
    .find((capture) => capture.orderId === orderId && capture.status === 'PENDING');
  if (!pending) throw notFound();
  emitCapture(scope, scope.data.put('capture', { ...pending, status }));
}

function emitCapture(scope: Scope, capture: Capture): void {
  emit(scope, `PAYMENT.CAPTURE.${capture.status}`, 'capture', shownCapture(scope, capture));
}

/** @throws PayPalError when there is none */
export function captureFor({ data }: Scope, id: string): Capture {
  const capture = data.get('capture', id);
  if (!capture) throw notFound();
  return capture;
}

/** What was taken of an order. @throws PayPalError when nothing was */
export function captureOfOrder({ data }: Scope, orderId: string): Capture {
  const taken = data
    .all('capture')
    .find((capture) => capture.orderId === orderId && capture.status !== 'DECLINED');
  if (!taken) throw notFound();
  return taken;
}

/** What is left of a capture. */
export function leftOf(scope: Scope, { id, amount: taken }: Capture): Money {
  const refunded = refundsOf(scope, id).reduce((sum, refund) => sum + centsOf(refund.amount), 0);
  return money(centsOf(taken) - refunded - lostCents(scope, id));
}

/** Gives a part of what was taken back, or all of it. */
export function refundCapture(scope: Scope, id: string, body: unknown): object {
  const capture = captureFor(scope, id);
  const { amount: asked } = read(refunding, body);
  const left = centsOf(leftOf(scope, capture)) - centsOf(asked);
  if (capture.status === 'PENDING' || capture.status === 'DECLINED') {
    throw unprocessable('CAPTURE_NOT_COMPLETED', 'Nothing was taken yet.');
  }
  if (left < 0 || centsOf(asked) === 0) {
    throw unprocessable(
      'REFUND_AMOUNT_EXCEEDED',
      'The refund amount must be less than or equal to the capture amount that has not yet been refunded.',
    );
  }
  if (openDisputeOf(scope, id)) {
    if (left > 0) {
      throw unprocessable(
        'CAPTURE_DISPUTED_PARTIAL_REFUND_NOT_ALLOWED',
        'A part cannot be refunded because of an open dispute on the capture.',
      );
    }
    // Whoever gives everything back has settled it.
    const outcome = 'RESOLVED_BUYER_FAVOUR';
    closeDispute(scope, id, { outcome, refunded: asked, isRefund: true });
  }
  return noteRefund(scope, capture, asked, 'REFUNDED');
}

/** Notes what went back of a capture, by us or by PayPal. */
export function noteRefund(
  scope: Scope,
  capture: Capture,
  asked: Money,
  what: 'REFUNDED' | 'REVERSED',
): object {
  const { id, customId } = capture;
  const isAll = centsOf(leftOf(scope, capture)) === centsOf(asked);
  const status = isAll ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
  scope.data.put('capture', { ...capture, status });
  const refund = scope.data.put('refund', {
    id: newId(),
    captureId: id,
    status: 'COMPLETED',
    amount: asked,
    customId,
    createTime: scope.now,
  });
  const shown = shownRefund(scope, refund);
  emit(scope, `PAYMENT.CAPTURE.${what}`, 'refund', shown);
  return shown;
}

const refundsOf = ({ data }: Scope, captureId: string): Refund[] =>
  data.all('refund').filter((refund) => refund.captureId === captureId);

/** An order as PayPal shows it. */
export function shownOrder(scope: Scope, order: Order): object {
  const captures = scope.data.all('capture').filter(({ orderId }) => orderId === order.id);
  const refunds = captures.flatMap(({ id }) => refundsOf(scope, id));
  const payments = captures.length > 0 && {
    payments: {
      captures: captures.map((capture) => shownCapture(scope, capture)),
      ...(refunds.length > 0 && { refunds: refunds.map((refund) => shownRefund(scope, refund)) }),
    },
  };
  const unit = { reference_id: 'default', custom_id: order.customId, amount: order.amount };
  return {
    id: order.id,
    intent: 'CAPTURE',
    status: order.status,
    create_time: order.createTime,
    purchase_units: [{ ...unit, ...payments }],
    links: linksOf(scope, order),
  };
}

/** A capture as PayPal shows it, with what PayPal keeps: 3.49 % and 49 cents. */
export function shownCapture({ origin }: Scope, capture: Capture): object {
  const { id, orderId, status, customId } = capture;
  const fee = Math.round(centsOf(capture.amount) * 0.0349) + 49;
  const breakdown: Record<string, Money> = {
    gross_amount: capture.amount,
    paypal_fee: money(fee),
    net_amount: money(centsOf(capture.amount) - fee),
  };
  return {
    id,
    status,
    amount: capture.amount,
    final_capture: true,
    custom_id: customId,
    ...(status !== 'PENDING' && { seller_receivable_breakdown: breakdown }),
    supplementary_data: { related_ids: { order_id: orderId } },
    create_time: capture.createTime,
    links: [{ href: `${origin}/v2/payments/captures/${id}`, rel: 'self', method: 'GET' }],
  };
}

/** A refund as PayPal shows it: it says of which capture it is, and not of which order. */
function shownRefund({ origin }: Scope, { id, captureId, status, ...refund }: Refund): object {
  return {
    id,
    status,
    amount: refund.amount,
    custom_id: refund.customId,
    create_time: refund.createTime,
    links: [
      { href: `${origin}/v2/payments/refunds/${id}`, rel: 'self', method: 'GET' },
      { href: `${origin}/v2/payments/captures/${captureId}`, rel: 'up', method: 'GET' },
    ],
  };
}

function linksOf({ origin }: Scope, { id, status }: Order): object[] {
  const self = { href: `${origin}/v2/checkout/orders/${id}`, rel: 'self', method: 'GET' };
  if (status !== 'PAYER_ACTION_REQUIRED') return [self];
  return [self, { href: `${origin}/checkoutnow?token=${id}`, rel: 'payer-action', method: 'GET' }];
}
