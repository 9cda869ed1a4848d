import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { findTaxRate } from '#db/carts/tax-rate.repository.ts';
import { insertGrantedGiftCard } from '#db/orders/gift-card-list.repository.ts';
import { insertCode } from '#db/orders/gift-card.repository.ts';
import { insertOrderEvent } from '#db/orders/order-event.repository.ts';
import { insertItems } from '#db/orders/order-item.repository.ts';
import { findOrder, insertOrder, updateOrder } from '#db/orders/order.repository.ts';
import type { OrderRow } from '#db/orders/order.repository.ts';
import { takeStock } from '#db/orders/stock.repository.ts';
import { book } from '#db/payments/ledger.repository.ts';
import type { Sql } from '#db/orm.ts';
import { quoteCart } from '#domain/carts/cart-quote.ts';
import type { VariantOptions } from '#domain/catalog/product.ts';
import type { OrderEventKind } from '#domain/orders/order-event.ts';
import type { OrderActor, OrderStatus } from '#domain/orders/order-lifecycle.ts';
import { RESERVED_MS } from '#domain/orders/order-lifecycle.ts';
import { refundShares } from '#domain/orders/refund-shares.ts';
import {
  capture,
  giftCardGranted,
  orderEarning,
  orderEarningReversed,
  orderPaid,
  orderRefunded,
  refund,
} from '#domain/payments/ledger.ts';
import type { LedgerTransaction, Share } from '#domain/payments/ledger.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time/calendar.ts';
import { makeCardPayment, moveCardPayment } from '#demo/payments/card-payment.ts';
import { giftCardLines, orderLines } from './order-lines.ts';
import type { DemoOrder } from './order-lines.ts';

/** Ids of the members who have ordered something, and of who deals with it. */
export interface Shoppers {
  demoMusician: number;
  demoOwner: number;
  demoAdmin: number;
  musician: number;
  otherMusician: number;
}

interface SentVariant {
  id: number;
  name: string;
  variantOptions: VariantOptions;
  unitCents: number;
}

/** Writes the orders of the demo data as they are at `now` (epoch milliseconds), with their books. */
export async function loadOrders(db: Sql, shoppers: Shoppers, now: number): Promise<void> {
  const sent = await sentVariants(db);
  for (const line of orderLines) {
    const at = now - line.hoursAgo * HOUR_MS;
    const order = await makeOrder(db, line, { shoppers, sent, at });
    await goThrough(db, { order, line, adminId: shoppers.demoAdmin, at });
  }
  await giveCards(db, shoppers.demoAdmin, now);
}

/** Gift cards that were given away. What they could be spent with is nobody's. */
async function giveCards(db: Sql, issuedById: number, now: number): Promise<void> {
  for (const { lastFour, daysAgo, ...card } of giftCardLines) {
    const at = now - daysAgo * DAY_MS;
    const idempotencyKey = `demo:gift-card:${lastFour}`;
    const granted = { ...card, message: '', issuedById, idempotencyKey };
    const id = (await insertGrantedGiftCard(db, granted, at))!;
    const hash = createHash('sha256').update(`demo ${lastFour}`).digest();
    await insertCode(db, { giftCardId: id, hash, lastFour }, at);
    const transaction = giftCardGranted(id, card.initialCents);
    await book(db, { key: `gift-card:${id}:granted`, transaction, paymentId: null, at });
  }
}

/** What the shop sends, the first variant of each product. */
async function sentVariants(db: Sql): Promise<SentVariant[]> {
  const { rows } = await sql<SentVariant>`
    SELECT DISTINCT ON (products.id) product_variants.id, name,
      product_variants.options AS "variantOptions", price_cents + extra_cents AS "unitCents"
    FROM products JOIN product_variants ON product_id = products.id
    WHERE kind = 'physical' AND status = 'published' AND coalesce(stock, 99) >= 5
    ORDER BY products.id, product_variants.position
  `.execute(db);
  return rows;
}

interface Making {
  shoppers: Shoppers;
  sent: readonly SentVariant[];
  at: number;
}

async function makeOrder(
  db: Sql,
  { by, things, isExpress = false }: DemoOrder,
  { shoppers, sent, at }: Making,
): Promise<OrderRow> {
  const items = things.map(([place, quantity]) => ({ ...sent[place % sent.length]!, quantity }));
  const method = isExpress ? 'express' : 'standard';
  const taxRate = await findTaxRate(db, at);
  const quote = quoteCart({
    lines: items.map((item) => ({ ...item, shipping: 'charged', isDiscounted: true })),
    saving: undefined,
    method,
    country: 'US',
    taxRate,
  });
  const userId = 'member' in by ? shoppers[by.member] : null;
  const { name, email } = 'member' in by ? await memberOf(db, shoppers[by.member]) : by;
  const orderId = await insertOrder(db, {
    ...quote,
    userId,
    cartId: null,
    language: 'en',
    email,
    customer: {
      name,
      address: '12 Market Street',
      city: 'San Francisco',
      state: 'California',
      zipCode: '94103',
      country: 'US',
      sameAsBilling: true,
    },
    country: 'US',
    paymentMethod: 'stripe',
    shippingMethod: method,
    taxRate,
    giftCardCents: 0,
    couponId: null,
    couponCode: null,
    idempotencyKey: `demo:order:${at}`,
    requestDigest: '',
    createdAt: at,
    expiresAt: at + RESERVED_MS,
  });
  await insertItems(
    db,
    orderId!,
    items.map(({ id: variantId, unitCents, quantity, variantOptions, name: called }) => ({
      variantId,
      unitCents,
      quantity,
      variantOptions,
      name: called,
      kind: 'physical',
      options: {},
      hasLicenceKey: false,
    })),
  );
  return (await findOrder(db, orderId!))!;
}

async function memberOf(db: Sql, id: number): Promise<{ name: string; email: string }> {
  return db
    .selectFrom('users')
    .select(['name', 'email'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

interface Passage {
  order: OrderRow;
  line: DemoOrder;
  adminId: number;
  at: number;
}

/** Takes an order to where it stands, as it would have got there. */
async function goThrough(db: Sql, { order, line, adminId, at }: Passage): Promise<void> {
  const { status, shipment, returnReason = '', refundedCents, note } = line;
  const { id: orderId, userId, totalCents } = order;
  let happensAt = at;
  const happen = async (
    kind: OrderEventKind,
    after: OrderStatus,
    actor: OrderActor,
    more: { hours?: number; cents?: number; note?: string } = {},
  ) => {
    happensAt += (more.hours ?? 0) * HOUR_MS;
    const by = { customer: userId, admin: adminId, system: null }[actor];
    const event = { orderId, kind, actor, userId: by, status: after, at: happensAt };
    await insertOrderEvent(db, { ...event, cents: more.cents ?? null, note: more.note ?? '' });
    await updateOrder(db, orderId, { status: after });
  };
  await happen('make', 'awaiting-payment', 'customer');
  if (status === 'expired') return happen('expire', 'expired', 'system', { hours: 0.5 });
  const paidAt = at + MINUTE_MS;
  await updateOrder(db, orderId, { status: 'paid', paidAt });
  const paymentId = await payFor(db, order, paidAt);
  await happen('pay', 'paid', 'system', { hours: 1 / 60 });
  const giveBack = async (cents: number, standing: OrderStatus) => {
    await refundFor(db, { order, paymentId, cents, at: happensAt });
    const kind = cents === totalCents ? 'refund' : 'refund-part';
    await happen(kind, standing, 'system', { cents });
  };
  if (status === 'cancelled') {
    await happen('cancel', 'cancelled', 'customer', { hours: 2 });
    return giveBack(totalCents, 'cancelled');
  }
  await takeStock(db, orderId);
  if (note) await happen('note', 'paid', 'admin', { hours: 1, note });
  if (!shipment) return undefined;
  const [carrier, trackingNumber] = shipment;
  await happen('ship', 'shipped', 'admin', { hours: 20 });
  await updateOrder(db, orderId, { carrier, trackingNumber, shippedAt: happensAt });
  if (status === 'shipped') return undefined;
  await happen('deliver', 'delivered', 'admin', { hours: 70 });
  if (status === 'return-requested') {
    await updateOrder(db, orderId, { returnReason });
    return happen('request-return', status, 'customer', { hours: 30 });
  }
  if (status === 'refunded') return giveBack(totalCents, 'refunded');
  return refundedCents === undefined ? undefined : giveBack(refundedCents, 'delivered');
}

/** What an order has earned. */
function sharesOf(taxCents: number, salesCents: number): Share[] {
  return [
    { account: 'sales', cents: salesCents },
    { account: 'tax', cents: taxCents },
  ];
}

function booksOf(db: Sql, orderId: number, paymentId: number, at: number) {
  return (name: string, transaction: LedgerTransaction) =>
    book(db, { key: `order:${orderId}:${name}`, transaction, paymentId, at });
}

/** Pays for an order with a card. @returns the id of the payment */
async function payFor(db: Sql, order: OrderRow, at: number): Promise<number> {
  const { id: orderId, userId, totalCents, taxCents } = order;
  const paymentId = await makeCardPayment(
    db,
    {
      payableKind: 'order',
      payableId: orderId,
      userId,
      amountCents: totalCents,
      captureMode: 'automatic',
      createdAt: at,
    },
    { status: 'captured', capturedCents: totalCents },
  );
  const books = booksOf(db, orderId, paymentId, at);
  await books('demo:capture', capture(paymentId, totalCents));
  await books('paid', orderPaid(paymentId, orderId, totalCents));
  await books('earned', orderEarning(orderId, sharesOf(taxCents, totalCents - taxCents)));
  return paymentId;
}

interface Refunded {
  order: OrderRow;
  paymentId: number;
  cents: number;
  at: number;
}

async function refundFor(db: Sql, { order, paymentId, cents, at }: Refunded): Promise<void> {
  const { id: orderId, totalCents, taxCents } = order;
  const books = booksOf(db, orderId, paymentId, at);
  const earned = { taxCents, salesCents: totalCents - taxCents };
  const shares = refundShares(earned, 0, cents);
  const given = sharesOf(shares.taxCents, shares.salesCents);
  await books('reversed:0', orderEarningReversed(orderId, given));
  await books(`refunded:${cents}`, orderRefunded(paymentId, orderId, cents));
  await books('demo:refund', refund(paymentId, cents, cents));
  const status = cents === totalCents ? 'refunded' : 'partially-refunded';
  await moveCardPayment(db, paymentId, {
    status,
    capturedCents: totalCents,
    refundedCents: cents,
  });
  await updateOrder(db, orderId, { refundedCents: cents });
}
