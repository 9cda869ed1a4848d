import { sql } from 'kysely';
import { epochMs, instant } from '../lib/instants.ts';
import type { Sql } from '../orm.ts';

export interface FavoriteRow {
  id: number;
  userId: number;
  studioId: number;
  /** Epoch milliseconds. */
  createdAt: number;
}

/** Where a page of favourites starts: after the one saved then (epoch milliseconds), with this id. */
export interface FavoriteKey {
  createdAt: number;
  id: number;
}

/** The studios that a user has saved and that are still public, newest first, at most `limit`. */
export async function listFavorites(
  db: Sql,
  userId: number,
  page: { limit: number; after?: FavoriteKey | undefined },
): Promise<FavoriteRow[]> {
  let query = selectPublic(db, userId)
    .select(({ ref }) => [
      'favorites.id',
      'user_id as userId',
      'studio_id as studioId',
      epochMs(ref('favorites.created_at')).as('createdAt'),
    ])
    .orderBy('favorites.created_at', 'desc')
    .orderBy('favorites.id', 'desc')
    .limit(page.limit);
  if (page.after) {
    const { createdAt, id } = page.after;
    query = query.where(
      sql<boolean>`(favorites.created_at, favorites.id) < (${instant(createdAt)}, ${id}::int)`,
    );
  }
  return query.execute();
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
    .where('studio_id', '=', sql<number>`ANY (${studioIds}::int[])`)
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
      id, user_id AS "userId", studio_id AS "studioId",
      ${epochMs(sql.ref<string>('created_at'))} AS "createdAt",
      -- Only a row that was there before has been locked.
      xmax = 0 AS "isNew"
  `.execute(db);
  return rows[0];
}

/** Takes a studio off a user's favourites. @returns whether it was one of them. */
export async function deleteFavorite(db: Sql, userId: number, studioId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('favorites')
    .where('user_id', '=', userId)
    .where('studio_id', '=', studioId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

function selectPublic(db: Sql, userId: number) {
  return db
    .selectFrom('favorites')
    .innerJoin('studios', 'studios.id', 'studio_id')
    .where('user_id', '=', userId)
    .where('studios.status', '=', 'approved');
}
