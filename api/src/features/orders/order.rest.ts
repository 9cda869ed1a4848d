import { object } from 'yup';
import { findItems } from '#db/orders/order-item.repository.ts';
import { attemptSchema } from '#domain/errors/attempt.schema.ts';
import { validate } from '#domain/errors/validate.ts';
import { paymentMethods } from '#domain/orders/checkout.schema.ts';
import { orderStatuses } from '#domain/orders/order-lifecycle.ts';
import type { Context } from '#api/lib/context.ts';
import { keptAs } from '#api/lib/file-headers.ts';
import { requireId } from '#api/lib/ids.ts';
import { file, json } from '#api/lib/rest-description.ts';
import type { Result, RestEndpoint, RestRequest } from '#api/lib/rest.ts';
import { choice, idNumber, instant, listOf, named, shape, text, whole } from '#api/lib/shapes.ts';
import type { Shaped } from '#api/lib/shapes.ts';
import { findOrder } from '#db/orders/order.repository.ts';
import { invoiceOf } from './invoice.ts';
import type { StartedCheckout } from './checkout.service.ts';
import { mayEnter } from './order-access.ts';
import { orderNotFound, orderPolicy } from './order.policy.ts';
import { orderLimits } from './order.limits.ts';
import { intentBody, orderBody } from './rest-order.schema.ts';
import { createIntent, placeOrder } from './rest-order.service.ts';

const orderShape = named(
  'PlacedOrder',
  shape({
    id: idNumber,
    number: text.meta({ meaning: 'What people call it, such as RT-100042.' }),
    status: choice(orderStatuses),
    items: listOf(
      shape({
        productId: idNumber,
        name: text,
        quantity: whole,
        price: whole.meta({ meaning: 'Of one, in US cents.' }),
        options: object().defined(),
      }),
    ),
    subtotal: whole.meta({ meaning: 'US cents.' }),
    shipping: whole.meta({ meaning: 'US cents.' }),
    tax: whole.meta({ meaning: 'US cents.' }),
    totalAmount: whole.meta({ meaning: 'US cents.' }),
    paymentMethod: choice(paymentMethods),
    accessKey: text
      .nullable()
      .meta({ meaning: 'For guests, what lets them read the order; null for users.' }),
    approvalUrl: text.nullable().meta({
      meaning:
        'Page of PayPal’s on which the payer agrees, as long as they can; null where they pay by card, or nothing can be paid with PayPal.',
    }),
    createdAt: instant,
  }),
);

const idempotencyHeader = { 'Idempotency-Key': attemptSchema.fields.idempotencyKey };

/** Orders on REST, with the payloads of spec §7 in cents. */
export const orderEndpoints: readonly RestEndpoint[] = [
  {
    method: 'post',
    path: '/create-payment-intent',
    audience: 'anyone',
    limit: orderLimits.checkout,
    summary: 'Begin to pay for products; the order is made with it, and its stock kept',
    headers: idempotencyHeader,
    body: intentBody,
    responses: {
      200: json(
        shape({
          clientSecret: text.meta({ meaning: 'What the browser finishes the payment with.' }),
          paymentIntentId: text.meta({ meaning: 'What the provider calls the payment.' }),
          orderNumber: text.meta({ meaning: 'What people call the order.' }),
        }),
        'The payment, which the browser goes on with.',
      ),
    },
    failures: ['CONFLICT', 'PAYMENT_FAILED', 'UNAVAILABLE'],
    handle: begin,
  },
  {
    method: 'post',
    path: '/orders',
    audience: 'anyone',
    limit: orderLimits.checkout,
    summary:
      'Order products, also to be paid with PayPal, or say who has ordered what was paid for by card',
    headers: idempotencyHeader,
    body: orderBody,
    responses: { 201: json(orderShape) },
    failures: ['NOT_FOUND', 'CONFLICT', 'PAYMENT_FAILED', 'UNAVAILABLE'],
    handle: place,
  },
  {
    method: 'get',
    path: '/orders/:id/invoice.pdf',
    audience: 'anyone',
    summary: 'The invoice of an order of one’s own, or of a guest who has its key',
    query: { key: text.optional().meta({ meaning: 'For guests, the key in their link.' }) },
    responses: { 200: file('application/pdf', 'The file.') },
    failures: ['NOT_FOUND'],
    handle: downloadInvoice,
  },
];

async function begin(context: Context, request: RestRequest): Promise<Result> {
  const input = validate(intentBody, request.body);
  return { body: await createIntent(context, input, keyOf(request)) };
}

async function place(context: Context, request: RestRequest): Promise<Result> {
  const input = validate(orderBody, request.body);
  const placed = await placeOrder(context, input, keyOf(request));
  return { status: 201, body: await bodyOf(context, placed) };
}

async function downloadInvoice(context: Context, { params, query }: RestRequest): Promise<Result> {
  const { sql } = context;
  const order = await findOrder(sql, requireId(params.id, 'orders.notFound'));
  const isShown =
    order?.customer &&
    order.paidAt !== null &&
    (await mayEnter(context, sql, orderPolicy.read, order, query.get('key')));
  if (!isShown) throw orderNotFound();
  return {
    text: await invoiceOf(order, await findItems(sql, [order.id])),
    headers: {
      'Content-Type': 'application/pdf',
      ...keptAs(`invoice-${order.number}.pdf`),
    },
  };
}

function keyOf(request: RestRequest): string | undefined {
  const given = { idempotencyKey: request.header('Idempotency-Key') };
  return validate(attemptSchema, given).idempotencyKey;
}

async function bodyOf(
  { sql }: Context,
  { order, payment }: StartedCheckout,
): Promise<Shaped<typeof orderShape>> {
  const items = await findItems(sql, [order.id]);
  return {
    id: order.id,
    number: order.number,
    status: order.status,
    items: items.map((item) => ({
      productId: item.productId,
      name: item.name,
      quantity: item.quantity,
      price: item.unitCents,
      options: { ...item.variantOptions, ...item.options },
    })),
    subtotal: order.subtotalCents,
    shipping: order.shippingCents,
    tax: order.taxCents,
    totalAmount: order.totalCents,
    paymentMethod: order.paymentMethod,
    accessKey: order.key,
    approvalUrl: payment?.approvalUrl ?? null,
    createdAt: new Date(order.createdAt).toISOString(),
  };
}
