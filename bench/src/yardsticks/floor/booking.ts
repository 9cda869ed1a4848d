import type { Pool } from 'pg';

/** A booking as the floor is asked for it. */
export interface BookingOrder {
  idempotencyKey: string;
  studioId: number;
  /** ISO 8601. */
  startsAt: string;
  hours: number;
}

interface Terms {
  user_id: number;
  ends_at: string;
  blocked_until: string;
  total_cents: number;
  is_taken: boolean;
}

const lock = `SELECT pg_advisory_xact_lock($1::int)`;

const check = `
  SELECT
    user_id,
    ends_at,
    ends_at + buffer AS blocked_until,
    $4::int * (hourly_rate_cents + engineer_cents) + cleaning_fee_cents AS total_cents,
    EXISTS (
      SELECT FROM bench_floor.bookings
      WHERE studio_id = studios.id
        AND tstzrange(starts_at, blocked_until) && tstzrange($3, ends_at + buffer)
    ) AS is_taken
  FROM bench_floor.studios
  CROSS JOIN (SELECT $3::timestamptz + $4::int * interval '1 hour' AS ends_at) time
  JOIN sessions ON token_hash = sha256($1::bytea) AND expires_at > now()
  WHERE studios.id = $2 AND $3::timestamptz > now() + notice
`;

const insert = `
  WITH booked AS (
    INSERT INTO bench_floor.bookings
      (studio_id, owner_id, user_id, starts_at, blocked_until, shown, idempotency_key)
    VALUES ($1, 0, $2, $3, $4, $5, $6)
    RETURNING id
  )
  INSERT INTO bench_floor.booking_steps (booking_id, to_status)
  SELECT id, 'pending' FROM booked
  RETURNING booking_id AS id
`;

/** Books a time in one transaction: locks the studio, checks the time, writes the booking and its history. */
export async function book(pool: Pool, token: string, order: BookingOrder): Promise<object> {
  const { idempotencyKey, studioId, startsAt, hours } = order;
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query({ name: 'lock', text: lock, values: [studioId] });
    const values = [Buffer.from(token), studioId, startsAt, hours];
    const { rows } = await client.query<Terms>({ name: 'check', text: check, values });
    const terms = rows[0];
    if (!terms || terms.is_taken) throw new Error('The time cannot be booked.');
    const shown = { status: 'PENDING', startsAt, totalCents: terms.total_cents };
    const written = await client.query<{ id: number }>({
      name: 'insert',
      text: insert,
      values: [studioId, terms.user_id, startsAt, terms.blocked_until, shown, idempotencyKey],
    });
    await client.query('COMMIT');
    return { data: { bookStudio: { booking: { id: written.rows[0]!.id, ...shown } } } };
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}
