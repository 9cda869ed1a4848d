import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Sql } from '#db/orm.ts';

/** Somebody who runs studios, logged in. */
export interface Owner {
  id: number;
  /** Of their session. */
  token: string;
}

export const STUDIOS_OF_OWNER = 20;
const OWNERS = 50;
/** Studios from this one on are theirs. */
export const FIRST_STUDIO = 5001;
/** Blocks of each studio in the days to come, and how many days those are. */
const BLOCKS = 5;
const DAYS = 14;

/**
 * Gives owners studios with blocks in the days to come, and logs them in. The same studios each time,
 * so that it can be done to rows of an earlier run.
 */
export async function prepareOwners(db: Sql): Promise<Owner[]> {
  await sql`
    INSERT INTO users (username, email, name, password_hash, user_type, is_studio_owner)
    SELECT 'owner-' || n, 'owner-' || n || '@example.com', 'Owner ' || n, 'none', 'studio_owner', true
    FROM generate_series(1, ${OWNERS}::int) AS n
    ON CONFLICT DO NOTHING
  `.execute(db);
  await sql`
    UPDATE studios SET owner_id = users.id
    FROM users
    WHERE studios.id BETWEEN ${FIRST_STUDIO}::int AND ${lastStudio}::int
      AND username = 'owner-' || (1 + (studios.id - ${FIRST_STUDIO}::int) / ${STUDIOS_OF_OWNER}::int)
  `.execute(db);
  await addBlocks(db);
  return logInAs(db, 'owner', OWNERS);
}

const lastStudio = FIRST_STUDIO + OWNERS * STUDIOS_OF_OWNER - 1;

/** Two hours at night on some days, where nobody has booked. */
async function addBlocks(db: Sql): Promise<void> {
  await sql`
    DELETE FROM studio_blocks WHERE studio_id BETWEEN ${FIRST_STUDIO}::int AND ${lastStudio}::int
  `.execute(db);
  await sql`
    WITH planned AS (
      SELECT studios.id AS studio_id, current_date + day AS date, current_date + day + time '03:00' AS starts
      FROM studios CROSS JOIN generate_series(0, ${DAYS}::int - 1, ${Math.floor(DAYS / BLOCKS)}::int) AS day
      WHERE studios.id BETWEEN ${FIRST_STUDIO}::int AND ${lastStudio}::int
        AND NOT EXISTS (
          SELECT FROM bookings
          WHERE studio_id = studios.id AND status IN ('pending', 'confirmed')
            AND starts_at < (current_date + day + time '05:00') AT TIME ZONE 'UTC'
            AND ends_at > (current_date + day + time '03:00') AT TIME ZONE 'UTC'
        )
    ), blocks AS (
      INSERT INTO studio_blocks (studio_id, first_date, start_minute, length_minutes, note)
      SELECT studio_id, date, 180, 120, 'Cleaning' FROM planned
      RETURNING id, studio_id, first_date
    )
    INSERT INTO block_times (studio_id, block_id, date, starts_at, ends_at)
    SELECT studio_id, id, first_date,
      (first_date + time '03:00') AT TIME ZONE 'UTC', (first_date + time '05:00') AT TIME ZONE 'UTC'
    FROM blocks ORDER BY studio_id, first_date DESC
  `.execute(db);
}

/** Logs in those who are called `name-1`, `name-2` and so on, for a day. @returns them in that order */
export async function logInAs(db: Sql, name: string, count: number): Promise<Owner[]> {
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'));
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest());
  const { rows } = await sql<{ id: number; number: number }>`
    WITH theirs AS (
      SELECT users.id, hash, number
      FROM unnest(${hashes}::bytea[]) WITH ORDINALITY AS token (hash, number)
      JOIN users ON username = ${name}::text || '-' || number
    ), sessions AS (
      INSERT INTO sessions (user_id, token_hash, expires_at)
      SELECT id, hash, now() + interval '1 day' FROM theirs
    )
    SELECT id, number::int FROM theirs ORDER BY number
  `.execute(db);
  return rows.map(({ id, number }) => ({ id, token: tokens[number - 1]! }));
}
