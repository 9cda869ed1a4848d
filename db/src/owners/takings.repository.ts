import { sql } from 'kysely';
import type { BookingStatus } from '#domain/bookings/lifecycle.ts';
import type { LocalDate } from '#domain/time/calendar.ts';
import { epochMs } from '../lib/instants.ts';
import { slice } from '../lib/keyset.ts';
import type { ListOrder, Slice } from '../lib/keyset.ts';
import type { Sql } from '../orm.ts';
import { studiosFor } from '#db/teams/team.repository.ts';
import { earnedCents, isEarning } from './statistics.repository.ts';

/**
 * What a booking that is paid at the studio brings its owner. Instants are epoch milliseconds, amounts
 * US cents.
 */
export interface TakingRow {
  bookingId: number;
  studioId: number;
  studioName: string;
  guestId: number;
  guestName: string;
  status: BookingStatus;
  startsAt: number;
  endsAt: number;
  zone: string;
  totalCents: number;
  earnedCents: number;
}

/** What begins last comes first. */
export const takingOrder: ListOrder<TakingRow> = {
  direction: 'desc',
  columns: [
    { value: sql`bookings.starts_at`, kind: 'instant' },
    { value: sql`bookings.id`, kind: 'integer' },
  ],
  keyOf: ({ startsAt, bookingId }) => [startsAt, bookingId],
};

/** What is paid at an owner's studios: a slice, what begins last first. */
export async function listTakings(db: Sql, ownerId: number, part: Slice): Promise<TakingRow[]> {
  const takings = takingsOf(db, ownerId)
    .innerJoin('users', 'users.id', 'bookings.user_id')
    .select(({ ref }) => [
      'bookings.id as bookingId',
      'studios.id as studioId',
      'studios.name as studioName',
      'users.id as guestId',
      'users.name as guestName',
      'bookings.status',
      epochMs(ref('bookings.starts_at')).as('startsAt'),
      epochMs(ref('bookings.ends_at')).as('endsAt'),
      'bookings.zone',
      'bookings.total_cents as totalCents',
      earnedCents.as('earnedCents'),
    ]);
  return slice(takings, takingOrder, part).execute();
}

/** How many bookings are paid at an owner's studios. */
export async function countTakings(db: Sql, ownerId: number): Promise<number> {
  const { count } = await takingsOf(db, ownerId)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** What bookings of a time bring together, US cents. */
export interface TakingsSum {
  bookings: number;
  earnedCents: number;
}

/** What is paid at an owner's studios month by month, by the start of each session in studio time; the latest first. */
export async function sumTakingsByMonth(
  db: Sql,
  ownerId: number,
  limit: number,
): Promise<(TakingsSum & { month: LocalDate })[]> {
  const month = sql<LocalDate>`
    date_trunc('month', bookings.starts_at AT TIME ZONE bookings.zone)::date::text
  `;
  return takingsOf(db, ownerId)
    .select([month.as('month'), ...sums])
    .groupBy(sql`1`)
    .orderBy(sql`1`, 'desc')
    .limit(limit)
    .execute();
}

const sums = [
  sql<number>`count(*)::int`.as('bookings'),
  sql<number>`sum(${earnedCents})::int`.as('earnedCents'),
] as const;

function takingsOf(db: Sql, ownerId: number) {
  return (
    db
      .selectFrom('bookings')
      .innerJoin('studios', 'studios.id', 'bookings.studio_id')
      .where(sql<boolean>`studios.id IN ${studiosFor(ownerId, 'payouts')}`)
      .where(isEarning)
      // Of what is paid by card its owner is paid out.
      .where('bookings.payment_method', '=', 'studio')
  );
}
