import { sql } from 'kysely';
import { RESPONSE_ANSWERS_MIN, RESPONSE_DAYS } from '#domain/bookings/response-time.ts';
import { instant } from '../lib/instants.ts';
import type { Sql } from '../orm.ts';

/** How long owners take to answer requests, in minutes, as it was last worked out. */
export async function findResponseTimes(
  db: Sql,
  ownerIds: readonly number[],
): Promise<{ ownerId: number; minutes: number }[]> {
  const { rows } = await sql<{ ownerId: number; minutes: number }>`
    SELECT user_id AS "ownerId", minutes FROM response_times
    WHERE user_id = ANY (${ownerIds}::int[])
  `.execute(db);
  return rows;
}

/**
 * Works out how long all owners took to answer requests in the year before `now` (epoch
 * milliseconds): the median. Owners who answered fewer than {@link RESPONSE_ANSWERS_MIN} are left
 * out, and so is what the product confirmed by itself.
 */
export async function updateResponseTimes(db: Sql, now: number): Promise<void> {
  await sql`
    WITH times AS (
      SELECT
        studios.owner_id,
        ceil(percentile_cont(0.5) WITHIN GROUP (
          ORDER BY date_part('epoch', answer.at - bookings.created_at)
        ) / 60)::int AS minutes
      FROM studios
      JOIN bookings ON bookings.studio_id = studios.id
      JOIN booking_status_changes answer ON answer.booking_id = bookings.id
      WHERE NOT bookings.instant
        AND answer.from_status = 'pending'
        AND answer.to_status IN ('confirmed', 'declined')
        AND answer.actor = 'owner'
        AND answer.at > ${instant(now)}::timestamptz - ${RESPONSE_DAYS}::int * interval '1 day'
      GROUP BY studios.owner_id
      HAVING count(*) >= ${RESPONSE_ANSWERS_MIN}::int
    ), gone AS (
      DELETE FROM response_times WHERE user_id NOT IN (SELECT owner_id FROM times)
    )
    INSERT INTO response_times (user_id, minutes) SELECT owner_id, minutes FROM times
    ON CONFLICT (user_id) DO UPDATE SET minutes = excluded.minutes
  `.execute(db);
}
