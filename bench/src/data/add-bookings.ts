import { sql } from 'kysely';
import type { Sql } from '#db/orm.ts';
import { standardPolicy } from '#domain/bookings/cancellation.ts';
import { REQUEST_LIFETIME_HOURS } from '#domain/bookings/lifecycle.ts';

const MUSICIANS = 20_000;

/** Days before and after today on which the bookings take place. */
const DAYS_BEFORE = 120;
const DAYS_AFTER = 60;

/**
 * Adds bookings until there are `total`, at most two in each opening of a studio, as the product
 * would have taken them: within opening hours, with lines, history and buffer, never overlapping.
 * To be called with studios that have no bookings yet beyond those of the demo data.
 * @param db inside a transaction
 */
export async function addBookings(db: Sql, total: number): Promise<void> {
  // So that every load makes the same rows.
  await sql`SELECT setseed(0.5)`.execute(db);
  await addMusicians(db);
  await planBookings(db, total);
  await sql`
    INSERT INTO bookings (
      id, studio_id, user_id, status, starts_at, ends_at, blocked_until, hours, zone, mode, instant,
      total_cents, policy, expires_at, refund_cents, created_at
    )
    SELECT
      id, studio_id, user_id, status, starts_at, ends_at, blocked_until, hours, zone, mode, instant,
      CASE mode
        WHEN 'session' THEN session_cents
        ELSE hours * (hourly_rate_cents + engineer_fee_cents) + cleaning_fee_cents
      END,
      ${JSON.stringify(standardPolicy)}::jsonb,
      least(created_at + ${REQUEST_LIFETIME_HOURS}::int * interval '1 hour', starts_at),
      CASE status WHEN 'cancelled' THEN 0 END,
      created_at
    FROM planned
    ORDER BY id
  `.execute(db);
  await sql`SELECT setval(pg_get_serial_sequence('bookings', 'id'), max(id)) FROM bookings`.execute(
    db,
  );
  await addLines(db);
  await addHistory(db);
}

async function addMusicians(db: Sql): Promise<void> {
  await sql`
    INSERT INTO users (username, email, name, password_hash, user_type)
    SELECT
      'bench-' || number, 'bench-' || number || '@example.com', 'Musician ' || number, 'none',
      'musician'
    FROM generate_series(1, ${MUSICIANS}::int) number
  `.execute(db);
}

/** A table of what is to be booked, in the order in which it was booked. */
async function planBookings(db: Sql, total: number): Promise<void> {
  await sql`
    CREATE TEMPORARY TABLE planned ON COMMIT DROP AS
    WITH musicians AS (
      SELECT min(id) AS first FROM users WHERE username LIKE 'bench-%'
    ),
    -- Each opening in two halves, so that two bookings of a day cannot meet.
    halves AS (
      SELECT
        studios.id AS studio_id,
        booking_mode,
        hourly_rate_cents,
        engineer_fee_cents,
        cleaning_fee_cents,
        session_instant_cents,
        session_request_cents,
        buffer_minutes,
        zone,
        day,
        opens_minute + half * ((closes_minute - opens_minute) / 120 * 60) AS from_minute,
        (closes_minute - opens_minute) / 120 - (buffer_minutes + 59) / 60 AS room
      FROM studios
      JOIN cities ON cities.id = city_id
      JOIN opening_hours ON opening_hours.studio_id = studios.id
      CROSS JOIN generate_series(
        current_date - ${DAYS_BEFORE}::int,
        current_date + least(horizon_days, ${DAYS_AFTER}::int) - 1,
        interval '1 day'
      ) day
      CROSS JOIN generate_series(0, 1) half
      WHERE extract(isodow FROM day) = weekday
        AND NOT EXISTS (SELECT FROM bookings WHERE studio_id = studios.id)
        AND NOT EXISTS (
          SELECT FROM studio_exceptions
          WHERE studio_id = studios.id AND date BETWEEN day::date - 1 AND day::date + 1
        )
        -- The first studios are taken most of the time, the last ones hardly.
        AND random() < 0.6 - 0.4 * (studios.id % 100) / 100
    ),
    lengths AS (
      SELECT *, least(room, (ARRAY[1, 2, 2, 2, 3, 3, 4, 4])[1 + floor(random() * 8)]) AS hours
      FROM halves
      WHERE room > 0
    ),
    starts AS (
      SELECT
        *,
        local_instant(
          day::timestamp
            + (from_minute + floor(random() * (room - hours + 1)) * 60) * interval '1 minute',
          zone
        ) AS starts_at
      FROM lengths
    ),
    booked AS (
      SELECT
        *,
        least(now(), starts_at) - random() ^ 2 * interval '30 days' AS created_at,
        random() AS fate
      FROM starts
      ORDER BY random()
      LIMIT ${total}::int - (SELECT count(*) FROM bookings)
    )
    SELECT
      (row_number() OVER (ORDER BY created_at) + (SELECT max(id) FROM bookings))::int AS id,
      studio_id,
      (musicians.first + floor(random() * ${MUSICIANS}::int))::int AS user_id,
      CASE
        WHEN fate < 0.1 THEN 'cancelled'
        WHEN starts_at + hours * interval '1 hour' < now() THEN 'completed'
        WHEN fate < 0.5 AND created_at > now() - interval '20 hours' AND starts_at > now() THEN 'pending'
        ELSE 'confirmed'
      END AS status,
      starts_at,
      starts_at + hours * interval '1 hour' AS ends_at,
      starts_at + hours * interval '1 hour' + buffer_minutes * interval '1 minute' AS blocked_until,
      hours,
      zone,
      booking_mode AS mode,
      booking_mode = 'session' AND is_daytime AS instant,
      CASE WHEN is_daytime THEN session_instant_cents ELSE session_request_cents END
        AS session_cents,
      hourly_rate_cents,
      engineer_fee_cents,
      cleaning_fee_cents,
      created_at
    FROM booked
    CROSS JOIN musicians
    CROSS JOIN LATERAL (
      SELECT extract(hour FROM starts_at AT TIME ZONE zone) BETWEEN 9 AND 16 AS is_daytime
    ) time_of_day
  `.execute(db);
}

async function addLines(db: Sql): Promise<void> {
  await sql`
    INSERT INTO booking_lines (booking_id, position, kind, quantity, unit_cents, amount_cents)
    SELECT id, position, kind, quantity, unit_cents, quantity * unit_cents
    FROM planned
    CROSS JOIN LATERAL (
      SELECT 0, 'studio-time', hours, hourly_rate_cents WHERE mode = 'hourly'
      UNION ALL SELECT 1, 'engineer', hours, engineer_fee_cents WHERE mode = 'hourly'
      UNION ALL SELECT 2, 'cleaning', 1, cleaning_fee_cents WHERE mode = 'hourly'
      UNION ALL SELECT 0, 'instant-session', 1, session_cents WHERE mode = 'session' AND instant
      UNION ALL
      SELECT 0, 'requested-session', 1, session_cents WHERE mode = 'session' AND NOT instant
    ) line (position, kind, quantity, unit_cents)
    WHERE unit_cents > 0
    ORDER BY id, position
  `.execute(db);
}

async function addHistory(db: Sql): Promise<void> {
  await sql`
    INSERT INTO booking_status_changes (booking_id, from_status, to_status, actor, user_id, at)
    SELECT id, from_status, to_status, actor, step.user_id, at
    FROM planned
    CROSS JOIN LATERAL (
      SELECT NULL, 'pending', 'musician', user_id, created_at
      UNION ALL
      SELECT 'pending', 'confirmed', 'owner', NULL, created_at WHERE status <> 'pending'
      UNION ALL
      SELECT 'confirmed', 'completed', 'system', NULL, ends_at WHERE status = 'completed'
      UNION ALL
      SELECT 'confirmed', 'cancelled', 'musician', user_id, created_at WHERE status = 'cancelled'
    ) step (from_status, to_status, actor, user_id, at)
    ORDER BY created_at, id
  `.execute(db);
}
