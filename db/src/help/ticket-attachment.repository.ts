import { sql } from 'kysely';
import { anyOf } from '../lib/any-of.ts';
import { instant } from '../lib/instants.ts';
import { attachedFileColumns } from '#db/messaging/attached-file.ts';
import type { AttachedFile } from '#db/messaging/attached-file.ts';
import type { Sql } from '../orm.ts';

function selectAttachments(db: Sql) {
  return db
    .selectFrom('ticket_attachments')
    .select(['ticket_attachments.id', 'ticket_attachments.kind'])
    .select(attachedFileColumns);
}

/**
 * Makes a file known that was uploaded for a ticket at `now` (epoch milliseconds).
 * @param userId null for guests
 * @param keyHash of what its sender is given for it
 * @returns its id
 */
export async function insertTicketAttachment(
  db: Sql,
  attachment: Omit<AttachedFile, 'id' | 'messageId' | 'fileName'> & {
    userId: number | null;
    keyHash: Uint8Array;
    now: number;
  },
): Promise<number> {
  const { userId, keyHash, durationMs, now, ...rest } = attachment;
  const { id } = await db
    .insertInto('ticket_attachments')
    .values({
      ...rest,
      user_id: userId,
      key_hash: keyHash,
      duration_ms: durationMs,
      created_at: instant(now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A file that is sent, with the ticket that it is in. */
export async function findSentAttachment(
  db: Sql,
  id: number,
): Promise<(AttachedFile & { ticketId: number }) | undefined> {
  return selectAttachments(db)
    .innerJoin('ticket_messages', 'ticket_messages.id', 'ticket_attachments.message_id')
    .select('ticket_id as ticketId')
    .where('ticket_attachments.id', '=', id)
    .executeTakeFirst();
}

/** The files of messages, in order. */
export async function findTicketAttachments(
  db: Sql,
  messageIds: readonly number[],
): Promise<AttachedFile[]> {
  return selectAttachments(db)
    .where('message_id', '=', anyOf(messageIds))
    .orderBy('message_id')
    .orderBy('position')
    .execute();
}

/** Files that are not sent, by their keys, in this order. Until the transaction ends they stay. */
export async function lockUnsentTicketAttachments(
  db: Sql,
  keyHashes: readonly Uint8Array[],
): Promise<AttachedFile[]> {
  const hashes = sql`ARRAY[${sql.join(keyHashes)}]::bytea[]`;
  return selectAttachments(db)
    .where(sql<boolean>`key_hash = ANY (${hashes})`)
    .orderBy(sql`array_position(${hashes}, key_hash)`)
    .forUpdate()
    .execute();
}

/** Has a message have files, in this order. Their keys work no more. */
export async function attachToTicket(
  db: Sql,
  messageId: number,
  attachments: readonly Pick<AttachedFile, 'id' | 'fileName'>[],
): Promise<void> {
  for (const [position, { id, fileName }] of attachments.entries()) {
    await db
      .updateTable('ticket_attachments')
      .set({ message_id: messageId, key_hash: null, position, file_name: fileName })
      .where('id', '=', id)
      .execute();
  }
}

/** How many files somebody has uploaded for tickets that are not sent. */
export async function countUnsentTicketAttachments(db: Sql, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('ticket_attachments')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', userId)
    .where('message_id', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Forgets what was uploaded by `before` (epoch milliseconds) and never sent. Its files go by themselves. */
export async function deleteUnsentTicketAttachments(db: Sql, before: number): Promise<void> {
  await db
    .deleteFrom('ticket_attachments')
    .where('message_id', 'is', null)
    .where('created_at', '<=', instant(before))
    .execute();
}
