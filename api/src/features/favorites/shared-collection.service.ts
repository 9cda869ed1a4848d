import { listCollected } from '#db/favorites/collection-studio.repository.ts';
import { findSharedCollection } from '#db/favorites/collection.repository.ts';
import type { CollectionRow } from '#db/favorites/collection.repository.ts';
import { countFavorites, insertFavorites } from '#db/favorites/favorite.repository.ts';
import { sqlOf } from '#db/orm.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import { COLLECTION_STUDIOS_LIMIT, FAVORITES_LIMIT } from '#domain/favorites/limits.ts';
import { requireUser } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { forgetLoaded, tooManyFavorites } from './favorite.service.ts';

/** What tokens look like: anything else is not worth a query. */
const TOKEN = /^[\w-]{32}$/;

/** A collection as those see it who have its link. */
export type SharedCollectionRow = CollectionRow & {
  /** The first name of its owner, and nothing else of them. */
  ownerFirstName: string;
};

/** The collection that a link leads to; null when it leads nowhere, or no longer. */
export async function sharedCollection(
  { sql }: Context,
  token: string,
): Promise<SharedCollectionRow | null> {
  const found = TOKEN.test(token) ? await findSharedCollection(sql, token) : undefined;
  if (!found) return null;
  const { ownerName, ...collection } = found;
  return { ...collection, ownerFirstName: ownerName.trim().split(/\s+/)[0] ?? '' };
}

/**
 * Saves all studios of a shared collection for the logged-in user. Doing so again changes nothing.
 * @returns the ids of those that were not saved before
 * @throws DomainError UNAUTHENTICATED; NOT_FOUND for a link that leads nowhere; CONFLICT when it
 * would be more than {@link FAVORITES_LIMIT} in all, and then none is saved.
 */
export async function saveSharedCollection(context: Context, token: string): Promise<number[]> {
  const user = requireUser(context);
  const collection = await sharedCollection(context, token);
  if (!collection) throw new DomainError('NOT_FOUND', 'favorites.collectionLinkInvalid');
  const collected = await listCollected(context.sql, collection.id, {
    limit: COLLECTION_STUDIOS_LIMIT,
  });
  const studioIds = collected.map(({ studioId }) => studioId);
  const added = await context.transaction(async (em) => {
    const sql = sqlOf(em);
    const saved = await insertFavorites(sql, { userId: user.id, studioIds, at: context.now });
    if ((await countFavorites(sql, user.id)) > FAVORITES_LIMIT) throw tooManyFavorites();
    return saved;
  });
  forgetLoaded(context, studioIds);
  return added;
}
