import {
  collectedOrder,
  deleteCollected,
  insertCollected,
  listCollected,
} from '#db/favorites/collection-studio.repository.ts';
import type { CollectionRow } from '#db/favorites/collection.repository.ts';
import type { FavoriteRow } from '#db/favorites/favorite.repository.ts';
import { sqlOf } from '#db/orm.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import { COLLECTION_STUDIOS_LIMIT } from '#domain/favorites/limits.ts';
import type { Context } from '#api/lib/context.ts';
import { brokenConstraint } from '#api/lib/failures.ts';
import { paginate } from '#api/lib/pagination.ts';
import type { PageArgs } from '#api/lib/pagination.ts';
import { collectionsChanged } from './collection.changes.ts';
import { ownCollection } from './collection.service.ts';
import { forgetLoaded } from './favorite.service.ts';
import { ownFavorite } from './kept-favorite.service.ts';

/** What a collection holds, last added first, page by page. @throws DomainError BAD_USER_INPUT. */
export async function collectedIn(
  { sql }: Context,
  collection: Pick<CollectionRow, 'id' | 'studioCount'>,
  page: PageArgs,
) {
  return {
    ...(await paginate(page, collectedOrder, (part) => listCollected(sql, collection.id, part))),
    totalCount: () => Promise.resolve(collection.studioCount),
  };
}

/** A collection and one of its owner's favourites, as they are after a change. */
export interface Filing {
  collection: CollectionRow;
  favorite: FavoriteRow;
}

/** Which favourite is to be put into which collection, or taken out of it. */
export interface FilingOrder {
  collectionId: number;
  studioId: number;
}

/**
 * Adds a saved studio to a collection. Doing so again changes nothing.
 * @throws DomainError UNAUTHENTICATED; NOT_FOUND for a collection that is not one's own and for a
 * studio that is not saved; CONFLICT beyond {@link COLLECTION_STUDIOS_LIMIT}.
 */
export async function addToCollection(context: Context, order: FilingOrder): Promise<Filing> {
  const { collection, favorite } = await ordered(context, order);
  const { userId, studioId } = favorite;
  const [added] = await refusingUnsaved(() =>
    context.transaction((em) =>
      insertCollected(sqlOf(em), {
        userId,
        collectionIds: [collection.id],
        studioId,
        at: context.now,
        limit: COLLECTION_STUDIOS_LIMIT,
      }),
    ),
  );
  if (added && !added.isMember) {
    throw new DomainError('CONFLICT', 'favorites.collectionFull', {
      values: { limit: COLLECTION_STUDIOS_LIMIT },
    });
  }
  return refiled(context, collection.id, favorite);
}

/**
 * Takes a studio out of a collection; it stays saved. Doing so again changes nothing.
 * @throws DomainError UNAUTHENTICATED; NOT_FOUND as in {@link addToCollection}.
 */
export async function removeFromCollection(context: Context, order: FilingOrder): Promise<Filing> {
  const { collection, favorite } = await ordered(context, order);
  const { userId, studioId } = favorite;
  await deleteCollected(context.sql, { userId, collectionId: collection.id, studioId });
  return refiled(context, collection.id, favorite);
}

async function ordered(context: Context, { collectionId, studioId }: FilingOrder): Promise<Filing> {
  const collection = await ownCollection(context, collectionId);
  const favorite = await ownFavorite(context, collection.userId, studioId);
  return { collection, favorite };
}

async function refiled(
  context: Context,
  collectionId: number,
  favorite: FavoriteRow,
): Promise<Filing> {
  forgetLoaded(context, [favorite.studioId]);
  collectionsChanged(context, [collectionId]);
  return { collection: await ownCollection(context, collectionId), favorite };
}

/** The heart may be removed between looking and adding. */
async function refusingUnsaved<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (brokenConstraint(error) !== 'collection_studios_saved') throw error;
    throw notSaved();
  }
}

function notSaved(): DomainError {
  return new DomainError('NOT_FOUND', 'favorites.notSaved');
}
