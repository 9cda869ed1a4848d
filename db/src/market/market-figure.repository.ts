import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import {
  cellRule,
  leadBuckets,
  MARKET_WEEKS,
  marketPeriod,
  PART_HOURS,
  WHOLE,
} from '#domain/market/market.ts';
import type { MarketArea, MarketKind } from '#domain/market/market.ts';
import type { LocalDate } from '#domain/time/calendar.ts';
import type { Sql } from '../orm.ts';

/** A cell of the market. Amounts are US cents, whole dollars. */
export interface MarketFigureRow {
  /** When it was made, UTC. */
  day: LocalDate;
  /** The code of the country, or the id of the city; empty for the world. */
  place: string;
  kind: MarketKind;
  bucket: string;
  /** What the kind counts; null for `price` and `rate`. */
  level: number | null;
  /** A quarter of the prices is below, half is below, a quarter is above; null for other kinds. */
  lowCents: number | null;
  medianCents: number | null;
  highCents: number | null;
}

const columns = [
  sql<LocalDate>`day::text`.as('day'),
  'place',
  'kind',
  'bucket',
  'level',
  'low_cents as lowCents',
  'median_cents as medianCents',
  'high_cents as highCents',
] as const;

/** The figures of an area that can be told, in no particular order. */
export async function listMarketFigures(
  db: Sql,
  { scope, place }: MarketArea,
): Promise<MarketFigureRow[]> {
  return db
    .selectFrom('market_figures')
    .select(columns)
    .where('scope', '=', scope)
    .where('place', '=', place)
    .execute();
}

/** What can be told of each city as a whole: its prices, and how much its studios are booked. */
export async function listCityFigures(db: Sql): Promise<MarketFigureRow[]> {
  return db
    .selectFrom('market_figures')
    .select(columns)
    .where('scope', '=', 'city')
    .where('kind', 'in', ['price', 'use'])
    .where('bucket', '=', WHOLE)
    .execute();
}

/**
 * Makes the figures of a day (UTC) in place of those of the day before, once: on the same day they
 * do not change again. To be called in a transaction, which holds off whoever else makes them.
 * @returns how many cells can be told
 */
export async function makeMarketFigures(db: Sql, day: LocalDate): Promise<number> {
  await sql`LOCK TABLE market_figures IN SHARE ROW EXCLUSIVE MODE`.execute(db);
  const { rows } = await sql<{ isMade: boolean }>`
    SELECT EXISTS (SELECT FROM market_figures WHERE day >= ${day}::date) AS "isMade"
  `.execute(db);
  if (rows[0]!.isMade) return 0;
  await db.deleteFrom('market_figures').execute();
  const { numAffectedRows } = await insertFigures(day).execute(db);
  return Number(numAffectedRows);
}

/**
 * Every studio and session goes into a cell of the world, of its country and of its city. Windows
 * are taken of the cells that can be told alone, which makes their levels add up to nothing else.
 */
function insertFigures(day: LocalDate): RawBuilder<unknown> {
  return sql`
    WITH public_studios AS (
      SELECT studios.id, owner_id, city_id, country_code, booking_mode, hourly_rate_cents
      FROM studios JOIN cities ON cities.id = city_id
      WHERE studios.status = 'approved'
    ), sessions AS (${sessionsOf(day)}), entries (kind, bucket, weight, cents, studio_id) AS (
      SELECT 'price', bucket, 1, hourly_rate_cents, id
      FROM public_studios CROSS JOIN LATERAL (
        SELECT category_id FROM studio_categories WHERE studio_id = public_studios.id
        UNION ALL SELECT ${WHOLE}
      ) categories (bucket)
      WHERE booking_mode = 'hourly'
      UNION ALL SELECT 'rate', week, 1, unit_cents, studio_id FROM sessions
      WHERE unit_cents IS NOT NULL
      UNION ALL SELECT 'week', week, 1, NULL, studio_id FROM sessions
      UNION ALL SELECT 'hour', bucket, 1, NULL, studio_id
      FROM sessions CROSS JOIN LATERAL (
        SELECT DISTINCT concat(
          extract(isodow FROM hour), ' ', extract(hour FROM hour)::int / ${PART} * ${PART}
        )
        FROM generate_series(begins, begins + (hours - 1) * interval '1 hour', '1 hour') hour
      ) parts (bucket)
      UNION ALL SELECT 'lead', lead, 1, NULL, studio_id FROM sessions
      UNION ALL SELECT 'length', hours::text, 1, NULL, studio_id FROM sessions
      UNION ALL SELECT 'use', ${WHOLE}, hours, NULL, studio_id FROM sessions
    ), placed AS (
      SELECT entries.*, scope, place, owner_id,
        sum(weight) OVER (PARTITION BY scope, place, kind, bucket, studio_id) AS of_studio
      FROM entries
      JOIN public_studios ON public_studios.id = studio_id
      CROSS JOIN LATERAL (
        VALUES ('world', ''), ('country', country_code), ('city', city_id)
      ) areas (scope, place)
    )
    INSERT INTO market_figures
      (scope, place, kind, bucket, day, level, low_cents, median_cents, high_cents)
    SELECT scope, place, kind, bucket, ${day}::date,
      round(CASE
        WHEN kind IN ('hour', 'week')
          THEN 100.0 * sum(weight) / max(sum(weight)) OVER (PARTITION BY scope, place, kind)
        WHEN kind IN ('lead', 'length')
          THEN 100.0 * sum(weight) / sum(sum(weight)) OVER (PARTITION BY scope, place, kind)
        WHEN kind = 'use'
          THEN 10.0 * sum(weight) / count(DISTINCT studio_id) / ${MARKET_WEEKS}::int
      END),
      ${quartile(0.25)}, ${quartile(0.5)}, ${quartile(0.75)}
    FROM placed
    GROUP BY scope, place, kind, bucket
    HAVING count(DISTINCT studio_id) >= ${cellRule.studios}
      AND count(DISTINCT owner_id) >= ${cellRule.owners}
      AND (kind = 'price' OR count(*) >= ${cellRule.sessions})
      AND max(of_studio) <= ${cellRule.largestShare}::float8 * sum(weight)
  `;
}

const PART = sql.lit(PART_HOURS);

/** Sessions of public studios that took place in the weeks that are counted on a day. */
function sessionsOf(day: LocalDate): RawBuilder<unknown> {
  const { from, to } = marketPeriod(day);
  return sql`
    SELECT bookings.studio_id, hours, begins, unit_cents,
      date_trunc('week', begins)::date::text AS week,
      (
        SELECT max(first)::text FROM unnest(${leadBuckets}::int[]) first
        WHERE first <= greatest(0, begins::date - (bookings.created_at AT TIME ZONE zone)::date)
      ) AS lead
    FROM bookings
    JOIN public_studios ON public_studios.id = bookings.studio_id
    LEFT JOIN booking_lines ON booking_id = bookings.id AND kind = 'studio-time'
    CROSS JOIN LATERAL (SELECT starts_at AT TIME ZONE zone AS begins) local
    WHERE status IN ('confirmed', 'completed') AND begins >= ${from}::date AND begins < ${to}::date
  `;
}

/** Below what so much of the prices of a cell is, in whole dollars. */
function quartile(part: number): RawBuilder<number> {
  return sql<number>`
    round(percentile_cont(${sql.lit(part)}) WITHIN GROUP (ORDER BY cents) / 100)::int * 100
  `;
}
