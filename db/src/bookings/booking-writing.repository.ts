import { sql } from 'kysely';
import type { BookingPaymentMethod } from '#domain/bookings/booking-payment.ts';
import type { CancellationPolicy } from '#domain/bookings/cancellation.ts';
import type { BookableHours } from '#domain/bookings/hours.ts';
import type { BookingActor, BookingStatus } from '#domain/bookings/lifecycle.ts';
import type { QuoteLine } from '#domain/bookings/quote.ts';
import type { BookingMode } from '#domain/studios/studio.ts';
import type { StudioRole, StudioTeam } from '#domain/teams/team.ts';
import { selectStudios } from '#db/studios/studio.repository.ts';
import type { StudioRow } from '#db/studios/studio.repository.ts';
import { instant } from '../lib/instants.ts';
import type { Sql } from '../orm.ts';

/**
 * Locks who books and then what they book, in that order, until the transaction ends. What these two
 * decide is to be read by a later statement, which sees what they have waited for.
 */
export async function lockForBooking(
  db: Sql,
  { userId, studioId }: { userId: number; studioId: number },
): Promise<void> {
  await sql`
    WITH musician AS MATERIALIZED (
      SELECT id FROM users WHERE id = ${userId} FOR NO KEY UPDATE
    )
    SELECT id FROM studios
    -- Counted before any studio is looked at.
    WHERE id = ${studioId} AND (SELECT count(*) FROM musician) >= 0
    FOR NO KEY UPDATE
  `.execute(db);
}

/** What decides about a booking beside the calendar. */
export interface StudioToBook extends StudioRow {
  team: StudioTeam;
  /** How many requests of whoever books wait for a response. */
  waitingRequests: number;
}

/** A public studio as somebody is about to book it at `now`, epoch milliseconds. */
export async function findStudioToBook(
  db: Sql,
  { userId, studioId, now }: { userId: number; studioId: number; now: number },
): Promise<StudioToBook | undefined> {
  const found = await selectStudios(db)
    .select([
      sql<[number, StudioRole][]>`(
        SELECT coalesce(json_agg(json_build_array(user_id, role)), '[]')
        FROM studio_teams WHERE studio_id = studios.id
      )`.as('members'),
      sql<number>`(
        SELECT count(*)::int FROM bookings
        WHERE user_id = ${userId} AND status = 'pending' AND expires_at > ${instant(now)}
      )`.as('waitingRequests'),
    ])
    .where('studios.id', '=', studioId)
    .executeTakeFirst();
  if (!found) return undefined;
  const { members, ...studio } = found;
  return { ...studio, team: new Map(members) };
}

/** A booking to be stored. Instants are epoch milliseconds, amounts US cents. */
export interface NewBooking {
  studioId: number;
  userId: number;
  status: BookingStatus;
  startsAt: number;
  endsAt: number;
  blockedUntil: number;
  hours: BookableHours;
  zone: string;
  mode: BookingMode;
  instant: boolean;
  totalCents: number;
  policy: CancellationPolicy;
  additionalRequests: string;
  expiresAt: number | null;
  idempotencyKey: string | null;
  requestDigest: string | null;
  paymentMethod: BookingPaymentMethod;
  /** Until when it has to be paid for the studio to hear of it; null for what it hears of at once. */
  paymentDueAt: number | null;
  createdAt: number;
  lines: readonly QuoteLine[];
  /** Its history so far, all of it at the moment at which it was made. */
  steps: readonly {
    from: BookingStatus | null;
    to: BookingStatus;
    actor: BookingActor;
    userId: number | null;
  }[];
}

/**
 * Stores a booking with its lines and its history, in one statement.
 * @returns its id
 * @throws 23P01 of `bookings_no_overlap` and `bookings_not_blocked` where its time is taken, 23505 of
 *   `bookings_idempotency`
 */
export async function insertBooking(db: Sql, booking: NewBooking): Promise<number> {
  const { lines, steps } = booking;
  const createdAt = instant(booking.createdAt);
  const expiresAt = instantOrNull(booking.expiresAt);
  const paymentDueAt = instantOrNull(booking.paymentDueAt);
  const { rows } = await sql<{ id: number }>`
    WITH booking AS (
      INSERT INTO bookings (
        studio_id, user_id, status, starts_at, ends_at, blocked_until, hours, zone, mode, instant,
        total_cents, policy, additional_requests, expires_at, idempotency_key, request_digest,
        payment_method, payment_due_at, created_at
      ) VALUES (
        ${booking.studioId}, ${booking.userId}, ${booking.status}, ${instant(booking.startsAt)},
        ${instant(booking.endsAt)}, ${instant(booking.blockedUntil)}, ${booking.hours},
        ${booking.zone}, ${booking.mode}, ${booking.instant}, ${booking.totalCents},
        ${JSON.stringify(booking.policy)}::jsonb, ${booking.additionalRequests}, ${expiresAt},
        ${booking.idempotencyKey}, ${booking.requestDigest}, ${booking.paymentMethod},
        ${paymentDueAt}, ${createdAt}
      )
      RETURNING id
    ), lines AS (
      INSERT INTO booking_lines (booking_id, position, kind, quantity, unit_cents, amount_cents)
      SELECT booking.id, number - 1, kind, quantity, unit_cents, amount_cents
      FROM booking CROSS JOIN unnest(
        ${lines.map(({ kind }) => kind)}::text[],
        ${lines.map(({ quantity }) => quantity)}::int[],
        ${lines.map(({ unitCents }) => unitCents)}::int[],
        ${lines.map(({ amountCents }) => amountCents)}::int[]
      ) WITH ORDINALITY AS line (kind, quantity, unit_cents, amount_cents, number)
    ), steps AS (
      INSERT INTO booking_status_changes (booking_id, from_status, to_status, actor, user_id, at)
      SELECT booking.id, from_status, to_status, actor, step.user_id, ${createdAt}
      FROM booking CROSS JOIN unnest(
        ${steps.map(({ from }) => from)}::text[],
        ${steps.map(({ to }) => to)}::text[],
        ${steps.map(({ actor }) => actor)}::text[],
        ${steps.map(({ userId }) => userId)}::int[]
      ) WITH ORDINALITY AS step (from_status, to_status, actor, user_id, number)
      ORDER BY number
    )
    SELECT id FROM booking
  `.execute(db);
  return rows[0]!.id;
}

function instantOrNull(at: number | null) {
  return at === null ? sql`NULL` : instant(at);
}
