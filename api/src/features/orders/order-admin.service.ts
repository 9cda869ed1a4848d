import { insertOrderEvent } from '#db/orders/order-event.repository.ts';
import { findItems } from '#db/orders/order-item.repository.ts';
import type { OrderItemRow } from '#db/orders/order-item.repository.ts';
import { countOrders, listOrders, orderListOrder } from '#db/orders/order-list.repository.ts';
import type { OrderFilter } from '#db/orders/order-list.repository.ts';
import { findOrderByNumber, lockOrderAndCart } from '#db/orders/order.repository.ts';
import type { OrderRow } from '#db/orders/order.repository.ts';
import { sqlOf } from '#db/orm.ts';
import type { Sql } from '#db/orm.ts';
import { badInput, DomainError } from '#domain/errors/domain-error.ts';
import { SEARCH_TEXT_LIMIT } from '#domain/errors/search-text-limit.ts';
import { message } from '#domain/messages/message.ts';
import type { RefundInput, ShipmentInput } from '#domain/orders/checkout.schema.ts';
import { lineRefundCents } from '#domain/orders/line-refund.ts';
import { DEFAULT_ORDER_SORT } from '#domain/orders/order-sort.ts';
import type { OrderSort } from '#domain/orders/order-sort.ts';
import { requireAdmin } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { paginate } from '#api/lib/pagination.ts';
import type { PageArgs } from '#api/lib/pagination.ts';
import type { OpenOrder } from './order-access.ts';
import { isDisputed, refund, refundableOf, totalOf } from './order-refund.ts';
import { moveOrder } from './order-steps.ts';
import { writeShipped } from './order.mails.ts';
import { orderNotFound } from './order.policy.ts';

/** Which orders are wanted, as somebody has asked for them. */
export type WantedOrders = {
  [Name in keyof Omit<OrderFilter, 'userId'>]: OrderFilter[Name] | null | undefined;
};

/** What of that narrows a list: words as far as they are looked for, nothing where nothing was said. */
export function orderFilter({ status, paymentMethod, text }: WantedOrders): OrderFilter {
  const part = text?.trim().slice(0, SEARCH_TEXT_LIMIT);
  return {
    ...(status && { status }),
    ...(paymentMethod && { paymentMethod }),
    ...(part && { text: part }),
  };
}

/** Orders, as far as they are wanted. @throws DomainError UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT */
export async function allOrders(
  context: Context,
  filter: OrderFilter,
  sort: OrderSort,
  page: PageArgs,
) {
  requireAdmin(context);
  return listed(context.sql, filter, sort, page);
}

/** A user's orders, the latest first. @throws DomainError BAD_USER_INPUT for a page that cannot be */
export async function ordersOf({ sql }: Context, userId: number, page: PageArgs) {
  return listed(sql, { userId }, DEFAULT_ORDER_SORT, page);
}

async function listed(db: Sql, filter: OrderFilter, sort: OrderSort, page: PageArgs) {
  return {
    ...(await paginate(page, orderListOrder(sort), (part) => listOrders(db, filter, sort, part))),
    totalCount: () => countOrders(db, filter),
  };
}

/**
 * Notes that an order was sent; its customer is mailed.
 * @throws DomainError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND; CONFLICT unless it is paid, has an address, and
 *   its payment is not disputed
 */
export async function fulfilOrder(
  context: Context,
  number: string,
  shipment: ShipmentInput,
): Promise<OpenOrder> {
  const { id: userId } = requireAdmin(context);
  const { now } = context;
  return handle(context, number, async (db, order) => {
    if (!order.customer) throw new DomainError('CONFLICT', 'orders.customerMissing');
    if (await isDisputed(db, order.id)) throw new DomainError('CONFLICT', 'orders.disputed');
    const change = { ...shipment, shippedAt: now };
    const step = { action: 'ship', actor: 'admin', userId, change, now } as const;
    await writeShipped(db, await moveOrder(db, order, step), now);
    return [];
  });
}

/** Notes that an order has arrived. @throws DomainError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT */
export async function markDelivered(context: Context, number: string): Promise<OpenOrder> {
  const { id: userId } = requireAdmin(context);
  const { now } = context;
  return handle(context, number, async (db, order) => {
    await moveOrder(db, order, { action: 'deliver', actor: 'admin', userId, now });
    return [];
  });
}

/** Does not take an order back. @throws DomainError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT */
export async function declineReturn(
  context: Context,
  number: string,
  note: string,
): Promise<OpenOrder> {
  const { id: userId } = requireAdmin(context);
  const { now } = context;
  return handle(context, number, async (db, order) => {
    await moveOrder(db, order, { action: 'decline-return', actor: 'admin', userId, note, now });
    return [];
  });
}

/**
 * Refunds a part of an order, or all that is left of it, and notes who has decided so.
 * @throws DomainError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND; BAD_USER_INPUT naming an item that was not
 *   ordered so often; CONFLICT when less is left, or something else than was expected
 */
export async function refundOrder(
  context: Context,
  number: string,
  { amountCents, items, expectedRefundableCents, reason }: RefundInput,
): Promise<OpenOrder> {
  const { id: userId } = requireAdmin(context);
  const { now } = context;
  return handle(context, number, async (db, order) => {
    if (order.paidAt === null) throw new DomainError('CONFLICT', 'orders.notPossible');
    const left = totalOf(await refundableOf(db, order));
    if (expectedRefundableCents !== null && expectedRefundableCents !== left) {
      throw new DomainError('CONFLICT', 'orders.refundedMeanwhile');
    }
    const ordered = await findItems(db, [order.id]);
    const chosen = items && chosenOf(ordered, items);
    const cents =
      amountCents ?? (chosen ? lineRefundCents(refundable(order, ordered), chosen) : left);
    const tags = await refund(db, order, { cents, reason, now });
    const note = [...(chosen ?? []).map((one) => `${one.quantity} × ${one.name}`), reason];
    const event = { kind: 'decide-refund', actor: 'admin', userId, cents, at: now } as const;
    const { status } = (await findOrderByNumber(db, number))!;
    await insertOrderEvent(db, { ...event, orderId: order.id, status, note: note.join('\n') });
    return tags;
  });
}

/** An order as far as a refund of some of its items depends on it. */
function refundable({ discountCents, taxRate }: OrderRow, items: readonly OrderItemRow[]) {
  return { discountCents, taxRate, lines: items.map(lineOf) };
}

function lineOf({ name, kind, unitCents, quantity }: OrderItemRow) {
  return { name, unitCents, quantity, isDiscounted: kind !== 'gift-card' };
}

/** So many of items as were chosen. @throws DomainError BAD_USER_INPUT naming one that there is not so often */
function chosenOf(ordered: readonly OrderItemRow[], items: NonNullable<RefundInput['items']>) {
  return items.map(({ itemId, quantity }, index) => {
    const item = ordered.find(({ id }) => id === itemId);
    if (!item) throw badInput({ [`items[${index}].itemId`]: message('orders.notOrdered') });
    if (quantity > item.quantity) {
      const range = message('fields.range', { min: 1, max: item.quantity });
      throw badInput({ [`items[${index}].quantity`]: range });
    }
    return { ...lineOf(item), quantity };
  });
}

/** Notes something about an order for staff. @throws DomainError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND */
export async function addOrderNote(
  context: Context,
  number: string,
  note: string,
): Promise<OpenOrder> {
  const { id: userId } = requireAdmin(context);
  const { now } = context;
  return handle(context, number, async (db, { id: orderId, status }) => {
    const event = { orderId, kind: 'note', actor: 'admin', userId, status, note } as const;
    await insertOrderEvent(db, { ...event, cents: null, at: now });
    return [];
  });
}

/** Changes an order, one change after the other. @throws DomainError NOT_FOUND */
async function handle(
  context: Context,
  number: string,
  work: (db: Sql, order: OrderRow) => Promise<string[]>,
): Promise<OpenOrder> {
  const { order, tags } = await context.transaction(async (em) => {
    const db = sqlOf(em);
    const found = await findOrderByNumber(db, number);
    const locked = found && (await lockOrderAndCart(db, found.id));
    if (!locked) throw orderNotFound();
    const changed = await work(db, locked);
    return { order: (await findOrderByNumber(db, number))!, tags: changed };
  });
  context.changed(tags);
  return { ...order, key: null };
}
