import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { LocalDate } from '#domain/time/calendar.ts';
import { anyOf } from '../lib/any-of.ts';
import type { Sql } from '../orm.ts';

/** Days of some studios, in the time of each: both ends are part of it. */
export interface StudioDays {
  studioIds: readonly number[];
  from: LocalDate;
  to: LocalDate;
}

interface OfStudioDay {
  studioId: number;
  day: LocalDate;
}

/** How often the pages of studios were opened, on days on which they were. */
export async function listViews(
  db: Sql,
  { studioIds, from, to }: StudioDays,
): Promise<(OfStudioDay & { views: number })[]> {
  return db
    .selectFrom('studio_views')
    .select(['studio_id as studioId', sql<LocalDate>`day::text`.as('day'), 'views'])
    .where('studio_id', '=', anyOf(studioIds))
    .where(sql<boolean>`day BETWEEN ${from} AND ${to}`)
    .execute();
}

/** How often studios were saved by those who have saved them still. */
export async function listSaves(
  db: Sql,
  days: StudioDays,
): Promise<(OfStudioDay & { saves: number })[]> {
  const { rows } = await sql<OfStudioDay & { saves: number }>`
    SELECT studio_id AS "studioId", day::text, count(*)::int AS saves
    FROM favorites
    JOIN studios ON studios.id = studio_id
    JOIN cities ON cities.id = city_id
    CROSS JOIN LATERAL (SELECT (favorites.created_at AT TIME ZONE zone)::date AS day) local
    WHERE studio_id = ${anyOf(days.studioIds)} AND ${isWithin(days, sql`favorites.created_at`)}
    GROUP BY studio_id, day
  `.execute(db);
  return rows;
}

/** What was booked, by the day on which it began. Amounts are US cents. */
export interface BookedDay extends OfStudioDay {
  bookings: number;
  bookedMinutes: number;
  earnedCents: number;
}

/**
 * What an agreed booking brings its studio, US cents: its price, or what is left of it when it was
 * cancelled.
 */
export const earnedCents = sql<number>`(bookings.total_cents - coalesce(bookings.refund_cents, 0))`;

/** Whether a booking brings its studio anything: it stands, or not all of it was returned. */
export const isEarning = sql<boolean>`(
  bookings.status IN ('confirmed', 'completed')
  OR bookings.status = 'cancelled' AND bookings.refund_cents < bookings.total_cents
)`;

/** What was booked of studios, on days on which something was. */
export async function listBooked(db: Sql, days: StudioDays): Promise<BookedDay[]> {
  const { rows } = await sql<BookedDay>`
    SELECT studio_id AS "studioId", day::text,
      count(*) FILTER (WHERE status <> 'cancelled')::int AS bookings,
      coalesce(sum(hours * 60) FILTER (WHERE status <> 'cancelled'), 0)::int AS "bookedMinutes",
      sum(${earnedCents})::int AS "earnedCents"
    FROM bookings CROSS JOIN LATERAL (SELECT (starts_at AT TIME ZONE zone)::date AS day) local
    WHERE studio_id = ${anyOf(days.studioIds)} AND ${isEarning}
      AND ${isWithin(days, sql`starts_at`)}
    GROUP BY studio_id, day
  `.execute(db);
  return rows;
}

/** By the instant, a day wider on both sides so that an index can be used, and by the local day. */
function isWithin({ from, to }: StudioDays, at: RawBuilder<unknown>) {
  return sql<boolean>`(
    day BETWEEN ${from} AND ${to}
    AND ${at} >= ${from}::date - 1 AND ${at} < ${to}::date + 2
  )`;
}
