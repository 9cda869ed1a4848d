import { insertOrderKey, isOrderKey } from '#db/orders/checkout.repository.ts';
import { findOrderByNumber } from '#db/orders/order.repository.ts';
import type { OrderRow } from '#db/orders/order.repository.ts';
import type { Sql } from '#db/orm.ts';
import type { Context } from '#api/lib/context.ts';
import { isAllowed } from '#api/lib/policy.ts';
import { hashToken, newToken } from '#api/lib/secret-token.ts';
import { orderPolicy } from './order.policy.ts';

/** An order for whoever asks: a guest has come with a key. */
export interface OpenOrder extends OrderRow {
  key: string | null;
}

/** Whether whoever asks may do with an order what a rule says, or has the key of a guest to it. */
export async function mayEnter(
  context: Context,
  db: Sql,
  rule: (typeof orderPolicy)['read' | 'pursue'],
  order: Pick<OrderRow, 'id' | 'userId'>,
  key: string | null,
): Promise<boolean> {
  if (isAllowed(context, rule, order)) return true;
  return key !== null && order.userId === null && isOrderKey(db, order.id, hashToken(key));
}

/** An order for those who may read it; null for all others, as where there is none. */
export async function readOrder(
  context: Context,
  number: string,
  key: string | null,
): Promise<OpenOrder | null> {
  const { sql } = context;
  const order = await findOrderByNumber(sql, number);
  if (!order || !(await mayEnter(context, sql, orderPolicy.read, order, key))) return null;
  return { ...order, key };
}

/** A key that lets a guest into an order from now (epoch milliseconds) on; others that they have stay. */
export async function newOrderKey(db: Sql, orderId: number, now: number): Promise<string> {
  const key = newToken();
  await insertOrderKey(db, { orderId, hash: hashToken(key) }, now);
  return key;
}
