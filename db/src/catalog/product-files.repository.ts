import { sql } from 'kysely';
import type { ShownFiles } from '#db/files/shown-files.ts';
import type { ProductCategoryInput } from '#domain/catalog/product.schema.ts';
import { anyOf } from '../lib/any-of.ts';
import { instant } from '../lib/instants.ts';
import type { Sql } from '../orm.ts';
import type { ProductPictureRow } from './product-parts.repository.ts';

/** Where pictures and files of products are kept. */
export const productPictureFiles: ShownFiles = { table: 'product_pictures', owner: 'product_id' };
export const productDownloads: ShownFiles = { table: 'product_files', owner: 'product_id' };

/** What a product is downloaded as. */
export interface ProductFileRow {
  id: number;
  productId: number;
  /** What its file is called in the store, with its ending. */
  name: string;
  /** What it is called when it is saved. */
  fileName: string;
  byteCount: number;
}

/** What products are downloaded as, in order. */
export async function findProductFiles(
  db: Sql,
  productIds: readonly number[],
): Promise<ProductFileRow[]> {
  return db
    .selectFrom('product_files')
    .select([
      'id',
      'product_id as productId',
      'name',
      'file_name as fileName',
      'byte_count as byteCount',
    ])
    .where('product_id', '=', anyOf(productIds))
    .orderBy('product_id')
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** Makes a file known that a product is downloaded as, at its end. The same one again is the one that there is. */
export async function insertProductFile(
  db: Sql,
  { productId, name, fileName, byteCount }: Omit<ProductFileRow, 'id'>,
  now: number,
): Promise<number> {
  const { id } = await db
    .insertInto('product_files')
    .values({
      product_id: productId,
      position: sql<number>`(
        SELECT coalesce(max(position) + 1, 0) FROM product_files WHERE product_id = ${productId}
      )`,
      name,
      file_name: fileName,
      byte_count: byteCount,
      created_at: instant(now),
    })
    .onConflict((same) =>
      same.constraint('product_files_name').doUpdateSet({ file_name: fileName }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Has a product be downloaded as these files, in this order. @returns the names of those that it is not any more */
export async function keepProductFiles(
  db: Sql,
  productId: number,
  files: readonly { id: string }[],
): Promise<string[]> {
  const ids = files.map(({ id }) => Number(id));
  for (const [position, id] of ids.entries()) {
    await db.updateTable('product_files').set({ position }).where('id', '=', id).execute();
  }
  const removed = await db
    .deleteFrom('product_files')
    .where('product_id', '=', productId)
    .where(sql<boolean>`id <> ALL (${ids}::int[])`)
    .returning('name')
    .execute();
  return removed.map(({ name }) => name);
}

/** Makes a picture known that was uploaded for a product at `now`. The same one again is the one that there is. */
export async function insertProductPicture(
  db: Sql,
  picture: Omit<ProductPictureRow, 'id' | 'alt'> & { name: string },
  now: number,
): Promise<number> {
  const { productId, name, url, width, height } = picture;
  const { id } = await db
    .insertInto('product_pictures')
    .values({ product_id: productId, name, url, width, height, created_at: instant(now) })
    .onConflict((same) => same.constraint('product_pictures_once').doUpdateSet({ url }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Has a product show these pictures in this order, and forgets its others. @returns the names of their files */
export async function showProductPictures(
  db: Sql,
  productId: number,
  pictures: readonly { id: string; alt: string }[],
): Promise<string[]> {
  for (const [position, { id, alt }] of pictures.entries()) {
    await db
      .updateTable('product_pictures')
      .set({ position, alt })
      .where('id', '=', Number(id))
      .execute();
  }
  const forgotten = await db
    .deleteFrom('product_pictures')
    .where('product_id', '=', productId)
    .where(sql<boolean>`id <> ALL (${pictures.map(({ id }) => Number(id))}::int[])`)
    .returning('name')
    .execute();
  return forgotten.flatMap(({ name }) => name ?? []);
}

/** Keeps a part of the shop, or has it be another. */
export async function saveProductCategory(
  db: Sql,
  { id, names, position }: ProductCategoryInput,
): Promise<void> {
  const said = JSON.stringify(
    Object.fromEntries(Object.entries(names).filter(([, name]) => name !== '')),
  );
  await sql`
    INSERT INTO product_categories VALUES (${id}, ${said}::jsonb, ${position})
    ON CONFLICT (id) DO UPDATE SET names = excluded.names, position = excluded.position
  `.execute(db);
}

/** Removes a part of the shop that has no products. @returns whether it did */
export async function deleteProductCategory(db: Sql, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('product_categories')
    .where('id', '=', id)
    .where(
      sql<boolean>`NOT EXISTS (SELECT FROM products WHERE category_id = product_categories.id)`,
    )
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
