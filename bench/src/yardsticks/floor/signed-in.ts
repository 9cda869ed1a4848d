import type { Pool } from 'pg';

/** Who a token is of. */
const me = `
  me AS (SELECT user_id FROM sessions WHERE token_hash = sha256($1::bytea) AND expires_at > now())
`;

const hearts = `
  WITH ${me}
  SELECT studio_ids AS "studioIds" FROM bench_floor.favorites JOIN me USING (user_id)
`;

const calendar = `
  WITH ${me}
  SELECT
    studios,
    (
      SELECT coalesce(json_agg(shown ORDER BY starts_at), '[]') FROM bench_floor.bookings
      WHERE owner_id = me.user_id
        AND starts_at > $2::date - interval '1 day' AND starts_at < $3::date + interval '2 days'
    ) AS bookings,
    (
      SELECT coalesce(json_agg(shown ORDER BY starts_at), '[]') FROM bench_floor.blocked_times
      WHERE owner_id = me.user_id
        AND starts_at > $2::date - interval '1 day' AND starts_at < $3::date + interval '2 days'
    ) AS "blockedTimes"
  FROM bench_floor.owners JOIN me USING (user_id)
`;

const inbox = `
  WITH ${me}
  SELECT shown FROM bench_floor.conversations
  WHERE host_id = (SELECT user_id FROM me)
  ORDER BY last_message_at DESC, id DESC
  LIMIT 21
`;

/** The studios that somebody has saved. */
export async function readHearts(pool: Pool, token: string) {
  const { rows } = await pool.query<{ studioIds: string[] }>({
    name: 'hearts',
    text: hearts,
    values: [Buffer.from(token)],
  });
  return { data: { myFavoriteStudioIds: rows[0]?.studioIds ?? [] } };
}

/** Days in the calendars of an owner's studios. */
export async function readCalendar(pool: Pool, token: string, from: string, to: string) {
  const { rows } = await pool.query<object>({
    name: 'calendar',
    text: calendar,
    values: [Buffer.from(token), from, to],
  });
  return { data: { myStudioCalendar: rows[0] } };
}

/** The first page of the inbox of somebody who runs studios. */
export async function readInbox(pool: Pool, token: string) {
  const { rows } = await pool.query<{ shown: object }>({
    name: 'inbox',
    text: inbox,
    values: [Buffer.from(token)],
  });
  const nodes = rows.slice(0, 20).map(({ shown }) => shown);
  return { data: { conversations: { nodes, pageInfo: { hasNextPage: rows.length > 20 } } } };
}
