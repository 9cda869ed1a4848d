import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { AttachmentKind } from '#domain/messaging/attachments.ts';
import { rolesFor } from '#domain/teams/team.ts';
import { anyOf } from '../lib/any-of.ts';
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
  /** What is attached to those, by its kind. */
  attachments: Partial<Record<AttachmentKind, number>>;
}

/** Conversations in which something waits that was written up to `until`, with whom it waits for. */
function waiting(until: number) {
  const unmailed = (side: 'guest' | 'host', reader: RawBuilder<number>) => sql`EXISTS (
    SELECT FROM messages
    WHERE conversation_id = conversations.id AND messages.side <> ${side} AND NOT is_automatic
      AND messages.id > greatest(${sql.ref(`conversations.${side}_read_id`)}, (
        SELECT mailed_id FROM message_digests
        WHERE message_digests.conversation_id = conversations.id
          AND message_digests.user_id = ${reader}
      ))
      AND messages.created_at <= ${instant(until)}
  )`;
  return sql`
    SELECT conversations.id, 'guest' AS side, conversations.user_id AS "userId", studios.name,
      guest_unread AS unread
    FROM conversations JOIN studios ON studios.id = studio_id
    WHERE guest_unread > 0 AND ${unmailed('guest', sql.ref('conversations.user_id'))}
    UNION ALL
    SELECT conversations.id, 'host', hosts.user_id, users.name, host_unread
    FROM conversations
    JOIN studio_teams AS hosts ON hosts.studio_id = conversations.studio_id
      AND hosts.role = ANY (${rolesFor('messages')}::text[])
    JOIN users ON users.id = conversations.user_id
    WHERE host_unread > 0 AND hosts.user_id <> conversations.user_id
      AND ${unmailed('host', sql.ref('hosts.user_id'))}
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
    SELECT id, side, name, unread, (
      SELECT coalesce(jsonb_object_agg(kind, number), '{}') FROM (
        SELECT kind, count(*) AS number
        FROM messages JOIN message_attachments ON message_id = messages.id
        JOIN conversations ON conversations.id = messages.conversation_id
        WHERE messages.conversation_id = found.id AND messages.side <> found.side
          AND messages.id > CASE found.side WHEN 'guest' THEN guest_read_id ELSE host_read_id END
        GROUP BY kind
      ) counted
    ) AS attachments
    FROM (${waiting(until)}) found
    WHERE "userId" = ${userId} ORDER BY id DESC
  `.execute(db);
  if (!user || rows.length === 0) return undefined;
  await sql`
    INSERT INTO message_digests (conversation_id, user_id, mailed_id)
      SELECT conversation_id, ${userId}, max(id) FROM messages
      WHERE conversation_id = ${anyOf(rows.map(({ id }) => id))}
      GROUP BY conversation_id
    ON CONFLICT (conversation_id, user_id) DO UPDATE SET mailed_id = excluded.mailed_id
  `.execute(db);
  return { email: user.email, conversations: rows };
}
