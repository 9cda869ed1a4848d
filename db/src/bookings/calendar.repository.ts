import { sql } from 'kysely';
import { liveStatuses } from '#domain/bookings/lifecycle.ts';
import type { Occupied, StudioCalendar } from '#domain/bookings/availability.ts';
import { MAX_BUFFER_MINUTES, MAX_HOURS } from '#domain/bookings/hours.ts';
import type { Interval } from '#domain/time/interval.ts';
import type { LocalDate } from '#domain/time/calendar.ts';
import { LONGEST_BLOCK_TIME } from '#db/blocks/block-time.repository.ts';
import { findOpeningHours } from '#db/studios/studio.repository.ts';
import { epochMs, instant } from '../lib/instants.ts';
import type { Sql } from '../orm.ts';

const LONGEST_BLOCK_MINUTES = MAX_HOURS * 60 + MAX_BUFFER_MINUTES;
/** Whether a booking is in a status that holds its time, in the words of the partial indexes. */
export const isLive = sql<boolean>`status IN (${sql.join(liveStatuses.map((status) => sql.lit(status)))})`;

/**
 * Longest that a booking and its buffer reach: so far before a time the indexes, which know when
 * bookings start, have to be read for those that reach into it.
 */
export const LONGEST_BLOCK = sql.raw(`interval '${LONGEST_BLOCK_MINUTES} minutes'`);

/**
 * The calendars of approved studios, complete for bookings that begin or end within `bounds`.
 * Requests that have expired at `now` (epoch milliseconds) count as free even before they are
 * marked so. Four queries, however many studios.
 * @param withoutBooking one that is about to be elsewhere, and so is in nobody's way
 */
export async function loadCalendars(
  db: Sql,
  studioIds: readonly number[],
  bounds: Interval,
  now: number,
  withoutBooking?: number,
): Promise<Map<number, StudioCalendar>> {
  const [studios, hours, exceptions, occupied] = await Promise.all([
    studioLimits(db, studioIds),
    findOpeningHours(db, studioIds),
    exceptionalDays(db, studioIds, bounds),
    occupiedTimes(db, studioIds, bounds, now, withoutBooking),
  ]);
  const weeklyOf = Map.groupBy(hours, ({ studioId }) => studioId);
  const exceptionsOf = Map.groupBy(exceptions, ({ studioId }) => studioId);
  const occupiedOf = Map.groupBy(occupied, ({ studioId }) => studioId);
  return new Map(
    studios.map(({ id, ...limits }) => [
      id,
      {
        ...limits,
        weekly: weeklyOf.get(id) ?? [],
        exceptions: groupWindows(exceptionsOf.get(id) ?? []),
        occupied: occupiedOf.get(id) ?? [],
      },
    ]),
  );
}

/**
 * When studios are taken in times that touch `bounds`, in ascending order: by live bookings, and by
 * whoever runs them, who need no buffer after themselves.
 */
export async function occupiedTimes(
  db: Sql,
  studioIds: readonly number[],
  bounds: Interval,
  now: number,
  withoutBooking?: number,
): Promise<(Occupied & { studioId: number })[]> {
  const booked = db
    .selectFrom('bookings')
    .select(({ ref }) => [
      'studio_id as studioId',
      epochMs(ref('starts_at')).as('start'),
      epochMs(ref('ends_at')).as('end'),
      epochMs(ref('blocked_until')).as('blockedUntil'),
      epochMs(sql<string | null>`CASE status WHEN 'pending' THEN expires_at END`).as('expiresAt'),
    ])
    .where('studio_id', '=', sql<number>`ANY (${studioIds}::int[])`)
    .where(isLive)
    .where((is) =>
      is.or([
        is('expires_at', 'is', null),
        is('status', '=', 'confirmed'),
        is('expires_at', '>', instant(now)),
      ]),
    )
    .where('starts_at', '<', instant(bounds.end))
    .where('starts_at', '>', sql<string>`${instant(bounds.start)} - ${LONGEST_BLOCK}`)
    .where('blocked_until', '>', instant(bounds.start))
    .$if(withoutBooking !== undefined, (query) => query.where('id', '<>', withoutBooking!));
  const rows = await booked
    .unionAll(blockedTimes(db, studioIds, bounds))
    .orderBy('start')
    .execute();
  return rows.map(({ studioId, start, end, blockedUntil, expiresAt }) => ({
    studioId,
    period: { start, end },
    blocked: { start, end: blockedUntil },
    ...(expiresAt !== null && { expiresAt }),
  }));
}

function blockedTimes(db: Sql, studioIds: readonly number[], bounds: Interval) {
  return db
    .selectFrom('block_times')
    .select(({ ref }) => [
      'studio_id as studioId',
      epochMs(ref('starts_at')).as('start'),
      epochMs(ref('ends_at')).as('end'),
      epochMs(ref('ends_at')).as('blockedUntil'),
      sql<number | null>`NULL::float8`.as('expiresAt'),
    ])
    .where('studio_id', '=', sql<number>`ANY (${studioIds}::int[])`)
    .where('starts_at', '<', instant(bounds.end))
    .where('starts_at', '>', sql<string>`${instant(bounds.start)} - ${LONGEST_BLOCK_TIME}`)
    .where('ends_at', '>', instant(bounds.start));
}

async function studioLimits(db: Sql, studioIds: readonly number[]) {
  return db
    .selectFrom('studios')
    .innerJoin('cities', 'cities.id', 'city_id')
    .select([
      'studios.id',
      'zone',
      'buffer_minutes as bufferMinutes',
      'minimum_notice_minutes as minimumNoticeMinutes',
      'horizon_days as horizonDays',
    ])
    .where('studios.id', '=', sql<number>`ANY (${studioIds}::int[])`)
    .where('status', '=', 'approved')
    .execute();
}

interface ExceptionRow {
  studioId: number;
  date: LocalDate;
  opensMinute: number | null;
  closesMinute: number | null;
}

async function exceptionalDays(
  db: Sql,
  studioIds: readonly number[],
  bounds: Interval,
): Promise<ExceptionRow[]> {
  return (
    db
      .selectFrom('studio_exceptions')
      .select([
        'studio_id as studioId',
        sql<LocalDate>`date::text`.as('date'),
        'opens_minute as opensMinute',
        'closes_minute as closesMinute',
      ])
      .where('studio_id', '=', sql<number>`ANY (${studioIds}::int[])`)
      // Two days wider on both sides: local days reach past UTC days, and windows past midnight.
      .where('date', '>=', sql<string>`(${instant(bounds.start)} AT TIME ZONE 'UTC')::date - 2`)
      .where('date', '<=', sql<string>`(${instant(bounds.end)} AT TIME ZONE 'UTC')::date + 2`)
      .orderBy('studio_id')
      .orderBy('date')
      .orderBy('opens_minute')
      .execute()
  );
}

function groupWindows(rows: readonly ExceptionRow[]): StudioCalendar['exceptions'] {
  return [...Map.groupBy(rows, ({ date }) => date)].map(([date, days]) => ({
    date,
    windows: days.flatMap(({ opensMinute, closesMinute }) =>
      opensMinute === null || closesMinute === null ? [] : [{ opensMinute, closesMinute }],
    ),
  }));
}
