import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { createUser } from '#db/accounts/user.factory.ts';
import { createProduct } from '#db/catalog/product.factory.ts';
import { orderEventKinds } from '#domain/orders/order-event.ts';
import { orderStatuses } from '#domain/orders/order-lifecycle.ts';
import { sqlOf } from '../orm.ts';
import { useDatabase } from '../testing/test-database.ts';
import { insertOrderKey, isOrderKey } from './checkout.repository.ts';
import { createOrder } from './order.factory.ts';
import { findOrder, updateOrder } from './order.repository.ts';
import { insertOrderEvent } from './order-event.repository.ts';
import { forgetCustomers, forgetGuests } from './personal-data.ts';
import {
  deleteReservations,
  insertReservations,
  reservedQuantities,
  returnStock,
  takeStock,
} from './stock.repository.ts';

const database = useDatabase();
const now = Date.parse('2026-12-01T12:00:00Z');

let orderId: number;
let variantId: number;
beforeEach(async () => {
  const { variantIds } = await createProduct(database.em, { variants: [{ stock: 3 }] });
  variantId = variantIds[0]!;
  orderId = await createOrder(database.sql, { variantId, quantity: 2, now });
});

async function stock(): Promise<number | null> {
  const { stock: left } = await database.sql
    .selectFrom('product_variants')
    .select('stock')
    .where('id', '=', variantId)
    .executeTakeFirstOrThrow();
  return left;
}

/** The names that a constraint lists, as PostgreSQL has it. */
async function namesIn(constraint: string): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    SELECT pg_get_constraintdef(oid) AS text FROM pg_constraint WHERE conname = ${constraint}
  `.execute(database.sql);
  return [...(rows[0]?.text ?? '').matchAll(/'([a-z-]+)'::text/g)]
    .map(([, name]) => name!)
    .toSorted();
}

test('the database knows the states of orders and what is noted of them', async () => {
  expect(await namesIn('orders_status')).toEqual(orderStatuses.toSorted());
  expect(await namesIn('order_events_kind_check')).toEqual(orderEventKinds.toSorted());
});

test('an order is called by a number that nothing else has', async () => {
  expect(await findOrder(database.sql, orderId)).toMatchObject({
    number: `RT-${100_000 + orderId}`,
    isShipped: true,
    isHandedOver: false,
  });
});

describe('what cannot be written', () => {
  test.each([
    ['total_cents = total_cents + 1', 'orders_total'],
    ['refunded_cents = total_cents + 1', 'orders_refunds'],
    ["status = 'paid'", 'orders_paid'],
    ['paid_at = now()', 'orders_paid'],
    ['customer = NULL', 'orders_customer'],
  ])('%s', async (change, constraint) => {
    const update = sql`UPDATE orders SET ${sql.raw(change)} WHERE id = ${orderId}`;
    await expect(update.execute(database.sql)).rejects.toMatchObject({ constraint });
  });

  test('another past', async () => {
    await insertOrderEvent(database.sql, {
      orderId,
      kind: 'make',
      actor: 'customer',
      userId: null,
      status: 'awaiting-payment',
      cents: null,
      note: '',
      at: now,
    });
    const constraint = 'order_events_append_only';
    for (const statement of [
      sql`UPDATE order_events SET note = 'x'`,
      sql`DELETE FROM order_events`,
    ]) {
      await expect(statement.execute(database.sql)).rejects.toMatchObject({ constraint });
    }
  });

  test('a deleted variant that was ordered', async () => {
    const deletion = sql`DELETE FROM product_variants WHERE id = ${variantId}`;
    await expect(deletion.execute(database.sql)).rejects.toMatchObject({ code: '23503' });
  });
});

describe('stock', () => {
  test('is kept until it is given back', async () => {
    await insertReservations(database.sql, orderId, [{ variantId, quantity: 2 }], now - 1000);
    expect(await reservedQuantities(database.sql, [variantId])).toEqual(new Map([[variantId, 2]]));
    await deleteReservations(database.sql, orderId);
    expect(await reservedQuantities(database.sql, [variantId])).toEqual(new Map());
  });

  test('is taken and put back, and never below nothing', async () => {
    await takeStock(database.sql, orderId);
    expect(await stock()).toBe(1);
    await expect(takeStock(database.sql, orderId)).rejects.toMatchObject({
      constraint: 'product_variants_stock',
    });
    await returnStock(database.sql, orderId);
    expect(await stock()).toBe(3);
  });

  test('without an end stays so', async () => {
    await sql`UPDATE product_variants SET stock = NULL WHERE id = ${variantId}`.execute(
      database.sql,
    );
    await takeStock(database.sql, orderId);
    expect(await stock()).toBeNull();
  });
});

test('who has ordered is forgotten once nothing has to be sent to them any more', async () => {
  const { em } = database;
  const { id: userId } = await createUser(em);
  const db = sqlOf(em);
  await updateOrder(db, orderId, { userId, status: 'paid', paidAt: now });
  await forgetCustomers(db, userId);
  expect((await findOrder(db, orderId))?.customer?.city).toBe('London');
  await updateOrder(db, orderId, { status: 'shipped', shippedAt: now });
  await forgetCustomers(db, userId);
  expect(await findOrder(db, orderId)).toMatchObject({
    email: null,
    customer: null,
    country: 'GB',
    totalCents: 21_650,
  });
});

describe('a guest', () => {
  const day = 86_400_000;
  const forget = (at: number) =>
    forgetGuests(database.sql, {
      unpaidBefore: at - 30 * day,
      contactBefore: at - 180 * day,
      invoiceBefore: at - 3653 * day,
    });
  const kept = async () => {
    const { email, customer } = (await findOrder(database.sql, orderId))!;
    return [email, customer?.name ?? null];
  };

  test('is forgotten a month after an order that was never paid', async () => {
    await updateOrder(database.sql, orderId, { status: 'expired' });
    await forget(now + 30 * day);
    expect(await kept()).toEqual(['ada@example.com', 'Ada Lovelace']);
    await forget(now + 30 * day + 1);
    expect(await kept()).toEqual([null, null]);
  });

  test('cannot be reached half a year after an order; their invoice is kept for ten years', async () => {
    await insertOrderKey(database.sql, { orderId, hash: Buffer.alloc(32, 1) }, now);
    await updateOrder(database.sql, orderId, { status: 'paid', paidAt: now });
    await forget(now + 400 * day);
    expect(await kept()).toEqual(['ada@example.com', 'Ada Lovelace']);
    await updateOrder(database.sql, orderId, { status: 'delivered', shippedAt: now + day });
    await forget(now + 181 * day);
    expect(await kept()).toEqual(['ada@example.com', 'Ada Lovelace']);
    await forget(now + 181 * day + 1);
    expect(await kept()).toEqual([null, 'Ada Lovelace']);
    expect(await isOrderKey(database.sql, orderId, Buffer.alloc(32, 1))).toBe(false);
    await forget(now + 3653 * day + 1);
    expect(await kept()).toEqual([null, null]);
  });
});
