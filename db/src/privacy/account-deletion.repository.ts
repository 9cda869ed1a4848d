import { sql } from 'kysely';
import { instant } from '../lib/instants.ts';
import type { Sql } from '../orm.ts';

/** What stands in the way of deleting an account: others count on it. */
export interface DeletionObstacles {
  /** Bookings of the user that are pending or confirmed. */
  bookings: number;
  /** Studios that the user owns. */
  studios: number;
}

const LIVE = ['pending', 'confirmed'] as const;

/** What stands in the way of deleting a user's account. */
export async function findDeletionObstacles(db: Sql, userId: number): Promise<DeletionObstacles> {
  const { bookings, studios } = await db
    .selectNoFrom((expression) => [
      expression
        .selectFrom('bookings')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where('user_id', '=', userId)
        .where('status', 'in', LIVE)
        .as('bookings'),
      expression
        .selectFrom('studios')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where('owner_id', '=', userId)
        .as('studios'),
    ])
    .executeTakeFirstOrThrow();
  return { bookings: Number(bookings), studios: Number(studios) };
}

/** Notes when (epoch milliseconds) an account goes; null when it stays. */
export async function setDeletionDue(db: Sql, userId: number, dueAt: number | null): Promise<void> {
  await db
    .updateTable('users')
    .set({ deletion_due_at: dueAt === null ? null : instant(dueAt) })
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .execute();
}

/** Somebody whose account is to go. */
export interface LeavingUser {
  id: number;
  email: string;
  name: string;
  username: string;
}

/**
 * An account whose time is over at `now` (epoch milliseconds), locked until the transaction ends.
 * One that others still count on, because something was booked after all, waits. Processes that
 * ask at the same time get different ones.
 */
export async function takeLeavingUser(db: Sql, now: number): Promise<LeavingUser | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'name', 'username'])
    .where('deletion_due_at', '<=', instant(now))
    .where('deleted_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('bookings')
            .select('bookings.id')
            .whereRef('bookings.user_id', '=', 'users.id')
            .where('bookings.status', 'in', LIVE),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('studios').select('studios.id').whereRef('studios.owner_id', '=', 'users.id'),
        ),
      ),
    )
    .orderBy('deletion_due_at')
    .limit(1)
    .forUpdate('users')
    .skipLocked()
    .executeTakeFirst();
}

/** Whom reviews and bookings are by once their author has left. */
export const FORMER_MEMBER = 'Former member';

/**
 * Takes everything personal out of an account at `now` (epoch milliseconds). Bookings and reviews
 * stay, for owners and readers count on them, by nobody who can be known. What is a user's alone
 * is known by its foreign key, which would delete it together with the user: a table that is added
 * later is cleared too.
 */
export async function eraseUser(db: Sql, { id, email }: LeavingUser, now: number): Promise<void> {
  await sql`DELETE FROM outgoing_mail WHERE recipient::citext = ${email}::citext`.execute(db);
  // Only when the address was known to be theirs: it might be on the list by somebody else.
  await sql`
    DELETE FROM subscribers USING users
    WHERE users.id = ${id} AND users.email = subscribers.email
      AND users.email_verified_at IS NOT NULL
  `.execute(db);
  // Pictures stay known until their files are removed too.
  await sql`UPDATE avatars SET removed_at = ${instant(0)} WHERE user_id = ${id}`.execute(db);
  const owned = await sql<{ table: string; column: string }>`
    SELECT tables.relname AS "table", columns.attname AS "column"
    FROM pg_constraint keys
    JOIN pg_class tables ON tables.oid = keys.conrelid
    JOIN pg_attribute columns
      ON columns.attrelid = keys.conrelid AND columns.attnum = keys.conkey[1]
    WHERE keys.contype = 'f' AND keys.confdeltype = 'c' AND keys.confrelid = 'users'::regclass
      AND tables.relname <> 'avatars'
    ORDER BY 1, 2
  `.execute(db);
  for (const { table, column } of owned.rows) {
    await sql`DELETE FROM ${sql.id(table)} WHERE ${sql.id(column)} = ${id}`.execute(db);
  }
  await db
    .updateTable('bookings')
    .set({ additional_requests: '' })
    .where('user_id', '=', id)
    .execute();
  await db
    .updateTable('users')
    .set({
      username: `former-member-${id}`,
      email: `former-member-${id}@deleted.invalid`,
      name: FORMER_MEMBER,
      password_hash: null,
      role: 'user',
      user_type: null,
      is_studio_owner: false,
      is_booker: false,
      avatar_url: null,
      language: null,
      email_verified_at: null,
      pending_email: null,
      bio: '',
      location: '',
      links: sql`'{}'`,
      genres: sql`'{}'`,
      instruments: sql`'{}'`,
      deleted_at: instant(now),
    })
    .where('id', '=', id)
    .execute();
}
