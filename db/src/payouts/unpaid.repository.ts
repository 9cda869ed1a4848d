import { sql } from 'kysely';
import type { UnpaidBalance } from '#domain/payouts/payout-hold.ts';
import { epochMs, instant } from '../lib/instants.ts';
import { slice } from '../lib/keyset.ts';
import type { ListOrder, Slice } from '../lib/keyset.ts';
import type { Sql } from '../orm.ts';
import { isOwnerCalled } from './owner.repository.ts';

/** What an owner has to their credit, or owes, and was not sent. Amounts are cents. */
export interface UnpaidRow extends UnpaidBalance {
  ownerId: number;
  /** When more of it is due, epoch milliseconds; null where all is. */
  moreDueAt: number | null;
}

/** Those who have most to their credit first, those who owe most last. */
export const unpaidOrder: ListOrder<UnpaidRow> = {
  direction: 'desc',
  columns: [
    { value: sql`unpaid."totalCents"`, kind: 'integer' },
    { value: sql`unpaid."ownerId"`, kind: 'integer' },
  ],
  keyOf: ({ totalCents, ownerId }) => [totalCents, ownerId],
};

/** Of whom it is asked, and when. */
export interface UnpaidFilter {
  /** As it stands then, epoch milliseconds. */
  at: number;
  /** Whose accounts count; those of anybody while that one is off. */
  provider: string | undefined;
  /** What the owner is called, or reached by. */
  text?: string;
}

/** A slice of what owners were not sent. */
export async function listUnpaid(db: Sql, filter: UnpaidFilter, part: Slice): Promise<UnpaidRow[]> {
  return slice(db.selectFrom(unpaid(filter).as('unpaid')).selectAll(), unpaidOrder, part).execute();
}

export async function countUnpaid(db: Sql, filter: UnpaidFilter): Promise<number> {
  const { count } = await db
    .selectFrom(unpaid(filter).as('unpaid'))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

function unpaid({ at, provider, text }: UnpaidFilter) {
  const now = instant(at);
  return sql<UnpaidRow>`(
    SELECT owner_id AS "ownerId", sum(cents)::int AS "totalCents",
      coalesce(sum(cents) FILTER (WHERE available_at <= ${now}), 0)::int AS "dueCents",
      ${epochMs(sql`min(available_at) FILTER (WHERE available_at > ${now})`)} AS "moreDueAt",
      (
        SELECT status FROM payout_accounts
        WHERE owner_id = item.owner_id AND provider = coalesce(${provider ?? null}, provider)
      ) AS account,
      EXISTS (
        SELECT FROM payouts
        WHERE owner_id = item.owner_id AND date = (${now} AT TIME ZONE 'UTC')::date
      ) AS "hadToday"
    FROM unpaid_items item
    WHERE ${text ? isOwnerCalled(sql`item.owner_id`, text) : sql`true`}
    GROUP BY owner_id HAVING sum(cents) <> 0
  )`;
}

/** What was sent to all owners, and what was not, in cents. */
export interface PayoutTotals {
  /** To their credit, less what others owe. */
  unpaidCents: number;
  onItsWayCents: number;
  /** Sent, and not come back. */
  sentCents: number;
  /** Come back after it was sent. */
  reversedCents: number;
  /** Payouts that have failed. */
  failedCount: number;
}

export async function sumPayouts(db: Sql): Promise<PayoutTotals> {
  const { rows } = await sql<PayoutTotals>`
    SELECT (SELECT coalesce(sum(cents), 0)::float8 FROM unpaid_items) AS "unpaidCents",
      coalesce(sum(amount_cents) FILTER (WHERE status = 'on-its-way'), 0)::float8 AS "onItsWayCents",
      coalesce(sum(amount_cents - reversed_cents) FILTER (WHERE status = 'sent'), 0)::float8
        AS "sentCents",
      coalesce(sum(reversed_cents), 0)::float8 AS "reversedCents",
      (count(*) FILTER (WHERE status = 'failed'))::int AS "failedCount"
    FROM payouts
  `.execute(db);
  return rows[0]!;
}
