import { sql } from 'kysely';
import { anyOf } from '../lib/any-of.ts';
import { instant } from '../lib/instants.ts';
import type { Sql } from '../orm.ts';

/** So many of a variant. */
export interface VariantQuantity {
  variantId: number;
  quantity: number;
}

/**
 * How many of variants are kept for orders that somebody is paying. What is left to others is the stock
 * less this. What has expired is kept until its order is found to have: before that it can be paid.
 * @returns by variant; one that nothing is kept of is left out
 */
export async function reservedQuantities(
  db: Sql,
  variantIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('stock_reservations')
    .select(['variant_id as variantId', sql<number>`sum(quantity)::int`.as('quantity')])
    .where('variant_id', '=', anyOf(variantIds))
    .groupBy('variant_id')
    .execute();
  return new Map(rows.map(({ variantId, quantity }) => [variantId, quantity]));
}

/**
 * How many there are of variants that are not kept for anybody, after which nobody else takes or keeps
 * any until the transaction of `db` ends. Variants of which there is no end are left out.
 */
export async function lockFreeStock(
  db: Sql,
  variantIds: readonly number[],
): Promise<Map<number, number>> {
  // In order of their ids, so that two who want the same do not wait for each other.
  const rows = await db
    .selectFrom('product_variants')
    .select(['id', 'stock'])
    .where('id', '=', anyOf(variantIds))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const reserved = await reservedQuantities(db, variantIds);
  return new Map(
    rows.flatMap(({ id, stock }) =>
      stock === null ? [] : [[id, stock - (reserved.get(id) ?? 0)] as const],
    ),
  );
}

/** Keeps stock for an order until `expiresAt` (epoch milliseconds). */
export async function insertReservations(
  db: Sql,
  orderId: number,
  quantities: readonly VariantQuantity[],
  expiresAt: number,
): Promise<void> {
  if (quantities.length === 0) return;
  await db
    .insertInto('stock_reservations')
    .values(
      quantities.map(({ variantId, quantity }) => ({
        order_id: orderId,
        variant_id: variantId,
        quantity,
        expires_at: instant(expiresAt),
      })),
    )
    .execute();
}

/** Keeps nothing for an order any more. */
export async function deleteReservations(db: Sql, orderId: number): Promise<void> {
  await db.deleteFrom('stock_reservations').where('order_id', '=', orderId).execute();
}

/**
 * Takes what an order consists of out of the stock. Variants of which there is no end stay so.
 * @throws 23514 of `product_variants_stock` when there is less
 */
export async function takeStock(db: Sql, orderId: number): Promise<void> {
  await changeStock(db, orderId, sql`stock - ordered.quantity`);
}

/** Puts what an order consists of back into the stock. */
export async function returnStock(db: Sql, orderId: number): Promise<void> {
  await changeStock(db, orderId, sql`stock + ordered.quantity`);
}

async function changeStock(db: Sql, orderId: number, stock: ReturnType<typeof sql>): Promise<void> {
  await sql`
    SELECT FROM product_variants
    WHERE id IN (SELECT variant_id FROM order_items WHERE order_id = ${orderId})
    ORDER BY id FOR NO KEY UPDATE
  `.execute(db);
  await sql`
    UPDATE product_variants SET stock = ${stock}
    FROM (
      SELECT variant_id, sum(quantity)::int AS quantity FROM order_items
      WHERE order_id = ${orderId} GROUP BY variant_id
    ) ordered
    WHERE product_variants.id = ordered.variant_id AND stock IS NOT NULL
  `.execute(db);
}
