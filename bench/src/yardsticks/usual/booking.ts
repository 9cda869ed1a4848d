import { GraphQLError } from 'graphql';
import type { Pool } from 'pg';
import { HOUR_MS, MINUTE_MS } from '#domain/time/calendar.ts';
import { standardPolicy } from '#domain/bookings/cancellation.ts';

/** A booking that is asked for. */
export interface Order {
  studioId: string;
  /** ISO 8601. */
  startsAt: string;
  hours: number;
  idempotencyKey: string;
}

interface Studio {
  zone: string;
  buffer_minutes: number;
  hourly_rate_cents: number;
  engineer_fee_cents: number;
  cleaning_fee_cents: number;
}

const lockStudio = `
  SELECT zone, buffer_minutes, hourly_rate_cents, engineer_fee_cents, cleaning_fee_cents
  FROM studios JOIN cities ON cities.id = city_id
  WHERE studios.id = $1 AND status = 'approved'
  FOR NO KEY UPDATE OF studios
`;
const isTaken = `
  SELECT EXISTS (
    SELECT FROM bookings
    WHERE studio_id = $1 AND status IN ('pending', 'confirmed') AND blocked && tstzrange($2, $3)
  ) OR EXISTS (
    SELECT FROM block_times WHERE studio_id = $1 AND starts_at < $3 AND ends_at > $2
  ) AS taken
`;
const isOpen = `
  SELECT open_week @> int4range(minute, minute + $3::int * 60) AS open
  FROM studios, (
    SELECT (
      (extract(isodow FROM wall) - 1) * 1440 + extract(hour FROM wall) * 60 + extract(minute FROM wall)
    )::int AS minute
    FROM (SELECT $2::timestamptz AT TIME ZONE $4 AS wall) time
  ) start
  WHERE id = $1
`;
const insertBooking = `
  INSERT INTO bookings (
    studio_id, user_id, status, starts_at, ends_at, blocked_until, hours, zone, mode, instant,
    total_cents, policy, expires_at, idempotency_key, request_digest
  )
  VALUES ($1, $2, 'pending', $3, $4, $5, $6, $7, 'hourly', false, $8, $9, $3, $10, $10)
  RETURNING id, status, starts_at AS "startsAt", zone
`;
const insertLines = `
  INSERT INTO booking_lines (booking_id, position, kind, quantity, unit_cents, amount_cents)
  SELECT $1, position, kind, quantity, cents, quantity * cents
  FROM unnest($2::text[], $3::int[], $4::int[]) WITH ORDINALITY AS line (kind, quantity, cents, position)
`;
const insertStep = `
  INSERT INTO booking_status_changes (booking_id, to_status, actor, user_id)
  VALUES ($1, 'pending', 'musician', $2)
`;
const insertMail = `
  INSERT INTO outgoing_mail (recipient, kind, data, deduplication_key)
  SELECT 'someone@example.com', kind, jsonb_build_object('bookingId', $1::int), kind || ':' || $1
  FROM unnest(ARRAY['booking-requested', 'owner-booking-requested']) kind
`;

/** Books an hourly studio: a transaction that locks it, looks whether it is open and free, and writes. */
export async function book(pool: Pool, userId: number, order: Order): Promise<object> {
  const { hours, idempotencyKey } = order;
  const studioId = Number(order.studioId);
  const start = new Date(order.startsAt);
  const end = new Date(start.getTime() + hours * HOUR_MS);
  const client = await pool.connect();
  const send = async <Row extends object>(name: string, text: string, values: unknown[]) =>
    (await client.query<Row>({ name, text, values })).rows[0];
  try {
    await client.query('BEGIN');
    const studio = await send<Studio>('lock', lockStudio, [studioId]);
    if (!studio) throw new GraphQLError('There is no such studio.');
    const until = new Date(end.getTime() + studio.buffer_minutes * MINUTE_MS);
    const open = await send<{ open: boolean }>('open', isOpen, [
      studioId,
      start,
      hours,
      studio.zone,
    ]);
    const other = await send<{ taken: boolean }>('taken', isTaken, [studioId, start, until]);
    if (!open?.open || other?.taken) throw new GraphQLError('It is not free then.');
    const cents = [studio.hourly_rate_cents, studio.engineer_fee_cents, studio.cleaning_fee_cents];
    const total = hours * (cents[0]! + cents[1]!) + cents[2]!;
    const policy = JSON.stringify(standardPolicy);
    const values = [studioId, userId, start, end, until, hours, studio.zone, total, policy];
    const booking = await send<{ id: number; status: string }>('booking', insertBooking, [
      ...values,
      idempotencyKey,
    ]);
    const { id, status } = booking!;
    const kinds = ['studio-time', 'engineer', 'cleaning'];
    await send('lines', insertLines, [id, kinds, [hours, hours, 1], cents]);
    await send('step', insertStep, [id, userId]);
    await send('mail', insertMail, [id]);
    await client.query('COMMIT');
    return { ...booking, status: status.toUpperCase(), studioId, userId };
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}
