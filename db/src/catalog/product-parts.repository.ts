import { sql } from 'kysely';
import type { Language } from '#domain/accounts/language.ts';
import type { VariantOptions } from '#domain/catalog/product.ts';
import { anyOf } from '../lib/any-of.ts';
import type { Sql } from '../orm.ts';

/** One choice of options of a product, as it can be bought. */
export interface VariantRow {
  id: number;
  productId: number;
  sku: string;
  options: VariantOptions;
  /** More than the product's price, in US cents. */
  extraCents: number;
  /** Null where there is no end of them. */
  stock: number | null;
  /** Not sold any more. */
  isRetired: boolean;
}

/** What products come in, in order, without what is not sold any more. */
export async function findVariantsOf(
  db: Sql,
  productIds: readonly number[],
): Promise<VariantRow[]> {
  return selectVariants(db)
    .where('product_id', '=', anyOf(productIds))
    .where('is_retired', '=', false)
    .orderBy('product_id')
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** Variants by their ids, sold or not. */
export async function findVariants(db: Sql, ids: readonly number[]): Promise<VariantRow[]> {
  return selectVariants(db).where('id', '=', anyOf(ids)).execute();
}

/** Variants, sold or not. */
export function selectVariants(db: Sql) {
  return db
    .selectFrom('product_variants')
    .select([
      'id',
      'product_id as productId',
      'sku',
      sql<VariantOptions>`options`.as('options'),
      'extra_cents as extraCents',
      'stock',
      'is_retired as isRetired',
    ]);
}

/** A picture that a product shows. Pixels. */
export interface ProductPictureRow {
  id: number;
  productId: number;
  url: string;
  width: number;
  height: number;
  alt: string;
}

/** What is shown of products, in order. */
export async function findProductPictures(
  db: Sql,
  productIds: readonly number[],
): Promise<ProductPictureRow[]> {
  return db
    .selectFrom('product_pictures')
    .select(['id', 'product_id as productId', 'url', 'width', 'height', 'alt'])
    .where('product_id', '=', anyOf(productIds))
    .where('position', 'is not', null)
    .orderBy('product_id')
    .orderBy('position')
    .execute();
}

/** A part of the shop. */
export interface ProductCategoryRow {
  id: string;
  /** What readers see, by language. */
  names: Partial<Record<Language, string>> & { en: string };
  position: number;
  /** How many published products it has. */
  productCount: number;
}

/** All parts of the shop, in order. */
export async function listProductCategories(db: Sql): Promise<ProductCategoryRow[]> {
  return db
    .selectFrom('product_categories')
    .select([
      'id',
      sql<ProductCategoryRow['names']>`names`.as('names'),
      'position',
      sql<number>`(
        SELECT count(*)::int FROM products
        WHERE category_id = product_categories.id AND status = 'published'
      )`.as('productCount'),
    ])
    .orderBy('position')
    .orderBy('id')
    .execute();
}
