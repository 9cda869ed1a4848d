import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { BookingPaymentMethod } from '#domain/bookings/booking-payment.ts';
import type { CancellationPolicy } from '#domain/bookings/cancellation.ts';
import { MAX_HOURS } from '#domain/bookings/hours.ts';
import type { BookableHours } from '#domain/bookings/hours.ts';
import type { BookingActor, BookingStatus } from '#domain/bookings/lifecycle.ts';
import type { QuoteLine } from '#domain/bookings/quote.ts';
import type { BookingMode } from '#domain/studios/studio.ts';
import { HOUR_MS } from '#domain/time/calendar.ts';
import { anyOf } from '../lib/any-of.ts';
import { epochMs, instant } from '../lib/instants.ts';
import { slice } from '../lib/keyset.ts';
import type { ListOrder, Slice } from '../lib/keyset.ts';
import type { Sql } from '../orm.ts';
import { studiosFor } from '#db/teams/team.repository.ts';

/** A booking as a plain row. Instants are epoch milliseconds, amounts US cents. */
export interface BookingRow {
  id: number;
  studioId: number;
  userId: number;
  status: BookingStatus;
  startsAt: number;
  endsAt: number;
  hours: BookableHours;
  zone: string;
  mode: BookingMode;
  instant: boolean;
  totalCents: number;
  policy: CancellationPolicy;
  additionalRequests: string;
  expiresAt: number | null;
  refundCents: number | null;
  paymentMethod: BookingPaymentMethod;
  /** Whether several people pay for it, or have paid, each their share. */
  isSplit: boolean;
  /** Until when it has to be paid, while only who made it knows of it. */
  paymentDueAt: number | null;
  createdAt: number;
}

/**
 * The status that a booking has at `now`: that a request has expired or a booking is over is true
 * from that moment on, and not only when a schedule has marked it a little later.
 */
export function statusAt(now: number) {
  return sql<BookingStatus>`
    CASE
      WHEN bookings.status = 'pending' AND expires_at <= ${instant(now)} THEN 'expired'
      WHEN bookings.status = 'confirmed' AND ends_at <= ${instant(now)} THEN 'completed'
      ELSE bookings.status
    END
  `;
}

/** Whether the studio knows of a booking: not of one that waits for its payment, or never had it. */
export const isPlaced = sql<boolean>`(bookings.payment_due_at IS NULL)`;

/**
 * Whether a booking is live at `now` and not over. None is longer than the longest that can be
 * booked, so the index in the order of starts need not be walked from the first booking ever.
 */
export function isUpcoming(now: number) {
  return sql<boolean>`(
    starts_at > ${instant(now - MAX_HOURS * HOUR_MS)}
    AND ends_at > ${instant(now)}
    AND (status = 'confirmed' OR status = 'pending' AND expires_at > ${instant(now)})
  )`;
}

/** A query over bookings as they stand at `now` (epoch milliseconds), to which conditions are added. */
export function selectBookings(db: Sql, now: number) {
  return db
    .selectFrom('bookings')
    .select(({ ref }) => [
      'id',
      'studio_id as studioId',
      'user_id as userId',
      statusAt(now).as('status'),
      epochMs(ref('starts_at')).as('startsAt'),
      epochMs(ref('ends_at')).as('endsAt'),
      'hours',
      'zone',
      'mode',
      'instant',
      'total_cents as totalCents',
      'policy',
      'additional_requests as additionalRequests',
      epochMs(ref('expires_at')).as('expiresAt'),
      'refund_cents as refundCents',
      'payment_method as paymentMethod',
      'is_split as isSplit',
      epochMs(ref('payment_due_at')).as('paymentDueAt'),
      epochMs(ref('created_at')).as('createdAt'),
    ]);
}

/**
 * One booking as it stands at `now` (epoch milliseconds), whoever made it: asking who may see it
 * is the caller's part.
 */
export async function findBooking(
  db: Sql,
  id: number,
  now: number,
): Promise<BookingRow | undefined> {
  return selectBookings(db, now).where('id', '=', id).executeTakeFirst();
}

/** Bookings as they stand at `now` (epoch milliseconds), whoever made them. */
export async function findBookings(
  db: Sql,
  ids: readonly number[],
  now: number,
): Promise<BookingRow[]> {
  return selectBookings(db, now).where('id', '=', anyOf(ids)).execute();
}

/** The booking that a user made under an idempotency key, with the digest of what was asked. */
export async function findBookingByKey(
  db: Sql,
  userId: number,
  idempotencyKey: string,
): Promise<{ id: number; requestDigest: string | null } | undefined> {
  return db
    .selectFrom('bookings')
    .select(['id', 'request_digest as requestDigest'])
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
}

/**
 * Waiting: requests to be answered. Agreed: confirmed and not over. Upcoming: both. Past: everything
 * else, cancelled future ones included.
 */
export type BookingPeriod = 'waiting' | 'agreed' | 'upcoming' | 'past';

/** Part of the bookings that somebody made, or that were made of their studios. */
export interface BookingList {
  side: 'made' | 'received';
  userId: number;
  period: BookingPeriod;
  /** Epoch milliseconds. */
  now: number;
}

/** Waiting ones by when they expire, others that are to come soonest first, past ones latest first. */
export function bookingOrder(period: BookingPeriod): ListOrder<BookingRow> {
  const isWaiting = period === 'waiting';
  return {
    direction: period === 'past' ? 'desc' : 'asc',
    columns: [
      { value: isWaiting ? sql`expires_at` : sql`starts_at`, kind: 'instant' },
      { value: sql`id`, kind: 'integer' },
    ],
    keyOf: ({ startsAt, expiresAt, id }) => [isWaiting ? (expiresAt ?? startsAt) : startsAt, id],
  };
}

/** Bookings as they stand at the `now` of their list: a slice, in their order. */
export async function listBookings(db: Sql, list: BookingList, part: Slice): Promise<BookingRow[]> {
  const listed = selectBookings(db, list.now).where(isListed(list));
  return slice(listed, bookingOrder(list.period), part).execute();
}

/** How many bookings a list has. */
export async function countBookings(db: Sql, list: BookingList): Promise<number> {
  const { count } = await db
    .selectFrom('bookings')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(isListed(list))
    .executeTakeFirstOrThrow();
  return count;
}

function isListed({ side, userId, period, now }: BookingList) {
  const whose =
    side === 'made'
      ? sql`user_id = ${userId}`
      : sql`
          studio_id IN ${studiosFor(userId, period === 'waiting' ? 'answer-requests' : 'see-calendar')}
          AND ${isPlaced}
        `;
  return sql<boolean>`(${whose} AND ${isIn(period, now)})`;
}

function isIn(period: BookingPeriod, now: number) {
  const upcoming = isUpcoming(now);
  const conditions: Readonly<Record<BookingPeriod, RawBuilder<boolean>>> = {
    waiting: sql`(${upcoming} AND status = 'pending')`,
    agreed: sql`(${upcoming} AND status = 'confirmed')`,
    upcoming,
    past: sql`NOT ${upcoming}`,
  };
  return conditions[period];
}

/** A booking by the two that it is of. */
export interface BookingOf {
  studioId: number;
  userId: number;
}

/** Of whom a booking is, with how it is paid, and the end of its buffer in epoch milliseconds. */
interface OwnedBooking extends BookingOf {
  id: number;
  paymentMethod: BookingPaymentMethod;
  isSplit: boolean;
  blockedUntil: number;
}

/** Whose bookings these are, and of which studios. */
export async function findWhoseBookings(
  db: Sql,
  bookingIds: readonly number[],
): Promise<OwnedBooking[]> {
  if (bookingIds.length === 0) return [];
  return db
    .selectFrom('bookings')
    .select(({ ref }) => [
      'id',
      'studio_id as studioId',
      'user_id as userId',
      'payment_method as paymentMethod',
      'is_split as isSplit',
      epochMs(ref('blocked_until')).as('blockedUntil'),
    ])
    .where('id', '=', anyOf(bookingIds))
    .execute();
}

/** The price lines of bookings, in order. */
export async function findLines(
  db: Sql,
  bookingIds: readonly number[],
): Promise<(QuoteLine & { bookingId: number })[]> {
  return db
    .selectFrom('booking_lines')
    .select([
      'booking_id as bookingId',
      'kind',
      'quantity',
      'unit_cents as unitCents',
      'amount_cents as amountCents',
    ])
    .where('booking_id', '=', anyOf(bookingIds))
    .orderBy('booking_id')
    .orderBy('position')
    .execute();
}

export interface StatusChangeRow {
  bookingId: number;
  fromStatus: BookingStatus | null;
  toStatus: BookingStatus;
  actor: BookingActor;
  /** What whoever took the step said of it; may be empty. */
  note: string;
  /** Epoch milliseconds. */
  at: number;
}

/** The history of bookings, oldest step first. */
export async function findStatusChanges(
  db: Sql,
  bookingIds: readonly number[],
): Promise<StatusChangeRow[]> {
  return db
    .selectFrom('booking_status_changes')
    .select(({ ref }) => [
      'booking_id as bookingId',
      'from_status as fromStatus',
      'to_status as toStatus',
      'actor',
      'note',
      epochMs(ref('at')).as('at'),
    ])
    .where('booking_id', '=', anyOf(bookingIds))
    .orderBy('booking_id')
    .orderBy('at')
    .orderBy('id')
    .execute();
}

/** Whether a user has ever made a booking, whatever became of it. */
export async function hasBookings(db: Sql, userId: number): Promise<boolean> {
  const booking = await db
    .selectFrom('bookings')
    .select('id')
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst();
  return booking !== undefined;
}

/** A session that is over. */
export interface EndedSession {
  bookingId: number;
  /** Epoch milliseconds. */
  endedAt: number;
}

/** The last session that a user has completed in a studio by `now` (epoch milliseconds). */
export async function findLastSession(
  db: Sql,
  { userId, studioId, now }: { userId: number; studioId: number; now: number },
): Promise<EndedSession | undefined> {
  return (
    db
      .selectFrom('bookings')
      .select(({ ref }) => ['id as bookingId', epochMs(ref('ends_at')).as('endedAt')])
      .where('user_id', '=', userId)
      .where('studio_id', '=', studioId)
      // Confirmed and over is as good as completed: the mark may come a minute later.
      .where('status', 'in', ['completed', 'confirmed'])
      .where('ends_at', '<=', instant(now))
      .orderBy('ends_at', 'desc')
      .limit(1)
      .executeTakeFirst()
  );
}
