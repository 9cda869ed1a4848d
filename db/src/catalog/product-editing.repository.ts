import { sql } from 'kysely';
import type { ProductInput, VariantInput } from '#domain/catalog/product.schema.ts';
import type { ProductKind, ProductStatus, VariantOptions } from '#domain/catalog/product.ts';
import { instant } from '../lib/instants.ts';
import { slice } from '../lib/keyset.ts';
import type { ListOrder, Slice } from '../lib/keyset.ts';
import { hasPlainWords } from '../lib/words.ts';
import type { Sql } from '../orm.ts';
import { selectProducts } from './product.repository.ts';
import type { ProductRow } from './product.repository.ts';

/** A product as it is edited. */
export interface EditedProductRow extends ProductRow {
  /** Counts what was saved. */
  version: number;
}

/** Last added first. */
export const editedProductOrder: ListOrder<EditedProductRow> = {
  direction: 'desc',
  columns: [{ value: sql`products.id`, kind: 'integer' }],
  keyOf: ({ id }) => [id],
};

/** Which products administrators look for. */
export interface EditedProductFilter {
  text?: string | undefined;
  status?: ProductStatus | undefined;
}

/** Products, drafts and hidden ones too: a slice, last added first. */
export async function listProductsToEdit(
  db: Sql,
  filter: EditedProductFilter,
  part: Slice,
): Promise<EditedProductRow[]> {
  return slice(matching(db, filter), editedProductOrder, part).execute();
}

/** How many there are. */
export async function countProductsToEdit(db: Sql, filter: EditedProductFilter): Promise<number> {
  const { count } = await matching(db, filter)
    .clearSelect()
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

function matching(db: Sql, { text, status }: EditedProductFilter) {
  let found = selectEdited(db);
  if (text) found = found.where(hasPlainWords(text, sql`products.known`));
  if (status) found = found.where('products.status', '=', status);
  return found;
}

/** A product to edit; undefined where there is none. */
export async function findProductToEdit(
  db: Sql,
  id: number,
): Promise<EditedProductRow | undefined> {
  return selectEdited(db).where('products.id', '=', id).executeTakeFirst();
}

/** The same, which nobody else changes until the transaction ends. */
export async function lockProduct(db: Sql, id: number): Promise<EditedProductRow | undefined> {
  return selectEdited(db).where('products.id', '=', id).forUpdate('products').executeTakeFirst();
}

/** Keeps a new product as a draft, without variants. @returns its number */
export async function insertProduct(
  db: Sql,
  kind: ProductKind,
  input: ProductInput,
  now: number,
): Promise<number> {
  const { id } = await db
    .insertInto('products')
    .values({
      kind,
      ...columnsOf(input),
      status: 'draft',
      created_at: instant(now),
      updated_at: instant(now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Has a product be another, whose former address leads on to it. */
export async function updateProduct(
  db: Sql,
  before: EditedProductRow,
  input: ProductInput,
  now: number,
): Promise<void> {
  await db
    .updateTable('products')
    .set({ ...columnsOf(input), version: before.version + 1, updated_at: instant(now) })
    .where('id', '=', before.id)
    .execute();
  if (before.slug === input.slug) return;
  // What it had before is its own again.
  await db.deleteFrom('product_slugs').where('slug', '=', input.slug).execute();
  await db
    .insertInto('product_slugs')
    .values({ slug: before.slug, product_id: before.id })
    .onConflict((same) => same.column('slug').doUpdateSet({ product_id: before.id }))
    .execute();
}

/** Whether another product has an address, or had it. */
export async function isSlugTaken(db: Sql, slug: string, id: number | undefined): Promise<boolean> {
  const { rows } = await sql<{ isTaken: boolean }>`
    SELECT EXISTS (
      SELECT FROM products WHERE slug = ${slug} AND id IS DISTINCT FROM ${id ?? null}::int
      UNION ALL
      SELECT FROM product_slugs
      WHERE slug = ${slug} AND product_id IS DISTINCT FROM ${id ?? null}::int
    ) AS "isTaken"
  `.execute(db);
  return rows[0]!.isTaken;
}

/**
 * Gives a product its variants, in their order. What it has beside them is not sold any more, and of
 * stock no more is changed than whoever edits it has changed. Others may have bought some meanwhile.
 */
export async function saveVariants(
  db: Sql,
  productId: number,
  variants: readonly VariantInput[],
): Promise<void> {
  const kept = variants.flatMap(({ id }) => (id === undefined ? [] : [Number(id)]));
  await db
    .updateTable('product_variants')
    .set({ is_retired: true })
    .where('product_id', '=', productId)
    .where(sql<boolean>`id <> ALL (${kept}::int[])`)
    .execute();
  for (const [position, { id, sku, options, extraCents, stock, seenStock }] of variants.entries()) {
    const row = {
      sku,
      position,
      options: sql<VariantOptions>`${JSON.stringify(optionsOf(options))}::jsonb`,
      extra_cents: extraCents,
      is_retired: false,
    };
    if (id === undefined) {
      await db
        .insertInto('product_variants')
        .values({ ...row, product_id: productId, stock })
        .execute();
      continue;
    }
    const moved = sql<number | null>`CASE
      WHEN ${stock}::int IS NULL OR stock IS NULL OR ${seenStock}::int IS NULL THEN ${stock}::int
      ELSE greatest(0, stock + ${stock}::int - ${seenStock}::int)
    END`;
    await db
      .updateTable('product_variants')
      .set({ ...row, stock: moved })
      .where('id', '=', Number(id))
      .where('product_id', '=', productId)
      .execute();
  }
}

/** Shows a product to everybody, or to nobody any more. @returns whether there is one */
export async function setProductStatus(
  db: Sql,
  id: number,
  status: ProductStatus,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('products')
    .set({
      status,
      version: sql<number>`version + 1`,
      updated_at: instant(now),
      // It is new from when it can be had on.
      ...(status === 'published' && {
        created_at: sql<string>`CASE WHEN status = 'draft' THEN ${instant(now)} ELSE created_at END`,
      }),
    })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Has these be featured, in this order, of all that are published, and no others.
 * @returns the products that stand elsewhere by that
 */
export async function featureProducts(
  db: Sql,
  ids: readonly number[],
  now: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    UPDATE products
    SET is_featured = chosen.weight IS NOT NULL, featured_weight = coalesce(chosen.weight, 0),
      version = products.version + (products.is_featured <> (chosen.weight IS NOT NULL))::int,
      updated_at = ${instant(now)}
    FROM products before
    LEFT JOIN (
      SELECT id, ${ids.length} - place::int + 1 AS weight
      FROM unnest(${ids}::int[]) WITH ORDINALITY AS given (id, place)
    ) chosen ON chosen.id = before.id
    WHERE products.id = before.id AND before.status = 'published'
      AND (before.is_featured, before.featured_weight)
        <> (chosen.weight IS NOT NULL, coalesce(chosen.weight, 0))
    RETURNING products.id
  `.execute(db);
  return rows.map(({ id }) => id);
}

function optionsOf(options: VariantInput['options']): VariantOptions {
  return Object.fromEntries(options.map(({ name, value }) => [name, value]));
}

function columnsOf(input: ProductInput) {
  return {
    slug: input.slug,
    category_id: input.categoryId,
    name: input.name,
    brand: input.brand,
    short_description: input.shortDescription,
    description: input.description,
    price_cents: input.priceCents,
    compare_at_cents: input.compareAtCents,
    is_featured: input.isFeatured,
    ...(!input.isFeatured && { featured_weight: 0 }),
    has_licence_key: input.hasLicenceKey,
  };
}

function selectEdited(db: Sql) {
  return selectProducts(db).select('products.version');
}
