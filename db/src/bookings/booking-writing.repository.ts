import { sql } from 'kysely';
import type { StudioCalendar } from '#domain/bookings/availability.ts';
import type { BookingActor, BookingStatus } from '#domain/bookings/lifecycle.ts';
import type { QuoteLine } from '#domain/bookings/quote.ts';
import type { StudioRole } from '#domain/teams/team.ts';
import type { Interval } from '#domain/time/interval.ts';
import { selectStudios } from '#db/studios/studio.repository.ts';
import type { StudioRow } from '#db/studios/studio.repository.ts';
import { instant } from '../lib/instants.ts';
import type { Sql } from '../orm.ts';
import type { BookingRow } from './booking.repository.ts';
import { calendarColumn, calendarOf } from './calendar.repository.ts';

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

/** What decides about a booking. */
export interface StudioToBook extends StudioRow {
  calendar: StudioCalendar;
  staff: StudioStaff[];
  /** How many requests of whoever books wait for a response. */
  waitingRequests: number;
  /** Whether there are requests that nobody has answered in time, and that are not marked so. */
  hasOverdueRequests: boolean;
}

/** Somebody who works for a studio. */
export interface StudioStaff {
  id: number;
  role: StudioRole;
  name: string;
  email: string;
}

/**
 * A public studio as somebody is about to book it at `now`, epoch milliseconds, with all that decides
 * about that: one statement, since others wait for the studio's lock meanwhile.
 * @param bounds what the calendar has to be complete for: see `loadCalendars`
 */
export async function findStudioToBook(
  db: Sql,
  {
    userId,
    studioId,
    bounds,
    now,
  }: { userId: number; studioId: number; bounds: Interval; now: number },
): Promise<StudioToBook | undefined> {
  const found = await selectStudios(db)
    .select([
      sql<StudioStaff[]>`(
        SELECT coalesce(json_agg(
          json_build_object('id', users.id, 'role', staff.role, 'name', users.name, 'email', users.email)
        ), '[]')
        FROM studio_teams AS staff JOIN users ON users.id = staff.user_id
        WHERE staff.studio_id = studios.id
      )`.as('staff'),
      sql<number>`(
        SELECT count(*)::int FROM bookings
        WHERE user_id = ${userId} AND status = 'pending' AND expires_at > ${instant(now)}
      )`.as('waitingRequests'),
      sql<boolean>`EXISTS (
        SELECT FROM bookings
        WHERE studio_id = studios.id AND status = 'pending' AND expires_at <= ${instant(now)}
      )`.as('hasOverdueRequests'),
      calendarColumn(db, bounds, now),
    ])
    .where('studios.id', '=', studioId)
    .executeTakeFirst();
  if (!found) return undefined;
  const { calendar, ...studio } = found;
  return { ...studio, calendar: { ...studio, ...calendarOf(calendar) } };
}

/** A booking to be stored. Instants are epoch milliseconds, amounts US cents. */
export interface NewBooking {
  terms: Omit<BookingRow, 'id' | 'refundCents' | 'isSplit'>;
  /** The end of the buffer after it. */
  blockedUntil: number;
  idempotencyKey: string | null;
  requestDigest: string | null;
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
 * @returns it as it stands then
 * @throws 23P01 of `bookings_no_overlap` and `bookings_not_blocked` where its time is taken, 23505 of
 *   `bookings_idempotency`
 */
export async function insertBooking(db: Sql, booking: NewBooking): Promise<BookingRow> {
  const { terms, lines, steps } = booking;
  const createdAt = instant(terms.createdAt);
  const expiresAt = instantOrNull(terms.expiresAt);
  const paymentDueAt = instantOrNull(terms.paymentDueAt);
  const { rows } = await sql<{ id: number }>`
    WITH booking AS (
      INSERT INTO bookings (
        studio_id, user_id, status, starts_at, ends_at, blocked_until, hours, zone, mode, instant,
        total_cents, policy, additional_requests, expires_at, idempotency_key, request_digest,
        payment_method, payment_due_at, created_at
      ) VALUES (
        ${terms.studioId}, ${terms.userId}, ${terms.status}, ${instant(terms.startsAt)},
        ${instant(terms.endsAt)}, ${instant(booking.blockedUntil)}, ${terms.hours},
        ${terms.zone}, ${terms.mode}, ${terms.instant}, ${terms.totalCents},
        ${JSON.stringify(terms.policy)}::jsonb, ${terms.additionalRequests}, ${expiresAt},
        ${booking.idempotencyKey}, ${booking.requestDigest}, ${terms.paymentMethod},
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
  return { ...terms, id: rows[0]!.id, refundCents: null, isSplit: false };
}

function instantOrNull(at: number | null) {
  return at === null ? sql`NULL` : instant(at);
}
