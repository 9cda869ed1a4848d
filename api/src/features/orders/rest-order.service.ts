import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { setBuyersAddress } from '#db/orders/gift-card.repository.ts';
import { findItems, findVariantsOf } from '#db/orders/order-item.repository.ts';
import type { BuyableVariant } from '#db/orders/order-item.repository.ts';
import {
  findOrder,
  findOrderByKey,
  lockOrderAndCart,
  updateOrder,
} from '#db/orders/order.repository.ts';
import type { OrderRow } from '#db/orders/order.repository.ts';
import { findPaymentByRef } from '#db/payments/payment.repository.ts';
import { sqlOf } from '#db/orm.ts';
import type { Sql } from '#db/orm.ts';
import { readCartOptions } from '#domain/carts/cart-options.schema.ts';
import { badInput, DomainError } from '#domain/errors/domain-error.ts';
import type { FieldErrors } from '#domain/errors/domain-error.ts';
import { message } from '#domain/messages/message.ts';
import type { Customer } from '#domain/orders/customer.schema.ts';
import type { Context } from '#api/lib/context.ts';
import { renameFields } from '#api/lib/failures.ts';
import { requireProvider } from '#api/lib/payments/payable.ts';
import { digestOf } from '#api/lib/request-digest.ts';
import { isTrackThere } from '#api/features/carts/cart-item.service.ts';
import { settlePayment } from '#api/features/payments/settlement.service.ts';
import { goOn } from './checkout.service.ts';
import type { StartedCheckout } from './checkout.service.ts';
import { newOrderKey } from './order-access.ts';
import { makeOrder } from './order-making.ts';
import type { OrderRequest } from './order-making.ts';
import { writePaid } from './order.mails.ts';
import { orderNotFound } from './order.policy.ts';
import { ORDER } from './order.payable.ts';
import { purchaseOf } from './purchase.ts';
import type { PurchaseLine } from './purchase.ts';
import type { IntentBody, OrderBody } from './rest-order.schema.ts';

/** Something that is ordered, by the product. */
interface AskedItem {
  productId: number;
  quantity: number;
  /** What whoever orders it thinks that one costs, in cents. */
  price: number;
  options: Readonly<Record<string, unknown>>;
}

/** A payment that was begun. */
export interface Intent {
  clientSecret: string;
  paymentIntentId: string;
  orderNumber: string;
}

/**
 * Makes the order of products, of nobody as yet, and opens its payment, as `POST
 * /api/create-payment-intent` asks. `POST /api/orders` then says who it is.
 * @throws DomainError what {@link makeOrder} throws; BAD_USER_INPUT naming a price that differs
 */
export async function createIntent(
  context: Context,
  { items, amount, ...terms }: IntentBody,
  idempotencyKey: string | undefined,
): Promise<Intent> {
  requireProvider(context.payments);
  const asked = items.map(({ id: productId, ...item }) => ({ productId, ...item }));
  const names = { product: 'id', total: 'amount' } as const;
  const order = await orderItems(context, asked, names, {
    ...terms,
    email: null,
    customer: null,
    paymentMethod: 'stripe',
    expectedTotalCents: amount,
    idempotencyKey: idempotencyKey ?? randomUUID(),
    requestDigest: digestOf({ items, amount, ...terms }),
  });
  const { payment } = await goOn(context, order.id);
  const clientSecret = payment?.clientSecret;
  const paymentIntentId = payment?.payment.providerRef;
  if (!clientSecret || !paymentIntentId) throw new DomainError('CONFLICT', 'orders.notPayable');
  return { clientSecret, paymentIntentId, orderNumber: order.number };
}

/**
 * Orders products, as `POST /api/orders` asks: where their payment was begun before, this says whose
 * order it is, and settles it; else an order is made that awaits its payment, which is opened at PayPal
 * for those who pay there.
 * @throws DomainError what {@link makeOrder} throws; NOT_FOUND for a payment that there is not;
 *   CONFLICT where it is somebody's already; BAD_USER_INPUT naming what differs from what was begun;
 *   PAYMENT_FAILED when PayPal does not take it on now
 */
export async function placeOrder(
  context: Context,
  input: OrderBody,
  idempotencyKey: string | undefined,
): Promise<StartedCheckout> {
  const { items, customerInfo, totalAmount, clientSecret, paymentIntentId, ...terms } = input;
  if (clientSecret || paymentIntentId) return claimOrder(context, input);
  const { email, ...customer } = customerInfo;
  const names = { product: 'productId', total: 'totalAmount' } as const;
  const order = await orderItems(context, items, names, {
    ...terms,
    email,
    customer,
    country: customerInfo.country,
    expectedTotalCents: totalAmount,
    idempotencyKey: idempotencyKey ?? randomUUID(),
    requestDigest: digestOf({ items, customerInfo, totalAmount, ...terms }),
  });
  if (order.paymentMethod === 'paypal') return goOn(context, order.id);
  return forCaller(context, order);
}

/** What items and the total are called in the body of a request. */
interface FieldNames {
  product: 'id' | 'productId';
  total: 'amount' | 'totalAmount';
}

type Terms = Omit<
  OrderRequest,
  'lines' | 'couponId' | 'cartId' | 'giftCardCodes' | 'userId' | 'language' | 'expectedDueCents'
>;

async function orderItems(
  context: Context,
  asked: readonly AskedItem[],
  names: FieldNames,
  terms: Terms,
): Promise<OrderRow> {
  const { user, language } = context;
  const userId = user?.id ?? null;
  try {
    const { order, tags } = await context.transaction(async (em) => {
      const db = sqlOf(em);
      const earlier = await findOrderByKey(db, userId, terms.idempotencyKey);
      if (earlier) return { order: repeated(earlier, terms), tags: [] };
      const lines = await linesOf(context, db, asked, names);
      const rest = { couponId: null, cartId: null, giftCardCodes: [], expectedDueCents: undefined };
      return makeOrder(db, { ...terms, ...rest, lines, userId, language }, context);
    });
    context.changed(tags);
    return order;
  } catch (error) {
    throw renameFields(error, { expectedTotalCents: names.total });
  }
}

function repeated(earlier: OrderRow, { requestDigest }: Terms): OrderRow {
  if (earlier.requestDigest === requestDigest) return earlier;
  throw new DomainError('CONFLICT', 'errors.idempotencyKeyReused');
}

/**
 * Items as they are bought, each with its price.
 * @throws DomainError BAD_USER_INPUT naming products that there are not, and prices that differ
 */
async function linesOf(
  context: Context,
  db: Sql,
  asked: readonly AskedItem[],
  { product }: FieldNames,
): Promise<PurchaseLine[]> {
  const variants = await findVariantsOf(
    db,
    asked.map(({ productId }) => productId),
  );
  const errors: Record<string, FieldErrors[string]> = {};
  const named = asked.flatMap((item, index) => {
    const ofProduct = variants.filter(({ productId }) => productId === item.productId);
    const variant = variantFor(ofProduct, item.options);
    if (!variant) {
      const [field, key] =
        ofProduct.length === 0
          ? ([`items[${index}].${product}`, 'orders.productUnknown'] as const)
          : ([`items[${index}].options`, 'orders.optionsRequired'] as const);
      errors[field] = message(key);
      return [];
    }
    return [{ index, item, variant }];
  });
  requireNone(errors);
  const lines = purchaseOf(
    named.map(({ index, item, variant }) => ({
      field: `items[${index}].quantity`,
      variant,
      quantity: item.quantity,
      options: optionsFor(variant, item, index, context.now),
    })),
  );
  for (const [index, { unitCents, options }] of lines.entries()) {
    if (!(await isTrackThere(context, db, options))) {
      errors[`items[${index}].trackId`] = message('carts.track');
    }
    const { price } = asked[index]!;
    if (price !== unitCents) {
      const values = { expected: unitCents, given: price };
      errors[`items[${index}].price`] = message('orders.priceMismatch', values);
    }
  }
  requireNone(errors);
  return lines;
}

function requireNone(errors: FieldErrors): void {
  if (Object.keys(errors).length > 0) throw badInput(errors);
}

/** The variant with the options that are named, or the only one. */
function variantFor(
  variants: readonly BuyableVariant[],
  options: AskedItem['options'],
): BuyableVariant | undefined {
  if (variants.length === 1) return variants[0];
  return variants.find((variant) =>
    Object.entries(variant.options).every(([name, value]) => options[name] === value),
  );
}

/** What is chosen beside the variant; a gift card is worth its price where nothing else is said. */
function optionsFor(
  { kind, options: ofVariant }: BuyableVariant,
  { options, price }: AskedItem,
  index: number,
  now: number,
) {
  const others = Object.fromEntries(
    Object.entries(options).filter(([name]) => !Object.hasOwn(ofVariant, name)),
  );
  const given = kind === 'gift-card' ? { giftCardValue: price, ...others } : others;
  try {
    return readCartOptions(kind, given, now);
  } catch (error) {
    throw error instanceof DomainError && error.fields
      ? badInput(
          Object.fromEntries(
            Object.entries(error.fields).map(([name, text]) => [`items[${index}].${name}`, text]),
          ),
        )
      : error;
  }
}

/** Says whose an order is of which the payment was begun, and settles it. */
async function claimOrder(context: Context, input: OrderBody): Promise<StartedCheckout> {
  const { clientSecret, paymentIntentId, customerInfo } = input;
  const { name } = requireProvider(context.payments);
  const ref = paymentIntentId ?? clientSecret!.split('_secret_', 1)[0]!;
  const payment = await findPaymentByRef(context.sql, name, ref);
  if (payment?.payableKind !== ORDER) throw orderNotFound();
  const settled = await settlePayment(context, payment.id);
  if (clientSecret && settled.clientSecret !== clientSecret) throw orderNotFound();
  const order = await context.transaction(async (em) => {
    const db = sqlOf(em);
    const locked = await lockOrderAndCart(db, payment.payableId);
    if (!locked || (locked.userId !== null && locked.userId !== context.user?.id)) {
      throw orderNotFound();
    }
    if (locked.customer) return sameCustomer(locked, customerInfo);
    requireSame(locked, await findItems(db, [locked.id]), input);
    const { email, ...customer } = customerInfo;
    const userId = locked.userId ?? context.user?.id ?? null;
    await updateOrder(db, locked.id, { email, customer, userId });
    await setBuyersAddress(db, locked.id, email);
    const claimed = (await findOrder(db, locked.id))!;
    if (claimed.paidAt !== null) await writePaid(db, claimed, context.now);
    return claimed;
  });
  return forCaller(context, order);
}

/** Repeating it says the same again. @throws DomainError CONFLICT where somebody else is said */
function sameCustomer(order: OrderRow, { email, ...customer }: Customer): OrderRow {
  const isSame = order.email === email && isDeepStrictEqual({ ...order.customer }, customer);
  if (!isSame) throw new DomainError('CONFLICT', 'orders.hasCustomer');
  return order;
}

/** @throws DomainError BAD_USER_INPUT naming what differs from what the payment was begun for */
function requireSame(
  order: OrderRow,
  items: readonly { productId: number; quantity: number; unitCents: number }[],
  { items: asked, totalAmount, customerInfo }: OrderBody,
): void {
  const errors: Record<string, FieldErrors[string]> = {};
  if (totalAmount !== order.totalCents) {
    const values = { expected: order.totalCents, given: totalAmount };
    errors.totalAmount = message('orders.amountMismatch', values);
  }
  if (customerInfo.country !== order.country) {
    errors['customerInfo.country'] = message('orders.countryMismatch', { expected: order.country });
  }
  const isSame = isDeepStrictEqual(
    asked.map(({ productId, quantity, price }) => [productId, quantity, price]),
    items.map(({ productId, quantity, unitCents }) => [productId, quantity, unitCents]),
  );
  if (!isSame) errors.items = message('orders.itemsMismatch');
  requireNone(errors);
}

/** An order of which nothing is left to do at a provider's page. */
async function forCaller({ sql, now }: Context, order: OrderRow): Promise<StartedCheckout> {
  const key = order.userId === null ? await newOrderKey(sql, order.id, now) : null;
  return { order: { ...order, key }, payment: null };
}
