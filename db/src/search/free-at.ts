import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { LONGEST_BLOCK_TIME } from '#db/blocks/block-time.repository.ts';
import { isLive, LONGEST_BLOCK } from '#db/bookings/calendar.repository.ts';
import { GAP_STEP_MINUTES } from '#domain/bookings/availability.ts';
import { INSTANT_FROM, INSTANT_UNTIL, isInstantStart } from '#domain/bookings/quote.ts';
import type { FreeAt } from '#domain/search/studio-search.ts';
import type { BookingMode } from '#domain/studios/studio.ts';
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

/** A time that studios are asked for. */
export interface FreeQuery {
  freeAt: FreeAt;
  /** Whether only starts that are confirmed at once will do. */
  instantOnly: boolean;
  /** The moment at which free time is judged, in epoch milliseconds. */
  now: number;
}

/**
 * Whether a studio is free at the time asked for: on one of its days, if there are several. OFFSET
 * keeps the planner from making a join of it, which would look up every studio before it orders
 * them: so they are looked up one by one in their order, and only until the page is full.
 */
export function isFreeAt({ freeAt, now }: FreeQuery): RawBuilder<boolean> {
  return sql`EXISTS (SELECT FROM moment WHERE ${isMomentOf(freeAt, now)} OFFSET 0)`;
}

/**
 * What the time asked for costs at least in a studio that is free then, in US cents, without an
 * engineer that is optional: the least `quoteBooking` of its free starts. Null where it is not free.
 */
export function wholePrice({ freeAt, now }: FreeQuery): RawBuilder<number> {
  const engineer = sql`CASE WHEN is_engineer_optional THEN 0 ELSE engineer_fee_cents END`;
  return sql`
    CASE studios.booking_mode
      WHEN 'session' THEN (
        SELECT min(CASE WHEN is_instant THEN session_instant_cents ELSE session_request_cents END)
        FROM moment
        WHERE ${isMomentOf(freeAt, now)}
      )
      ELSE ${freeAt.hours}::int * (hourly_rate_cents + ${engineer}) + cleaning_fee_cents
    END
  `;
}

function isMomentOf(freeAt: FreeAt, now: number): RawBuilder<boolean> {
  return sql`
    moment.city_id = studios.city_id
    AND (moment.mode IS NULL OR moment.mode = studios.booking_mode)
    AND ${isFree(freeAt, now)}
  `;
}

/**
 * For each day and city, the instants that the time asked for means there: what the conditions
 * above read. To be a materialised `moment` of the query, worked out once and no further than it is
 * read.
 */
export function momentsOf({ freeAt, instantOnly, now }: FreeQuery) {
  const windows = startWindows(freeAt, instantOnly).map(windowRow);
  const at = (minutes: RawBuilder<unknown>) =>
    sql`local_instant(day + ${minutes} * interval '1 minute', zone)`;
  return sql<{ city_id: string }>`(
    SELECT
      id AS city_id,
      zone,
      mode,
      is_instant,
      day,
      (${instant(now)} AT TIME ZONE zone)::date AS today,
      starts_from,
      starts_until,
      starts_from AT TIME ZONE zone <> day + from_minute * interval '1 minute' AS skipped,
      clocks_change_near(day, zone) AS clocks_change,
      (extract(isodow FROM day)::int - 1) * ${MINUTES_PER_DAY}::int AS week_minute,
      midnight
    FROM ${daysOf(freeAt)} days (day)
    CROSS JOIN cities
    CROSS JOIN (VALUES ${sql.join(windows)}) starts (mode, is_instant, from_minute, until_minute)
    CROSS JOIN LATERAL (
      SELECT
        ${at(sql`from_minute`)} AS starts_from,
        ${at(sql`until_minute`)} AS starts_until,
        ${at(sql`0`)} AS midnight
      OFFSET 0
    ) instants
    WHERE starts_until > ${instant(now)} AND (is_instant OR NOT ${instantOnly}::boolean)
  )`;
}

/**
 * The days of a time, as a source of rows. A single one is a row for itself: how many come of a
 * series PostgreSQL cannot know before it is told its end, and it would plan each search anew.
 */
function daysOf({ date, until }: FreeAt): RawBuilder<unknown> {
  return until === undefined
    ? sql`(VALUES (${date}::date))`
    : sql`(SELECT ${date}::date + generate_series(0, ${daysBetween(date, until)}::int))`;
}

/** A part of the day in which a booking may start. */
interface StartWindow {
  /** Only for studios of this mode; for all of them when null. */
  mode: BookingMode | null;
  /** Whether a session studio confirms a start in it at once. */
  isInstant: boolean;
  /** First and, exclusive, last minute. */
  from: number;
  until: number;
}

function windowRow({ mode, isInstant, from, until }: StartWindow): RawBuilder<unknown> {
  return sql`(${mode}::text, ${isInstant}::boolean, ${from}::int, ${until}::int)`;
}

const INSTANT_START = minutesOfDay(INSTANT_FROM);
const INSTANT_END = minutesOfDay(INSTANT_UNTIL) + 1;

/** Session studios ask another price by day than by night (ruling 1). */
function startWindows({ startTime }: FreeAt, instantOnly: boolean): StartWindow[] {
  if (startTime !== undefined) {
    const from = minutesOfDay(startTime);
    const isInstant = isInstantStart('session', from);
    return [{ mode: instantOnly ? 'session' : null, isInstant, from, until: from + 1 }];
  }
  const session = (isInstant: boolean, from: number, until: number): StartWindow => ({
    mode: 'session',
    isInstant,
    from,
    until,
  });
  return [
    { mode: 'hourly', isInstant: false, from: 0, until: MINUTES_PER_DAY },
    session(false, 0, INSTANT_START),
    session(true, INSTANT_START, INSTANT_END),
    session(false, INSTANT_END, MINUTES_PER_DAY),
  ];
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
          AND NOT (${mayBeBlocked} AND EXISTS (
            SELECT FROM block_times
            WHERE ${isBlocking}
              AND starts_at < moment.starts_from + ${length(free.hours)} + ${buffer}
              AND ends_at > moment.starts_from
          ))
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

/** Few studios are blocked at all, and a column of theirs says so: the others cost no look-up. */
const mayBeBlocked = sql`coalesce(studios.blocked_until > moment.starts_from, false)`;

/** Times that whoever runs the studio keeps, and that could reach the moment. */
const isBlocking = sql`
  block_times.studio_id = studios.id
  AND starts_at > moment.starts_from - ${LONGEST_BLOCK_TIME}
`;

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
  const blocked = sql`
    (
      CASE WHEN ${mayBeBlocked}
        THEN (
          SELECT coalesce(range_agg(tstzrange(starts_at - ${buffer}, ends_at)), '{}')
          FROM block_times
          WHERE ${isBlocking}
            AND starts_at < moment.starts_until + ${length(hours)} + ${buffer}
        )
        ELSE '{}'
      END
    )
  `;
  const step = sql`${GAP_STEP_MINUTES}::int * interval '1 minute'`;
  return sql`
    EXISTS (
      SELECT
      FROM unnest(
        (CASE WHEN ${isUnusual()} THEN ${openPeriods()} ELSE ${ordinaryPeriods} END)
          - ${occupied} - ${blocked}
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
