import { sql } from 'kysely';
import { bookingTransitions } from '#domain/bookings/lifecycle.ts';
import { instant } from '../lib/instants.ts';
import type { Sql } from '../orm.ts';
import { isPlaced } from './booking.repository.ts';

/** Studios with requests whose time to be answered is over at `now` (epoch milliseconds). */
export async function findStudiosWithOverdueRequests(db: Sql, now: number): Promise<number[]> {
  const rows = await db
    .selectFrom('bookings')
    .select('studio_id as studioId')
    .distinct()
    .where('status', '=', 'pending')
    .where('expires_at', '<=', instant(now))
    .orderBy('studio_id')
    .execute();
  return rows.map(({ studioId }) => studioId);
}

/**
 * Gives back the slots of a studio's requests whose time to be answered is over at `now` (epoch
 * milliseconds). To be called with the studio's calendar locked.
 * @returns the requests that expired, and whether the studio knew of them
 */
export async function expireRequests(
  db: Sql,
  now: number,
  studioId: number,
): Promise<MovedBooking[]> {
  return moveOn(
    db,
    { action: 'expire', now },
    sql`studio_id = ${studioId} AND expires_at <= ${instant(now)}`,
  );
}

/**
 * Marks confirmed bookings that are over at `now` (epoch milliseconds) as completed.
 * @returns their ids
 */
export async function completeBookings(db: Sql, now: number): Promise<number[]> {
  const moved = await moveOn(db, { action: 'complete', now }, sql`ends_at <= ${instant(now)}`);
  return moved.map(({ id }) => id);
}

/** A booking that the product itself has moved on. */
interface MovedBooking {
  id: number;
  isPlaced: boolean;
}

/** Has the product itself move bookings on, locking them in the order of their ids. */
async function moveOn(
  db: Sql,
  { action, now }: { action: 'expire' | 'complete'; now: number },
  condition: ReturnType<typeof sql>,
): Promise<MovedBooking[]> {
  const { from, to } = bookingTransitions[action];
  const { rows } = await sql<MovedBooking>`
    WITH due AS (
      SELECT id, status FROM bookings
      -- As constants, by which the planner knows the indexes of these alone.
      WHERE status IN (${sql.join(from.map((status) => sql.lit(status)))}) AND ${condition}
      ORDER BY id FOR NO KEY UPDATE
    ), moved AS (
      UPDATE bookings SET status = ${to} FROM due WHERE bookings.id = due.id
      RETURNING bookings.id, due.status AS from_status, ${isPlaced} AS is_placed
    ), noted AS (
      INSERT INTO booking_status_changes (booking_id, from_status, to_status, actor, at)
      SELECT id, from_status, ${to}, 'system', ${instant(now)} FROM moved
    )
    SELECT id, is_placed AS "isPlaced" FROM moved ORDER BY id
  `.execute(db);
  return rows;
}
