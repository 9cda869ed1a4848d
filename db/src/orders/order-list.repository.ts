import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { PaymentMethod } from '#domain/orders/checkout.schema.ts';
import type { OrderStatus } from '#domain/orders/order-lifecycle.ts';
import type { OrderSort, OrderSortKey } from '#domain/orders/order-sort.ts';
import { instant } from '../lib/instants.ts';
import { slice } from '../lib/keyset.ts';
import type { ListOrder, Slice } from '../lib/keyset.ts';
import { patternOf } from '../lib/words.ts';
import type { Sql } from '../orm.ts';
import { selectOrders } from './order.repository.ts';
import type { OrderRow } from './order.repository.ts';

/** Ids of orders whose stock is kept no longer at `now` (epoch milliseconds), the longest over first. */
export async function listExpiring(db: Sql, now: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('status', '=', 'awaiting-payment')
    .where('expires_at', '<=', instant(now))
    .orderBy('expires_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Which orders a list shows. */
export interface OrderFilter {
  userId?: number;
  status?: OrderStatus;
  paymentMethod?: PaymentMethod;
  /** A part of the number, the address or the name. */
  text?: string;
}

const id = { value: sql`orders.id`, kind: 'integer' } as const;

const listOrderBy: Readonly<Record<OrderSortKey, Omit<ListOrder<OrderRow>, 'direction'>>> = {
  created: {
    columns: [{ value: sql`orders.created_at`, kind: 'instant' }, id],
    keyOf: (row) => [row.createdAt, row.id],
  },
  total: {
    columns: [{ value: sql`orders.total_cents`, kind: 'integer' }, id],
    keyOf: (row) => [row.totalCents, row.id],
  },
};

/** The order of a list of orders. */
export function orderListOrder({ key, direction }: OrderSort): ListOrder<OrderRow> {
  return { ...listOrderBy[key], direction };
}

export async function listOrders(
  db: Sql,
  filter: OrderFilter,
  sort: OrderSort,
  part: Slice,
): Promise<OrderRow[]> {
  return slice(selectOrders(db).where(isWanted(filter)), orderListOrder(sort), part).execute();
}

export async function countOrders(db: Sql, filter: OrderFilter): Promise<number> {
  const { count } = await db
    .selectFrom('orders')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(isWanted(filter))
    .executeTakeFirstOrThrow();
  return count;
}

function isWanted({ userId, status, paymentMethod, text }: OrderFilter): RawBuilder<boolean> {
  const conditions = [sql`true`];
  // Customers do not see what they never paid.
  if (userId !== undefined) {
    conditions.push(sql`orders.user_id = ${userId} AND orders.status <> 'expired'`);
    conditions.push(sql`(orders.status <> 'cancelled' OR orders.paid_at IS NOT NULL)`);
  }
  if (status) conditions.push(sql`orders.status = ${status}`);
  if (paymentMethod) conditions.push(sql`orders.payment_method = ${paymentMethod}`);
  if (text) {
    const pattern = patternOf(text);
    conditions.push(sql`(orders.number ILIKE ${pattern} OR orders.email::text ILIKE ${pattern}
      OR orders.customer ->> 'name' ILIKE ${pattern})`);
  }
  return sql<boolean>`${sql.join(conditions, sql` AND `)}`;
}
