import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { epochMs } from '#db/lib/instants.ts';
import type { Sql } from '#db/orm.ts';

/** A time at which a studio can be booked for {@link SLOT_HOURS}. */
export interface Slot {
  studioId: number;
  /** Epoch milliseconds. */
  startsAt: number;
}

export const SLOT_HOURS = 2;

/** Where the loaded bookings end, and so many days from there on, counted from today. */
const FIRST_DAY = 62;
const LAST_DAY = 85;

/** Times of hourly studios after all that is booked, each far enough from the others, shuffled. */
export async function findFreeSlots(db: Sql): Promise<Slot[]> {
  const { rows } = await sql<Slot>`
    SELECT studios.id AS "studioId", ${epochMs(sql<string>`starts_at`)} AS "startsAt"
    FROM studios
    JOIN cities ON cities.id = city_id
    JOIN opening_hours ON studio_id = studios.id
    CROSS JOIN generate_series(
      current_date + ${FIRST_DAY}::int, current_date + ${LAST_DAY}::int, interval '1 day'
    ) day
    CROSS JOIN generate_series(0, 12, ${SLOT_HOURS}::int + 4) hour
    CROSS JOIN LATERAL (
      SELECT local_instant(
        day::timestamp + (opens_minute + hour * 60) * interval '1 minute', zone
      ) AS starts_at
    ) start
    WHERE status = 'approved'
      AND booking_mode = 'hourly'
      AND horizon_days > ${LAST_DAY}::int
      AND extract(isodow FROM day) = weekday
      AND opens_minute + (hour + ${SLOT_HOURS}::int) * 60 <= closes_minute
      AND NOT EXISTS (
        SELECT FROM studio_exceptions
        WHERE studio_id = studios.id AND date BETWEEN day::date - 1 AND day::date + 1
      )
      -- What a run that was interrupted has left.
      AND NOT EXISTS (
        SELECT FROM bookings
        WHERE studio_id = studios.id AND status IN ('pending', 'confirmed')
          AND bookings.starts_at BETWEEN start.starts_at - interval '1 day' AND start.starts_at + interval '1 day'
      )
    ORDER BY md5(studios.id || ' ' || starts_at)
  `.execute(db);
  return rows;
}

/** Logs musicians in, whose addresses are confirmed. @returns the tokens of their sessions, which last for a day. */
export async function startSessions(db: Sql, count: number): Promise<string[]> {
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'));
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest());
  await sql`
    INSERT INTO sessions (user_id, token_hash, expires_at)
    SELECT users.id, hash, now() + interval '1 day'
    FROM unnest(${hashes}::bytea[]) WITH ORDINALITY AS token (hash, number)
    JOIN users ON username = 'bench-' || number
  `.execute(db);
  // Who has not confirmed an address can have five requests waiting, and no more.
  await sql`
    UPDATE users SET email_verified_at = now()
    WHERE username IN (SELECT 'bench-' || n FROM generate_series(1, ${count}::int) AS n)
      AND email_verified_at IS NULL
  `.execute(db);
  return tokens;
}

/** Runs `work` and deletes the bookings that were made meanwhile, with the emails about them. */
export async function withoutTrace(db: Sql, work: () => Promise<void>): Promise<void> {
  const { rows } = await sql<{ last: number; lastMail: number; lastOfFloor: number }>`
    SELECT
      (SELECT max(id) FROM bookings) AS last,
      (SELECT coalesce(max(id), 0) FROM outgoing_mail) AS "lastMail",
      (SELECT max(id) FROM bench_floor.bookings) AS "lastOfFloor"
  `.execute(db);
  const { last, lastMail, lastOfFloor } = rows[0]!;
  try {
    await work();
  } finally {
    await sql`DELETE FROM bookings WHERE id > ${last}`.execute(db);
    await sql`DELETE FROM outgoing_mail WHERE id > ${lastMail}`.execute(db);
    await sql`DELETE FROM bench_floor.bookings WHERE id > ${lastOfFloor}`.execute(db);
    await sql`VACUUM bookings, booking_lines, booking_status_changes, bench_floor.bookings`.execute(
      db,
    );
  }
}
