import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { TimeSpan } from '#domain/payouts/statement.ts';
import { anyOf } from '../lib/any-of.ts';
import { epochMs, instant } from '../lib/instants.ts';
import type { Sql } from '../orm.ts';

/** Something that was earned, or taken back of it, then below zero. Instants are epoch milliseconds. */
export interface PayoutItemRow {
  kind: 'earning' | 'refund';
  bookingId: number;
  payoutId: number | null;
  grossCents: number;
  /** Our part. */
  commissionCents: number;
  /** The owner's part. */
  netCents: number;
  at: number;
}

/** What payouts are made of, first things first. */
export async function findPayoutItems(
  db: Sql,
  payoutIds: readonly number[],
): Promise<(PayoutItemRow & { payoutId: number })[]> {
  const ids = anyOf(payoutIds);
  return selectItems<PayoutItemRow & { payoutId: number }>(db, {
    earnings: sql`payout_id = ${ids}`,
    reversals: sql`reversal.payout_id = ${ids}`,
  });
}

/** What an owner has earned in a time, and what was taken back in it, first things first. */
export async function listItemsOf(
  db: Sql,
  ownerId: number,
  { from, to }: TimeSpan,
): Promise<PayoutItemRow[]> {
  const within = (column: RawBuilder<unknown>) =>
    sql`owner_id = ${ownerId} AND ${column} >= ${instant(from)} AND ${column} < ${instant(to)}`;
  return selectItems(db, {
    earnings: within(sql`earned_at`),
    reversals: within(sql`reversed_at`),
  });
}

async function selectItems<Row extends PayoutItemRow>(
  db: Sql,
  where: { earnings: RawBuilder<unknown>; reversals: RawBuilder<unknown> },
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    SELECT 'earning' AS kind, booking_id AS "bookingId", payout_id AS "payoutId",
      gross_cents AS "grossCents", commission_cents AS "commissionCents", net_cents AS "netCents",
      ${epochMs(sql.ref('earned_at'))} AS at, id
    FROM earnings WHERE ${where.earnings}
    UNION ALL
    SELECT 'refund', booking_id, reversal.payout_id, -reversal.gross_cents,
      -reversal.commission_cents, -reversal.net_cents, ${epochMs(sql.ref('reversed_at'))}, reversal.id
    FROM earning_reversals reversal JOIN earnings ON earnings.id = earning_id
    WHERE ${where.reversals}
    ORDER BY at, kind, id
  `.execute(db);
  return rows;
}
