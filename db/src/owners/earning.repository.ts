import { sql } from 'kysely';
import type { BookingStatus } from '#domain/bookings/lifecycle.ts';
import type { LocalDate } from '#domain/time/calendar.ts';
import { epochMs, instant } from '../lib/instants.ts';
import { slice } from '../lib/keyset.ts';
import type { ListOrder, Slice } from '../lib/keyset.ts';
import type { Sql } from '../orm.ts';
import { studiosFor } from '#db/teams/team.repository.ts';
import { earnedCents, isEarning } from './statistics.repository.ts';

/** What a booking brings the owner of its studio. Instants are epoch milliseconds, amounts US cents. */
export interface EarningRow {
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
export const earningOrder: ListOrder<EarningRow> = {
  direction: 'desc',
  columns: [
    { value: sql`bookings.starts_at`, kind: 'instant' },
    { value: sql`bookings.id`, kind: 'integer' },
  ],
  keyOf: ({ startsAt, bookingId }) => [startsAt, bookingId],
};

/** What the bookings of an owner's studios bring: a slice, what begins last first. */
export async function listEarnings(db: Sql, ownerId: number, part: Slice): Promise<EarningRow[]> {
  const earnings = earningsOf(db, ownerId)
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
  return slice(earnings, earningOrder, part).execute();
}

/** How many bookings of an owner's studios bring something. */
export async function countEarnings(db: Sql, ownerId: number): Promise<number> {
  const { count } = await earningsOf(db, ownerId)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** What bookings of a time bring together, US cents. */
export interface EarnedSum {
  bookings: number;
  earnedCents: number;
}

/** What an owner earns month by month, by the start of each session in studio time; the latest first. */
export async function sumEarningsByMonth(
  db: Sql,
  ownerId: number,
  limit: number,
): Promise<(EarnedSum & { month: LocalDate })[]> {
  const month = sql<LocalDate>`
    date_trunc('month', bookings.starts_at AT TIME ZONE bookings.zone)::date::text
  `;
  return earningsOf(db, ownerId)
    .select([month.as('month'), ...sums])
    .groupBy(sql`1`)
    .orderBy(sql`1`, 'desc')
    .limit(limit)
    .execute();
}

/** What an owner earns by the day, in UTC, on which sessions end, since an instant (epoch milliseconds). */
export async function sumEarningsByEnd(
  db: Sql,
  ownerId: number,
  since: number,
): Promise<(EarnedSum & { endsAt: number })[]> {
  const day = sql<string>`date_trunc('day', bookings.ends_at, 'UTC')`;
  return earningsOf(db, ownerId)
    .select([epochMs(day).as('endsAt'), ...sums])
    .where('bookings.ends_at', '>=', instant(since))
    .groupBy(sql`1`)
    .orderBy(sql`1`)
    .execute();
}

const sums = [
  sql<number>`count(*)::int`.as('bookings'),
  sql<number>`sum(${earnedCents})::int`.as('earnedCents'),
] as const;

function earningsOf(db: Sql, ownerId: number) {
  return db
    .selectFrom('bookings')
    .innerJoin('studios', 'studios.id', 'bookings.studio_id')
    .where(sql<boolean>`studios.id IN ${studiosFor(ownerId, 'payouts')}`)
    .where(isEarning);
}
