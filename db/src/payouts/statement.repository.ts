import { sql } from 'kysely';
import { statedBalance } from '#domain/payments/ledger.ts';
import type { StatementLine, TimeSpan } from '#domain/payouts/statement.ts';
import { epochMs, instant } from '../lib/instants.ts';
import type { Sql } from '../orm.ts';

/** What an owner had to their credit before an instant (epoch milliseconds), by the books, in cents. */
export async function ownerBalanceBefore(db: Sql, ownerId: number, at: number): Promise<number> {
  const account = `owner:${ownerId}` as const;
  const { rows } = await sql<{ net: number }>`
    SELECT coalesce(sum(cents), 0)::float8 AS net
    FROM ledger_postings JOIN ledger_transactions entry ON entry.id = transaction_id
    WHERE account = ${account} AND booked_at < ${instant(at)}
  `.execute(db);
  return statedBalance(account, rows[0]!.net);
}

/** The months, in UTC, in which something was booked for an owner, as `2026-12`, the latest first. */
export async function listBookedMonths(db: Sql, ownerId: number, limit: number): Promise<string[]> {
  const { rows } = await sql<{ month: string }>`
    SELECT DISTINCT to_char(booked_at AT TIME ZONE 'UTC', 'YYYY-MM') AS month
    FROM ledger_postings JOIN ledger_transactions entry ON entry.id = transaction_id
    WHERE account = ${`owner:${ownerId}`}
    ORDER BY month DESC LIMIT ${limit}
  `.execute(db);
  return rows.map(({ month }) => month);
}

/** What was paid out to an owner in a time, and what of it came back in it. */
export async function listPayoutLines(
  db: Sql,
  ownerId: number,
  { from, to }: TimeSpan,
): Promise<StatementLine[]> {
  const { rows } = await sql<StatementLine>`
    SELECT 'payout' AS kind, ${epochMs(sql.ref('created_at'))} AS at, -amount_cents AS cents
    FROM payouts
    WHERE owner_id = ${ownerId} AND created_at >= ${instant(from)} AND created_at < ${instant(to)}
    UNION ALL
    SELECT 'payout-returned', ${epochMs(sql.ref('failed_at'))}, amount_cents
    FROM payouts
    WHERE owner_id = ${ownerId} AND failed_at >= ${instant(from)} AND failed_at < ${instant(to)}
    UNION ALL
    SELECT 'payout-returned', ${epochMs(sql.ref('returned_at'))}, cents
    FROM payout_returns JOIN payouts ON payouts.id = source_id
    WHERE owner_id = ${ownerId} AND returned_at >= ${instant(from)} AND returned_at < ${instant(to)}
    ORDER BY at
  `.execute(db);
  return rows;
}
