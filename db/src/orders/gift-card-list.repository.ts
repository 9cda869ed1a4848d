import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { CHARGE_CURRENCY } from '#domain/payments/currency.ts';
import type { TransactionKind } from '#domain/payments/ledger.ts';
import { epochMs, instant } from '../lib/instants.ts';
import { slice } from '../lib/keyset.ts';
import type { ListOrder, Slice } from '../lib/keyset.ts';
import { patternOf } from '../lib/words.ts';
import type { Sql } from '../orm.ts';

/** A gift card as administrators see it. Amounts are US cents, instants are epoch milliseconds. */
export interface ListedGiftCardRow {
  id: number;
  initialCents: number;
  /** What is left of it. */
  balanceCents: number;
  recipientEmail: string;
  recipientName: string;
  /** The order that it was bought with; null where it was issued by hand. */
  orderNumber: string | null;
  issuedById: number | null;
  /** Why it was issued by hand; else empty. */
  reason: string;
  createdAt: number;
  mailedAt: number | null;
  recalledAt: number | null;
  blockedAt: number | null;
}

/** Which gift cards a list shows. */
export interface GiftCardFilter {
  /** Of a whole code, its SHA-256. */
  codeHash?: Uint8Array;
  /** The end of a code, or a part of the address that it is mailed to or of the order's number. */
  text?: string;
}

export const giftCardListOrder: ListOrder<ListedGiftCardRow> = {
  columns: [
    { value: sql`gift_cards.created_at`, kind: 'instant' },
    { value: sql`gift_cards.id`, kind: 'integer' },
  ],
  direction: 'desc',
  keyOf: ({ createdAt, id }) => [createdAt, id],
};

/** Gift cards, those made last first. */
export async function listGiftCards(
  db: Sql,
  filter: GiftCardFilter,
  part: Slice,
): Promise<ListedGiftCardRow[]> {
  return slice(selectListed(db).where(isWanted(filter)), giftCardListOrder, part).execute();
}

export async function countGiftCards(db: Sql, filter: GiftCardFilter): Promise<number> {
  const { count } = await selectListed(db)
    .clearSelect()
    .select(sql<number>`count(*)::int`.as('count'))
    .where(isWanted(filter))
    .executeTakeFirstOrThrow();
  return count;
}

export async function findListedGiftCard(
  db: Sql,
  id: number,
): Promise<ListedGiftCardRow | undefined> {
  return selectListed(db).where('gift_cards.id', '=', id).executeTakeFirst();
}

/** Something that has moved money of a gift card. */
export interface GiftCardMovementRow {
  giftCardId: number;
  kind: TransactionKind;
  /** US cents; below zero where it was taken from the card. */
  cents: number;
  /** The order that it came from or went to; null where it was given away. */
  orderNumber: string | null;
  at: number;
}

/** What has moved money of gift cards, first things first. */
export async function findGiftCardMovements(
  db: Sql,
  ids: readonly number[],
): Promise<GiftCardMovementRow[]> {
  const { rows } = await sql<GiftCardMovementRow>`
    SELECT card.id AS "giftCardId", entry.kind, -posting.cents AS cents,
      orders.number AS "orderNumber", ${epochMs(sql`entry.booked_at`)} AS at
    FROM unnest(${ids}::int[]) AS card (id)
    JOIN ledger_postings posting ON posting.account = 'gift-card:' || card.id
    JOIN ledger_transactions entry ON entry.id = posting.transaction_id
    LEFT JOIN ledger_postings other
      ON other.transaction_id = entry.id AND other.account LIKE 'order:%'
    LEFT JOIN orders ON 'order:' || orders.id = other.account
    ORDER BY card.id, entry.id
  `.execute(db);
  return rows;
}

/** A gift card that nobody has bought. */
export interface GrantedGiftCard {
  initialCents: number;
  recipientEmail: string;
  recipientName: string;
  message: string;
  issuedById: number;
  reason: string;
  idempotencyKey: string;
}

/**
 * Stores a gift card that is issued by hand and mailed at `now` (epoch milliseconds).
 * @returns its id; undefined when there is one under its key
 */
export async function insertGrantedGiftCard(
  db: Sql,
  card: GrantedGiftCard,
  now: number,
): Promise<number | undefined> {
  const row = await db
    .insertInto('gift_cards')
    .values({
      initial_cents: card.initialCents,
      recipient_email: card.recipientEmail,
      recipient_name: card.recipientName,
      message: card.message,
      user_id: card.issuedById,
      reason: card.reason,
      idempotency_key: card.idempotencyKey,
      deliver_at: instant(now),
      mailed_at: instant(now),
      created_at: instant(now),
    })
    .onConflict((same) => same.column('idempotency_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** The gift card that was issued by hand under a key. */
export async function findGiftCardByKey(
  db: Sql,
  key: string,
): Promise<ListedGiftCardRow | undefined> {
  return selectListed(db).where('gift_cards.idempotency_key', '=', key).executeTakeFirst();
}

/** Blocks a gift card from `at` (epoch milliseconds) on, or lets it be used again with null. */
export async function blockGiftCard(db: Sql, id: number, at: number | null): Promise<void> {
  await db
    .updateTable('gift_cards')
    .set({ blocked_at: at === null ? null : instant(at) })
    .where('id', '=', id)
    .execute();
}

function isWanted({ codeHash, text }: GiftCardFilter): RawBuilder<boolean> {
  const hasCode = (condition: RawBuilder<unknown>) => sql`EXISTS (
    SELECT FROM gift_card_codes WHERE gift_card_id = gift_cards.id AND ${condition}
  )`;
  if (codeHash) return sql<boolean>`${hasCode(sql`hash = ${codeHash}`)}`;
  if (!text) return sql<boolean>`true`;
  const pattern = patternOf(text);
  return sql<boolean>`(${hasCode(sql`last_four = ${text.toUpperCase()}`)}
    OR gift_cards.recipient_email::text ILIKE ${pattern} OR orders.number ILIKE ${pattern})`;
}

function selectListed(db: Sql) {
  return db
    .selectFrom('gift_cards')
    .leftJoin('order_items', 'order_items.id', 'order_item_id')
    .leftJoin('orders', 'orders.id', 'order_id')
    .select(({ ref }) => [
      'gift_cards.id',
      'initial_cents as initialCents',
      sql<number>`coalesce((
        SELECT -net_cents FROM ledger_balances
        WHERE account = 'gift-card:' || gift_cards.id AND currency = ${CHARGE_CURRENCY}
      ), 0)::int`.as('balanceCents'),
      'recipient_email as recipientEmail',
      'recipient_name as recipientName',
      'orders.number as orderNumber',
      'gift_cards.user_id as issuedById',
      'reason',
      epochMs(ref('gift_cards.created_at')).as('createdAt'),
      epochMs(ref('mailed_at')).as('mailedAt'),
      epochMs(ref('recalled_at')).as('recalledAt'),
      epochMs(ref('blocked_at')).as('blockedAt'),
    ]);
}
