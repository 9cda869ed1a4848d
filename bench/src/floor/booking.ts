import { createHash } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import { findSession } from '#db/accounts/account.repository.ts';
import { findBookingNotices } from '#db/bookings/booking-notice.repository.ts';
import { expireRequests, findBooking, findBookingByKey } from '#db/bookings/booking.repository.ts';
import { loadCalendars } from '#db/bookings/calendar.repository.ts';
import { findStudios } from '#db/studios/studio.repository.ts';
import { lockStudio } from '#db/studios/studio-lock.repository.ts';
import { standardPolicy } from '#domain/bookings/cancellation.ts';
import { HOUR_MS } from '#domain/time/calendar.ts';
import { record, send, statementOf } from './statements.ts';
import type { Statement } from './statements.ts';

/** A booking as the benchmark asks for it. */
export interface BookingOrder {
  token: string;
  idempotencyKey: string;
  studioId: number;
  /** Epoch milliseconds. */
  startsAt: number;
  hours: number;
}

type BookingWriting = (pool: Pool, order: BookingOrder) => Promise<unknown>;

/**
 * Writes a booking of an hourly studio as the product does: who asks, how often, the studio's lock,
 * what the decision needs, the rows, an email to each side, and the booking as it then stands. It
 * decides nothing.
 */
export async function bookingWriting(now: number): Promise<BookingWriting> {
  const [session] = await sessionStatement(now);
  const decision = await decisionStatements(now);
  const [notice] = await record({ bookingIds: IDS }, (db) => findBookingNotices(db, IDS));
  const [booking] = await record({ id: ID }, (db) => findBooking(db, ID, now));
  return async (pool, order) => {
    const token = createHash('sha256').update(order.token).digest();
    const [user] = await send<{ id: number }>(pool, session!, { token });
    await pool.query(rateLimit, [`booking:${user!.id}`, 1, now + HOUR_MS, now, 1e9]);
    const client = await pool.connect();
    try {
      await client.query('BEGIN');
      const values = valuesOf(order, user!);
      for (const statement of decision) await send(client, statement, values);
      const id = await insert(client, order, user!.id);
      await send(client, notice!, { bookingIds: [id] });
      for (const kind of ['booking-requested', 'owner-booking-requested']) {
        await client.query({ ...insertEmail, values: [kind, id] });
      }
      await client.query('COMMIT');
      await client.query('SELECT pg_notify($1, $2)', ['floor', `["studio:${order.studioId}"]`]);
      return await send(client, booking!, { id });
    } finally {
      client.release();
    }
  };
}

const ID = 1_111_111_111;
const IDS = [ID];
const STUDIO_ID = 1_222_222_222;
const USER_ID = 1_333_333_333;
const START_MS = Date.parse('2100-01-01T12:00:00Z');
const TOKEN = Buffer.alloc(32);
const KEY = 'the idempotency key';

function sessionStatement(now: number): Promise<Statement[]> {
  return record({ token: TOKEN }, (db) => findSession(db, TOKEN, now));
}

/** The statements of the transaction before it writes. */
async function decisionStatements(now: number): Promise<Statement[]> {
  const studioIds = [STUDIO_ID];
  const bounds = reach(START_MS, 2);
  const samples = {
    studioId: STUDIO_ID,
    studioIds,
    userId: USER_ID,
    key: KEY,
    from: isoOf(bounds.start),
    until: isoOf(bounds.end),
  };
  const groups = await Promise.all([
    record(samples, (db) => lockStudio(db, STUDIO_ID)),
    record(samples, (db) => findBookingByKey(db, USER_ID, KEY)),
    record(samples, (db) => expireRequests(db, now, STUDIO_ID)),
    record(samples, (db) => findStudios(db, studioIds)),
    record(samples, (db) => loadCalendars(db, studioIds, bounds, now)),
  ]);
  return groups.flat();
}

function valuesOf(order: BookingOrder, user: { id: number }) {
  const bounds = reach(order.startsAt, order.hours);
  return {
    studioId: order.studioId,
    studioIds: [order.studioId],
    userId: user.id,
    key: order.idempotencyKey,
    from: isoOf(bounds.start),
    until: isoOf(bounds.end),
  };
}

/** A booking's time with the time around it from which others can reach into it. */
function reach(startsAt: number, hours: number) {
  return { start: startsAt - 4 * HOUR_MS, end: startsAt + (hours + 12) * HOUR_MS };
}

function isoOf(instant: number): string {
  return new Date(instant).toISOString();
}

const rateLimit = `
  INSERT INTO rate_limits VALUES ($1, $2, $3)
  ON CONFLICT (key) DO UPDATE SET
    points = CASE WHEN rate_limits.expire <= $4 THEN $2 ELSE rate_limits.points + $2 END,
    expire = CASE WHEN rate_limits.expire <= $4 THEN $5 ELSE rate_limits.expire END
  RETURNING points, expire
`;

const insertBooking = written(`
  INSERT INTO bookings (
    studio_id, user_id, status, starts_at, ends_at, blocked_until, hours, zone, mode, instant,
    total_cents, policy, additional_requests, expires_at, idempotency_key, request_digest, created_at
  )
  VALUES (
    $1, $2, 'pending', $3, $4, $4, $5, 'Europe/London', 'hourly', false, $6, $7, '', $3, $8, $8, now()
  )
  RETURNING id
`);

const insertLines = written(`
  INSERT INTO booking_lines (booking_id, position, kind, quantity, unit_cents, amount_cents)
  VALUES
    ($1, 0, 'studio-time', $2, 5000, $2 * 5000),
    ($1, 1, 'engineer', $2, 4000, $2 * 4000),
    ($1, 2, 'cleaning', 1, 2500, 2500)
`);

const insertStep = written(`
  INSERT INTO booking_status_changes (booking_id, from_status, to_status, actor, user_id, at)
  VALUES ($1, NULL, 'pending', 'musician', $2, now())
`);

const insertEmail = written(`
  INSERT INTO outgoing_mail (recipient, kind, data, deduplication_key, created_at)
  VALUES ('someone@example.com', $1, jsonb_build_object('bookingId', $2::int), $1 || ':' || $2, now())
  ON CONFLICT (deduplication_key) DO NOTHING
`);

function written(sql: string): Statement {
  return statementOf({ sql, parameters: [] });
}

async function insert(client: PoolClient, order: BookingOrder, userId: number): Promise<number> {
  const { studioId, hours, startsAt, idempotencyKey } = order;
  const start = new Date(startsAt);
  const end = new Date(startsAt + hours * HOUR_MS);
  const total = hours * 9000 + 2500;
  const policy = JSON.stringify(standardPolicy);
  const { rows } = await client.query<{ id: number }>({
    ...insertBooking,
    values: [studioId, userId, start, end, hours, total, policy, idempotencyKey],
  });
  const { id } = rows[0]!;
  await client.query({ ...insertLines, values: [id, hours] });
  await client.query({ ...insertStep, values: [id, userId] });
  return id;
}
