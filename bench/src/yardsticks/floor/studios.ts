import type { Pool } from 'pg';

interface Found {
  shown: object;
  next_free: string | null;
}

/** The first gap of two hours of a studio `found`: of its gaps, which end one after the other. */
const nextFree = `
  LEFT JOIN LATERAL (
    SELECT date_bin('15 minutes', greatest(starts_at, now() + notice) - interval '1 millisecond', 'epoch')
      + interval '15 minutes' AS next_free
    FROM bench_floor.gaps
    WHERE studio_id = found.id AND ends_at >= now() + notice + interval '2 hours'
      AND ends_at - starts_at >= interval '2 hours'
    ORDER BY ends_at
    LIMIT 1
  ) slot ON true
`;

const list = `
  SELECT card AS shown, next_free
  FROM (
    SELECT * FROM bench_floor.studios ORDER BY popularity DESC, id DESC LIMIT 20
  ) found ${nextFree}
  ORDER BY popularity DESC, id DESC
`;

const detail = `
  SELECT detail AS shown, next_free FROM bench_floor.studios found ${nextFree} WHERE id = $1
`;

const text = `
  SELECT card AS shown, next_free
  FROM (
    SELECT id, card, notice, ts_rank(document, words) * 10 + popularity / 100 AS rank
    FROM bench_floor.studios, to_tsquery('roomtone', $1) words
    WHERE document @@ words
    ORDER BY rank DESC, id DESC
    LIMIT 20
  ) found ${nextFree}
  ORDER BY rank DESC, id DESC
`;

// Gaps do not overlap: the first that ends late enough is the only one that can hold the time.
const free = `
  WITH moments AS MATERIALIZED (
    SELECT DISTINCT ON (zone)
      zone, local_instant($1::date + $2::int * interval '1 minute', zone) AS starts,
      $1::date - (now() AT TIME ZONE zone)::date AS days
    FROM cities ORDER BY zone
  )
  SELECT card AS shown, next_free, json_build_object(
    'cents', coalesce(
      CASE WHEN $2::int BETWEEN 540 AND 1019 THEN day_session_cents ELSE night_session_cents END,
      $3::int * (hourly_rate_cents + engineer_cents) + cleaning_fee_cents
    ),
    'isLeast', false, 'engineerCents', $3::int * optional_engineer_cents,
    '__typename', 'WholePrice'
  ) AS price
  FROM (
    SELECT studios.*
    FROM bench_floor.studios
    CROSS JOIN LATERAL (
      SELECT starts, days FROM moments WHERE moments.zone = studios.zone OFFSET 0
    ) moment
    WHERE starts >= now() + notice AND days <= horizon_days
      AND starts >= (
        SELECT starts_at FROM bench_floor.gaps
        WHERE studio_id = studios.id AND ends_at >= starts + $3::int * interval '1 hour'
        ORDER BY ends_at LIMIT 1
      )
    ORDER BY popularity DESC, id DESC
    LIMIT 20
  ) found ${nextFree}
  ORDER BY popularity DESC, id DESC
`;

const rest = `
  SELECT rest AS shown, (SELECT studios FROM bench_floor.totals) AS total
  FROM bench_floor.studios ORDER BY popularity DESC, id DESC LIMIT 20
`;

const suggestions = `
  SELECT kind, json_agg(shown ORDER BY rank DESC) AS hits
  FROM (
    SELECT kind, rank, shown, row_number() OVER (PARTITION BY kind ORDER BY rank DESC) AS number
    FROM bench_floor.names WHERE words @@ to_tsquery('roomtone', $1)
  ) found
  WHERE number <= 5
  GROUP BY kind
`;

/** Studios as cards, the most popular first. */
export async function listStudios(pool: Pool) {
  const { rows } = await pool.query<Found>({ name: 'list', text: list });
  return page(rows);
}

/** Studios that have all words, the last of which may be begun. */
export async function searchText(pool: Pool, words: string) {
  const values = [prefixQuery(words)];
  const { rows } = await pool.query<Found>({ name: 'text', text, values });
  return page(rows);
}

/** Studios that are free on a date, at so many minutes after midnight, for so many hours. */
export async function listFree(pool: Pool, values: unknown[]) {
  const { rows } = await pool.query<Found & { price: object }>({
    name: 'free',
    text: free,
    values,
  });
  const nodes = rows.map((row) => ({ ...studioOf(row), wholePrice: row.price }));
  return { data: { studios: { nodes, __typename: 'StudioConnection' } } };
}

/** A studio with all that its page shows. */
export async function readDetail(pool: Pool, id: number) {
  const { rows } = await pool.query<Found>({ name: 'detail', text: detail, values: [id] });
  return { data: { studio: studioOf(rows[0]!) } };
}

/** Studios as `/api/studios` shows them. */
export async function listAsRest(pool: Pool) {
  const { rows } = await pool.query<{ shown: object }>({ name: 'rest', text: rest });
  return rows.map(({ shown }) => shown);
}

/** What has a word that begins so, by kinds. */
export async function suggest(pool: Pool, words: string) {
  const values = [prefixQuery(words)];
  const { rows } = await pool.query<object>({ name: 'suggestions', text: suggestions, values });
  return { data: { siteSearch: rows } };
}

function prefixQuery(words: string): string {
  return `${words.split(' ').join(' & ')}:*`;
}

function page(rows: readonly Found[]) {
  return { data: { studios: { nodes: rows.map(studioOf), __typename: 'StudioConnection' } } };
}

function studioOf({ shown, next_free: startsAt }: Found) {
  return { ...shown, nextFreeSlot: startsAt && { startsAt, __typename: 'FreeStart' } };
}
