import { sql } from 'kysely';
import type { CartOptions } from '#domain/carts/cart-options.ts';
import type { UnpricedLine } from '#domain/carts/price-lines.ts';
import { instant } from '../lib/instants.ts';
import type { Sql } from '../orm.ts';
import { freeStock } from './cart.repository.ts';

/** A variant as somebody puts it into a cart. */
export interface SoldVariantRow extends Omit<UnpricedLine, 'quantity' | 'options'> {
  id: number;
  productId: number;
  /** How many there are that are not kept for others; null for no end of them. */
  stock: number | null;
}

/** Which cart asks, and when. */
interface AskedFor {
  cartId: number;
  /** Epoch milliseconds. */
  now: number;
}

/** A variant that is sold: published, and not retired. */
export async function findSoldVariant(
  db: Sql,
  id: number,
  asked: AskedFor,
): Promise<SoldVariantRow | undefined> {
  return selectSold(db, asked).where('product_variants.id', '=', id).executeTakeFirst();
}

/** The first variant of a product that is sold. */
export async function findFirstVariant(
  db: Sql,
  productId: number,
  asked: AskedFor,
): Promise<SoldVariantRow | undefined> {
  return selectSold(db, asked)
    .where('product_id', '=', productId)
    .orderBy('position')
    .orderBy('product_variants.id')
    .limit(1)
    .executeTakeFirst();
}

/** A variant with options in a cart, of which there is one item at most. */
interface PlaceInCart {
  cartId: number;
  variantId: number;
  options: CartOptions;
}

/** What a cart has of a variant with just these options. */
export async function findCartItem(
  db: Sql,
  { cartId, variantId, options }: PlaceInCart,
): Promise<{ quantity: number; isSavedForLater: boolean } | undefined> {
  return db
    .selectFrom('cart_items')
    .select(['quantity', 'is_saved_for_later as isSavedForLater'])
    .where('cart_id', '=', cartId)
    .where('variant_id', '=', variantId)
    .where(sql<boolean>`options = ${JSON.stringify(options)}::jsonb`)
    .executeTakeFirst();
}

/** How many different things a cart has, those saved for later included. */
export async function countCartItems(db: Sql, cartId: number): Promise<number> {
  const { count } = await db
    .selectFrom('cart_items')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('cart_id', '=', cartId)
    .executeTakeFirstOrThrow();
  return count;
}

/** What is put into a cart. */
export interface CartItemContent extends PlaceInCart {
  quantity: number;
  /** What one costs, in cents. */
  seenCents: number;
  /** Epoch milliseconds. */
  now: number;
}

/** Puts so many of a variant into a cart, whatever of it was there or saved for later. @returns its id */
export async function putCartItem(db: Sql, item: CartItemContent): Promise<number> {
  const { id } = await db
    .insertInto('cart_items')
    .values({
      cart_id: item.cartId,
      variant_id: item.variantId,
      options: sql`${JSON.stringify(item.options)}::jsonb`,
      quantity: item.quantity,
      seen_cents: item.seenCents,
      added_at: instant(item.now),
    })
    .onConflict((conflict) =>
      conflict.constraint('cart_items_once').doUpdateSet({
        quantity: item.quantity,
        seen_cents: item.seenCents,
        is_saved_for_later: false,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** An item of a cart. */
interface ItemOfCart {
  cartId: number;
  itemId: number;
}

/** Changes an item of a cart. */
export async function updateCartItem(
  db: Sql,
  { cartId, itemId }: ItemOfCart,
  change: { quantity?: number; isSavedForLater?: boolean; seenCents?: number },
): Promise<void> {
  await db
    .updateTable('cart_items')
    .set({
      quantity: change.quantity,
      is_saved_for_later: change.isSavedForLater,
      seen_cents: change.seenCents,
    })
    .where('cart_id', '=', cartId)
    .where('id', '=', itemId)
    .execute();
}

/** Removes an item of a cart. */
export async function deleteCartItem(db: Sql, { cartId, itemId }: ItemOfCart): Promise<void> {
  await db
    .deleteFrom('cart_items')
    .where('cart_id', '=', cartId)
    .where('id', '=', itemId)
    .execute();
}

function selectSold(db: Sql, { cartId, now }: AskedFor) {
  return db
    .selectFrom('product_variants')
    .innerJoin('products', 'products.id', 'product_id')
    .select([
      'product_variants.id',
      'product_id as productId',
      'kind',
      'price_cents as priceCents',
      'extra_cents as extraCents',
      freeStock(sql`${cartId}::int`, now).as('stock'),
    ])
    .where('status', '=', 'published')
    .where('is_retired', '=', false);
}
