import { insertCollected, findMemberships } from '#db/favorites/collection-studio.repository.ts';
import { findFavorite, insertFavorite, updateNote } from '#db/favorites/favorite.repository.ts';
import type { FavoriteRow } from '#db/favorites/favorite.repository.ts';
import { sqlOf } from '#db/orm.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import { COLLECTION_STUDIOS_LIMIT, FAVORITES_LIMIT } from '#domain/favorites/limits.ts';
import { requireUser } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { studioLoader } from '#api/features/studios/studio.loaders.ts';
import { collectionsChanged } from './collection.changes.ts';
import { forgetLoaded, tooManyFavorites } from './favorite.service.ts';

/** A favourite that is to be put back as it was. */
export interface Restoration {
  studioId: number;
  note: string;
  collectionIds: readonly number[];
}

/**
 * Saves a studio again with its note and in its collections. Collections that are gone or full are
 * left out, and a note that was written since stays.
 * @throws DomainError UNAUTHENTICATED; NOT_FOUND for a studio that is not public; CONFLICT beyond
 * {@link FAVORITES_LIMIT}.
 */
export async function restoreFavorite(
  context: Context,
  { studioId, note, collectionIds }: Restoration,
): Promise<FavoriteRow> {
  const user = requireUser(context);
  const studio = await studioLoader(context).load(studioId);
  if (!studio) throw new DomainError('NOT_FOUND', 'studios.notFound');
  const target = { userId: user.id, studioId: studio.id };
  const { added } = await context.transaction(async (em) => {
    const sql = sqlOf(em);
    const saved = await insertFavorite(sql, { ...target, at: context.now, limit: FAVORITES_LIMIT });
    if (!saved) throw tooManyFavorites();
    await updateNote(sql, { ...target, note, previous: '' });
    return {
      added: await insertCollected(sql, {
        ...target,
        collectionIds,
        at: context.now,
        limit: COLLECTION_STUDIOS_LIMIT,
      }),
    };
  });
  forgetLoaded(context, [studio.id]);
  collectionsChanged(
    context,
    added.map(({ collectionId }) => collectionId),
  );
  return ownFavorite(context, user.id, studio.id);
}

/**
 * Sets the note on one of the logged-in user's favourites.
 * @param previous the note that it was written over
 * @throws DomainError UNAUTHENTICATED; NOT_FOUND when the studio is not saved; CONFLICT when the note
 * is no longer what it was written over.
 */
export async function setNote(
  context: Context,
  studioId: number,
  { note, previous }: { note: string; previous: string },
): Promise<FavoriteRow> {
  const user = requireUser(context);
  const target = { userId: user.id, studioId };
  const isSet = await updateNote(context.sql, { ...target, note, previous });
  const favorite = await ownFavorite(context, user.id, studioId);
  if (!isSet) throw new DomainError('CONFLICT', 'favorites.noteChanged');
  const memberships = await findMemberships(context.sql, user.id, [studioId]);
  collectionsChanged(
    context,
    memberships.map(({ collectionId }) => collectionId),
  );
  return favorite;
}

/** What the logged-in user keeps with a studio, or null. @throws DomainError UNAUTHENTICATED. */
export async function myFavorite(
  context: Context,
  studioId: number | undefined,
): Promise<FavoriteRow | null> {
  const user = requireUser(context);
  if (studioId === undefined || !(await studioLoader(context).load(studioId))) return null;
  return (await findFavorite(context.sql, user.id, studioId)) ?? null;
}

/** One of a user's favourites. @throws DomainError NOT_FOUND when the studio is not saved. */
export async function ownFavorite(
  { sql }: Context,
  userId: number,
  studioId: number,
): Promise<FavoriteRow> {
  const favorite = await findFavorite(sql, userId, studioId);
  if (!favorite) throw new DomainError('NOT_FOUND', 'favorites.notSaved');
  return favorite;
}
