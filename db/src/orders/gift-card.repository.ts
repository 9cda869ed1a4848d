import { sql } from 'kysely';
import { anyOf } from '../lib/any-of.ts';
import { epochMs, instant } from '../lib/instants.ts';
import type { Sql } from '../orm.ts';

/** A gift card. Instants are epoch milliseconds. */
export interface GiftCardRow {
  id: number;
  /** Both null for one that was issued by hand. */
  orderItemId: number | null;
  orderId: number | null;
  initialCents: number;
  recipientEmail: string;
  recipientName: string;
  message: string;
  /** When it is mailed, and when it was. */
  deliverAt: number;
  mailedAt: number | null;
  recalledAt: number | null;
  /** While it is set the card is neither mailed nor taken. */
  blockedAt: number | null;
}

/** A gift card that was bought. */
export type NewGiftCard = Pick<
  GiftCardRow,
  'initialCents' | 'recipientEmail' | 'recipientName' | 'message' | 'deliverAt'
> & { orderItemId: number };

/** Stores a gift card that was bought at `now` (epoch milliseconds). @returns its id */
export async function insertGiftCard(db: Sql, card: NewGiftCard, now: number): Promise<number> {
  const { id } = await db
    .insertInto('gift_cards')
    .values({
      order_item_id: card.orderItemId,
      initial_cents: card.initialCents,
      recipient_email: card.recipientEmail,
      recipient_name: card.recipientName,
      message: card.message,
      deliver_at: instant(card.deliverAt),
      created_at: instant(now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function findGiftCard(db: Sql, id: number): Promise<GiftCardRow | undefined> {
  return selectGiftCards(db).where('gift_cards.id', '=', id).executeTakeFirst();
}

/** The gift cards that were bought with orders. */
export async function findGiftCardsOf(
  db: Sql,
  orderIds: readonly number[],
): Promise<(GiftCardRow & { orderId: number })[]> {
  return selectGiftCards(db)
    .where('order_id', '=', anyOf(orderIds))
    .orderBy('gift_cards.id')
    .$narrowType<{ orderId: number }>()
    .execute();
}

/** The last four characters of the codes of gift cards, of each what was mailed last. */
export async function findLastFours(
  db: Sql,
  ids: readonly number[],
): Promise<{ giftCardId: number; lastFour: string }[]> {
  return db
    .selectFrom('gift_card_codes')
    .distinctOn('gift_card_id')
    .select(['gift_card_id as giftCardId', 'last_four as lastFour'])
    .where('gift_card_id', '=', anyOf(ids))
    .orderBy('gift_card_id')
    .orderBy('created_at', 'desc')
    .execute();
}

/** Makes a code of a gift card known, by its SHA-256. */
export async function insertCode(
  db: Sql,
  code: { giftCardId: number; hash: Uint8Array; lastFour: string },
  now: number,
): Promise<void> {
  await db
    .insertInto('gift_card_codes')
    .values({
      gift_card_id: code.giftCardId,
      hash: code.hash,
      last_four: code.lastFour,
      created_at: instant(now),
    })
    .execute();
}

/** Gift cards by their codes, those that were recalled or are blocked left out. */
export async function findGiftCardsByCodes(
  db: Sql,
  hashes: readonly Uint8Array[],
): Promise<{ id: number; hash: Uint8Array; lastFour: string }[]> {
  if (hashes.length === 0) return [];
  return db
    .selectFrom('gift_card_codes')
    .innerJoin('gift_cards', 'gift_cards.id', 'gift_card_id')
    .select(['gift_cards.id', 'hash', 'last_four as lastFour'])
    .where('hash', 'in', hashes)
    .where('recalled_at', 'is', null)
    .where('blocked_at', 'is', null)
    .execute();
}

/** Keeps others from spending gift cards until the transaction of `db` ends. */
export async function lockGiftCards(db: Sql, ids: readonly number[]): Promise<void> {
  await db
    .selectFrom('gift_cards')
    .select('id')
    .where('id', '=', anyOf(ids))
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** What a gift card pays of an order, or is to pay. */
export interface GiftCardPaymentRow {
  orderId: number;
  giftCardId: number;
  cents: number;
}

export async function insertGiftCardPayments(
  db: Sql,
  payments: readonly GiftCardPaymentRow[],
): Promise<void> {
  if (payments.length === 0) return;
  await db
    .insertInto('gift_card_payments')
    .values(
      payments.map(({ orderId, giftCardId, cents }) => ({
        order_id: orderId,
        gift_card_id: giftCardId,
        cents,
      })),
    )
    .execute();
}

export async function findGiftCardPayments(
  db: Sql,
  orderIds: readonly number[],
): Promise<GiftCardPaymentRow[]> {
  return db
    .selectFrom('gift_card_payments')
    .select(['order_id as orderId', 'gift_card_id as giftCardId', 'cents'])
    .where('order_id', '=', anyOf(orderIds))
    .orderBy('gift_card_id')
    .execute();
}

/** Notes that gift cards are neither mailed nor taken any more. */
export async function recallGiftCards(db: Sql, ids: readonly number[], now: number): Promise<void> {
  await db
    .updateTable('gift_cards')
    .set({ recalled_at: instant(now) })
    .where('id', '=', anyOf(ids))
    .execute();
}

/** Has gift cards of an order that are for whoever buys them be mailed there. */
export async function setBuyersAddress(db: Sql, orderId: number, email: string): Promise<void> {
  await sql`
    UPDATE gift_cards SET recipient_email = ${email} FROM order_items
    WHERE order_items.id = order_item_id AND order_id = ${orderId} AND recipient_email = ''
  `.execute(db);
}

/** Gift cards that are to be mailed at `now` (epoch milliseconds), which are noted as mailed. */
export async function takeDueGiftCards(db: Sql, now: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    UPDATE gift_cards SET mailed_at = ${instant(now)}
    WHERE id IN (
      SELECT id FROM gift_cards
      WHERE mailed_at IS NULL AND recalled_at IS NULL AND blocked_at IS NULL
        AND deliver_at <= ${instant(now)}
        AND recipient_email <> ''
      ORDER BY deliver_at LIMIT ${limit} FOR UPDATE SKIP LOCKED
    )
    RETURNING id
  `.execute(db);
  return rows.map(({ id }) => id);
}

function selectGiftCards(db: Sql) {
  return db
    .selectFrom('gift_cards')
    .leftJoin('order_items', 'order_items.id', 'order_item_id')
    .select(({ ref }) => [
      'gift_cards.id',
      'order_item_id as orderItemId',
      'order_id as orderId',
      'initial_cents as initialCents',
      'recipient_email as recipientEmail',
      'recipient_name as recipientName',
      'message',
      epochMs(ref('deliver_at')).as('deliverAt'),
      epochMs(ref('mailed_at')).as('mailedAt'),
      epochMs(ref('recalled_at')).as('recalledAt'),
      epochMs(ref('blocked_at')).as('blockedAt'),
    ]);
}
