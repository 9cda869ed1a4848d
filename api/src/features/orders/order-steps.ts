import { insertOrderEvent } from '#db/orders/order-event.repository.ts';
import { updateOrder } from '#db/orders/order.repository.ts';
import type { OrderChange, OrderRow } from '#db/orders/order.repository.ts';
import type { Sql } from '#db/orm.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import type { MessageKey } from '#domain/messages/message.ts';
import { nextOrderStatus } from '#domain/orders/order-lifecycle.ts';
import type { OrderAction, OrderActor } from '#domain/orders/order-lifecycle.ts';

/** Somebody, or something, that takes an order further. */
export interface OrderStep {
  action: OrderAction;
  actor: OrderActor;
  /** Who acts, where somebody does who has an account. */
  userId?: number | null;
  /** What else changes with it. */
  change?: OrderChange;
  /** Of refunds, in cents. */
  cents?: number;
  note?: string;
  /** What it is refused with where it is not possible. */
  refusal?: MessageKey;
  /** Epoch milliseconds. */
  now: number;
}

/**
 * Takes an order further that is locked, and notes so.
 * @returns the order as it is then
 * @throws DomainError CONFLICT where its status allows no such step
 */
export async function moveOrder(db: Sql, order: OrderRow, step: OrderStep): Promise<OrderRow> {
  const { action, actor, userId = null, change = {}, cents = null, note = '', now } = step;
  const status = nextOrderStatus(order.status, action, actor);
  if (!status) throw new DomainError('CONFLICT', step.refusal ?? 'orders.notPossible');
  await updateOrder(db, order.id, { ...change, status });
  await insertOrderEvent(db, {
    orderId: order.id,
    kind: action,
    actor,
    userId,
    status,
    cents,
    note,
    at: now,
  });
  return { ...order, ...change, status };
}
