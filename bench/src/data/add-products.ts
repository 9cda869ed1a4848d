import { sql } from 'kysely';
import type { Sql } from '#db/orm.ts';

const sameColumns = [
  'kind',
  'category_id',
  'brand',
  'short_description',
  'description',
  'compare_at_cents',
  'is_featured',
  'has_licence_key',
  'status',
  'updated_at',
];

/**
 * Copies the products that the shop has, gift cards and canvas prints excepted, each with its variants
 * and pictures, until there are `total`.
 * @param db inside a transaction
 */
export async function addProducts(db: Sql, total: number): Promise<void> {
  await sql`
    CREATE TEMPORARY TABLE product_copies ON COMMIT DROP AS
    SELECT
      original,
      round,
      ((SELECT max(id) FROM products) + row_number() OVER (ORDER BY round, original))::int AS copy
    FROM
      (SELECT id AS original FROM products WHERE kind IN ('physical', 'download')) originals,
      generate_series(1, ${total}::int) round
    ORDER BY round, original
    LIMIT ${total}::int - (SELECT count(*) FROM products)
  `.execute(db);
  const columns = sql.join(sameColumns.map((column) => sql.ref(column)));
  await sql`
    INSERT INTO products (id, slug, name, price_cents, created_at, ${columns})
    SELECT
      copy, slug || '-' || round + 1, name || ' ' || round + 1, price_cents,
      created_at - copy % 400 * interval '31 hours', ${columns}
    FROM product_copies JOIN products ON products.id = original
    ORDER BY copy
  `.execute(db);
  await sql`
    INSERT INTO product_variants (product_id, position, sku, options, extra_cents, stock)
    SELECT copy, position, sku || '-' || round + 1, options, extra_cents, stock
    FROM product_copies JOIN product_variants ON product_id = original
    ORDER BY copy, position
  `.execute(db);
  await sql`
    INSERT INTO product_pictures (product_id, position, url, width, height, alt, created_at)
    SELECT copy, position, url, width, height, alt, created_at
    FROM product_copies JOIN product_pictures ON product_id = original
    ORDER BY copy, position
  `.execute(db);
  await sql`
    SELECT setval(pg_get_serial_sequence('products', 'id'), (SELECT max(id) FROM products))
  `.execute(db);
}
