import type { OrderEventKind } from '#domain/orders/order-event.ts';
import type { OrderActor, OrderStatus } from '#domain/orders/order-lifecycle.ts';
import { anyOf } from '../lib/any-of.ts';
import { epochMs, instant } from '../lib/instants.ts';
import type { Sql } from '../orm.ts';

/** Something that has happened to an order. */
export interface OrderEventRow {
  id: number;
  orderId: number;
  kind: OrderEventKind;
  actor: OrderActor;
  /** Who acted, where somebody did who has an account. */
  userId: number | null;
  /** Where the order stands since. */
  status: OrderStatus;
  /** Of refunds, in cents. */
  cents: number | null;
  note: string;
  /** Epoch milliseconds. */
  at: number;
}

/** Notes what has happened to an order. It stays as it was. */
export async function insertOrderEvent(db: Sql, event: Omit<OrderEventRow, 'id'>): Promise<void> {
  await db
    .insertInto('order_events')
    .values({
      order_id: event.orderId,
      kind: event.kind,
      actor: event.actor,
      user_id: event.userId,
      status: event.status,
      cents: event.cents,
      note: event.note,
      at: instant(event.at),
    })
    .execute();
}

/** What has happened to orders, in order. */
export async function findOrderEvents(
  db: Sql,
  orderIds: readonly number[],
): Promise<OrderEventRow[]> {
  return db
    .selectFrom('order_events')
    .select(({ ref }) => [
      'id',
      'order_id as orderId',
      'kind',
      'actor',
      'user_id as userId',
      'status',
      'cents',
      'note',
      epochMs(ref('at')).as('at'),
    ])
    .where('order_id', '=', anyOf(orderIds))
    .orderBy('order_id')
    .orderBy('id')
    .execute();
}
