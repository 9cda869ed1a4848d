import { sql } from 'kysely';
import { lockUser } from '#db/accounts/account.repository.ts';
import { instant } from '../lib/instants.ts';
import type { Sql } from '../orm.ts';

export interface CollectionRow {
  id: number;
  userId: number;
  name: string;
  /** What its link is known by; null while it is not shared. */
  shareToken: string | null;
  /** Whether the link shows its owner's notes too. */
  sharesNotes: boolean;
  /** Its studios that are still public. */
  studioCount: number;
}

/** The collections of a user, in their order. */
export async function listCollections(db: Sql, userId: number): Promise<CollectionRow[]> {
  return selectCollections(db)
    .where('user_id', '=', userId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** One of the collections of a user. */
export async function findCollection(
  db: Sql,
  userId: number,
  id: number,
): Promise<CollectionRow | undefined> {
  return selectCollections(db)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The collection that a link leads to, with its owner's full name. */
export async function findSharedCollection(
  db: Sql,
  token: string,
): Promise<(CollectionRow & { ownerName: string }) | undefined> {
  return selectCollections(db)
    .innerJoin('users', 'users.id', 'user_id')
    .select('users.name as ownerName')
    .where('share_token', '=', token)
    .executeTakeFirst();
}

/** A collection in the making: {@link CollectionRow} has what it becomes. */
interface NewCollection {
  userId: number;
  name: string;
  nameKey: string;
  /** Epoch milliseconds. */
  at: number;
  /** How many a user can have. */
  limit: number;
}

/**
 * Stores a collection after the others of its user. To be called in a transaction, in which the
 * user's other collections cannot change meanwhile.
 * @returns its id; undefined when the user has `limit` others
 */
export async function insertCollection(
  db: Sql,
  { userId, name, nameKey, at, limit }: NewCollection,
): Promise<number | undefined> {
  await lockUser(db, userId);
  const { rows } = await sql<{ id: number }>`
    INSERT INTO collections (user_id, name, name_key, position, created_at)
    SELECT ${userId}::int, ${name}, ${nameKey}, coalesce(max(position), 0) + 1, ${instant(at)}
    FROM collections WHERE user_id = ${userId}
    HAVING count(*) < ${limit}
    RETURNING id
  `.execute(db);
  return rows[0]?.id;
}

/** What of a collection can be set. */
export interface CollectionChange {
  name?: string;
  nameKey?: string;
  shareToken?: string | null;
  sharesNotes?: boolean;
}

/** Changes one of the collections of a user. @returns whether there is such a one. */
export async function updateCollection(
  db: Sql,
  userId: number,
  id: number,
  { name, nameKey, shareToken, sharesNotes }: CollectionChange,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('collections')
    .set({
      ...(name !== undefined && { name }),
      ...(nameKey !== undefined && { name_key: nameKey }),
      ...(shareToken !== undefined && { share_token: shareToken }),
      ...(sharesNotes !== undefined && { shares_notes: sharesNotes }),
    })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Gives a collection of a user `token`, unless it has one that it keeps. @returns whether there is such a one. */
export async function giveToken(
  db: Sql,
  userId: number,
  id: number,
  { token, sharesNotes }: { token: string; sharesNotes: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('collections')
    .set({
      share_token: sql<string>`coalesce(share_token, ${token})`,
      shares_notes: sharesNotes,
    })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Puts the collections of a user into the order of `ids`; those not named come after them, as they were. */
export async function orderCollections(
  db: Sql,
  userId: number,
  ids: readonly number[],
): Promise<void> {
  await sql`
    UPDATE collections SET position = place.position
    FROM (
      SELECT id, row_number() OVER (
        ORDER BY array_position(${ids}::int[], id) NULLS LAST, collections.position, id
      ) AS position
      FROM collections WHERE user_id = ${userId}
    ) place
    WHERE collections.id = place.id
  `.execute(db);
}

/** Deletes one of the collections of a user; their favourites stay. @returns whether there was such a one. */
export async function deleteCollection(db: Sql, userId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('collections')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

function selectCollections(db: Sql) {
  return db.selectFrom('collections').select([
    'collections.id',
    'collections.user_id as userId',
    'collections.name',
    'collections.share_token as shareToken',
    'collections.shares_notes as sharesNotes',
    sql<number>`(
      SELECT count(*)::int FROM collection_studios
      JOIN studios ON studios.id = studio_id AND studios.status = 'approved'
      WHERE collection_id = collections.id
    )`.as('studioCount'),
  ]);
}
