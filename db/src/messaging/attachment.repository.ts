import { sql } from 'kysely';
import { anyOf } from '../lib/any-of.ts';
import { instant } from '../lib/instants.ts';
import type { Sql } from '../orm.ts';
import { attachedFileColumns } from './attached-file.ts';
import type { AttachedFile } from './attached-file.ts';

/** A file of a message, sent or not yet. */
export interface AttachmentRow extends AttachedFile {
  conversationId: number;
  /** Who attached it. */
  userId: number;
}

function selectAttachments(db: Sql) {
  return db
    .selectFrom('message_attachments')
    .select(['id', 'kind', 'conversation_id as conversationId', 'user_id as userId'])
    .select(attachedFileColumns);
}

/** Whom something is attached by, and where. */
export interface AttachmentPlace {
  conversationId: number;
  userId: number;
}

/** Makes a file known that was uploaded for a message at `now` (epoch milliseconds). @returns its id */
export async function insertAttachment(
  db: Sql,
  attachment: Omit<AttachmentRow, 'id' | 'messageId' | 'fileName'> & { now: number },
): Promise<number> {
  const { conversationId, userId, durationMs, now, ...rest } = attachment;
  const { id } = await db
    .insertInto('message_attachments')
    .values({
      ...rest,
      conversation_id: conversationId,
      user_id: userId,
      duration_ms: durationMs,
      created_at: instant(now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function findAttachment(db: Sql, id: number): Promise<AttachmentRow | undefined> {
  return selectAttachments(db).where('id', '=', id).executeTakeFirst();
}

/** The attachments of messages, in order. */
export async function findAttachments(
  db: Sql,
  messageIds: readonly number[],
): Promise<AttachmentRow[]> {
  return selectAttachments(db)
    .where('message_id', '=', anyOf(messageIds))
    .orderBy('message_id')
    .orderBy('position')
    .execute();
}

/** How many files somebody has uploaded for messages that are not sent. */
export async function countUnsentAttachments(db: Sql, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('message_attachments')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', userId)
    .where('message_id', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Those of ids that somebody may send in a conversation, in this order. Until the transaction ends they stay. */
export async function lockUnsentAttachments(
  db: Sql,
  { conversationId, userId }: AttachmentPlace,
  ids: readonly number[],
): Promise<AttachmentRow[]> {
  return selectAttachments(db)
    .where('id', '=', anyOf(ids))
    .where('conversation_id', '=', conversationId)
    .where('user_id', '=', userId)
    .where('message_id', 'is', null)
    .orderBy(sql`array_position(${ids}::int[], id)`)
    .forUpdate()
    .execute();
}

/** Has a message have attachments, in this order. */
export async function attach(
  db: Sql,
  messageId: number,
  attachments: readonly Pick<AttachmentRow, 'id' | 'fileName'>[],
): Promise<void> {
  for (const [position, { id, fileName }] of attachments.entries()) {
    await db
      .updateTable('message_attachments')
      .set({ message_id: messageId, position, file_name: fileName })
      .where('id', '=', id)
      .execute();
  }
}

/**
 * Forgets what was uploaded by `before` (epoch milliseconds) for messages that nobody sent. Their
 * files go by themselves.
 */
export async function deleteUnsentAttachments(db: Sql, before: number): Promise<void> {
  await db
    .deleteFrom('message_attachments')
    .where('message_id', 'is', null)
    .where('created_at', '<=', instant(before))
    .execute();
}
