import { sql } from 'kysely';
import type { Language } from '#domain/accounts/language.ts';
import type { RemovalInput } from '#domain/company/removal.schema.ts';
import type { RemovalStatus } from '#domain/company/removal.ts';
import { epochMs, instant } from '../lib/instants.ts';
import { slice } from '../lib/keyset.ts';
import type { ListOrder, Slice } from '../lib/keyset.ts';
import type { Sql } from '../orm.ts';

/** A request to remove a listing. Instants are epoch milliseconds. */
export interface RemovalRequestRow extends RemovalInput {
  id: number;
  language: Language;
  status: RemovalStatus;
  /** What whoever asked was told; empty before that. */
  answer: string;
  createdAt: number;
}

function selectRequests(db: Sql) {
  return db
    .selectFrom('removal_requests')
    .select(({ ref }) => [
      'id',
      'name',
      'email',
      'language',
      'listing_url as listingUrl',
      'reason',
      'additional_details as additionalDetails',
      'status',
      'answer',
      epochMs(ref('created_at')).as('createdAt'),
    ]);
}

/** What has waited longest comes first. */
export const removalOrder: ListOrder<RemovalRequestRow> = {
  direction: 'asc',
  columns: [
    { value: sql`created_at`, kind: 'instant' },
    { value: sql`id`, kind: 'integer' },
  ],
  keyOf: ({ createdAt, id }) => [createdAt, id],
};

/** Requests about which nothing is decided: a slice, what has waited longest first. */
export async function listWaitingRemovals(db: Sql, part: Slice): Promise<RemovalRequestRow[]> {
  return slice(selectRequests(db).where('status', '=', 'waiting'), removalOrder, part).execute();
}

/** How many requests nothing is decided about. */
export async function countWaitingRemovals(db: Sql): Promise<number> {
  const { count } = await db
    .selectFrom('removal_requests')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('status', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return count;
}

/** A request; undefined where there is none. */
export async function findRemoval(db: Sql, id: number): Promise<RemovalRequestRow | undefined> {
  return selectRequests(db).where('id', '=', id).executeTakeFirst();
}

/** Keeps a request made at `now` (epoch milliseconds). @returns its number */
export async function insertRemoval(
  db: Sql,
  request: RemovalInput & { language: Language; userId: number | null },
  now: number,
): Promise<number> {
  const { listingUrl, additionalDetails, userId, ...columns } = request;
  const { id } = await db
    .insertInto('removal_requests')
    .values({
      ...columns,
      listing_url: listingUrl,
      additional_details: additionalDetails,
      user_id: userId,
      created_at: instant(now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Decides about a request that waits, at `now` (epoch milliseconds). @returns whether it waited
 */
export async function decideRemoval(
  db: Sql,
  id: number,
  { status, answer }: { status: Exclude<RemovalStatus, 'waiting'>; answer: string },
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('removal_requests')
    .set({ status, answer, decided_at: instant(now) })
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Forgets what was decided before an instant (epoch milliseconds). */
export async function deleteDecidedRemovals(db: Sql, before: number): Promise<void> {
  await db.deleteFrom('removal_requests').where('decided_at', '<', instant(before)).execute();
}
