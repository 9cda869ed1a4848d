import { couponUses, findCoupon } from '#db/carts/coupon.repository.ts';
import type { CouponRow } from '#db/carts/coupon.repository.ts';
import { findTaxRate } from '#db/carts/tax-rate.repository.ts';
import { insertCouponUse, lockCoupon } from '#db/orders/checkout.repository.ts';
import { insertGiftCardPayments, lockGiftCards } from '#db/orders/gift-card.repository.ts';
import { findVariants, insertItems } from '#db/orders/order-item.repository.ts';
import { insertOrderEvent } from '#db/orders/order-event.repository.ts';
import { findOrder, insertOrder } from '#db/orders/order.repository.ts';
import type { NewOrder, OrderCustomer, OrderRow } from '#db/orders/order.repository.ts';
import { insertReservations, lockFreeStock } from '#db/orders/stock.repository.ts';
import type { Sql } from '#db/orm.ts';
import { discountableCents, quoteCart } from '#domain/carts/cart-quote.ts';
import type { CartQuote } from '#domain/carts/cart-quote.ts';
import { couponRefusal } from '#domain/carts/coupon.ts';
import type { CouponRefusal } from '#domain/carts/coupon.ts';
import type { ShippingMethod } from '#domain/carts/shipping.ts';
import { badInput, DomainError } from '#domain/errors/domain-error.ts';
import type { FieldErrors } from '#domain/errors/domain-error.ts';
import { message } from '#domain/messages/message.ts';
import { RESERVED_MS } from '#domain/orders/order-lifecycle.ts';
import type { Context } from '#api/lib/context.ts';
import { giftCardsOf } from './gift-card.service.ts';
import type { GiftCardView } from './gift-card.service.ts';
import { completeOrder } from './order-completion.ts';
import { spendGiftCards } from './order-ledger.ts';
import { itemOf } from './purchase.ts';
import type { PurchaseLine } from './purchase.ts';

/** What somebody buys, on which terms. */
export interface Purchase {
  lines: readonly PurchaseLine[];
  couponId: number | null;
  shippingMethod: ShippingMethod;
  /** Where it is sent: ISO 3166-1 alpha-2. */
  country: string;
  giftCardCodes: readonly string[];
  /** Whose uses of the coupon count. */
  userId: number | null;
  email: string | null;
}

/** What a purchase costs now. */
export interface PurchaseQuote extends CartQuote {
  /** Ten thousandths. */
  taxRate: number;
  /** The coupon of the cart, and why it takes nothing off; null when it does, or there is none. */
  coupon: CouponRow | undefined;
  couponRefusal: CouponRefusal | null;
  /** What each gift card pays. */
  giftCards: (GiftCardView & { cents: number })[];
  giftCardCents: number;
  /** What is left to be paid. */
  dueCents: number;
}

/**
 * What a purchase costs at `now` (epoch milliseconds).
 * @throws DomainError BAD_USER_INPUT naming gift cards that there are not
 */
export async function quotePurchase(
  db: Sql,
  purchase: Purchase,
  now: number,
): Promise<PurchaseQuote> {
  const { lines, couponId, shippingMethod: method, country } = purchase;
  const coupon = couponId === null ? undefined : await findCoupon(db, couponId);
  const refusal =
    coupon &&
    couponRefusal(coupon, await couponUses(db, coupon.id, purchase), {
      discountableCents: discountableCents(lines),
      now,
    });
  const saving = refusal ? undefined : coupon?.saving;
  const taxRate = await findTaxRate(db, now);
  const quote = quoteCart({ lines, saving, method, country, taxRate });
  const giftCards = allot(await giftCardsOf(db, purchase.giftCardCodes), quote.totalCents);
  const giftCardCents = giftCards.reduce((sum, { cents }) => sum + cents, 0);
  return {
    ...quote,
    taxRate,
    coupon,
    couponRefusal: refusal ?? null,
    giftCards,
    giftCardCents,
    dueCents: quote.totalCents - giftCardCents,
  };
}

/** Each gift card pays what those before it leave. */
function allot(cards: readonly GiftCardView[], totalCents: number) {
  let left = totalCents;
  return cards.map((card) => {
    const cents = Math.min(left, card.balanceCents);
    left -= cents;
    return { ...card, cents };
  });
}

/** What an order is made with beside what is bought. */
export interface OrderRequest extends Purchase {
  cartId: number | null;
  language: OrderRow['language'];
  customer: OrderCustomer | null;
  paymentMethod: OrderRow['paymentMethod'];
  idempotencyKey: string;
  requestDigest: string;
  /** What was shown, in cents: the total, and what is left to be paid of it. */
  expectedTotalCents: number | undefined;
  expectedDueCents: number | undefined;
}

/**
 * Makes an order within the transaction of `db`: what it costs is agreed from here on, its stock, its
 * coupon and its part of gift cards are kept for it for half an hour. One that gift cards pay for
 * wholly is complete at once.
 * @returns the order, and tags of what has changed for the public
 * @throws DomainError CONFLICT naming what is not there, a coupon that is used up, or a gift card that
 *   is; BAD_USER_INPUT naming a total that differs from what was shown
 */
export async function makeOrder(
  db: Sql,
  request: OrderRequest,
  { now }: Pick<Context, 'now'>,
): Promise<{ order: OrderRow; tags: string[] }> {
  const { lines, couponId } = request;
  if (lines.length === 0) throw badInput({ cart: message('orders.cartEmpty') });
  if (couponId !== null) await lockCoupon(db, couponId);
  const limited = await requireStock(db, lines);
  const quote = await lockedQuote(db, request, now);
  requireShown(request, quote);
  const orderId = await insertOrder(db, newOrder(request, quote, now));
  if (orderId === undefined) throw new DomainError('CONFLICT', 'errors.idempotencyKeyReused');
  await keepFor(db, orderId, { request, quote, limited, now });
  const order = await requireOrder(db, orderId);
  const tags = quote.dueCents === 0 ? await completeOrder(db, order, null, now) : [];
  return { order: await requireOrder(db, orderId), tags };
}

/**
 * Nobody else takes what is bought until the transaction ends.
 * @returns how many of each variant are bought of which there is an end
 * @throws DomainError CONFLICT naming each line of which there is not enough
 */
async function requireStock(db: Sql, lines: readonly PurchaseLine[]): Promise<Map<number, number>> {
  const free = await lockFreeStock(
    db,
    lines.map(({ variantId }) => variantId),
  );
  const left = new Map(free);
  const fields: Record<string, FieldErrors[string]> = {};
  for (const { field, variantId, name: product, quantity, isSold } of lines) {
    const available = left.get(variantId) ?? quantity;
    if (!isSold) fields[field] = message('orders.notSold', { product });
    else if (available <= 0) fields[field] = message('orders.soldOut', { product });
    else if (available < quantity) {
      fields[field] = message('orders.fewLeft', { product, available });
    }
    if (left.has(variantId)) left.set(variantId, available - quantity);
  }
  if (Object.keys(fields).length > 0) {
    throw new DomainError('CONFLICT', 'orders.notAvailable', { fields });
  }
  return new Map([...free].map(([id, count]) => [id, count - left.get(id)!]));
}

/** The quote, once nobody else can spend the gift cards. */
async function lockedQuote(db: Sql, request: OrderRequest, now: number): Promise<PurchaseQuote> {
  const cards = await giftCardsOf(db, request.giftCardCodes);
  await lockGiftCards(
    db,
    cards.map(({ id }) => id),
  );
  const quote = await quotePurchase(db, request, now);
  const { couponRefusal: refusal } = quote;
  // What the cart shows takes nothing off any more; that somebody was faster it did not know.
  if (refusal === 'used-up' || refusal === 'used-by-customer') {
    const fields = { coupon: message('orders.couponRefused') };
    throw new DomainError('CONFLICT', 'orders.couponRefused', { fields });
  }
  const empty = quote.giftCards.findIndex(({ balanceCents }) => balanceCents === 0);
  if (empty >= 0) {
    const fields = { [`giftCardCodes[${empty}]`]: message('orders.giftCardEmpty') };
    throw new DomainError('CONFLICT', 'orders.giftCardEmpty', { fields });
  }
  return quote;
}

/** What was shown must be what is charged, never silently replaced. @throws DomainError BAD_USER_INPUT */
function requireShown(
  { expectedTotalCents, expectedDueCents }: OrderRequest,
  { totalCents, dueCents }: PurchaseQuote,
): void {
  if (expectedTotalCents !== undefined && expectedTotalCents !== totalCents) {
    const values = { expected: usd(totalCents), given: usd(expectedTotalCents) };
    throw badInput({ expectedTotalCents: message('orders.totalMismatch', values) });
  }
  if (expectedDueCents !== undefined && expectedDueCents !== dueCents) {
    const values = { expected: usd(dueCents), given: usd(expectedDueCents) };
    throw badInput({ expectedDueCents: message('orders.dueMismatch', values) });
  }
}

/** US cents as "$340.00". */
function usd(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}

function newOrder(request: OrderRequest, quote: PurchaseQuote, now: number): NewOrder {
  const coupon = quote.couponRefusal === null ? quote.coupon : undefined;
  return {
    userId: request.userId,
    cartId: request.cartId,
    language: request.language,
    email: request.email,
    customer: request.customer,
    country: request.country,
    paymentMethod: request.paymentMethod,
    shippingMethod: request.shippingMethod,
    idempotencyKey: request.idempotencyKey,
    requestDigest: request.requestDigest,
    subtotalCents: quote.subtotalCents,
    discountCents: quote.discountCents,
    shippingCents: quote.shippingCents,
    taxRate: quote.taxRate,
    taxCents: quote.taxCents,
    totalCents: quote.totalCents,
    giftCardCents: quote.giftCardCents,
    couponId: coupon?.id ?? null,
    couponCode: coupon?.code ?? null,
    createdAt: now,
    expiresAt: now + RESERVED_MS,
  };
}

interface Kept {
  request: OrderRequest;
  quote: PurchaseQuote;
  limited: ReadonlyMap<number, number>;
  now: number;
}

/** Keeps what an order consists of for it. */
async function keepFor(
  db: Sql,
  orderId: number,
  { request, quote, limited, now }: Kept,
): Promise<void> {
  const { lines, userId, email } = request;
  const variants = await findVariants(
    db,
    lines.map(({ variantId }) => variantId),
  );
  const withKeys = new Set(variants.flatMap((row) => (row.hasLicenceKey ? [row.id] : [])));
  const items = lines.map((line) => itemOf(line, withKeys.has(line.variantId)));
  await insertItems(db, orderId, items);
  const quantities = [...limited].map(([variantId, quantity]) => ({ variantId, quantity }));
  await insertReservations(db, orderId, quantities, now + RESERVED_MS);
  const { coupon } = quote;
  if (coupon && quote.couponRefusal === null) {
    await insertCouponUse(db, { couponId: coupon.id, orderId, userId, email }, now);
  }
  const spent = quote.giftCards
    .filter(({ cents }) => cents > 0)
    .map(({ id: giftCardId, cents }) => ({ orderId, giftCardId, cents }));
  await insertGiftCardPayments(db, spent);
  await spendGiftCards(db, spent, 'made', now);
  await insertOrderEvent(db, {
    orderId,
    kind: 'make',
    actor: 'customer',
    userId,
    status: 'awaiting-payment',
    cents: null,
    note: '',
    at: now,
  });
}

/** An order that was written before. @throws Error when it has vanished since */
export async function requireOrder(db: Sql, id: number): Promise<OrderRow> {
  const order = await findOrder(db, id);
  if (!order) throw new Error(`Order ${id} vanished after it was written.`);
  return order;
}
