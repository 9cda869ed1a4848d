import { expireRequests } from '#db/bookings/booking.repository.ts';
import type { Sql } from '#db/orm.ts';
import { tellOfBookings } from './booking.mails.ts';

/**
 * Gives back the slots of requests that nobody has answered in time by `now` (epoch milliseconds),
 * of one studio or of all, and tells their musicians; within the transaction of `db`.
 * @returns the studio of each request that expired
 */
export async function expireOverdueRequests(
  db: Sql,
  now: number,
  studioId?: number,
): Promise<number[]> {
  const expired = await expireRequests(db, now, studioId);
  const ids = expired.map(({ id }) => id);
  await tellOfBookings(db, 'expired', ids, now);
  return expired.map((booking) => booking.studioId);
}
