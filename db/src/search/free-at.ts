import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { isLive, LONGEST_BLOCK } from '#db/bookings/calendar.repository.ts';
import { GAP_STEP_MINUTES } from '#domain/bookings/availability.ts';
import { INSTANT_FROM, INSTANT_UNTIL } from '#domain/bookings/quote.ts';
import type { FreeAt } from '#domain/search/studio-search.ts';
import { daysBetween, minutesOfDay, MINUTES_PER_DAY } from '#domain/time/calendar.ts';
import { instant } from '../lib/instants.ts';

/*
 * "Free at a date, start and length" over all studios at once, as SQL that means the same as
 * `refuseStart` and `offeredStarts` in domain/bookings/availability.ts; a test holds the two
 * against each other.
 *
 * Weekly hours are kept per studio as a multirange of minutes of the week, which answers for an
 * ordinary day with one comparison. Days with an exception, and days around a change of clocks,
 * are worked out from the hours themselves.
 */

/**
 * Whether a studio is free at the time asked for: on one of its days, if there are several. OFFSET
 * keeps the planner from making a join of it, which would look up every studio before it orders
 * them: so they are looked up one by one in their order, and only until the page is full.
 */
export function isFreeAt(free: FreeAt, now: number): RawBuilder<boolean> {
  return sql`EXISTS (
    SELECT FROM moment WHERE moment.city_id = studios.city_id AND ${isFree(free, now)} OFFSET 0
  )`;
}

/**
 * For each day and city, the instants that `free` means there: what the conditions below read. To
 * be a materialised `moment` of the query, worked out once and no further than it is read.
 */
export function momentsOf(free: FreeAt, now: number, instantOnly: boolean) {
  const { from, until } = startWindow(free, instantOnly);
  const lastDay = daysBetween(free.date, free.until ?? free.date);
  const day = sql`(${free.date}::date + number)`;
  const at = (minutes: number) =>
    sql`local_instant(${day} + ${minutes}::int * interval '1 minute', zone)`;
  return sql<{ city_id: string }>`(
    SELECT
      id AS city_id,
      zone,
      ${day} AS day,
      (${instant(now)} AT TIME ZONE zone)::date AS today,
      ${at(from)} AS starts_from,
      ${at(until)} AS starts_until,
      ${at(from)} AT TIME ZONE zone <> ${day} + ${from}::int * interval '1 minute' AS skipped,
      clocks_change_near(${day}, zone) AS clocks_change,
      (extract(isodow FROM ${day})::int - 1) * ${MINUTES_PER_DAY}::int AS week_minute,
      ${at(0)} AS midnight
    FROM generate_series(0, ${lastDay}::int) number CROSS JOIN cities
    WHERE ${at(until)} > ${instant(now)}
  )`;
}

/** First and, exclusive, last minute of the day at which the booking may start. */
function startWindow(free: FreeAt, instantOnly: boolean): { from: number; until: number } {
  if (free.startTime !== undefined) {
    const from = minutesOfDay(free.startTime);
    return { from, until: from + 1 };
  }
  if (!instantOnly) return { from: 0, until: MINUTES_PER_DAY };
  return { from: minutesOfDay(INSTANT_FROM), until: minutesOfDay(INSTANT_UNTIL) + 1 };
}

/**
 * What must hold of a studio at a `moment` of its city. A CASE, so that bookings are looked up only
 * for studios that are open.
 */
function isFree(free: FreeAt, now: number): RawBuilder<boolean> {
  const withinLimits = sql<boolean>`(
    moment.starts_until > ${earliestStart(now)}
    AND moment.day <= moment.today + studios.horizon_days
  )`;
  return free.startTime === undefined
    ? sql<boolean>`CASE WHEN ${withinLimits} THEN ${hasStartOnDay(free, now)} ELSE false END`
    : sql<boolean>`
        CASE
          WHEN NOT moment.skipped
            AND moment.starts_from >= ${earliestStart(now)}
            AND ${withinLimits}
            AND ${isOpenFor(free, free.startTime)}
          THEN NOT EXISTS (
            SELECT FROM bookings
            WHERE ${isOccupying(now)}
              AND starts_at < moment.starts_from + ${length(free.hours)} + ${buffer}
              AND blocked_until > moment.starts_from
          )
          ELSE false
        END
      `;
}

const buffer = sql`studios.buffer_minutes * interval '1 minute'`;

function length(hours: number) {
  return sql`${hours}::int * interval '1 hour'`;
}

function earliestStart(now: number) {
  return sql`${instant(now)} + studios.minimum_notice_minutes * interval '1 minute'`;
}

/** Live bookings of the studio that could reach the moment. Expired requests hold nothing. */
function isOccupying(now: number) {
  return sql`
    bookings.studio_id = studios.id
    AND ${isLive}
    AND (status = 'confirmed' OR expires_at > ${instant(now)})
    AND starts_at > moment.starts_from - ${LONGEST_BLOCK}
  `;
}

/** Days whose hours cannot be read from the multirange of the week. */
function isUnusual() {
  return sql`(
    moment.clocks_change
    OR EXISTS (
      SELECT FROM studio_exceptions
      WHERE studio_id = studios.id AND date BETWEEN moment.day - 1 AND moment.day + 1
    )
  )`;
}

/** When the studio is open on a day and the two around it, by its weekly hours and exceptions. */
function openPeriods() {
  const at = (minutes: RawBuilder<unknown>) => {
    const elapsed = sql`(nearby * ${MINUTES_PER_DAY}::int + ${minutes}) * interval '1 minute'`;
    return sql`
      CASE WHEN moment.clocks_change
        THEN local_instant(moment.day + ${elapsed}, moment.zone)
        ELSE moment.midnight + ${elapsed}
      END
    `;
  };
  return sql`
    (
      SELECT coalesce(range_agg(tstzrange(opens, closes)) FILTER (WHERE opens < closes), '{}')
      FROM generate_series(-1, 1) nearby
      CROSS JOIN LATERAL (
        SELECT opens_minute, closes_minute FROM studio_exceptions
        WHERE studio_id = studios.id AND date = moment.day + nearby AND opens_minute IS NOT NULL
        UNION ALL
        SELECT opens_minute, closes_minute FROM opening_hours
        WHERE studio_id = studios.id
          AND weekday = extract(isodow FROM moment.day + nearby)::int
          AND NOT EXISTS (
            SELECT FROM studio_exceptions
            WHERE studio_id = studios.id AND date = moment.day + nearby
          )
      ) hours
      CROSS JOIN LATERAL (
        SELECT ${at(sql`opens_minute`)} AS opens, ${at(sql`closes_minute`)} AS closes
        OFFSET 0
      ) period
    )
  `;
}

function isOpenFor({ hours }: FreeAt, startTime: string) {
  const start = sql`moment.week_minute + ${minutesOfDay(startTime)}::int`;
  return sql`
    CASE WHEN ${isUnusual()}
      THEN ${openPeriods()}
        @> tstzrange(moment.starts_from, moment.starts_from + ${length(hours)})
      ELSE studios.open_week @> int4range(${start}, ${start} + ${hours * 60}::int)
    END
  `;
}

/** Whether some start on the day is free: the first quarter of an hour of a gap that is long enough. */
function hasStartOnDay({ hours }: FreeAt, now: number) {
  const weekOfDay = sql`int4range(
    moment.week_minute, moment.week_minute + ${MINUTES_PER_DAY + hours * 60}::int
  )`;
  const ordinaryPeriods = sql`
    (
      SELECT coalesce(range_agg(tstzrange(
        moment.midnight + (lower(open) - moment.week_minute) * interval '1 minute',
        moment.midnight + (upper(open) - moment.week_minute) * interval '1 minute'
      )), '{}')
      FROM unnest(studios.open_week * int4multirange(${weekOfDay})) open
    )
  `;
  const occupied = sql`
    (
      SELECT coalesce(range_agg(tstzrange(starts_at - ${buffer}, blocked_until)), '{}')
      FROM bookings
      WHERE ${isOccupying(now)}
        AND starts_at < moment.starts_until + ${length(hours)} + ${buffer}
    )
  `;
  const step = sql`${GAP_STEP_MINUTES}::int * interval '1 minute'`;
  return sql`
    EXISTS (
      SELECT
      FROM unnest(
        (CASE WHEN ${isUnusual()} THEN ${openPeriods()} ELSE ${ordinaryPeriods} END)
          - ${occupied}
      ) gap
      CROSS JOIN LATERAL (
        SELECT date_bin(
          ${step},
          greatest(lower(gap), moment.starts_from, ${earliestStart(now)}) - interval '1 millisecond',
          'epoch'
        ) + ${step} AS start
      ) first
      WHERE first.start < moment.starts_until AND first.start + ${length(hours)} <= upper(gap)
    )
  `;
}
