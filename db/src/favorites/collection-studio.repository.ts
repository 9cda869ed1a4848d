import { sql } from 'kysely';
import { anyOf } from '../lib/any-of.ts';
import { epochMs, instant } from '../lib/instants.ts';
import { slice } from '../lib/keyset.ts';
import type { ListOrder, Slice } from '../lib/keyset.ts';
import type { Sql } from '../orm.ts';
import type { FavoriteRow } from './favorite.repository.ts';

/** A favourite as it stands in a collection. */
export type CollectedRow = FavoriteRow & {
  /** Identifies its place there; later ones have higher ones. */
  placeId: number;
};

/** Last added first. */
export const collectedOrder: ListOrder<CollectedRow> = {
  direction: 'desc',
  columns: [{ value: sql`place.id`, kind: 'integer' }],
  keyOf: ({ placeId }) => [placeId],
};

/** What a collection holds and is still public: a slice, last added first. */
export async function listCollected(
  db: Sql,
  collectionId: number,
  part: Slice,
): Promise<CollectedRow[]> {
  const query = db
    .selectFrom('collection_studios as place')
    .innerJoin('favorites', (join) =>
      join
        .onRef('favorites.user_id', '=', 'place.user_id')
        .onRef('favorites.studio_id', '=', 'place.studio_id'),
    )
    .innerJoin('studios', 'studios.id', 'place.studio_id')
    .select(({ ref }) => [
      'place.id as placeId',
      'favorites.id',
      'favorites.user_id as userId',
      'favorites.studio_id as studioId',
      'favorites.note',
      epochMs(ref('favorites.created_at')).as('createdAt'),
    ])
    .where('place.collection_id', '=', collectionId)
    .where('studios.status', '=', 'approved');
  return slice(query, collectedOrder, part).execute();
}

/** Which of a user's collections hold which of the studios, in the order of the collections. */
export async function findMemberships(
  db: Sql,
  userId: number,
  studioIds: readonly number[],
): Promise<{ studioId: number; collectionId: number }[]> {
  return db
    .selectFrom('collection_studios as place')
    .innerJoin('collections', 'collections.id', 'place.collection_id')
    .select(['place.studio_id as studioId', 'place.collection_id as collectionId'])
    .where('place.user_id', '=', userId)
    .where('place.studio_id', '=', anyOf(studioIds))
    .orderBy('collections.position')
    .orderBy('collections.id')
    .execute();
}

interface Addition {
  userId: number;
  collectionIds: readonly number[];
  studioId: number;
  /** Epoch milliseconds. */
  at: number;
  /** How many studios a collection holds. */
  limit: number;
}

/** What became of a collection to which a studio was to be added. */
interface Added {
  collectionId: number;
  /** Whether it holds the studio now; otherwise it is full. */
  isMember: boolean;
}

/**
 * Adds a favourite to those of a user's collections that exist, once however often it is asked for.
 * To be called in a transaction. @throws when the studio is none of the user's favourites:
 * `collection_studios_saved`.
 */
export async function insertCollected(
  db: Sql,
  { userId, collectionIds, studioId, at, limit }: Addition,
): Promise<Added[]> {
  // In one order for everybody, or two of these could wait for each other.
  await sql`
    SELECT FROM collections
    WHERE user_id = ${userId} AND id = ${anyOf(collectionIds)} ORDER BY id
    FOR NO KEY UPDATE
  `.execute(db);
  const { rows } = await sql<Added>`
    WITH target AS (
      SELECT
        collections.id,
        (SELECT count(*) FROM collection_studios WHERE collection_id = collections.id) AS size,
        EXISTS (
          SELECT FROM collection_studios
          WHERE collection_id = collections.id AND studio_id = ${studioId}
        ) AS had
      FROM collections
      WHERE user_id = ${userId} AND id = ${anyOf(collectionIds)}
    ), added AS (
      INSERT INTO collection_studios (collection_id, user_id, studio_id, added_at)
      SELECT id, ${userId}::int, ${studioId}::int, ${instant(at)} FROM target
      WHERE NOT had AND size < ${limit}
      ORDER BY id
      ON CONFLICT (collection_id, studio_id) DO NOTHING
    )
    SELECT id AS "collectionId", had OR size < ${limit} AS "isMember" FROM target
  `.execute(db);
  return rows;
}

/** Takes a studio out of a user's collection; it stays saved. */
export async function deleteCollected(
  db: Sql,
  { userId, collectionId, studioId }: { userId: number; collectionId: number; studioId: number },
): Promise<void> {
  await db
    .deleteFrom('collection_studios')
    .where('user_id', '=', userId)
    .where('collection_id', '=', collectionId)
    .where('studio_id', '=', studioId)
    .execute();
}
