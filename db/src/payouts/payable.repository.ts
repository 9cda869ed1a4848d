import { sql } from 'kysely';
import { anyOf } from '../lib/any-of.ts';
import { epochMs, instant } from '../lib/instants.ts';
import type { Sql } from '../orm.ts';

/**
 * Owners whose accounts can be paid and who have to their credit what can be paid out by now, and were
 * sent nothing yet on the day of `now` (epoch milliseconds, in UTC).
 */
export async function listOwnersToPay(db: Sql, provider: string, now: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT owner_id AS id FROM payout_accounts account
    WHERE provider = ${provider} AND status = 'ready'
      AND EXISTS (
        SELECT FROM unpaid_items
        WHERE unpaid_items.owner_id = account.owner_id AND cents > 0
          AND available_at <= ${instant(now)}
      )
      AND NOT EXISTS (
        SELECT FROM payouts
        WHERE payouts.owner_id = account.owner_id
          AND date = (${instant(now)} AT TIME ZONE 'UTC')::date
      )
    ORDER BY owner_id
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** Whose rows payouts are made of. */
const itemTables = ['earnings', 'earning_reversals', 'payout_returns'] as const;

/** What a payout is made of, and what it comes to in cents, which may be below zero. */
export interface PayableItems {
  earningIds: number[];
  reversalIds: number[];
  returnIds: number[];
  cents: number;
}

/**
 * What of an owner can be paid out at `now` (epoch milliseconds) by a provider, which has no money but what
 * it has taken: earnings, less what was taken back of these and of those that were paid out before, and what
 * came back of earlier payouts. It stays so until the transaction of `db` ends; what is taken back
 * meanwhile is taken from the next payout.
 */
export async function lockPayableItems(
  db: Sql,
  { ownerId, provider }: { ownerId: number; provider: string },
  now: number,
): Promise<PayableItems> {
  const isTakenThere = sql<boolean>`EXISTS (
    SELECT FROM payments WHERE payments.id = earnings.payment_id AND provider = ${provider}
  )`;
  const earnings = await db
    .selectFrom('earnings')
    .select(['id', 'net_cents as netCents'])
    .where('owner_id', '=', ownerId)
    .where('payout_id', 'is', null)
    .where('available_at', '<=', instant(now))
    .where(isTakenThere)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const reversals = await db
    .selectFrom('earning_reversals as reversal')
    .innerJoin('earnings', 'earnings.id', 'reversal.earning_id')
    .select(['reversal.id', 'reversal.net_cents as netCents'])
    .where('earnings.owner_id', '=', ownerId)
    .where('reversal.payout_id', 'is', null)
    .where('earnings.available_at', '<=', instant(now))
    .where(isTakenThere)
    .execute();
  const returns = await db
    .selectFrom('payout_returns')
    .innerJoin('payouts', 'payouts.id', 'source_id')
    .select(['payout_returns.id', 'cents as netCents'])
    .where('owner_id', '=', ownerId)
    .where('provider', '=', provider)
    .where('payout_id', 'is', null)
    .execute();
  return {
    earningIds: earnings.map(({ id }) => id),
    reversalIds: reversals.map(({ id }) => id),
    returnIds: returns.map(({ id }) => id),
    cents: sumOf(earnings) - sumOf(reversals) + sumOf(returns),
  };
}

function sumOf(items: readonly { netCents: number }[]): number {
  return items.reduce((sum, { netCents }) => sum + netCents, 0);
}

/** Notes what a payout is made of. */
export async function assignItems(
  db: Sql,
  payoutId: number,
  { earningIds, reversalIds, returnIds }: PayableItems,
): Promise<void> {
  const claimed = {
    earnings: earningIds,
    earning_reversals: reversalIds,
    payout_returns: returnIds,
  };
  for (const table of itemTables) {
    await db
      .updateTable(table)
      .set({ payout_id: payoutId })
      .where(sql<boolean>`id = ${anyOf(claimed[table])}`)
      .execute();
  }
}

/** Lets go of what a payout was made of, so that the next one is made of it. */
export async function releaseItems(db: Sql, payoutId: number): Promise<void> {
  for (const table of itemTables) {
    await db
      .updateTable(table)
      .set({ payout_id: null })
      .where('payout_id', '=', payoutId)
      .execute();
  }
}

/** What an owner has earned on a day and was not sent yet, cents that may be below zero. */
export interface DueSum {
  /** From when on it can be paid out, epoch milliseconds. */
  availableAt: number;
  cents: number;
}

/** What an owner has to their credit and was not sent, by when it can be paid out, the soonest first. */
export async function sumUnpaid(db: Sql, ownerId: number): Promise<DueSum[]> {
  const { rows } = await sql<DueSum>`
    SELECT ${epochMs(sql.ref('available_at'))} AS "availableAt", sum(cents)::int AS cents
    FROM unpaid_items WHERE owner_id = ${ownerId}
    GROUP BY available_at ORDER BY available_at
  `.execute(db);
  return rows;
}
