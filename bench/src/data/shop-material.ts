import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Sql } from '#db/orm.ts';

/** What somebody can buy without choosing or sending anything. */
export interface Goods {
  products: readonly { id: number; slug: string }[];
  /** Variants of which there is no end. */
  variantIds: readonly number[];
  /** What browsers call their carts: each holds one thing, which a coupon pays all of. */
  carts: Iterator<string>;
}

/** Each is ordered once. */
const CARTS = 20_000;

/** Takes everything off, so that an order is paid once it is made, without a provider in between. */
const COUPON = 'BENCH-ALL';

/** A cart as the browser of a visitor calls it, which nobody guesses. */
export function newCartSession(): string {
  return `session_${randomUUID()}`;
}

/** Sees to it that there are carts to order, the floor's too, in place of those that were left. */
export async function prepareGoods(db: Sql): Promise<Goods> {
  const { rows } = await sql<{ id: number; slug: string; variantId: number; hasEnd: boolean }>`
    SELECT products.id, slug, min(product_variants.id) AS "variantId",
      bool_or(kind <> 'download' OR has_licence_key OR stock IS NOT NULL) AS "hasEnd"
    FROM products JOIN product_variants ON product_id = products.id
    WHERE status = 'published' AND kind IN ('physical', 'download')
    GROUP BY products.id
    ORDER BY md5(products.id::text)
  `.execute(db);
  const variantIds = rows.flatMap((row) => (row.hasEnd ? [] : [row.variantId]));
  const sessions = Array.from({ length: CARTS }, newCartSession);
  const digests = sessions.map((id) => createHash('sha256').update(id).digest('base64url'));
  await sql`
    INSERT INTO coupons (code, percent, starts_at, created_at) VALUES (${COUPON}, 100, now(), now())
    ON CONFLICT DO NOTHING
  `.execute(db);
  await sql`DELETE FROM carts WHERE user_id IS NULL`.execute(db);
  await sql`TRUNCATE bench_floor.carts`.execute(db);
  await sql`
    WITH added AS (
      INSERT INTO carts (session_digest, coupon_id, updated_at)
      SELECT digest, (SELECT id FROM coupons WHERE code = ${COUPON}), now()
      FROM unnest(${digests}::text[]) digest
      RETURNING id
    )
    INSERT INTO cart_items (cart_id, variant_id, quantity, seen_cents, added_at)
    SELECT added.id, product_variants.id, 1, price_cents + extra_cents, now()
    FROM (SELECT id, row_number() OVER () AS number FROM added) added
    JOIN product_variants
      ON product_variants.id = (${variantIds}::int[])[1 + number % ${variantIds.length}::int]
    JOIN products ON products.id = product_id
  `.execute(db);
  await sql`
    INSERT INTO bench_floor.carts (session, items, cents)
    SELECT session, json_build_array(product), cents
    FROM unnest(${sessions}::text[]) WITH ORDINALITY AS opened (session, number)
    JOIN bench_floor.variants
      ON variants.id = (${variantIds}::int[])[1 + number % ${variantIds.length}::int]
  `.execute(db);
  await sql`VACUUM (ANALYZE) carts, cart_items, products, product_variants`.execute(db);
  return {
    products: rows.map(({ id, slug }) => ({ id, slug })),
    variantIds,
    carts: sessions.values(),
  };
}
