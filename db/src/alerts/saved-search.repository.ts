import { sql } from 'kysely';
import { lockUser } from '#db/accounts/account.repository.ts';
import type { CurrencyId } from '#domain/payments/currency.ts';
import { anyOf } from '../lib/any-of.ts';
import { epochMs, instant } from '../lib/instants.ts';
import type { Sql } from '../orm.ts';

export interface SavedSearchRow {
  id: number;
  name: string;
  /** Its parameters, as in the address of the results. */
  query: string;
  sendsEmail: boolean;
  currency: CurrencyId;
  /** Epoch milliseconds. */
  createdAt: number;
}

function selectSearches(db: Sql) {
  return db
    .selectFrom('saved_searches')
    .select(({ ref }) => [
      'id',
      'name',
      'query',
      'sends_email as sendsEmail',
      'currency',
      epochMs(ref('created_at')).as('createdAt'),
    ]);
}

/** The saved searches of a user, the latest first. */
export async function listSavedSearches(db: Sql, userId: number): Promise<SavedSearchRow[]> {
  return selectSearches(db)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** One of the saved searches of a user, by its parameters. */
export async function findSavedSearch(
  db: Sql,
  userId: number,
  query: string,
): Promise<SavedSearchRow | undefined> {
  return selectSearches(db)
    .where('user_id', '=', userId)
    .where('query', '=', query)
    .executeTakeFirst();
}

/** A search in the making: {@link SavedSearchRow} has what it becomes. */
interface NewSavedSearch {
  userId: number;
  name: string;
  query: string;
  sendsEmail: boolean;
  currency: string;
  /** Epoch milliseconds; what is listed up to then is not mailed. */
  at: number;
  /** How many a user can have. */
  limit: number;
}

/**
 * Stores a search of a user. To be called in a transaction, in which the user's other searches
 * cannot change meanwhile.
 * @returns false when the user has `limit` others; one that is there already stays as it is
 */
export async function insertSavedSearch(db: Sql, search: NewSavedSearch): Promise<boolean> {
  const { userId, name, query, sendsEmail, currency, at, limit } = search;
  await lockUser(db, userId);
  if (await findSavedSearch(db, userId, query)) return true;
  const { numAffectedRows = 0n } = await sql`
    INSERT INTO saved_searches
      (user_id, name, query, sends_email, currency, told_until, created_at)
    SELECT ${userId}::int, ${name}, ${query}, ${sendsEmail}::boolean, ${currency},
      ${instant(at)}, ${instant(at)}
    FROM saved_searches WHERE user_id = ${userId}
    HAVING count(*) < ${limit}
  `.execute(db);
  return numAffectedRows > 0n;
}

/**
 * Changes one of the saved searches of a user. Emails that are switched on name what is listed
 * from `now` (epoch milliseconds) on.
 * @returns how it is then; undefined when there is no such one
 */
export async function updateSavedSearch(
  db: Sql,
  userId: number,
  id: number,
  { name, sendsEmail }: { name?: string | undefined; sendsEmail?: boolean | undefined },
  now: number,
): Promise<SavedSearchRow | undefined> {
  await db
    .updateTable('saved_searches')
    .set({
      // Says nothing new when nothing is given.
      name: name ?? sql<string>`name`,
      ...(sendsEmail !== undefined && {
        sends_email: sendsEmail,
        told_until: sql<Date>`CASE
          WHEN ${sendsEmail}::boolean AND NOT sends_email THEN ${instant(now)}
          ELSE told_until
        END`,
      }),
    })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute();
  return selectSearches(db).where('user_id', '=', userId).where('id', '=', id).executeTakeFirst();
}

/** Deletes one of the saved searches of a user. @returns whether there was such a one. */
export async function deleteSavedSearch(db: Sql, userId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('saved_searches')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Users with searches that are mailed, where something was listed since up to `now`. */
export async function findUsersToAlert(db: Sql, now: number): Promise<number[]> {
  const rows = await db
    .selectFrom('saved_searches')
    .select('user_id as userId')
    .distinct()
    .where('sends_email', '=', true)
    .where(sql<boolean>`told_until < (
      SELECT max(listed_at) FROM studios
      WHERE status = 'approved' AND listed_at <= ${instant(now)}
    )`)
    .orderBy('userId')
    .execute();
  return rows.map(({ userId }) => userId);
}

/** A search that is due, with what counts as new for it. */
export interface DueSearch extends SavedSearchRow {
  /** Studios listed after this are news, epoch milliseconds. */
  toldUntil: number;
}

/** Somebody whose searches are due. */
export interface Alerted {
  email: string;
  searches: DueSearch[];
}

/**
 * The searches of a user that are mailed, locked against being mailed by anybody else until the
 * transaction ends.
 * @returns undefined where there are none, or no such user
 */
export async function lockSearchesToAlert(db: Sql, userId: number): Promise<Alerted | undefined> {
  const user = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!user) return undefined;
  const searches = await selectSearches(db)
    .select(({ ref }) => epochMs(ref('told_until')).as('toldUntil'))
    .where('user_id', '=', userId)
    .where('sends_email', '=', true)
    .orderBy('created_at', 'desc')
    .execute();
  return searches.length > 0 ? { email: user.email, searches } : undefined;
}

/** Notes that what was listed up to `now` (epoch milliseconds) has been mailed for these searches. */
export async function noteAlerted(db: Sql, ids: readonly number[], now: number): Promise<void> {
  await db
    .updateTable('saved_searches')
    .set({ told_until: sql<Date>`greatest(told_until, ${instant(now)})` })
    .where('id', '=', anyOf(ids))
    .execute();
}
