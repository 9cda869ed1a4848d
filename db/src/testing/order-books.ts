import { sql } from 'kysely';
import type { Sql } from '../orm.ts';

/** Where the books and the orders do not agree: an order, a gift card, a payment or a variant. */
export interface Disagreement {
  what: string;
  id: number;
  booked: number;
  expected: number;
}

/**
 * Compares what the ledger, the stock and what is kept have of each order, gift card, payment and
 * variant with what the orders say. Everything that is asked of the provider has been carried out.
 * @param initialStock of variants, before anything was ordered
 * @returns what does not agree
 */
export async function disagreements(
  db: Sql,
  initialStock: ReadonlyMap<number, number>,
): Promise<Disagreement[]> {
  return [
    ...(await ofOrders(db)),
    ...(await ofPayments(db)),
    ...(await ofGiftCards(db)),
    ...(await ofReservations(db)),
    ...(await ofStock(db, initialStock)),
    ...(await ofTransactions(db)),
  ];
}

/** An account of the ledger, in cents, as what we owe. */
const owed = (account: ReturnType<typeof sql>) => sql`coalesce((
  SELECT -net_cents FROM ledger_balances WHERE account = ${account}
), 0)::int`;

/** What an order has given up: what it had earned, and what gift cards bought with it are not worth any more. */
const givenUp = sql`coalesce((
  SELECT -sum(cents) FROM ledger_postings JOIN ledger_transactions ON id = transaction_id
  WHERE account = 'order:' || orders.id AND cents < 0
    AND kind IN ('earning-reversed', 'gift-card-recalled')
), 0)::int`;

/** What is on an order's account is what gift cards hold for it; what it gave up is what went back. */
async function ofOrders(db: Sql): Promise<Disagreement[]> {
  const { rows } = await sql<Disagreement>`
    SELECT 'held for order' AS what, id, ${owed(sql`'order:' || orders.id`)} AS booked,
      CASE status WHEN 'awaiting-payment' THEN gift_card_cents ELSE 0 END AS expected
    FROM orders
    UNION ALL
    SELECT 'given up by order', orders.id, ${givenUp},
      orders.refunded_cents + gift_card_refunded_cents
        + ${owed(sql`'deposit:' || payments.id`)}
        - coalesce((
          SELECT sum(cents) FROM ledger_postings JOIN ledger_transactions ON id = transaction_id
          WHERE account = 'losses' AND payment_id = payments.id
        ), 0)::int
    FROM orders LEFT JOIN payments
      ON payable_kind = 'order' AND payable_id = orders.id AND is_accepted
    WHERE paid_at IS NOT NULL
    UNION ALL
    SELECT 'refunded by card', orders.id, payments.refunded_cents, orders.refunded_cents
    FROM orders JOIN payments
      ON payable_kind = 'order' AND payable_id = orders.id AND is_accepted
  `.execute(db);
  return differing(rows);
}

/**
 * Whoever has paid has got an order, or everything back that could be delivered; never two payments for
 * one order.
 */
async function ofPayments(db: Sql): Promise<Disagreement[]> {
  const { rows } = await sql<Disagreement>`
    SELECT 'kept without an order' AS what, id, captured_cents - refunded_cents AS booked,
      coalesce((
        SELECT sum(cents) FROM ledger_postings JOIN ledger_transactions entry ON entry.id = transaction_id
        WHERE payment_id = payments.id AND kind = 'refund-returned' AND account = 'provider'
      ), 0)::int AS expected
    FROM payments WHERE payable_kind = 'order' AND NOT is_accepted
    UNION ALL
    SELECT 'paid for order', orders.id, coalesce(sum(captured_cents), 0)::int,
      CASE WHEN paid_at IS NULL THEN 0 ELSE total_cents - gift_card_cents END
    FROM orders LEFT JOIN payments
      ON payable_kind = 'order' AND payable_id = orders.id AND is_accepted
    GROUP BY orders.id
    UNION ALL
    SELECT 'at the provider', 0,
      coalesce((SELECT net_cents FROM ledger_balances WHERE account = 'provider'), 0)::int,
      coalesce(sum(captured_cents - refunded_cents - fee_cents), 0)::int
    FROM payments
  `.execute(db);
  return differing(rows);
}

/** What is left of a gift card is what it was worth, less what orders have or hold of it. */
async function ofGiftCards(db: Sql): Promise<Disagreement[]> {
  const { rows } = await sql<Disagreement>`
    WITH returned AS (
      -- Orders give back to their cards one after the other.
      SELECT gift_card_id, greatest(0, least(cents, gift_card_refunded_cents
        - (sum(cents) OVER (PARTITION BY order_id ORDER BY gift_card_id) - cents)))::int AS cents
      FROM gift_card_payments JOIN orders ON orders.id = order_id
    )
    SELECT 'left of gift card' AS what, card.id, ${owed(sql`'gift-card:' || card.id`)} AS booked,
      card.initial_cents
        - coalesce((
          SELECT sum(cents) FROM gift_card_payments JOIN orders ON orders.id = order_id
          WHERE gift_card_id = card.id AND (paid_at IS NOT NULL OR status = 'awaiting-payment')
        ), 0)::int
        + coalesce((SELECT sum(cents) FROM returned WHERE gift_card_id = card.id), 0)::int
        - coalesce((
          SELECT sum(cents) FROM ledger_postings JOIN ledger_transactions ON id = transaction_id
          WHERE account = 'gift-card:' || card.id AND kind = 'gift-card-recalled'
        ), 0)::int AS expected
    FROM gift_cards card
  `.execute(db);
  return differing(rows);
}

/** Stock is kept for what awaits its payment, and for nothing else. */
async function ofReservations(db: Sql): Promise<Disagreement[]> {
  const { rows } = await sql<Disagreement>`
    SELECT 'kept for order' AS what, orders.id, coalesce((
        SELECT sum(quantity) FROM stock_reservations WHERE order_id = orders.id
      ), 0)::int AS booked,
      CASE status WHEN 'awaiting-payment' THEN coalesce((
        SELECT sum(quantity) FROM order_items
        JOIN product_variants ON product_variants.id = variant_id
        WHERE order_id = orders.id AND stock IS NOT NULL
      ), 0) ELSE 0 END::int AS expected
    FROM orders
  `.execute(db);
  return differing(rows);
}

/** What is left of a variant is what there was, less what was paid and not put back unsent. */
async function ofStock(
  db: Sql,
  initialStock: ReadonlyMap<number, number>,
): Promise<Disagreement[]> {
  const { rows } = await sql<Disagreement>`
    SELECT 'stock' AS what, variant.id, variant.stock AS booked, given.stock - coalesce((
        SELECT sum(quantity) FROM order_items JOIN orders ON orders.id = order_id
        WHERE variant_id = variant.id AND paid_at IS NOT NULL
          AND NOT (status IN ('cancelled', 'refunded') AND shipped_at IS NULL)
      ), 0)::int AS expected
    FROM product_variants variant
    JOIN unnest(${[...initialStock.keys()]}::int[], ${[...initialStock.values()]}::int[])
      AS given (id, stock) ON given.id = variant.id
  `.execute(db);
  return differing(rows);
}

/** Each transaction balances, and so does all of the ledger. */
async function ofTransactions(db: Sql): Promise<Disagreement[]> {
  const { rows } = await sql<Disagreement>`
    SELECT 'transaction' AS what, transaction_id AS id, sum(cents)::int AS booked, 0 AS expected
    FROM ledger_postings GROUP BY transaction_id
    UNION ALL
    SELECT 'ledger', 0, coalesce(sum(net_cents), 0)::int, 0 FROM ledger_balances
  `.execute(db);
  return differing(rows);
}

function differing(rows: readonly Disagreement[]): Disagreement[] {
  return rows.filter(({ booked, expected }) => booked !== expected);
}
