import type { Pool } from 'pg';
import { studioColumns } from './studio-row.ts';
import type { StudioRow } from './studio-row.ts';

/** A time that studios should be free at. */
export interface FreeAt {
  date: string;
  startTime: string;
  hours: number;
}

export interface Filter {
  text?: string;
  freeAt?: FreeAt;
}

const from = `
  SELECT ${studioColumns} FROM studios JOIN cities ON cities.id = city_id
`;

const list = `
  ${from} WHERE status = 'approved' ORDER BY popularity DESC, studios.id DESC LIMIT $1
`;

const byText = `
  ${from}
  JOIN studio_search ON studio_search.studio_id = studios.id
  CROSS JOIN to_tsquery('roomtone', $2) words
  WHERE status = 'approved' AND document @@ words
  ORDER BY ts_rank(document, words) * 10 + popularity / 100 DESC, studios.id DESC LIMIT $1
`;

const byTime = `
  ${from}
  CROSS JOIN LATERAL (
    SELECT
      local_instant($2::date + $3::time, zone) AS start,
      extract(hour FROM $3::time) * 60 + extract(minute FROM $3::time) AS minute
  ) asked
  WHERE status = 'approved'
    AND start >= now() + minimum_notice_minutes * interval '1 minute'
    AND $2::date <= current_date + horizon_days
    AND EXISTS (
      SELECT FROM (
        SELECT opens_minute, closes_minute FROM studio_exceptions
        WHERE studio_id = studios.id AND date = $2::date
        UNION ALL
        SELECT opens_minute, closes_minute FROM opening_hours
        WHERE studio_id = studios.id AND weekday = extract(isodow FROM $2::date)
          AND NOT EXISTS (
            SELECT FROM studio_exceptions WHERE studio_id = studios.id AND date = $2::date
          )
      ) hours
      WHERE opens_minute <= minute AND closes_minute >= minute + $4::int * 60
    )
    AND NOT EXISTS (
      SELECT FROM bookings
      WHERE studio_id = studios.id AND bookings.status IN ('pending', 'confirmed')
        AND (bookings.status = 'confirmed' OR expires_at > now())
        AND blocked && tstzrange(start, start + $4::int * interval '1 hour' + buffer_minutes * interval '1 minute')
    )
    AND NOT EXISTS (
      SELECT FROM block_times
      WHERE studio_id = studios.id
        AND starts_at < start + $4::int * interval '1 hour' AND ends_at > start
    )
  ORDER BY popularity DESC, studios.id DESC LIMIT $1
`;

/** Approved studios that match, the best first. */
export async function searchStudios(pool: Pool, first: number, filter: Filter) {
  const { text, freeAt } = filter;
  if (text !== undefined) {
    const words = `${text.split(/\s+/).join(' & ')}:*`;
    return send(pool, 'by-text', byText, [first, words]);
  }
  if (freeAt) {
    const { date, startTime, hours } = freeAt;
    return send(pool, 'by-time', byTime, [first, date, startTime, hours]);
  }
  return send(pool, 'list', list, [first]);
}

async function send(pool: Pool, name: string, text: string, values: unknown[]) {
  const { rows } = await pool.query<StudioRow>({ name, text, values });
  return rows;
}
