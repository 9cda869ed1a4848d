import { randomBytes } from 'node:crypto';
import {
  deleteCollection as deleteRow,
  findCollection,
  giveToken,
  insertCollection,
  listCollections,
  orderCollections as orderRows,
  updateCollection,
} from '#db/favorites/collection.repository.ts';
import type { CollectionChange, CollectionRow } from '#db/favorites/collection.repository.ts';
import { sqlOf } from '#db/orm.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import { collectionNameKey } from '#domain/favorites/collection.schema.ts';
import type { CollectionInput } from '#domain/favorites/collection.schema.ts';
import { COLLECTIONS_LIMIT } from '#domain/favorites/limits.ts';
import { message } from '#domain/messages/message.ts';
import { requireUser } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { brokenConstraint } from '#api/lib/failures.ts';
import { collectionsChanged } from './collection.changes.ts';

/** Nobody guesses 192 bits. */
const TOKEN_BYTES = 24;

/** The logged-in user's collections, in their order. @throws DomainError UNAUTHENTICATED. */
export async function myCollections(context: Context): Promise<CollectionRow[]> {
  return listCollections(context.sql, requireUser(context).id);
}

/** One of the logged-in user's collections, or null. @throws DomainError UNAUTHENTICATED. */
export async function myCollection(
  context: Context,
  id: number | undefined,
): Promise<CollectionRow | null> {
  const user = requireUser(context);
  return id === undefined ? null : ((await findCollection(context.sql, user.id, id)) ?? null);
}

/** One of the logged-in user's collections. @throws DomainError UNAUTHENTICATED, NOT_FOUND. */
export async function ownCollection(context: Context, id: number): Promise<CollectionRow> {
  const collection = await myCollection(context, id);
  if (!collection) throw notFound();
  return collection;
}

/**
 * Creates a collection after the others.
 * @throws DomainError UNAUTHENTICATED; CONFLICT when the name is taken, whatever its case, and
 * beyond {@link COLLECTIONS_LIMIT}.
 */
export async function createCollection(
  context: Context,
  { name }: CollectionInput,
): Promise<CollectionRow> {
  const user = requireUser(context);
  const id = await refusingTakenNames(() =>
    context.transaction((em) =>
      insertCollection(sqlOf(em), {
        userId: user.id,
        name,
        nameKey: collectionNameKey(name),
        at: context.now,
        limit: COLLECTIONS_LIMIT,
      }),
    ),
  );
  if (id === undefined) {
    throw new DomainError('CONFLICT', 'favorites.collectionTooMany', {
      values: { limit: COLLECTIONS_LIMIT },
    });
  }
  return ownCollection(context, id);
}

/** Renames a collection. @throws DomainError UNAUTHENTICATED; NOT_FOUND; CONFLICT when the name is taken. */
export async function renameCollection(
  context: Context,
  id: number,
  { name }: CollectionInput,
): Promise<CollectionRow> {
  return refusingTakenNames(() => change(context, id, { name, nameKey: collectionNameKey(name) }));
}

/** Puts the logged-in user's collections into an order. Ids that are none of theirs change nothing. */
export async function orderCollections(
  context: Context,
  ids: readonly number[],
): Promise<CollectionRow[]> {
  await orderRows(context.sql, requireUser(context).id, ids);
  return myCollections(context);
}

/** Deletes a collection; its studios stay saved. @throws DomainError UNAUTHENTICATED, NOT_FOUND. */
export async function deleteCollection(context: Context, id: number): Promise<number> {
  const user = requireUser(context);
  if (!(await deleteRow(context.sql, user.id, id))) throw notFound();
  collectionsChanged(context, [id]);
  return id;
}

/**
 * Gives a collection a link by which whoever has it sees it. One that is shared keeps its link.
 * @throws DomainError UNAUTHENTICATED, NOT_FOUND.
 */
export async function shareCollection(
  context: Context,
  id: number,
  sharesNotes: boolean,
): Promise<CollectionRow> {
  const user = requireUser(context);
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const isGiven = await giveToken(context.sql, user.id, id, { token, sharesNotes });
  if (!isGiven) throw notFound();
  collectionsChanged(context, [id]);
  return ownCollection(context, id);
}

/** Lets a collection's link lead nowhere from now on. @throws DomainError UNAUTHENTICATED, NOT_FOUND. */
export async function unshareCollection(context: Context, id: number): Promise<CollectionRow> {
  return change(context, id, { shareToken: null, sharesNotes: false });
}

async function change(
  context: Context,
  id: number,
  changes: CollectionChange,
): Promise<CollectionRow> {
  const user = requireUser(context);
  if (!(await updateCollection(context.sql, user.id, id, changes))) throw notFound();
  collectionsChanged(context, [id]);
  return ownCollection(context, id);
}

async function refusingTakenNames<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (brokenConstraint(error) !== 'collections_name_once') throw error;
    throw new DomainError('CONFLICT', 'favorites.collectionNameTaken', {
      fields: { name: message('favorites.collectionNameTaken') },
    });
  }
}

function notFound(): DomainError {
  return new DomainError('NOT_FOUND', 'favorites.collectionNotFound');
}
