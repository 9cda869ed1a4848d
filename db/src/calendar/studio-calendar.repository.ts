import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { isPlaced, selectBookings } from '#db/bookings/booking.repository.ts';
import type { BookingRow } from '#db/bookings/booking.repository.ts';
import { isLive } from '#db/bookings/calendar.repository.ts';
import { MAX_HOURS } from '#domain/bookings/hours.ts';
import type { BookingStatus } from '#domain/bookings/lifecycle.ts';
import { HOUR_MS } from '#domain/time/calendar.ts';
import type { LocalDate } from '#domain/time/calendar.ts';
import type { Interval } from '#domain/time/interval.ts';
import { anyOf } from '../lib/any-of.ts';
import { instant } from '../lib/instants.ts';
import type { Sql } from '../orm.ts';

/** A studio as far as a calendar shows it. */
export interface CalendarStudio {
  id: number;
  name: string;
  /** IANA time zone of its city. */
  zone: string;
}

/** The studios of these ids, approved or not, by their names. */
export async function findCalendarStudios(
  db: Sql,
  ids: readonly number[],
): Promise<CalendarStudio[]> {
  return db
    .selectFrom('studios')
    .innerJoin('cities', 'cities.id', 'city_id')
    .select(['studios.id', 'studios.name', 'zone'])
    .where('studios.id', '=', anyOf(ids))
    .orderBy('studios.name')
    .orderBy('studios.id')
    .execute();
}

/** Which bookings are wanted, as they stand at `now` (epoch milliseconds). */
interface Asked {
  statuses: readonly BookingStatus[];
  now: number;
}

/** Bookings of the studios that touch `bounds`, soonest first. */
export async function findBookingsBetween(
  db: Sql,
  studioIds: readonly number[],
  bounds: Interval,
  asked: Asked,
): Promise<BookingRow[]> {
  return findTouching(db, sql`studio_id = ${anyOf(studioIds)} AND ${isPlaced}`, bounds, asked);
}

/** Bookings that a user made and that touch `bounds`, soonest first. */
export async function findBookingsMadeBetween(
  db: Sql,
  userId: number,
  bounds: Interval,
  asked: Asked,
): Promise<BookingRow[]> {
  return findTouching(db, sql`user_id = ${userId}`, bounds, asked);
}

async function findTouching(
  db: Sql,
  whose: RawBuilder<unknown>,
  { start, end }: Interval,
  { statuses, now }: Asked,
): Promise<BookingRow[]> {
  const rows = await selectBookings(db, now)
    .where(sql<boolean>`${whose}`)
    .where('starts_at', '<', instant(end))
    .where('starts_at', '>', instant(start - MAX_HOURS * HOUR_MS))
    .where('ends_at', '>', instant(start))
    .orderBy('starts_at')
    .orderBy('id')
    .execute();
  // As they stand now: that one is over or has run out is stored a little later.
  return rows.filter(({ status }) => statuses.includes(status));
}

/** Bookings by their ids that their studios know of, as they stand at `now`; soonest first. */
export async function findBookingsByIds(
  db: Sql,
  ids: readonly number[],
  now: number,
): Promise<BookingRow[]> {
  return selectBookings(db, now)
    .where('id', '=', anyOf(ids))
    .where(isPlaced)
    .orderBy('starts_at')
    .orderBy('id')
    .execute();
}

/** A live booking that a time would meet. */
export interface TimeConflict {
  bookingId: number;
  /** The day on which the time begins. */
  date: LocalDate;
}

/** The live bookings of a studio that some of these times meet, soonest first. */
export async function findConflicts(
  db: Sql,
  studioId: number,
  times: readonly (Interval & { date: LocalDate })[],
  now: number,
): Promise<TimeConflict[]> {
  const { rows } = await sql<TimeConflict>`
    SELECT bookings.id AS "bookingId", part.date::text AS date
    FROM unnest(
      ${times.map(({ date }) => date)}::date[],
      ${times.map(({ start }) => new Date(start).toISOString())}::timestamptz[],
      ${times.map(({ end }) => new Date(end).toISOString())}::timestamptz[]
    ) AS part (date, start, finish)
    JOIN bookings ON starts_at < finish
      AND starts_at > start - ${sql.raw(`interval '${MAX_HOURS} hours'`)}
      AND ends_at > start
    WHERE studio_id = ${studioId} AND ${isLive}
      AND (status = 'confirmed' OR expires_at > ${instant(now)})
    ORDER BY starts_at, bookings.id
  `.execute(db);
  return rows;
}
