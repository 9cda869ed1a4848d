import { findCart, findCartLines, lockCart } from '#db/carts/cart.repository.ts';
import type { CartOwner } from '#db/carts/cart.repository.ts';
import { findPaymentIdOf } from '#db/orders/checkout.repository.ts';
import { findOrderByKey } from '#db/orders/order.repository.ts';
import type { OrderRow } from '#db/orders/order.repository.ts';
import { sqlOf } from '#db/orm.ts';
import type { Sql } from '#db/orm.ts';
import { badInput, DomainError } from '#domain/errors/domain-error.ts';
import { message } from '#domain/messages/message.ts';
import type { CheckoutInput, CheckoutQuoteInput } from '#domain/orders/checkout.schema.ts';
import { payableOrderStatuses } from '#domain/orders/order-lifecycle.ts';
import type { Context } from '#api/lib/context.ts';
import { requireProvider } from '#api/lib/payments/payable.ts';
import { digestOf } from '#api/lib/request-digest.ts';
import { requireCartOwner } from '#api/features/carts/cart-owner.service.ts';
import { openPayment } from '#api/features/payments/payment-opening.service.ts';
import { settlePayment } from '#api/features/payments/settlement.service.ts';
import type { SettledPayment } from '#api/features/payments/settlement.service.ts';
import { newOrderKey } from './order-access.ts';
import type { OpenOrder } from './order-access.ts';
import { dueCents } from './order-ledger.ts';
import { makeOrder, quotePurchase, requireOrder } from './order-making.ts';
import type { OrderRequest, PurchaseQuote } from './order-making.ts';
import { replaceOrdersOf } from './order-release.ts';
import { ORDER } from './order.payable.ts';
import { purchaseOfCart } from './purchase.ts';

/** An order that is about to be paid. */
export interface StartedCheckout {
  /** With a key for guests. */
  order: OpenOrder;
  /** Null where nothing is paid by card. */
  payment: SettledPayment | null;
}

/** What the order of a cart would cost. @throws DomainError BAD_USER_INPUT naming gift cards that there are not */
export async function quoteCheckout(
  context: Context,
  { sessionId, ...terms }: CheckoutQuoteInput,
): Promise<PurchaseQuote> {
  const { sql, now, user } = context;
  const cart = await findCart(sql, await requireCartOwner(context, sessionId));
  const lines = purchaseOfCart(cart ? await findCartLines(sql, [cart.id], now) : []);
  const customer = { userId: user?.id ?? null, email: user?.email ?? null };
  return quotePurchase(
    sql,
    { lines, couponId: cart?.couponId ?? null, ...terms, ...customer },
    now,
  );
}

/**
 * Makes the order of a cart and opens its payment. Repeating the same request returns the same order;
 * another one for the same cart takes the place of what was not paid before.
 * @throws DomainError what {@link makeOrder} throws; UNAVAILABLE while paying is off; CONFLICT when the
 *   key stands for another request; PAYMENT_FAILED when the provider does not take it on now
 */
export async function startCheckout(
  context: Context,
  input: CheckoutInput,
  idempotencyKey: string,
): Promise<StartedCheckout> {
  const { user, language } = context;
  const { sessionId, customer, ...terms } = input;
  if (terms.paymentMethod === 'stripe') requireProvider(context.payments);
  const owner = await requireCartOwner(context, sessionId);
  const { email, ...address } = customer;
  const request = {
    ...terms,
    userId: user?.id ?? null,
    email,
    customer: address,
    country: customer.country,
    language,
    idempotencyKey,
    requestDigest: digestOf({ ...input, sessionId: sessionId ?? null }),
  };
  const { orderId, tags } = await context.transaction(async (em) =>
    findOrMake(sqlOf(em), context, owner, request),
  );
  context.changed(tags);
  return goOn(context, orderId);
}

async function findOrMake(
  db: Sql,
  context: Context,
  owner: CartOwner,
  request: Omit<OrderRequest, 'lines' | 'couponId' | 'cartId' | 'expectedDueCents'> &
    Partial<Pick<OrderRequest, 'expectedDueCents'>>,
): Promise<{ orderId: number; tags: string[] }> {
  // One after the other, or several attempts at once would each find none before it.
  const cart = await lockCart(db, owner);
  const earlier = await findOrderByKey(db, request.userId, request.idempotencyKey);
  if (earlier) {
    if (earlier.requestDigest === request.requestDigest) return { orderId: earlier.id, tags: [] };
    throw new DomainError('CONFLICT', 'errors.idempotencyKeyReused');
  }
  if (!cart) throw badInput({ cart: message('orders.cartEmpty') });
  await replaceOrdersOf(db, cart.id, context.now);
  const lines = purchaseOfCart(await findCartLines(db, [cart.id], context.now));
  const { expectedDueCents } = request;
  const cartTerms = { lines, couponId: cart.couponId, cartId: cart.id, expectedDueCents };
  const { order, tags } = await makeOrder(db, { ...request, ...cartTerms }, context);
  return { orderId: order.id, tags };
}

/** Opens the payment of an order, or looks how the one stands that was opened. */
export async function goOn(context: Context, orderId: number): Promise<StartedCheckout> {
  const { sql, now } = context;
  const payment = await paymentOf(context, await requireOrder(sql, orderId));
  const order = await requireOrder(sql, orderId);
  const key = order.userId === null ? await newOrderKey(sql, orderId, now) : null;
  return { order: { ...order, key }, payment };
}

async function paymentOf(context: Context, order: OrderRow): Promise<SettledPayment | null> {
  const { paypal } = context.payments;
  const isByPayPal = order.paymentMethod === 'paypal';
  if (dueCents(order) === 0 || (isByPayPal && !paypal)) return null;
  const known = await findPaymentIdOf(context.sql, order.id);
  const settled = known === undefined ? null : await settlePayment(context, known);
  // Where a server has died in between, the provider knows nothing of it yet: it is told then.
  const isKnown = settled !== null && settled.clientSecret !== null;
  if (isKnown || !payableOrderStatuses.includes(order.status)) return settled;
  // An order has one payment: of several who open it at once, all get the same.
  const attempt = { payableKind: ORDER, payableId: order.id, idempotencyKey: `order:${order.id}` };
  const { origin } = context;
  return openPayment(
    context,
    attempt,
    isByPayPal && paypal ? { provider: paypal, origin } : undefined,
  );
}
