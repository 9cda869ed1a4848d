import {
  countFavorites,
  deleteFavorites,
  favoriteOrder,
  insertFavorite,
  listFavorites,
  listFavoriteStudioIds,
} from '#db/favorites/favorite.repository.ts';
import type { FavoriteRow, RemovedFavoriteRow } from '#db/favorites/favorite.repository.ts';
import type { StudioRow } from '#db/studios/studio.repository.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import { FAVORITES_LIMIT } from '#domain/favorites/limits.ts';
import { requireUser } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { paginate } from '#api/lib/pagination.ts';
import type { PageArgs } from '#api/lib/pagination.ts';
import { studioLoader } from '#api/features/studios/studio.loaders.ts';
import { collectionsChanged } from './collection.changes.ts';
import { favoriteLoader, membershipLoader } from './favorite.loaders.ts';

/** The studios that the logged-in user has saved, newest first. @throws DomainError UNAUTHENTICATED, BAD_USER_INPUT. */
export async function myFavorites(context: Context, page: PageArgs) {
  const { sql } = context;
  const user = requireUser(context);
  return {
    ...(await paginate(page, favoriteOrder, (part) => listFavorites(sql, user.id, part))),
    totalCount: () => countFavorites(sql, user.id),
  };
}

/** The ids of all studios that the logged-in user has saved; none when nobody is logged in. */
export async function myFavoriteStudioIds({ sql, user }: Context): Promise<number[]> {
  return user ? listFavoriteStudioIds(sql, user.id) : [];
}

/** The studio of a favourite that a list has given out: lists leave out those that are not public. */
export async function favoriteStudio(
  context: Context,
  { id, studioId }: FavoriteRow,
): Promise<StudioRow> {
  const studio = await studioLoader(context).load(studioId);
  if (!studio) throw new Error(`Favourite ${id} is of a studio that is not public.`);
  return studio;
}

/** What became of a studio that was to be saved. */
interface Saved {
  favorite: FavoriteRow;
  studio: StudioRow;
  /** False when it had been saved before. */
  isNew: boolean;
}

/**
 * Saves a studio for the logged-in user. Doing so again changes nothing.
 * @throws DomainError UNAUTHENTICATED; NOT_FOUND for a studio that is not public; CONFLICT beyond
 * {@link FAVORITES_LIMIT}.
 */
export async function addFavorite(context: Context, studioId: number): Promise<Saved> {
  const user = requireUser(context);
  const studio = await studioLoader(context).load(studioId);
  if (!studio) throw new DomainError('NOT_FOUND', 'studios.notFound');
  const saved = await insertFavorite(context.sql, {
    userId: user.id,
    studioId: studio.id,
    at: context.now,
    limit: FAVORITES_LIMIT,
  });
  if (!saved) throw tooManyFavorites();
  forgetLoaded(context, [studio.id]);
  const { isNew, ...favorite } = saved;
  return { favorite, studio, isNew };
}

/** What a removed favourite was kept with, so that it can be put back. */
export interface RemovedFavorite {
  /** Null when it is no longer public. */
  studio: StudioRow | null;
  note: string;
  collectionIds: readonly number[];
}

/**
 * Removes a studio from the logged-in user's favourites, and so from all their collections. Doing so
 * again changes nothing.
 * @returns what was kept with it; nothing when it was no favourite
 * @throws DomainError UNAUTHENTICATED; NOT_FOUND for a studio that they can neither see nor had saved.
 */
export async function removeFavorite(context: Context, studioId: number): Promise<RemovedFavorite> {
  const [removed] = await remove(context, requireUser(context).id, [studioId]);
  const studio = (await studioLoader(context).load(studioId)) ?? null;
  if (!studio && !removed) throw new DomainError('NOT_FOUND', 'studios.notFound');
  return { studio, note: removed?.note ?? '', collectionIds: removed?.collectionIds ?? [] };
}

/**
 * Removes studios from the logged-in user's favourites. Ids of others change nothing.
 * @returns the ids of those that were favourites
 * @throws DomainError UNAUTHENTICATED.
 */
export async function removeFavorites(
  context: Context,
  studioIds: readonly number[],
): Promise<number[]> {
  const removed = await remove(context, requireUser(context).id, studioIds);
  return removed.map(({ studioId }) => studioId);
}

/** Removes studios from a user's favourites. @returns what was there of them. */
async function remove(
  context: Context,
  userId: number,
  studioIds: readonly number[],
): Promise<RemovedFavoriteRow[]> {
  const removed = await deleteFavorites(context.sql, userId, studioIds);
  forgetLoaded(context, studioIds);
  collectionsChanged(context, [...new Set(removed.flatMap(({ collectionIds }) => collectionIds))]);
  return removed;
}

/** Lets what comes later in a request see that these studios were saved, removed or put elsewhere. */
export function forgetLoaded(context: Context, studioIds: readonly number[]): void {
  for (const id of studioIds) {
    favoriteLoader(context).clear(id);
    membershipLoader(context).clear(id);
  }
}

/** That nobody can save more. */
export function tooManyFavorites(): DomainError {
  return new DomainError('CONFLICT', 'favorites.tooMany', { values: { limit: FAVORITES_LIMIT } });
}
