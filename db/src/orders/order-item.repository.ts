import { sql } from 'kysely';
import type { CartOptions } from '#domain/carts/cart-options.ts';
import type { ProductKind, VariantOptions } from '#domain/catalog/product.ts';
import { anyOf } from '../lib/any-of.ts';
import { instant } from '../lib/instants.ts';
import type { Sql } from '../orm.ts';

/** So many of a variant, as they were ordered. */
export interface OrderItemRow {
  id: number;
  orderId: number;
  variantId: number;
  /** Of the variant. */
  productId: number;
  kind: ProductKind;
  /** As the product was called then. */
  name: string;
  variantOptions: VariantOptions;
  options: CartOptions;
  unitCents: number;
  quantity: number;
  hasLicenceKey: boolean;
}

export type NewOrderItem = Omit<OrderItemRow, 'id' | 'orderId' | 'productId'>;

/** Stores what an order consists of, in this order. */
export async function insertItems(
  db: Sql,
  orderId: number,
  items: readonly NewOrderItem[],
): Promise<void> {
  await db
    .insertInto('order_items')
    .values(
      items.map((item, position) => ({
        order_id: orderId,
        position,
        variant_id: item.variantId,
        kind: item.kind,
        name: item.name,
        variant_options: sql<VariantOptions>`${JSON.stringify(item.variantOptions)}::jsonb`,
        options: sql<CartOptions>`${JSON.stringify(item.options)}::jsonb`,
        unit_cents: item.unitCents,
        quantity: item.quantity,
        has_licence_key: item.hasLicenceKey,
      })),
    )
    .execute();
}

/** What orders consist of, each in its order. */
export async function findItems(db: Sql, orderIds: readonly number[]): Promise<OrderItemRow[]> {
  return db
    .selectFrom('order_items')
    .innerJoin('product_variants', 'product_variants.id', 'variant_id')
    .select([
      'order_items.id',
      'order_id as orderId',
      'variant_id as variantId',
      'product_id as productId',
      'kind',
      'name',
      'variant_options as variantOptions',
      'order_items.options',
      'unit_cents as unitCents',
      'quantity',
      'has_licence_key as hasLicenceKey',
    ])
    .where('order_id', '=', anyOf(orderIds))
    .orderBy('order_id')
    .orderBy('order_items.position')
    .execute();
}

/** Takes out of a cart what was bought from it; of what there is more of now, the rest stays. */
export async function clearBought(db: Sql, cartId: number, orderId: number): Promise<void> {
  const isBought = sql<boolean>`
    cart_items.cart_id = ${cartId} AND NOT cart_items.is_saved_for_later
    AND bought.order_id = ${orderId} AND bought.variant_id = cart_items.variant_id
    AND bought.options = cart_items.options
  `;
  await sql`
    UPDATE cart_items SET quantity = cart_items.quantity - bought.quantity
    FROM order_items bought WHERE ${isBought} AND cart_items.quantity > bought.quantity
  `.execute(db);
  await sql`
    DELETE FROM cart_items USING order_items bought
    WHERE ${isBought} AND cart_items.quantity <= bought.quantity
  `.execute(db);
  await sql`
    UPDATE carts SET coupon_id = NULL FROM orders
    WHERE carts.id = ${cartId} AND orders.id = ${orderId} AND carts.coupon_id = orders.coupon_id
  `.execute(db);
}

/** What lets a program run that somebody has bought. */
export interface LicenceKeyRow {
  orderItemId: number;
  key: string;
}

/** Stores keys of what was bought at `now` (epoch milliseconds). */
export async function insertLicenceKeys(
  db: Sql,
  keys: readonly LicenceKeyRow[],
  now: number,
): Promise<void> {
  await db
    .insertInto('licence_keys')
    .values(
      keys.map(({ orderItemId, key }) => ({
        order_item_id: orderItemId,
        key,
        created_at: instant(now),
      })),
    )
    .execute();
}

export async function findLicenceKeys(
  db: Sql,
  itemIds: readonly number[],
): Promise<LicenceKeyRow[]> {
  return db
    .selectFrom('licence_keys')
    .select(['order_item_id as orderItemId', 'key'])
    .where('order_item_id', '=', anyOf(itemIds))
    .orderBy('id')
    .execute();
}

/** A file that comes with what was bought. */
export interface BoughtFileRow {
  id: number;
  orderItemId: number;
  /** What it is called in the store, and when it is saved. */
  name: string;
  fileName: string;
  byteCount: number;
}

/** Files that come with what was bought, as they are now. */
export async function findBoughtFiles(
  db: Sql,
  itemIds: readonly number[],
): Promise<BoughtFileRow[]> {
  return db
    .selectFrom('order_items')
    .innerJoin('product_variants', 'product_variants.id', 'variant_id')
    .innerJoin('product_files', 'product_files.product_id', 'product_variants.product_id')
    .select([
      'product_files.id',
      'order_items.id as orderItemId',
      'product_files.name',
      'product_files.file_name as fileName',
      'product_files.byte_count as byteCount',
    ])
    .where('order_items.id', '=', anyOf(itemIds))
    .orderBy('product_files.position')
    .orderBy('product_files.id')
    .execute();
}

/** A variant as something that is about to be bought. */
export interface BuyableVariant {
  id: number;
  productId: number;
  kind: ProductKind;
  name: string;
  /** Published, and not retired. */
  isSold: boolean;
  priceCents: number;
  extraCents: number;
  options: VariantOptions;
  hasLicenceKey: boolean;
  /** How many there are; null for no end of them. */
  stock: number | null;
}

function selectVariants(db: Sql) {
  return db
    .selectFrom('product_variants')
    .innerJoin('products', 'products.id', 'product_id')
    .select([
      'product_variants.id',
      'product_id as productId',
      'kind',
      'name',
      sql<boolean>`products.status = 'published' AND NOT is_retired`.as('isSold'),
      'price_cents as priceCents',
      'extra_cents as extraCents',
      'product_variants.options',
      'has_licence_key as hasLicenceKey',
      'stock',
    ])
    .orderBy('product_variants.position')
    .orderBy('product_variants.id');
}

/** Variants by their ids. */
export async function findVariants(db: Sql, ids: readonly number[]): Promise<BuyableVariant[]> {
  return selectVariants(db).where('product_variants.id', '=', anyOf(ids)).execute();
}

/** What is sold of products, the first variant of each first. */
export async function findVariantsOf(
  db: Sql,
  productIds: readonly number[],
): Promise<BuyableVariant[]> {
  return selectVariants(db)
    .where('product_id', '=', anyOf(productIds))
    .where('is_retired', '=', false)
    .execute();
}

/** Whether a user has bought a product: paid for it, whatever came back. */
export async function hasBoughtProduct(
  db: Sql,
  userId: number,
  productId: number,
): Promise<boolean> {
  const item = await db
    .selectFrom('order_items')
    .innerJoin('orders', 'orders.id', 'order_id')
    .innerJoin('product_variants', 'product_variants.id', 'variant_id')
    .select('order_items.id')
    .where('orders.user_id', '=', userId)
    .where('orders.paid_at', 'is not', null)
    .where('product_id', '=', productId)
    .limit(1)
    .executeTakeFirst();
  return item !== undefined;
}
