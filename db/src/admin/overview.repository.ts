import { sql } from 'kysely';
import type { BookingStatus } from '#domain/bookings/lifecycle.ts';
import type { Sql } from '../orm.ts';

const count = sql<number>`count(*)::int`;

/** How many users there are. */
export async function countUsers(db: Sql): Promise<number> {
  const row = await db.selectFrom('users').select(count.as('count')).executeTakeFirstOrThrow();
  return row.count;
}

/** How many studios the public sees. */
export async function countPublicStudios(db: Sql): Promise<number> {
  const row = await db
    .selectFrom('studios')
    .select(count.as('count'))
    .where('status', '=', 'approved')
    .executeTakeFirstOrThrow();
  return row.count;
}

/** How many bookings there are in each status that any are in. */
export async function countBookings(db: Sql): Promise<{ status: BookingStatus; count: number }[]> {
  return db
    .selectFrom('bookings')
    .select(['status', count.as('count')])
    .groupBy('status')
    .execute();
}
