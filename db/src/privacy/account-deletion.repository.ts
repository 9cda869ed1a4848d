import { sql } from 'kysely';
import { liveStatuses } from '#domain/bookings/lifecycle.ts';
import { personalData } from '../features.ts';
import type { LeavingUser } from '../lib/feature.ts';
import { instant } from '../lib/instants.ts';
import type { Sql } from '../orm.ts';

/** What stands in the way of deleting an account: others count on it. */
export interface DeletionObstacles {
  /** Bookings of the user that are pending or confirmed. */
  bookings: number;
  /** Studios that the user owns. */
  studios: number;
}

/** What stands in the way of deleting a user's account. */
export async function findDeletionObstacles(db: Sql, userId: number): Promise<DeletionObstacles> {
  const { bookings, studios } = await db
    .selectNoFrom((expression) => [
      expression
        .selectFrom('bookings')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where('user_id', '=', userId)
        .where('status', 'in', liveStatuses)
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
            .where('bookings.status', 'in', liveStatuses),
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
 * Takes everything personal out of an account at `now` (epoch milliseconds), as each feature says.
 * What others count on stays, by nobody who can be known. What is a user's alone is known by its
 * foreign key, which would delete it together with the user.
 */
export async function eraseUser(db: Sql, user: LeavingUser, now: number): Promise<void> {
  const { id } = user;
  for (const { erase } of personalData) await erase?.(db, user, now);
  const kept = personalData.flatMap(({ tables }) =>
    Object.keys(tables).filter((table) => tables[table]!.kept !== undefined),
  );
  const owned = await sql<{ table: string; column: string }>`
    SELECT tables.relname AS "table", columns.attname AS "column"
    FROM pg_constraint keys
    JOIN pg_class tables ON tables.oid = keys.conrelid
    JOIN pg_attribute columns
      ON columns.attrelid = keys.conrelid AND columns.attnum = keys.conkey[1]
    WHERE keys.contype = 'f' AND keys.confdeltype = 'c' AND keys.confrelid = 'users'::regclass
      AND tables.relname <> ALL (${kept})
    ORDER BY 1, 2
  `.execute(db);
  for (const { table, column } of owned.rows) {
    await sql`DELETE FROM ${sql.id(table)} WHERE ${sql.id(column)} = ${id}`.execute(db);
  }
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
      spoken_languages: sql`'{}'`,
      deleted_at: instant(now),
    })
    .where('id', '=', id)
    .execute();
}
