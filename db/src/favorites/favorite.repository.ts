import { sql } from 'kysely';
import { anyOf } from '../lib/any-of.ts';
import { epochMs, instant } from '../lib/instants.ts';
import { slice } from '../lib/keyset.ts';
import type { ListOrder, Slice } from '../lib/keyset.ts';
import type { Sql } from '../orm.ts';

export interface FavoriteRow {
  id: number;
  userId: number;
  studioId: number;
  /** What its user noted about it; empty when nothing. */
  note: string;
  /** Epoch milliseconds. */
  createdAt: number;
}

/** Newest first. */
export const favoriteOrder: ListOrder<FavoriteRow> = {
  direction: 'desc',
  columns: [
    { value: sql`favorites.created_at`, kind: 'instant' },
    { value: sql`favorites.id`, kind: 'integer' },
  ],
  keyOf: ({ createdAt, id }) => [createdAt, id],
};

/** The studios that a user has saved and that are still public: a slice, newest first. */
export async function listFavorites(db: Sql, userId: number, part: Slice): Promise<FavoriteRow[]> {
  const query = selectPublic(db, userId).select(({ ref }) => [
    'favorites.id',
    'user_id as userId',
    'studio_id as studioId',
    'note',
    epochMs(ref('favorites.created_at')).as('createdAt'),
  ]);
  return slice(query, favoriteOrder, part).execute();
}

/** How many public studios a user has saved. */
export async function countFavorites(db: Sql, userId: number): Promise<number> {
  const { count } = await selectPublic(db, userId)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The ids of all public studios that a user has saved, newest first. */
export async function listFavoriteStudioIds(db: Sql, userId: number): Promise<number[]> {
  const rows = await selectPublic(db, userId)
    .select('studio_id as studioId')
    .orderBy('favorites.created_at', 'desc')
    .orderBy('favorites.id', 'desc')
    .execute();
  return rows.map(({ studioId }) => studioId);
}

/** Those of the studios that a user has saved. */
export async function findFavorites(
  db: Sql,
  userId: number,
  studioIds: readonly number[],
): Promise<{ studioId: number }[]> {
  return db
    .selectFrom('favorites')
    .select('studio_id as studioId')
    .where('user_id', '=', userId)
    .where('studio_id', '=', anyOf(studioIds))
    .execute();
}

/**
 * Saves a studio for a user, once however often and from wherever it is asked for.
 * @param at when, epoch milliseconds
 * @param limit how many a user can save
 * @returns the favourite and whether it is new; undefined when the user has saved `limit` others
 */
export async function insertFavorite(
  db: Sql,
  { userId, studioId, at, limit }: { userId: number; studioId: number; at: number; limit: number },
): Promise<(FavoriteRow & { isNew: boolean }) | undefined> {
  const { rows } = await sql<FavoriteRow & { isNew: boolean }>`
    INSERT INTO favorites (user_id, studio_id, created_at)
    SELECT ${userId}::int, ${studioId}::int, ${instant(at)}
    WHERE (
      SELECT count(*) FROM favorites WHERE user_id = ${userId} AND studio_id <> ${studioId}
    ) < ${limit}
    -- An update that changes nothing, because only what is written is returned.
    ON CONFLICT (user_id, studio_id) DO UPDATE SET studio_id = excluded.studio_id
    RETURNING
      id, user_id AS "userId", studio_id AS "studioId", note,
      ${epochMs(sql.ref<string>('created_at'))} AS "createdAt",
      -- Only a row that was there before has been locked.
      xmax = 0 AS "isNew"
  `.execute(db);
  return rows[0];
}

/** One of a user's favourites. */
export async function findFavorite(
  db: Sql,
  userId: number,
  studioId: number,
): Promise<FavoriteRow | undefined> {
  return db
    .selectFrom('favorites')
    .select(({ ref }) => [
      'id',
      'user_id as userId',
      'studio_id as studioId',
      'note',
      epochMs(ref('created_at')).as('createdAt'),
    ])
    .where('user_id', '=', userId)
    .where('studio_id', '=', studioId)
    .executeTakeFirst();
}

/**
 * Saves public studios for a user, the first one as the newest. Those that are saved already stay
 * as they are. To be called in a transaction.
 * @param at when, epoch milliseconds
 * @returns the ids of those that are new
 */
export async function insertFavorites(
  db: Sql,
  { userId, studioIds, at }: { userId: number; studioIds: readonly number[]; at: number },
): Promise<number[]> {
  const { rows } = await sql<{ studioId: number }>`
    INSERT INTO favorites (user_id, studio_id, created_at)
    SELECT ${userId}::int, studios.id, ${instant(at)}
    FROM studios
    WHERE studios.id = ${anyOf(studioIds)} AND status = 'approved'
    ORDER BY array_position(${studioIds}::int[], studios.id) DESC
    ON CONFLICT (user_id, studio_id) DO NOTHING
    RETURNING studio_id AS "studioId"
  `.execute(db);
  return rows.map(({ studioId }) => studioId);
}

/**
 * Sets the note on a user's favourite.
 * @param previous what it is meant to replace; with anything else in its place nothing happens
 * @returns whether it is set now
 */
export async function updateNote(
  db: Sql,
  {
    userId,
    studioId,
    note,
    previous,
  }: { userId: number; studioId: number; note: string; previous: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('favorites')
    .set({ note })
    .where('user_id', '=', userId)
    .where('studio_id', '=', studioId)
    .where('note', 'in', [previous, note])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** A favourite that was removed, with what went with it. */
export interface RemovedFavoriteRow {
  studioId: number;
  note: string;
  /** The collections that held it. */
  collectionIds: number[];
}

/** Removes studios from a user's favourites and from all their collections. @returns what was there. */
export async function deleteFavorites(
  db: Sql,
  userId: number,
  studioIds: readonly number[],
): Promise<RemovedFavoriteRow[]> {
  const { rows } = await sql<RemovedFavoriteRow>`
    WITH removed AS (
      DELETE FROM favorites
      WHERE user_id = ${userId} AND studio_id = ${anyOf(studioIds)}
      RETURNING user_id, studio_id, note
    )
    SELECT
      studio_id AS "studioId", note,
      -- As it was before the statement.
      ARRAY (
        SELECT collection_id FROM collection_studios place
        WHERE place.user_id = removed.user_id AND place.studio_id = removed.studio_id
        ORDER BY collection_id
      ) AS "collectionIds"
    FROM removed
  `.execute(db);
  return rows;
}

function selectPublic(db: Sql, userId: number) {
  return db
    .selectFrom('favorites')
    .innerJoin('studios', 'studios.id', 'studio_id')
    .where('user_id', '=', userId)
    .where('studios.status', '=', 'approved');
}
