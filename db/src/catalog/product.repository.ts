import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { priceBounds } from '#domain/catalog/product-filter.schema.ts';
import type { ProductFilter } from '#domain/catalog/product-filter.schema.ts';
import type { ProductSort, ProductSortKey } from '#domain/catalog/product-sort.ts';
import type { ProductKind, ProductStatus } from '#domain/catalog/product.ts';
import { anyOf } from '../lib/any-of.ts';
import { epochMs } from '../lib/instants.ts';
import { slice } from '../lib/keyset.ts';
import type { ListOrder, Slice, SortColumn, SortKey } from '../lib/keyset.ts';
import { hasPlainWords, hasWords } from '../lib/words.ts';
import type { Sql } from '../orm.ts';

/** Something that is sold. Amounts are US cents, instants epoch milliseconds. */
export interface ProductRow {
  id: number;
  kind: ProductKind;
  slug: string;
  categoryId: string;
  name: string;
  brand: string;
  shortDescription: string;
  description: string;
  /** Of its cheapest variant. */
  priceCents: number;
  /** What it cost before. */
  compareAtCents: number | null;
  isFeatured: boolean;
  /** Where it stands among what is featured: heavier ones first. */
  featuredWeight: number;
  /** Whether each copy comes with a key of its own. */
  hasLicenceKey: boolean;
  /** All stars that it was given, and how often it was given any. */
  starCount: number;
  ratingCount: number;
  status: ProductStatus;
  createdAt: number;
  updatedAt: number;
  /** Its name as lists are ordered by it. */
  plainName: string;
}

const id: SortColumn = { value: sql`products.id`, kind: 'integer' };
const createdAt: SortColumn = { value: sql`products.created_at`, kind: 'instant' };

const orders: Readonly<Record<ProductSortKey, Pick<ListOrder<ProductRow>, 'columns' | 'keyOf'>>> = {
  featured: {
    columns: [
      { value: sql`products.is_featured::int`, kind: 'integer' },
      { value: sql`products.featured_weight`, kind: 'integer' },
      createdAt,
      id,
    ],
    keyOf: (row): SortKey[] => [Number(row.isFeatured), row.featuredWeight, row.createdAt, row.id],
  },
  price: {
    columns: [{ value: sql`products.price_cents`, kind: 'integer' }, id],
    keyOf: (row) => [row.priceCents, row.id],
  },
  newest: { columns: [createdAt, id], keyOf: (row) => [row.createdAt, row.id] },
  name: {
    columns: [{ value: sql`plain_text(products.name) COLLATE "C"`, kind: 'text' }, id],
    keyOf: (row) => [row.plainName, row.id],
  },
};

/** The order that is asked for. */
export function productOrder({ key, direction }: ProductSort): ListOrder<ProductRow> {
  return { ...orders[key], direction };
}

/** Published products that match: a slice, in the order that is asked for. */
export async function listProducts(
  db: Sql,
  filter: ProductFilter,
  sort: ProductSort,
  part: Slice,
): Promise<ProductRow[]> {
  return slice(matching(db, filter), productOrder(sort), part).execute();
}

/** How many published products match. */
export async function countProducts(db: Sql, filter: ProductFilter): Promise<number> {
  const { count } = await matching(db, filter)
    .clearSelect()
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Published products that answer to each word: those first that are called so. */
export async function searchProducts(db: Sql, text: string, limit: number): Promise<ProductRow[]> {
  return selectPublished(db)
    .where(hasPlainWords(text, known))
    .orderBy(hasWords(text, sql`products.name`), 'desc')
    .orderBy(sql`plain_text(products.name) COLLATE "C"`)
    .orderBy('products.id')
    .limit(limit)
    .execute();
}

/** How many published products answer to each word. */
export async function countFoundProducts(db: Sql, text: string): Promise<number> {
  const { count } = await selectPublished(db)
    .where(hasPlainWords(text, known))
    .clearSelect()
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Products by their ids, whoever may see them. */
export async function findProducts(db: Sql, ids: readonly number[]): Promise<ProductRow[]> {
  return selectProducts(db).where('products.id', '=', anyOf(ids)).execute();
}

/** The published product at an address that it has, or had before. */
export async function findProductAt(db: Sql, slug: string): Promise<ProductRow | undefined> {
  return selectPublished(db)
    .where(
      sql<boolean>`products.id = coalesce(
        (SELECT id FROM products WHERE slug = ${slug}),
        (SELECT product_id FROM product_slugs WHERE slug = ${slug})
      )`,
    )
    .executeTakeFirst();
}

/** The addresses of all published products, with when they changed last (epoch milliseconds). */
export async function listProductSlugs(db: Sql): Promise<{ slug: string; changedAt: number }[]> {
  return db
    .selectFrom('products')
    .select(({ ref }) => ['slug', epochMs(ref('updated_at')).as('changedAt')])
    .where('status', '=', 'published')
    .orderBy('id')
    .limit(10_000)
    .execute();
}

/**
 * Published products to look at beside others, at most `limit` for each: those of its category first,
 * then what is featured, the newest first.
 */
export async function findRelatedProductIds(
  db: Sql,
  productIds: readonly number[],
  limit: number,
): Promise<{ productId: number; relatedId: number }[]> {
  const { rows } = await sql<{ productId: number; relatedId: number }>`
    SELECT products.id AS "productId", related.id AS "relatedId"
    FROM products, LATERAL (
      SELECT others.id, others.category_id = products.category_id AS is_alike, others.is_featured,
        others.created_at
      FROM products others
      WHERE others.status = 'published' AND others.id <> products.id
        AND (others.category_id = products.category_id OR others.is_featured)
      ORDER BY is_alike DESC, others.is_featured DESC, others.created_at DESC, others.id DESC
      LIMIT ${limit}
    ) related
    WHERE products.id = ${anyOf(productIds)}
    ORDER BY products.id, related.is_alike DESC, related.is_featured DESC, related.created_at DESC,
      related.id DESC
  `.execute(db);
  return rows;
}

function matching(db: Sql, filter: ProductFilter) {
  let found = selectPublished(db);
  for (const condition of conditions(filter)) found = found.where(condition);
  return found;
}

function conditions(filter: ProductFilter): RawBuilder<boolean>[] {
  const { text, categoryId, kind, inStock, isFeatured } = filter;
  const { min, max } = priceBounds(filter);
  return [
    sql<boolean>`products.price_cents BETWEEN ${min} AND ${max}`,
    ...(text ? [hasPlainWords(text, said)] : []),
    ...(categoryId === undefined ? [] : [sql<boolean>`products.category_id = ${categoryId}`]),
    ...(kind === undefined ? [] : [sql<boolean>`products.kind = ${kind}`]),
    ...(isFeatured === undefined ? [] : [sql<boolean>`products.is_featured = ${isFeatured}`]),
    ...(inStock === undefined ? [] : [sql<boolean>`${isInStock} = ${inStock}`]),
  ];
}

/** Whether one of its variants can be had. */
const isInStock = sql<boolean>`EXISTS (
  SELECT FROM product_variants
  WHERE product_id = products.id AND NOT is_retired AND (stock IS NULL OR stock > 0)
)`;

/** What a product is known by: who looks through the whole site does not mean all that is said of it. */
const known = sql`products.known || ' ' || product_categories.plain_name`;

/** What there is to read of a product. */
const said = sql`concat_ws(' ', ${known}, products.said)`;

function selectPublished(db: Sql) {
  return (
    selectProducts(db)
      // Each has one. So joined, PostgreSQL looks at it only where something of it is asked for.
      .leftJoin('product_categories', 'product_categories.id', 'products.category_id')
      .where('products.status', '=', sql.lit('published'))
  );
}

/** Products, whoever may see them. */
export function selectProducts(db: Sql) {
  return db
    .selectFrom('products')
    .select(({ ref }) => [
      'products.id',
      sql<ProductKind>`products.kind`.as('kind'),
      'products.slug',
      'products.category_id as categoryId',
      'products.name',
      'products.brand',
      'products.short_description as shortDescription',
      'products.description',
      'products.price_cents as priceCents',
      'products.compare_at_cents as compareAtCents',
      'products.is_featured as isFeatured',
      'products.featured_weight as featuredWeight',
      'products.has_licence_key as hasLicenceKey',
      'products.star_count as starCount',
      'products.rating_count as ratingCount',
      sql<ProductStatus>`products.status`.as('status'),
      epochMs(ref('products.created_at')).as('createdAt'),
      epochMs(ref('products.updated_at')).as('updatedAt'),
      sql<string>`plain_text(products.name)`.as('plainName'),
    ]);
}
