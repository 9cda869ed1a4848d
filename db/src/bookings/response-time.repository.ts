import { sql } from 'kysely';
import { RESPONSE_ANSWERS_MIN, RESPONSE_DAYS } from '#domain/bookings/response-time.ts';
import { isPlaced } from './booking.repository.ts';
import { anyOf } from '../lib/any-of.ts';
import { instant } from '../lib/instants.ts';
import type { Sql } from '../orm.ts';

/** How owners answer requests, as it was last worked out. */
export interface ResponseRow {
  ownerId: number;
  /** The median time that they take; null when they answered too few. */
  minutes: number | null;
  /** Of a hundred requests, how many they answered in time; null when too few were made. */
  percent: number | null;
}

/** How owners answer requests. */
export async function findResponseTimes(
  db: Sql,
  ownerIds: readonly number[],
): Promise<ResponseRow[]> {
  const { rows } = await sql<ResponseRow>`
    SELECT user_id AS "ownerId", minutes, percent FROM response_times
    WHERE user_id = ${anyOf(ownerIds)}
  `.execute(db);
  return rows;
}

/**
 * Works out how all owners answered requests in the year before `now` (epoch milliseconds): how long
 * they took, the median, and how many of them they answered before they expired. Fewer than
 * {@link RESPONSE_ANSWERS_MIN} say nothing. What the product confirmed by itself, and what was
 * withdrawn before anybody answered, does not count.
 */
export async function updateResponseTimes(db: Sql, now: number): Promise<void> {
  await sql`
    WITH ends AS (
      SELECT
        studios.owner_id,
        ending.to_status <> 'expired' AS answered,
        date_part('epoch', ending.at - coalesce(bookings.placed_at, bookings.created_at)) AS seconds
      FROM studios
      JOIN bookings ON bookings.studio_id = studios.id
      JOIN booking_status_changes ending ON ending.booking_id = bookings.id
      WHERE NOT bookings.instant AND ${isPlaced}
        AND ending.from_status = 'pending'
        AND (
          (ending.to_status IN ('confirmed', 'declined') AND ending.actor = 'owner')
          OR ending.to_status = 'expired'
        )
        AND ending.at > ${instant(now)}::timestamptz - ${RESPONSE_DAYS}::int * interval '1 day'
    ), times AS (
      SELECT
        owner_id,
        CASE WHEN count(*) FILTER (WHERE answered) >= ${RESPONSE_ANSWERS_MIN}::int THEN
          ceil(
            percentile_cont(0.5) WITHIN GROUP (ORDER BY seconds) FILTER (WHERE answered) / 60
          )::int
        END AS minutes,
        -- Down, so that all of them is all of them.
        floor(100.0 * count(*) FILTER (WHERE answered) / count(*))::int AS percent
      FROM ends
      GROUP BY owner_id
      HAVING count(*) >= ${RESPONSE_ANSWERS_MIN}::int
    ), gone AS (
      DELETE FROM response_times WHERE user_id NOT IN (SELECT owner_id FROM times)
    )
    INSERT INTO response_times (user_id, minutes, percent)
    SELECT owner_id, minutes, percent FROM times
    ON CONFLICT (user_id) DO UPDATE SET minutes = excluded.minutes, percent = excluded.percent
  `.execute(db);
}
