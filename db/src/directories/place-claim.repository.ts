import { sql } from 'kysely';
import type { PlaceClaimStatus } from '#domain/directories/place.ts';
import { epochMs, instant } from '../lib/instants.ts';
import { slice } from '../lib/keyset.ts';
import type { ListOrder, Slice } from '../lib/keyset.ts';
import type { Sql } from '../orm.ts';

/** Somebody's claim that they run a place. Instants are epoch milliseconds. */
export interface PlaceClaimRow {
  id: number;
  placeId: number;
  userId: number;
  status: PlaceClaimStatus;
  statement: string;
  reasons: string;
  createdAt: number;
}

function selectClaims(db: Sql) {
  return db
    .selectFrom('place_claims')
    .select(({ ref }) => [
      'id',
      'place_id as placeId',
      'user_id as userId',
      sql<PlaceClaimStatus>`status`.as('status'),
      'statement',
      'reasons',
      epochMs(ref('created_at')).as('createdAt'),
    ]);
}

/** A claim; undefined where there is none. */
export async function findPlaceClaim(db: Sql, id: number): Promise<PlaceClaimRow | undefined> {
  return selectClaims(db).where('id', '=', id).executeTakeFirst();
}

/** What somebody claimed of a place last; undefined where they have not. */
export async function findLatestPlaceClaim(
  db: Sql,
  { placeId, userId }: { placeId: number; userId: number },
): Promise<PlaceClaimRow | undefined> {
  return selectClaims(db)
    .where('place_id', '=', placeId)
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The claims of a place about which nothing is decided. */
export async function findWaitingPlaceClaims(db: Sql, placeId: number): Promise<PlaceClaimRow[]> {
  return selectClaims(db)
    .where('place_id', '=', placeId)
    .where('status', '=', 'waiting')
    .orderBy('id')
    .execute();
}

/** What has waited longest comes first. */
export const placeClaimOrder: ListOrder<PlaceClaimRow> = {
  direction: 'asc',
  columns: [
    { value: sql`created_at`, kind: 'instant' },
    { value: sql`id`, kind: 'integer' },
  ],
  keyOf: ({ createdAt, id }) => [createdAt, id],
};

/** Claims about which administrators are to decide: a slice, what has waited longest first. */
export async function listWaitingPlaceClaims(db: Sql, part: Slice): Promise<PlaceClaimRow[]> {
  const waiting = selectClaims(db).where('status', '=', 'waiting');
  return slice(waiting, placeClaimOrder, part).execute();
}

/** How many claims wait for administrators. */
export async function countWaitingPlaceClaims(db: Sql): Promise<number> {
  const { count } = await db
    .selectFrom('place_claims')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('status', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Keeps a claim made at `now` (epoch milliseconds). It takes the place of one of theirs that waits.
 * @returns its number
 */
export async function upsertPlaceClaim(
  db: Sql,
  {
    placeId,
    userId,
    statement,
    now,
  }: { placeId: number; userId: number; statement: string; now: number },
): Promise<number> {
  const { id } = await db
    .insertInto('place_claims')
    .values({
      place_id: placeId,
      user_id: userId,
      status: 'waiting',
      statement,
      created_at: instant(now),
    })
    .onConflict((same) =>
      same
        .columns(['place_id', 'user_id'])
        // Written out: no index is found by a value that a prepared statement does not know.
        .where(sql<boolean>`status = 'waiting'`)
        .doUpdateSet({ statement, created_at: instant(now) }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Decides about a claim that waits, at `now` (epoch milliseconds). @returns whether it waited */
export async function decidePlaceClaim(
  db: Sql,
  id: number,
  { status, reasons }: { status: Exclude<PlaceClaimStatus, 'waiting'>; reasons: string },
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('place_claims')
    .set({ status, reasons, decided_at: instant(now) })
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
