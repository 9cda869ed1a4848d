import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { CartOptions } from '#domain/carts/cart-options.ts';
import type { UnpricedLine } from '#domain/carts/price-lines.ts';
import type { VariantOptions } from '#domain/catalog/product.ts';
import { anyOf } from '../lib/any-of.ts';
import { instant } from '../lib/instants.ts';
import type { Sql } from '../orm.ts';

/** Whose a cart is: a user's, or a visitor's by the id under which their browser keeps it. */
export type CartOwner = { userId: number } | { sessionId: string };

export interface CartRow {
  id: number;
  couponId: number | null;
}

/** So many of a variant in a cart, with what its price follows from. */
export interface CartLineRow extends UnpricedLine {
  id: number;
  cartId: number;
  variantId: number;
  productId: number;
  /** What the product is called. */
  name: string;
  /** Whether it can be bought still: published, and not retired. */
  isSold: boolean;
  /** How many there are; null for no end of them. */
  stock: number | null;
  variant: VariantOptions;
  isSavedForLater: boolean;
  /** What one cost when its owner last put it there or changed it, in cents. */
  seenCents: number;
}

/** Somebody's cart, if they have any. */
export async function findCart(db: Sql, owner: CartOwner): Promise<CartRow | undefined> {
  return selectCart(db, owner).executeTakeFirst();
}

/**
 * Somebody's cart, which is locked until the transaction ends, so that whatever changes it does so
 * one after the other. Their other carts are to be locked after it.
 */
export async function lockCart(db: Sql, owner: CartOwner): Promise<CartRow | undefined> {
  return selectCart(db, owner).forUpdate().executeTakeFirst();
}

/** Somebody's cart, which is made if need be, and locked as by {@link lockCart}. @param now epoch milliseconds */
export async function openCart(db: Sql, owner: CartOwner, now: number): Promise<CartRow> {
  const isOfUser = 'userId' in owner;
  return db
    .insertInto('carts')
    .values({
      user_id: isOfUser ? owner.userId : null,
      session_digest: isOfUser ? null : digestOf(owner.sessionId),
      updated_at: instant(now),
    })
    .onConflict((conflict) =>
      conflict
        .column(isOfUser ? 'user_id' : 'session_digest')
        .doUpdateSet({ updated_at: instant(now) }),
    )
    .returning(['id', 'coupon_id as couponId'])
    .executeTakeFirstOrThrow();
}

/** Notes that a cart was changed, which keeps that of a visitor. @param now epoch milliseconds */
export async function touchCart(db: Sql, cartId: number, now: number): Promise<void> {
  await db
    .updateTable('carts')
    .set({ updated_at: instant(now) })
    .where('id', '=', cartId)
    .execute();
}

/**
 * What is in carts, saved things included, in the order in which it was put there.
 * @param now epoch milliseconds
 */
export async function findCartLines(
  db: Sql,
  cartIds: readonly number[],
  now: number,
): Promise<CartLineRow[]> {
  return db
    .selectFrom('cart_items')
    .innerJoin('product_variants', 'product_variants.id', 'variant_id')
    .innerJoin('products', 'products.id', 'product_variants.product_id')
    .select([
      'cart_items.id',
      'cart_id as cartId',
      'variant_id as variantId',
      'product_id as productId',
      'name',
      'kind',
      'price_cents as priceCents',
      'extra_cents as extraCents',
      'quantity',
      sql<CartOptions>`cart_items.options`.as('options'),
      sql<VariantOptions>`product_variants.options`.as('variant'),
      sql<boolean>`products.status = 'published' AND NOT is_retired`.as('isSold'),
      freeStock(sql.ref('cart_id'), now).as('stock'),
      'is_saved_for_later as isSavedForLater',
      'seen_cents as seenCents',
    ])
    .where('cart_id', '=', anyOf(cartIds))
    .orderBy('cart_items.id')
    .execute();
}

/** Empties a cart, but for what is saved for later, and takes its coupon out. */
export async function clearCart(db: Sql, cartId: number): Promise<void> {
  await db
    .deleteFrom('cart_items')
    .where('cart_id', '=', cartId)
    .where('is_saved_for_later', '=', false)
    .execute();
  await setCoupon(db, cartId, null);
}

/** Gives a cart a coupon, or takes it out. */
export async function setCoupon(db: Sql, cartId: number, couponId: number | null): Promise<void> {
  await db.updateTable('carts').set({ coupon_id: couponId }).where('id', '=', cartId).execute();
}

/**
 * Puts all of a visitor's cart into a user's, and ends it. Of what is in both there are the more of
 * both; what is saved for later in one only counts as in the cart, in the number there. Orders that were
 * made of it are of the user's from then on: what is kept for them is kept for the same person. Both are
 * locked.
 */
export async function mergeCarts(
  db: Sql,
  { from, into }: { from: CartRow; into: CartRow },
): Promise<void> {
  await sql`
    UPDATE cart_items own SET
      quantity = CASE
        WHEN own.is_saved_for_later = other.is_saved_for_later
          THEN greatest(own.quantity, other.quantity)
        WHEN own.is_saved_for_later THEN other.quantity
        ELSE own.quantity
      END,
      is_saved_for_later = own.is_saved_for_later AND other.is_saved_for_later
    FROM cart_items other
    WHERE own.cart_id = ${into.id} AND other.cart_id = ${from.id}
      AND own.variant_id = other.variant_id AND own.options = other.options
  `.execute(db);
  await sql`
    UPDATE cart_items other SET cart_id = ${into.id}
    WHERE other.cart_id = ${from.id} AND NOT EXISTS (
      SELECT FROM cart_items own
      WHERE own.cart_id = ${into.id}
        AND own.variant_id = other.variant_id AND own.options = other.options
    )
  `.execute(db);
  if (into.couponId === null) await setCoupon(db, into.id, from.couponId);
  await sql`UPDATE orders SET cart_id = ${into.id} WHERE cart_id = ${from.id}`.execute(db);
  await db.deleteFrom('carts').where('id', '=', from.id).execute();
}

/** How many carts are swept at a time: what is left waits for the next run. */
const SWEPT_AT_A_TIME = 1000;

/** Deletes carts of visitors that nobody has changed since `before`, epoch milliseconds. @returns how many */
export async function deleteStaleCarts(db: Sql, before: number): Promise<number> {
  const { numAffectedRows } = await sql`
    DELETE FROM carts WHERE id IN (
      SELECT id FROM carts WHERE user_id IS NULL AND updated_at < ${instant(before)}
      ORDER BY updated_at LIMIT ${SWEPT_AT_A_TIME} FOR UPDATE SKIP LOCKED
    )
  `.execute(db);
  return Number(numAffectedRows ?? 0);
}

/**
 * How many of a variant of a query there are for a cart at `now` (epoch milliseconds), what is kept for
 * orders of others left out; null for no end of them.
 */
export function freeStock(cartId: RawBuilder<unknown>, now: number): RawBuilder<number | null> {
  return sql`CASE WHEN stock IS NOT NULL THEN greatest(
    stock - reserved_for_others(product_variants.id, ${cartId}, ${instant(now)}), 0
  ) END`;
}

function selectCart(db: Sql, owner: CartOwner) {
  const query = db.selectFrom('carts').select(['id', 'coupon_id as couponId']);
  return 'userId' in owner
    ? query.where('user_id', '=', owner.userId)
    : query.where('session_digest', '=', digestOf(owner.sessionId));
}

/** Only this of the id is stored, so that whoever reads the table gets into nobody's cart. */
function digestOf(sessionId: string): string {
  return createHash('sha256').update(sessionId).digest('base64url');
}
