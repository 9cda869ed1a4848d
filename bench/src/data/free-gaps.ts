import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/** Days that openings are looked for in: the day before reaches into today. */
export interface GapDays {
  from: number;
  until: number;
}

/**
 * A query for the times at which studios can be booked: open by their hours, and neither booked nor
 * blocked, with the buffer before each booking taken off. Columns `studio_id`, `starts_at`, `ends_at`.
 * @param ids the studios, as an `int[]`
 */
export function freeGaps(ids: RawBuilder<unknown>, days: GapDays): RawBuilder<unknown> {
  return sql`
    SELECT studio_id, lower(gap) AS starts_at, upper(gap) AS ends_at
    FROM (
      SELECT studios.id AS studio_id, open.times - taken.times - blocked.times AS free
      FROM unnest(${ids}) AS asked (id)
      JOIN studios ON studios.id = asked.id
      JOIN cities ON cities.id = city_id
      CROSS JOIN LATERAL (
        SELECT coalesce(range_agg(tstzrange(
          local_instant(day::timestamp + opens_minute * interval '1 minute', zone),
          local_instant(day::timestamp + closes_minute * interval '1 minute', zone)
        )), '{}') AS times
        FROM generate_series(
          current_date + ${sql.lit(days.from)}::int, current_date + ${sql.lit(days.until)}::int,
          interval '1 day'
        ) day
        CROSS JOIN LATERAL (
          SELECT opens_minute, closes_minute FROM studio_exceptions
          WHERE studio_id = studios.id AND date = day AND opens_minute IS NOT NULL
          UNION ALL
          SELECT opens_minute, closes_minute FROM opening_hours
          WHERE studio_id = studios.id AND weekday = extract(isodow FROM day)
            AND NOT EXISTS (
              SELECT FROM studio_exceptions WHERE studio_id = studios.id AND date = day
            )
        ) hours
      ) open
      CROSS JOIN LATERAL (
        SELECT coalesce(range_agg(tstzrange(
          starts_at - buffer_minutes * interval '1 minute', bookings.blocked_until
        )), '{}') AS times
        FROM bookings
        WHERE studio_id = studios.id
          AND (bookings.status = 'confirmed' OR (bookings.status = 'pending' AND expires_at > now()))
          AND starts_at > now() - interval '2 days'
          AND starts_at < now() + (${sql.lit(days.until)}::int + 2) * interval '1 day'
      ) taken
      CROSS JOIN LATERAL (
        SELECT coalesce(range_agg(tstzrange(
          starts_at - buffer_minutes * interval '1 minute', ends_at
        )), '{}') AS times
        FROM block_times
        WHERE studio_id = studios.id AND ends_at > now()
      ) blocked
    ) studio
    CROSS JOIN LATERAL unnest(free) gap
    WHERE upper(gap) > now()
  `;
}
