import { sql } from 'kysely';
import type { Language } from '#domain/accounts/language.ts';
import { anyOf } from '../lib/any-of.ts';
import { epochMs, instant } from '../lib/instants.ts';
import type { Sql } from '../orm.ts';
import { isUpcoming, selectBookings } from './booking.repository.ts';
import type { BookingRow } from './booking.repository.ts';

/** What somebody pays of a booking. Amounts are US cents, instants epoch milliseconds. */
export interface ShareRow {
  id: number;
  bookingId: number;
  /** Null for an address whose holder has not paid. */
  userId: number | null;
  /** Where its holder was invited, in small letters; null for who was invited by name. */
  email: string | null;
  amountCents: number;
  /** Whether it is paid, or held. */
  isPaid: boolean;
  paymentId: number | null;
  /** Who has paid, which may be somebody else; null while nobody has. */
  payerId: number | null;
  remindedAt: number | null;
}

/** Whether a payment stands: it is held or was taken, and nobody has let go of it. */
const stands = sql<boolean>`(
  payments.is_accepted AND payments.status NOT IN ('cancelled', 'failed') AND NOT EXISTS (
    SELECT FROM provider_commands
    WHERE payment_id = payments.id AND kind = 'cancel' AND provider_commands.status <> 'refused'
  )
)`;

/** The shares of bookings, that of whoever booked first. */
export async function findShares(db: Sql, bookingIds: readonly number[]): Promise<ShareRow[]> {
  return bookingIds.length === 0 ? [] : selectShares(db, bookingIds).execute();
}

/** A query over the shares of bookings, to which columns are added. */
function selectShares(db: Sql, bookingIds: readonly number[]) {
  return db
    .selectFrom('booking_shares')
    .leftJoin('payments', (join) => join.onRef('payments.id', '=', 'payment_id').on(stands))
    .select(({ ref }) => [
      'booking_shares.id',
      'booking_id as bookingId',
      'booking_shares.user_id as userId',
      'booking_shares.email',
      'booking_shares.amount_cents as amountCents',
      sql<boolean>`payments.id IS NOT NULL`.as('isPaid'),
      'payment_id as paymentId',
      'payments.user_id as payerId',
      epochMs(ref('reminded_at')).as('remindedAt'),
    ])
    .where('booking_id', '=', anyOf(bookingIds))
    .orderBy('booking_shares.id');
}

/**
 * Whose the shares of bookings are, as far as that is known: who was named, who has paid, and whoever
 * has confirmed the address that one went to.
 */
export async function findHolderIds(db: Sql, bookingIds: readonly number[]): Promise<number[]> {
  if (bookingIds.length === 0) return [];
  const rows = await db
    .selectFrom('booking_shares')
    .innerJoin('users', (join) =>
      join.on(
        sql<boolean>`
          users.id = booking_shares.user_id OR booking_shares.user_id IS NULL
          AND users.email = booking_shares.email::citext AND users.email_verified_at IS NOT NULL
        `,
      ),
    )
    .select('users.id')
    .distinct()
    .where('booking_id', '=', anyOf(bookingIds))
    .execute();
  return rows.map(({ id }) => id);
}

/** Whose shares are looked for: somebody by their account, and by the address that they have confirmed. */
export interface SharesOf {
  userId: number;
  email: string | null;
  /** Epoch milliseconds. */
  now: number;
}

/**
 * The bookings of others of which somebody has a share, as long as they are to take place: those that
 * wait for shares first, by when these are due, then by when they start.
 */
export async function findSharedBookings(
  db: Sql,
  { userId, email, now }: SharesOf,
  limit: number,
): Promise<BookingRow[]> {
  return selectBookings(db, now)
    .where(isUpcoming(now))
    .where('user_id', '<>', userId)
    .where(
      'id',
      'in',
      db
        .selectFrom('booking_shares')
        .select('booking_id')
        .where((is) =>
          is.or([
            is('user_id', '=', userId),
            is.and([is('user_id', 'is', null), is('email', '=', email?.toLowerCase() ?? null)]),
          ]),
        ),
    )
    .orderBy('payment_due_at', (order) => order.asc().nullsLast())
    .orderBy('starts_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** What holders of shares are written to about. Amounts are US cents, instants epoch milliseconds. */
export interface ShareNotice extends ShareRow {
  /** Where to write to them. */
  recipient: string;
  /** Null for those who are known by an address only. */
  name: string | null;
  /** Who has booked, and the language that they read; null until that is known. */
  musicianId: number;
  musicianName: string;
  language: Language | null;
  studioName: string;
  startsAt: number;
  endsAt: number;
  zone: string;
  /** Until when all is to be paid; null once it was. */
  dueAt: number | null;
}

/** What the holders of the shares of bookings are written to about. */
export async function findShareNotices(
  db: Sql,
  bookingIds: readonly number[],
): Promise<ShareNotice[]> {
  return selectShares(db, bookingIds)
    .innerJoin('bookings', 'bookings.id', 'booking_id')
    .innerJoin('studios', 'studios.id', 'bookings.studio_id')
    .innerJoin('users as musicians', 'musicians.id', 'bookings.user_id')
    .leftJoin('users as holders', 'holders.id', 'booking_shares.user_id')
    .select(({ ref }) => [
      sql<string>`coalesce(holders.email::text, booking_shares.email)`.as('recipient'),
      'holders.name',
      'musicians.id as musicianId',
      'musicians.name as musicianName',
      'musicians.language',
      'studios.name as studioName',
      epochMs(ref('bookings.starts_at')).as('startsAt'),
      epochMs(ref('bookings.ends_at')).as('endsAt'),
      'bookings.zone',
      epochMs(ref('bookings.payment_due_at')).as('dueAt'),
    ])
    .execute();
}

/** Which of these usernames are whose, in small letters. */
export async function findNamed(
  db: Sql,
  usernames: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: number; username: string }>`
    SELECT id, lower(username::text) AS username FROM users
    WHERE username = ANY (${usernames}::citext[])
  `.execute(db);
  return new Map(rows.map(({ id, username }) => [username, id]));
}

export type NewShare = Pick<ShareRow, 'userId' | 'email' | 'amountCents'>;

/**
 * Has several people pay for a booking until `dueAt` (epoch milliseconds), within the transaction of
 * `db`, which has locked it.
 */
export async function insertShares(
  db: Sql,
  bookingId: number,
  shares: readonly NewShare[],
  dueAt: number,
): Promise<void> {
  await setSplit(db, bookingId, true, dueAt);
  await db
    .insertInto('booking_shares')
    .values(
      shares.map(({ userId, email, amountCents }) => ({
        booking_id: bookingId,
        user_id: userId,
        email,
        amount_cents: amountCents,
      })),
    )
    .execute();
}

/** Has a booking be paid by one again, until `dueAt` (epoch milliseconds). */
export async function deleteShares(db: Sql, bookingId: number, dueAt: number): Promise<void> {
  await db.deleteFrom('booking_shares').where('booking_id', '=', bookingId).execute();
  await setSplit(db, bookingId, false, dueAt);
}

async function setSplit(db: Sql, id: number, isSplit: boolean, dueAt: number): Promise<void> {
  await db
    .updateTable('bookings')
    .set({ is_split: isSplit, payment_due_at: instant(dueAt), expires_at: instant(dueAt) })
    .where('id', '=', id)
    .execute();
}

/** Notes what shares are paid with. */
export async function payShares(db: Sql, ids: readonly number[], paymentId: number): Promise<void> {
  await db
    .updateTable('booking_shares')
    .set({ payment_id: paymentId })
    .where('id', '=', anyOf(ids))
    .execute();
}

/** Notes whose shares are: from then on they are theirs, whatever their address. */
export async function holdShares(db: Sql, ids: readonly number[], userId: number): Promise<void> {
  await db
    .updateTable('booking_shares')
    .set({ user_id: userId })
    .where('id', '=', anyOf(ids))
    .execute();
}

/** Notes that the holders of shares were reminded at `now`, epoch milliseconds. */
export async function noteReminder(db: Sql, ids: readonly number[], now: number): Promise<void> {
  await db
    .updateTable('booking_shares')
    .set({ reminded_at: instant(now) })
    .where('id', '=', anyOf(ids))
    .execute();
}
