import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { liveStatuses } from '#domain/bookings/lifecycle.ts';
import type { Occupied, StudioCalendar } from '#domain/bookings/availability.ts';
import { MAX_BUFFER_MINUTES, MAX_HOURS } from '#domain/bookings/hours.ts';
import type { Interval } from '#domain/time/interval.ts';
import type { LocalDate } from '#domain/time/calendar.ts';
import { LONGEST_BLOCK_TIME } from '#db/blocks/block-time.repository.ts';
import { anyOf } from '../lib/any-of.ts';
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
 * marked so. One statement, however many studios: much of it is asked while others wait.
 * @param withoutBooking one that is about to be elsewhere, and so is in nobody's way
 */
export async function loadCalendars(
  db: Sql,
  studioIds: readonly number[],
  bounds: Interval,
  now: number,
  withoutBooking?: number,
): Promise<Map<number, StudioCalendar>> {
  const rows = await db
    .selectFrom('studios')
    .innerJoin('cities', 'cities.id', 'city_id')
    .select([
      'studios.id',
      'zone',
      'buffer_minutes as bufferMinutes',
      'minimum_notice_minutes as minimumNoticeMinutes',
      'horizon_days as horizonDays',
      calendarColumn(db, bounds, now, withoutBooking),
    ])
    .where('studios.id', '=', anyOf(studioIds))
    .where('status', '=', 'approved')
    .execute();
  return new Map(
    rows.map(({ id, calendar, ...limits }) => [id, { ...limits, ...calendarOf(calendar) }]),
  );
}

/** What makes up the calendar of a studio beside the limits in its row, as the database writes it. */
export interface CalendarParts {
  weekly: StudioCalendar['weekly'];
  exceptions: ExceptionRow[];
  occupied: OccupiedTime[];
}

/** That of each of `studios` in a query, to be read by {@link calendarOf}: see {@link loadCalendars}. */
export function calendarColumn(db: Sql, bounds: Interval, now: number, withoutBooking?: number) {
  const ofStudio = sql<boolean>`studio_id = studios.id`;
  return sql<CalendarParts>`json_build_object(
    'weekly', (
      SELECT coalesce(json_agg(json_build_object(
        'weekday', weekday, 'opensMinute', opens_minute, 'closesMinute', closes_minute
      ) ORDER BY weekday, opens_minute), '[]')
      FROM opening_hours WHERE ${ofStudio}
    ),
    'exceptions', (
      SELECT coalesce(json_agg(json_build_object(
        'date', date, 'opensMinute', opens_minute, 'closesMinute', closes_minute
      ) ORDER BY date, opens_minute), '[]')
      FROM studio_exceptions
      WHERE ${ofStudio}
        -- Two days wider on both sides: local days reach past UTC days, and windows past midnight.
        AND date >= (${instant(bounds.start)} AT TIME ZONE 'UTC')::date - 2
        AND date <= (${instant(bounds.end)} AT TIME ZONE 'UTC')::date + 2
    ),
    'occupied', (
      SELECT coalesce(json_agg(json_build_object(
        'start', start, 'end', "end", 'blockedUntil', "blockedUntil", 'expiresAt', "expiresAt"
      ) ORDER BY start), '[]')
      FROM ${occupied(db, ofStudio, bounds, now, withoutBooking)} AS occupied
    )
  )`.as('calendar');
}

/** What {@link calendarColumn} has found, as domain/ reckons with it. */
export function calendarOf({
  weekly,
  exceptions,
  occupied: times,
}: CalendarParts): Pick<StudioCalendar, 'weekly' | 'exceptions' | 'occupied'> {
  return { weekly, exceptions: groupWindows(exceptions), occupied: times.map(occupiedOf) };
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
  const ofStudios = sql<boolean>`studio_id = ${anyOf(studioIds)}`;
  const rows = await occupied(db, ofStudios, bounds, now, withoutBooking)
    .orderBy('start')
    .execute();
  return rows.map(({ studioId, ...time }) => ({ studioId, ...occupiedOf(time) }));
}

/** A row of {@link occupied}, all in epoch milliseconds. */
interface OccupiedTime {
  start: number;
  end: number;
  blockedUntil: number;
  expiresAt: number | null;
}

function occupiedOf({ start, end, blockedUntil, expiresAt }: OccupiedTime): Occupied {
  return {
    period: { start, end },
    blocked: { start, end: blockedUntil },
    ...(expiresAt !== null && { expiresAt }),
  };
}

/** @param isOfStudio which studios are meant */
function occupied(
  db: Sql,
  isOfStudio: RawBuilder<boolean>,
  bounds: Interval,
  now: number,
  withoutBooking: number | undefined,
) {
  const booked = db
    .selectFrom('bookings')
    .select(({ ref }) => [
      'studio_id as studioId',
      epochMs(ref('starts_at')).as('start'),
      epochMs(ref('ends_at')).as('end'),
      epochMs(ref('blocked_until')).as('blockedUntil'),
      epochMs(sql<string | null>`CASE status WHEN 'pending' THEN expires_at END`).as('expiresAt'),
    ])
    .where(isOfStudio)
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
  const blocked = db
    .selectFrom('block_times')
    .select(({ ref }) => [
      'studio_id as studioId',
      epochMs(ref('starts_at')).as('start'),
      epochMs(ref('ends_at')).as('end'),
      epochMs(ref('ends_at')).as('blockedUntil'),
      sql<number | null>`NULL::float8`.as('expiresAt'),
    ])
    .where(isOfStudio)
    .where('starts_at', '<', instant(bounds.end))
    .where('starts_at', '>', sql<string>`${instant(bounds.start)} - ${LONGEST_BLOCK_TIME}`)
    .where('ends_at', '>', instant(bounds.start));
  return booked.unionAll(blocked);
}

interface ExceptionRow {
  date: LocalDate;
  opensMinute: number | null;
  closesMinute: number | null;
}

function groupWindows(rows: readonly ExceptionRow[]): StudioCalendar['exceptions'] {
  return [...Map.groupBy(rows, ({ date }) => date)].map(([date, days]) => ({
    date,
    windows: days.flatMap(({ opensMinute, closesMinute }) =>
      opensMinute === null || closesMinute === null ? [] : [{ opensMinute, closesMinute }],
    ),
  }));
}
