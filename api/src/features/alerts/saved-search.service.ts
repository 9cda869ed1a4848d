import {
  deleteSavedSearch,
  findSavedSearch,
  insertSavedSearch,
  listSavedSearches,
  updateSavedSearch,
} from '#db/alerts/saved-search.repository.ts';
import type { SavedSearchRow } from '#db/alerts/saved-search.repository.ts';
import { sqlOf } from '#db/orm.ts';
import { SAVED_SEARCHES_LIMIT } from '#domain/alerts/limits.ts';
import { canonicalParams } from '#domain/alerts/saved-query.ts';
import type { SavedSearchChange, SavedSearchInput } from '#domain/alerts/saved-search.schema.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import { requireUser } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';

/** The logged-in user's saved searches, the latest first. @throws DomainError UNAUTHENTICATED. */
export async function mySavedSearches(context: Context): Promise<SavedSearchRow[]> {
  return listSavedSearches(context.sql, requireUser(context).id);
}

/**
 * Saves a search. One that is saved already stays as it is.
 * @throws DomainError UNAUTHENTICATED; BAD_USER_INPUT naming `query` where it makes no sense;
 *   CONFLICT beyond {@link SAVED_SEARCHES_LIMIT}.
 */
export async function saveSearch(
  context: Context,
  input: SavedSearchInput,
): Promise<SavedSearchRow> {
  const { id: userId } = requireUser(context);
  const query = new URLSearchParams(canonicalParams(new URLSearchParams(input.query))).toString();
  return context.transaction(async (em) => {
    const db = sqlOf(em);
    const limit = SAVED_SEARCHES_LIMIT;
    const search = { ...input, query, userId, at: context.now, limit };
    if (!(await insertSavedSearch(db, search))) {
      throw new DomainError('CONFLICT', 'alerts.tooMany', { values: { limit } });
    }
    return (await findSavedSearch(db, userId, query))!;
  });
}

/** Changes what is given of a saved search. @throws DomainError UNAUTHENTICATED, NOT_FOUND. */
export async function changeSavedSearch(
  context: Context,
  id: number,
  change: SavedSearchChange,
): Promise<SavedSearchRow> {
  const user = requireUser(context);
  const changed = await updateSavedSearch(context.sql, user.id, id, change, context.now);
  if (!changed) throw savedSearchNotFound();
  return changed;
}

/** Removes a saved search. @throws DomainError UNAUTHENTICATED, NOT_FOUND. */
export async function removeSavedSearch(context: Context, id: number): Promise<number> {
  const user = requireUser(context);
  if (!(await deleteSavedSearch(context.sql, user.id, id))) throw savedSearchNotFound();
  return id;
}

function savedSearchNotFound(): DomainError {
  return new DomainError('NOT_FOUND', 'alerts.notFound');
}
