import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Language } from '#domain/accounts/language.ts';
import type { CartQuote } from '#domain/carts/cart-quote.ts';
import type { ShippingMethod } from '#domain/carts/shipping.ts';
import type { PaymentMethod } from '#domain/orders/checkout.schema.ts';
import type { Customer } from '#domain/orders/customer.schema.ts';
import type { OrderStatus } from '#domain/orders/order-lifecycle.ts';
import { anyOf } from '../lib/any-of.ts';
import { epochMs, instant } from '../lib/instants.ts';
import type { Sql } from '../orm.ts';

/** What is agreed when an order is made. Amounts are integer US cents. */
export interface OrderTerms extends CartQuote {
  /** Ten thousandths. */
  taxRate: number;
  /** What gift cards pay of the total. */
  giftCardCents: number;
  couponId: number | null;
  couponCode: string | null;
  shippingMethod: ShippingMethod;
  paymentMethod: PaymentMethod;
  /** Where it is sent: ISO 3166-1 alpha-2. */
  country: string;
}

/** Whom an order is for, without the address that they are mailed to. */
export type OrderCustomer = Omit<Customer, 'email'>;

/** An order. Instants are epoch milliseconds. */
export interface OrderRow extends OrderTerms {
  id: number;
  /** What people call it, such as `RT-100042`. */
  number: string;
  /** Null for guests. */
  userId: number | null;
  cartId: number | null;
  language: Language;
  /** Null until they are known, and once they are forgotten. */
  email: string | null;
  customer: OrderCustomer | null;
  status: OrderStatus;
  refundedCents: number;
  giftCardRefundedCents: number;
  carrier: string;
  trackingNumber: string;
  returnReason: string;
  requestDigest: string;
  createdAt: number;
  expiresAt: number;
  paidAt: number | null;
  shippedAt: number | null;
  /** Whether any of it is sent. */
  isShipped: boolean;
  /** Whether any of it reaches its customer at once, as downloads and gift cards do. */
  isHandedOver: boolean;
}

export interface NewOrder extends OrderTerms {
  userId: number | null;
  cartId: number | null;
  language: Language;
  email: string | null;
  customer: OrderCustomer | null;
  idempotencyKey: string;
  requestDigest: string;
  createdAt: number;
  expiresAt: number;
}

/** Stores an order. @returns its id; undefined when its key is taken */
export async function insertOrder(db: Sql, order: NewOrder): Promise<number | undefined> {
  const row = await db
    .insertInto('orders')
    .values({
      user_id: order.userId,
      cart_id: order.cartId,
      language: order.language,
      email: order.email,
      customer: json(order.customer),
      country: order.country,
      payment_method: order.paymentMethod,
      shipping_method: order.shippingMethod,
      subtotal_cents: order.subtotalCents,
      discount_cents: order.discountCents,
      shipping_cents: order.shippingCents,
      tax_rate: order.taxRate,
      tax_cents: order.taxCents,
      total_cents: order.totalCents,
      gift_card_cents: order.giftCardCents,
      coupon_id: order.couponId,
      coupon_code: order.couponCode,
      idempotency_key: order.idempotencyKey,
      request_digest: order.requestDigest,
      created_at: instant(order.createdAt),
      expires_at: instant(order.expiresAt),
    })
    .onConflict((same) => same.columns(['user_id', 'idempotency_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function findOrder(db: Sql, id: number): Promise<OrderRow | undefined> {
  return selectOrders(db).where('orders.id', '=', id).executeTakeFirst();
}

/** Orders by their ids, in no order. */
export async function findOrders(db: Sql, ids: readonly number[]): Promise<OrderRow[]> {
  return selectOrders(db).where('orders.id', '=', anyOf(ids)).execute();
}

/** The order that people call so. */
export async function findOrderByNumber(db: Sql, number: string): Promise<OrderRow | undefined> {
  return selectOrders(db).where('number', '=', number).executeTakeFirst();
}

/** The order that somebody has made with a key, or that a guest has. */
export async function findOrderByKey(
  db: Sql,
  userId: number | null,
  key: string,
): Promise<OrderRow | undefined> {
  return selectOrders(db)
    .where('orders.user_id', 'is not distinct from', userId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
}

/** An order as it is, which stays so until the transaction of `db` ends. */
export async function lockOrder(db: Sql, id: number): Promise<OrderRow | undefined> {
  await db.selectFrom('orders').select('id').where('id', '=', id).forUpdate().execute();
  return findOrder(db, id);
}

/** An order as {@link lockOrder} has it, whose cart is locked before it, as everybody does. */
export async function lockOrderAndCart(db: Sql, id: number): Promise<OrderRow | undefined> {
  await sql`
    SELECT FROM carts WHERE id = (SELECT cart_id FROM orders WHERE id = ${id}) FOR UPDATE
  `.execute(db);
  return lockOrder(db, id);
}

/** Orders of a cart that can still be paid, locked, by id. */
export async function lockUnpaidOrdersOf(db: Sql, cartId: number): Promise<OrderRow[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('cart_id', '=', cartId)
    .where('status', 'in', ['awaiting-payment', 'expired'])
    .orderBy('id')
    .forUpdate()
    .execute();
  const found = await findOrders(
    db,
    rows.map(({ id }) => id),
  );
  return found.toSorted((one, other) => one.id - other.id);
}

/** What changes of an order. Instants are epoch milliseconds. */
export interface OrderChange {
  status?: OrderStatus;
  email?: string;
  customer?: OrderCustomer;
  /** What was made for somebody who was not logged in is theirs from now on. */
  userId?: number | null;
  paidAt?: number;
  shippedAt?: number;
  carrier?: string;
  trackingNumber?: string;
  returnReason?: string;
  refundedCents?: number;
  giftCardRefundedCents?: number;
}

export async function updateOrder(db: Sql, id: number, change: OrderChange): Promise<void> {
  const { status, email, customer, userId, carrier, returnReason, refundedCents } = change;
  await db
    .updateTable('orders')
    .set({
      status,
      email,
      user_id: userId,
      carrier,
      ...(customer && { customer: json(customer) }),
      ...(change.paidAt !== undefined && { paid_at: instant(change.paidAt) }),
      ...(change.shippedAt !== undefined && { shipped_at: instant(change.shippedAt) }),
      tracking_number: change.trackingNumber,
      return_reason: returnReason,
      refunded_cents: refundedCents,
      gift_card_refunded_cents: change.giftCardRefundedCents,
    })
    .where('id', '=', id)
    .execute();
}

function json(value: OrderCustomer | null): RawBuilder<OrderCustomer | null> {
  return sql`${value && JSON.stringify(value)}::jsonb`;
}

const hasItems = (kinds: RawBuilder<unknown>) =>
  sql<boolean>`EXISTS (SELECT FROM order_items WHERE order_id = orders.id AND kind IN (${kinds}))`;

/** All of orders, to be narrowed down. */
export function selectOrders(db: Sql) {
  return db
    .selectFrom('orders')
    .select(({ ref }) => [
      'orders.id',
      'orders.number',
      'orders.user_id as userId',
      'orders.cart_id as cartId',
      'orders.language',
      'orders.email',
      'orders.customer',
      'orders.country',
      'orders.status',
      'orders.payment_method as paymentMethod',
      'orders.shipping_method as shippingMethod',
      'orders.subtotal_cents as subtotalCents',
      'orders.discount_cents as discountCents',
      'orders.shipping_cents as shippingCents',
      'orders.tax_rate as taxRate',
      'orders.tax_cents as taxCents',
      'orders.total_cents as totalCents',
      'orders.gift_card_cents as giftCardCents',
      'orders.coupon_id as couponId',
      'orders.coupon_code as couponCode',
      'orders.refunded_cents as refundedCents',
      'orders.gift_card_refunded_cents as giftCardRefundedCents',
      'orders.carrier',
      'orders.tracking_number as trackingNumber',
      'orders.return_reason as returnReason',
      'orders.request_digest as requestDigest',
      epochMs(ref('orders.created_at')).as('createdAt'),
      epochMs(ref('orders.expires_at')).as('expiresAt'),
      epochMs(ref('orders.paid_at')).as('paidAt'),
      epochMs(ref('orders.shipped_at')).as('shippedAt'),
      hasItems(sql`'physical', 'canvas'`).as('isShipped'),
      hasItems(sql`'download', 'gift-card'`).as('isHandedOver'),
    ]);
}
