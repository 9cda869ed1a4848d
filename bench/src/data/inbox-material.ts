import { sql } from 'kysely';
import type { Sql } from '#db/orm.ts';
import { logInAs } from './calendar-material.ts';
import type { Owner } from './calendar-material.ts';

export const CONVERSATIONS_OF_OWNER = 10_000;
const OWNERS = 4;
const STUDIOS_OF_OWNER = 5;
/** Studios from this one on are theirs. */
const FIRST_STUDIO = 7001;
const LAST_STUDIO = FIRST_STUDIO + OWNERS * STUDIOS_OF_OWNER - 1;
const GUESTS = CONVERSATIONS_OF_OWNER / STUDIOS_OF_OWNER;

/**
 * Gives owners studios to each of which as many musicians have written, and logs them in. The same rows
 * each time, so that it can be done to those of an earlier run.
 */
export async function prepareInboxes(db: Sql): Promise<Owner[]> {
  await sql`
    INSERT INTO users (username, email, name, password_hash, user_type, is_studio_owner)
    SELECT 'inbox-' || n, 'inbox-' || n || '@example.com', 'Host ' || n, 'none', 'studio_owner', true
    FROM generate_series(1, ${OWNERS}::int) AS n
    ON CONFLICT DO NOTHING
  `.execute(db);
  await sql`
    UPDATE studios SET owner_id = users.id
    FROM users
    WHERE studios.id BETWEEN ${FIRST_STUDIO}::int AND ${LAST_STUDIO}::int
      AND username = 'inbox-' || (1 + (studios.id - ${FIRST_STUDIO}::int) / ${STUDIOS_OF_OWNER}::int)
      AND owner_id IS DISTINCT FROM users.id
  `.execute(db);
  await addConversations(db);
  return logInAs(db, 'inbox', OWNERS);
}

/** A question each, and an answer to every other one, in the course of a year. */
async function addConversations(db: Sql): Promise<void> {
  await sql`
    WITH added AS (
      INSERT INTO conversations (
        studio_id, user_id, last_message_at, last_message_preview, host_unread, created_at
      )
      SELECT studios.id, users.id, at, 'Is the piano tuned?', number % 2, at
      FROM studios
      CROSS JOIN generate_series(1, ${GUESTS}::int) AS number
      JOIN users ON username = 'bench-' || number
      CROSS JOIN LATERAL (
        SELECT date_trunc('second', now()) - (number * 7919 + studios.id * 104729) % 31536000 * interval '1 second'
          AS at
      ) written
      WHERE studios.id BETWEEN ${FIRST_STUDIO}::int AND ${LAST_STUDIO}::int
      ON CONFLICT DO NOTHING
      RETURNING id, user_id, studio_id, last_message_at AS at, host_unread
    ), asked AS (
      INSERT INTO messages (conversation_id, user_id, side, content, created_at)
      SELECT id, user_id, 'guest', 'Is the piano tuned?', at - interval '1 hour' FROM added
    )
    INSERT INTO messages (conversation_id, user_id, side, content, created_at)
    SELECT added.id, owner_id, 'host', 'Every Monday.', at
    FROM added JOIN studios ON studios.id = studio_id WHERE host_unread = 0
  `.execute(db);
  await sql`ANALYZE conversations, messages`.execute(db);
}
