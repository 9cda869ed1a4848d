import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { newCode } from '#api/features/orders/gift-card-codes.ts';
import { findTaxRate } from '#db/carts/tax-rate.repository.ts';
import type { Sql } from '#db/orm.ts';
import { taxOf } from '#domain/carts/cart-quote.ts';

/** What somebody can buy without choosing or sending anything. */
export interface Goods {
  products: readonly { id: number; slug: string }[];
  /** Variants of which there is no end. */
  variantIds: readonly number[];
  /** Each is ordered once. */
  carts: Iterator<GoodsCart>;
}

/** A cart with one thing in it. */
export interface GoodsCart {
  /** What the browser calls it. */
  session: string;
  /** A gift card that is worth more than it costs. */
  giftCardCode: string;
  /** What it costs with tax, in cents. */
  totalCents: number;
}

/** The floor orders some thousand in a second. */
const CARTS = 60_000;

/** What each gift card is worth, in cents. */
const GIFT_CARD_CENTS = 1_000_000;

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
  const opened = Array.from({ length: CARTS }, (_, index) => ({
    session: newCartSession(),
    giftCardCode: newCode(),
    variantId: variantIds[index % variantIds.length]!,
  }));
  await sql`DELETE FROM carts WHERE user_id IS NULL`.execute(db);
  const prices = await fillCarts(db, opened);
  await grantGiftCards(
    db,
    opened.map(({ giftCardCode }) => giftCardCode),
  );
  await fillFloor(db, opened);
  await sql`VACUUM (ANALYZE) carts, cart_items, products, product_variants, gift_cards,
    gift_card_codes, ledger_balances`.execute(db);
  const taxRate = await findTaxRate(db, Date.now());
  const carts = opened.map(({ session, giftCardCode, variantId }) => {
    const cents = prices.get(variantId)!;
    return { session, giftCardCode, totalCents: cents + taxOf(cents, taxRate) };
  });
  return {
    products: rows.map(({ id, slug }) => ({ id, slug })),
    variantIds,
    carts: carts.values(),
  };
}

interface OpenedCart {
  session: string;
  giftCardCode: string;
  variantId: number;
}

/** @returns what each variant costs, in cents */
async function fillCarts(db: Sql, opened: readonly OpenedCart[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ variantId: number; cents: number }>`
    WITH added AS (
      INSERT INTO carts (session_digest, updated_at)
      SELECT digest, now() FROM unnest(${opened.map(digestOf)}::text[]) digest
      RETURNING id, session_digest
    )
    INSERT INTO cart_items (cart_id, variant_id, quantity, seen_cents, added_at)
    SELECT added.id, product_variants.id, 1, price_cents + extra_cents, now()
    FROM unnest(${opened.map(digestOf)}::text[], ${opened.map(variantOf)}::int[])
      opened (digest, variant_id)
    JOIN added ON session_digest = digest
    JOIN product_variants ON product_variants.id = opened.variant_id
    JOIN products ON products.id = product_id
    RETURNING variant_id AS "variantId", seen_cents AS cents
  `.execute(db);
  return new Map(rows.map(({ variantId, cents }) => [variantId, cents]));
}

/** Issues gift cards as staff do: each is known by its code, and the ledger says what it is worth. */
async function grantGiftCards(db: Sql, codes: readonly string[]): Promise<void> {
  await sql`
    WITH granted AS (
      INSERT INTO gift_cards (
        initial_cents, recipient_email, reason, deliver_at, mailed_at, created_at
      )
      SELECT ${GIFT_CARD_CENTS}, 'bench@example.com', 'bench', now(), now(), now()
      FROM unnest(${codes}::text[])
      RETURNING id
    ), coded AS (
      INSERT INTO gift_card_codes (gift_card_id, hash, last_four, created_at)
      SELECT id, sha256(convert_to(code, 'UTF8')), right(code, 4), now()
      FROM (SELECT id, row_number() OVER () AS number FROM granted) granted
      JOIN unnest(${codes}::text[]) WITH ORDINALITY AS given (code, number) USING (number)
    ), booked AS (
      INSERT INTO ledger_transactions (key, kind, currency, posting_count, booked_at)
      SELECT 'gift-card:' || id || ':granted', 'gift-card-granted', 'usd', 2, now() FROM granted
      RETURNING id, split_part(key, ':', 2) AS gift_card_id
    )
    INSERT INTO ledger_postings (transaction_id, position, account, cents)
    SELECT booked.id, position, account, cents
    FROM booked CROSS JOIN LATERAL (VALUES
      (0, 'goodwill', ${GIFT_CARD_CENTS}::int),
      (1, 'gift-card:' || gift_card_id, -${GIFT_CARD_CENTS}::int)
    ) AS posting (position, account, cents)
  `.execute(db);
}

async function fillFloor(db: Sql, opened: readonly OpenedCart[]): Promise<void> {
  await sql`TRUNCATE bench_floor.carts, bench_floor.gift_cards`.execute(db);
  await sql`
    INSERT INTO bench_floor.carts (session, items, cents)
    SELECT session, json_build_array(product), cents
    FROM unnest(${opened.map(({ session }) => session)}::text[], ${opened.map(variantOf)}::int[])
      opened (session, variant_id)
    JOIN bench_floor.variants ON variants.id = variant_id
  `.execute(db);
  await sql`
    INSERT INTO bench_floor.gift_cards (code, cents)
    SELECT code, ${GIFT_CARD_CENTS}
    FROM unnest(${opened.map(({ giftCardCode }) => giftCardCode)}::text[]) code
  `.execute(db);
}

function digestOf({ session }: OpenedCart): string {
  return createHash('sha256').update(session).digest('base64url');
}

function variantOf({ variantId }: OpenedCart): number {
  return variantId;
}
