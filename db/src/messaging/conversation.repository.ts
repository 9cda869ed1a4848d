import { sql } from 'kysely';
import type { AttachmentKind } from '#domain/messaging/attachments.ts';
import type { ConversationSide } from '#domain/messaging/side.ts';
import { rolesFor } from '#domain/teams/team.ts';
import { epochMs, instant } from '../lib/instants.ts';
import type { Sql } from '../orm.ts';
import { studiosFor } from '#db/teams/team.repository.ts';

/** A conversation as a plain row, with what each side has made of it. Instants are epoch milliseconds. */
export interface ConversationRow {
  id: number;
  studioId: number;
  studioName: string;
  guestId: number;
  guestName: string;
  /** Who owns the studio now; null where there is nobody but the guest. */
  hostId: number | null;
  /** Everybody who answers for the studio now, its owner among them. */
  hostIds: number[];
  /** Null while nobody has written anything. */
  lastMessageAt: number | null;
  /** Empty while nobody has, and for one that is nothing but what is attached to it. */
  lastMessagePreview: string;
  /** What is attached to the last message first; null for nothing. */
  lastMessageAttachment: AttachmentKind | null;
  /** The last message that the side has read; 0 for none. */
  guestReadId: number;
  hostReadId: number;
  /** How many messages of the other side came after it. */
  guestUnread: number;
  hostUnread: number;
  guestArchived: boolean;
  hostArchived: boolean;
  guestBlocks: boolean;
  hostBlocks: boolean;
  /** Whether a report of it is open. */
  isReported: boolean;
  createdAt: number;
}

/** Conversations as rows, whoever is in them. */
export function selectConversations(db: Sql) {
  return db
    .selectFrom('conversations')
    .innerJoin('studios', 'studios.id', 'conversations.studio_id')
    .innerJoin('users as guests', 'guests.id', 'conversations.user_id')
    .select(({ ref }) => [
      'conversations.id',
      'conversations.studio_id as studioId',
      'studios.name as studioName',
      'conversations.user_id as guestId',
      'guests.name as guestName',
      sql<number | null>`nullif(studios.owner_id, conversations.user_id)`.as('hostId'),
      sql<number[]>`ARRAY(
        SELECT user_id FROM studio_teams
        WHERE studio_teams.studio_id = conversations.studio_id
          AND role = ANY (${rolesFor('messages')}::text[])
          AND user_id <> conversations.user_id
      )`.as('hostIds'),
      epochMs(ref('last_message_at')).as('lastMessageAt'),
      'last_message_preview as lastMessagePreview',
      'last_message_attachment as lastMessageAttachment',
      'guest_read_id as guestReadId',
      'host_read_id as hostReadId',
      'guest_unread as guestUnread',
      'host_unread as hostUnread',
      'guest_archived as guestArchived',
      'host_archived as hostArchived',
      'guest_blocks as guestBlocks',
      'host_blocks as hostBlocks',
      sql<boolean>`EXISTS (
        SELECT FROM studio_reports
        WHERE conversation_id = conversations.id AND closed_at IS NULL
      )`.as('isReported'),
      epochMs(ref('conversations.created_at')).as('createdAt'),
    ]);
}

/** One conversation, whoever is in it: asking who may see it is the caller's part. */
export async function findConversation(db: Sql, id: number): Promise<ConversationRow | undefined> {
  return selectConversations(db).where('conversations.id', '=', id).executeTakeFirst();
}

/**
 * As {@link findConversation}; until the transaction ends nobody else can write in it, so that
 * messages are numbered in the order in which they are committed.
 */
export async function lockConversation(db: Sql, id: number): Promise<ConversationRow | undefined> {
  await db.selectFrom('conversations').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  return findConversation(db, id);
}

/** A conversation that begins at `now` (epoch milliseconds). */
interface NewConversation {
  studioId: number;
  guestId: number;
  now: number;
}

/** Begins a conversation unless there is one. @returns its id, and whether it has just begun */
export async function insertConversation(
  db: Sql,
  { studioId, guestId, now }: NewConversation,
): Promise<{ id: number; isNew: boolean }> {
  const inserted = await db
    .insertInto('conversations')
    .values({ studio_id: studioId, user_id: guestId, created_at: instant(now) })
    .onConflict((on) => on.constraint('conversations_once').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) return { id: inserted.id, isNew: true };
  const id = await findConversationWith(db, studioId, guestId);
  if (id === undefined) throw new Error(`No conversation with studio ${studioId} could be begun.`);
  return { id, isNew: false };
}

/** The id of the conversation of a guest with a studio. */
export async function findConversationWith(
  db: Sql,
  studioId: number,
  guestId: number,
): Promise<number | undefined> {
  const found = await db
    .selectFrom('conversations')
    .select('id')
    .where('studio_id', '=', studioId)
    .where('user_id', '=', guestId)
    .executeTakeFirst();
  return found?.id;
}

/** How many messages a user has not read, as a guest and for their studios. */
export async function countUnreadMessages(db: Sql, userId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT coalesce(sum(unread), 0)::int AS count FROM (
      SELECT guest_unread AS unread FROM conversations
      WHERE user_id = ${userId} AND guest_unread > 0
      UNION ALL
      SELECT host_unread FROM conversations
      WHERE studio_id = ANY (ARRAY${studiosFor(userId, 'messages')}) AND user_id <> ${userId}
        AND host_unread > 0
    ) found
  `.execute(db);
  return rows[0]!.count;
}

/** The columns of a side. */
const columns = {
  guest: {
    read: 'guest_read_id',
    unread: 'guest_unread',
    archived: 'guest_archived',
    blocks: 'guest_blocks',
  },
  host: {
    read: 'host_read_id',
    unread: 'host_unread',
    archived: 'host_archived',
    blocks: 'host_blocks',
  },
} as const satisfies Record<ConversationSide, object>;

/** Notes that a side has read everything up to a message. What was read stays read. */
export async function markRead(
  db: Sql,
  id: number,
  side: ConversationSide,
  upTo: number,
): Promise<void> {
  const { read, unread } = columns[side];
  await sql`
    UPDATE conversations SET
      ${sql.ref(read)} = greatest(${sql.ref(read)}, ${upTo}::int),
      ${sql.ref(unread)} = (
        SELECT count(*) FROM messages
        WHERE conversation_id = conversations.id AND side <> ${side}
          AND messages.id > greatest(${sql.ref(read)}, ${upTo}::int)
      )
    WHERE id = ${id}
  `.execute(db);
}

/** Puts a conversation among those that a side has archived, or takes it from there. */
export async function setArchived(
  db: Sql,
  id: number,
  side: ConversationSide,
  isArchived: boolean,
): Promise<void> {
  const column = sql.ref(columns[side].archived);
  await sql`UPDATE conversations SET ${column} = ${isArchived} WHERE id = ${id}`.execute(db);
}

/** Has a side want no more messages, or want them again. */
export async function setBlocked(
  db: Sql,
  id: number,
  side: ConversationSide,
  isBlocked: boolean,
): Promise<void> {
  const column = sql.ref(columns[side].blocks);
  await sql`UPDATE conversations SET ${column} = ${isBlocked} WHERE id = ${id}`.execute(db);
}
