import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { studiosFor } from '#db/teams/team.repository.ts';
import { slice } from '../lib/keyset.ts';
import type { ListOrder, Slice } from '../lib/keyset.ts';
import { patternOf } from '../lib/words.ts';
import type { Sql } from '../orm.ts';
import { selectConversations } from './conversation.repository.ts';
import type { ConversationRow } from './conversation.repository.ts';

/** Which conversations are wanted of those that somebody is in. */
export interface ConversationFilter {
  /** Whether those that they have archived, or the others; undefined for both. */
  isArchived: boolean | undefined;
  /** Words in a message, in the name of a file, of the studio or of the guest; empty for all. */
  query: string;
}

/** The one in which something was written last first. */
export const conversationOrder: ListOrder<ConversationRow> = {
  direction: 'desc',
  columns: [
    { value: sql`last_message_at`, kind: 'instant' },
    { value: sql`conversations.id`, kind: 'integer' },
  ],
  keyOf: ({ lastMessageAt, id }) => [lastMessageAt ?? 0, id],
};

/** Conversations of a user in which something was written: a slice, in their order. */
export async function listConversations(
  db: Sql,
  userId: number,
  filter: ConversationFilter,
  part: Slice,
): Promise<ConversationRow[]> {
  // As many as are wanted of their own, and of each of their studios: each is read along an index, so
  // that an inbox costs what is shown of it, however much is in it.
  const pick = (condition: RawBuilder<boolean>) =>
    slice(db.selectFrom('conversations').select('id').where(condition), conversationOrder, part);
  const own = pick(isOfGuest(userId, filter));
  const ofStudio = pick(sql<boolean>`studio_id = theirs.id AND ${isOfHost(userId, filter)}`);
  const candidates = sql<number>`ANY (ARRAY(
    SELECT id FROM ${own} AS own
    UNION ALL
    SELECT picked.id FROM unnest(ARRAY${studiosFor(userId, 'messages')}) AS theirs (id)
    CROSS JOIN LATERAL ${ofStudio} AS picked
  ))`;
  const found = selectConversations(db).where('conversations.id', '=', candidates);
  return slice(found, conversationOrder, part).execute();
}

/** How many of them there are. */
export async function countConversations(
  db: Sql,
  userId: number,
  filter: ConversationFilter,
): Promise<number> {
  const { count } = await db
    .selectFrom('conversations')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(
      sql<boolean>`
        (${isOfGuest(userId, filter)})
        OR (
          studio_id = ANY (ARRAY${studiosFor(userId, 'messages')}) AND ${isOfHost(userId, filter)}
        )
      `,
    )
    .executeTakeFirstOrThrow();
  return count;
}

/** Those that a user began. */
function isOfGuest(userId: number, filter: ConversationFilter) {
  return sql<boolean>`user_id = ${userId} AND ${isWanted(filter, 'guest_archived')}`;
}

/** Those that others began. */
function isOfHost(userId: number, filter: ConversationFilter) {
  return sql<boolean>`user_id <> ${userId} AND ${isWanted(filter, 'host_archived')}`;
}

function isWanted({ isArchived, query }: ConversationFilter, archived: string) {
  const words = patternOf(query);
  return sql<boolean>`
    last_message_at IS NOT NULL
    ${isArchived === undefined ? sql`` : sql`AND ${sql.ref(archived)} = ${isArchived}::boolean`}
    ${
      query === ''
        ? sql``
        : sql`AND (
            EXISTS (SELECT FROM studios WHERE studios.id = conversations.studio_id AND name ILIKE ${words})
            OR EXISTS (SELECT FROM users WHERE users.id = conversations.user_id AND name ILIKE ${words})
            OR EXISTS (
              SELECT FROM messages
              WHERE conversation_id = conversations.id AND content ILIKE ${words}
            ) OR EXISTS (
              SELECT FROM message_attachments
              WHERE conversation_id = conversations.id AND file_name ILIKE ${words}
            )
          )`
    }
  `;
}
