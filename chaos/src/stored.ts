import { sql } from 'kysely';
import { epochMs } from '#db/lib/instants.ts';
import { openDatabase, sqlOf } from '#db/orm.ts';
import type { Sql } from '#db/orm.ts';
import { liveStatuses } from '#domain/bookings/lifecycle.ts';
import type { Stored } from './audit.ts';
import type { Ledger } from './ledger.ts';

/** Does `work` with a connection of its own. @param url of the database */
export async function withDatabase<T>(url: string, work: (db: Sql) => Promise<T>): Promise<T> {
  const orm = await openDatabase({ url, poolSize: 1 });
  try {
    return await work(sqlOf(orm.em));
  } finally {
    await orm.close();
  }
}

/** Reads what is stored of those whom the ledger is about. */
export async function readStored(db: Sql, ledger: Ledger): Promise<Stored> {
  const people = ledger.userIds;
  const bookings = await db
    .selectFrom('bookings')
    .select((row) => [
      'id',
      'user_id as userId',
      'idempotency_key as key',
      'studio_id as studioId',
      epochMs(row.ref('starts_at')).as('startsAt'),
      'total_cents as totalCents',
      'status',
    ])
    .where('user_id', 'in', people)
    .execute();
  const ids = bookings.map(({ id }) => id);
  const { rows: emails } = await sql<{ bookingId: number; kind: string }>`
    SELECT (data->>'bookingId')::int AS "bookingId", kind
    FROM outgoing_mail
    WHERE (data->>'bookingId')::int = ANY(${ids}::int[])
  `.execute(db);
  const steps = await sql<{ bookingId: number; to: string }>`
    SELECT booking_id AS "bookingId", to_status AS "to"
    FROM booking_status_changes
    WHERE booking_id = ANY(${ids}::int[])
  `.execute(db);
  return {
    bookings,
    emails,
    steps: steps.rows,
    users: await db
      .selectFrom('users')
      .select(['id', 'username', 'bio'])
      .where(
        'username',
        'in',
        ledger.accounts.map(({ username }) => username),
      )
      .execute(),
    favorites: await db
      .selectFrom('favorites')
      .select(['user_id as userId', 'studio_id as studioId'])
      .where('user_id', 'in', people)
      .execute(),
    reviews: await db
      .selectFrom('reviews')
      .select(['user_id as userId', 'studio_id as studioId', 'title'])
      .where('user_id', 'in', people)
      .execute(),
    ...(await readOverlaps(db)),
  };
}

async function readOverlaps(db: Sql): Promise<Pick<Stored, 'overlaps' | 'isOverlapForbidden'>> {
  const { rows } = await sql<{ overlaps: number; isOverlapForbidden: boolean }>`
    SELECT
      (
        SELECT count(*)::int
        FROM bookings one JOIN bookings other USING (studio_id)
        WHERE one.id < other.id
          AND one.blocked && other.blocked
          AND one.status = ANY(${liveStatuses}::text[])
          AND other.status = ANY(${liveStatuses}::text[])
      ) AS overlaps,
      EXISTS (
        SELECT FROM pg_constraint WHERE conname = 'bookings_no_overlap' AND convalidated
      ) AS "isOverlapForbidden"
  `.execute(db);
  return rows[0]!;
}
