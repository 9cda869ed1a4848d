import { sql } from 'kysely';
import { instant } from '../lib/instants.ts';
import type { Sql } from '../orm.ts';

/** A conversation with messages that somebody has neither read nor been mailed about. */
export interface WaitingConversation {
  id: number;
  /** The side that has not read them. */
  side: 'guest' | 'host';
  /** Whom they are from: a studio, or who asks about one. */
  name: string;
  /** How many messages are unread. */
  unread: number;
}

/** Conversations in which something waits that was written up to `until`, with whom it waits for. */
function waiting(until: number) {
  const unmailed = (side: 'guest' | 'host', other: 'guest' | 'host') => sql`EXISTS (
    SELECT FROM messages
    WHERE conversation_id = conversations.id AND messages.side = ${other} AND NOT is_automatic
      AND messages.id > greatest(
        ${sql.ref(`conversations.${side}_read_id`)}, ${sql.ref(`conversations.${side}_mailed_id`)}
      )
      AND messages.created_at <= ${instant(until)}
  )`;
  return sql`
    SELECT conversations.id, 'guest' AS side, conversations.user_id AS "userId", studios.name,
      guest_unread AS unread
    FROM conversations JOIN studios ON studios.id = studio_id
    WHERE guest_unread > 0 AND ${unmailed('guest', 'host')}
    UNION ALL
    SELECT conversations.id, 'host', studios.owner_id, users.name, host_unread
    FROM conversations
    JOIN studios ON studios.id = studio_id
    JOIN users ON users.id = conversations.user_id
    WHERE host_unread > 0 AND studios.owner_id <> conversations.user_id
      AND ${unmailed('host', 'guest')}
  `;
}

/** Users for whom something waits that was written up to `until` (epoch milliseconds). */
export async function findUsersToDigest(db: Sql, until: number): Promise<number[]> {
  const { rows } = await sql<{ userId: number }>`
    SELECT DISTINCT "userId" FROM (${waiting(until)}) found ORDER BY 1
  `.execute(db);
  return rows.map(({ userId }) => userId);
}

/** What is to be mailed to somebody. */
export interface Digest {
  email: string;
  conversations: WaitingConversation[];
}

/**
 * What waits for a user and was written up to `until` (epoch milliseconds), and counts as mailed from
 * now on. Whoever does the same meanwhile waits until the transaction ends, and finds nothing.
 */
export async function takeDigest(
  db: Sql,
  userId: number,
  until: number,
): Promise<Digest | undefined> {
  const user = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  const { rows } = await sql<WaitingConversation>`
    SELECT id, side, name, unread FROM (${waiting(until)}) found
    WHERE "userId" = ${userId} ORDER BY id DESC
  `.execute(db);
  if (!user || rows.length === 0) return undefined;
  for (const side of ['guest', 'host'] as const) {
    const ids = rows.filter((row) => row.side === side).map(({ id }) => id);
    await sql`
      UPDATE conversations SET ${sql.ref(`${side}_mailed_id`)} = (
        SELECT max(messages.id) FROM messages WHERE conversation_id = conversations.id
      )
      WHERE id = ANY (${ids}::int[])
    `.execute(db);
  }
  return { email: user.email, conversations: rows };
}
