import { sql } from 'kysely';
import type { ExportRow, PersonalData, Statements } from '../lib/feature.ts';

export const personalData = {
  tables: {
    conversations: { exported: 'conversations' },
    messages: { exported: 'messages' },
    message_attachments: { exported: 'messages' },
    message_digests: { exported: null, leftOut: 'Up to which message they were mailed.' },
  },
  exports: { conversations: exportConversations, messages: exportMessages },
  /** What they wrote for a studio that is no longer theirs is not left in what others see of it. */
  async erase(db, { id }) {
    await sql`
      UPDATE conversations SET
        last_message_preview = CASE latest.user_id WHEN ${id} THEN '' ELSE last_message_preview END,
        last_message_attachment = CASE latest.user_id WHEN ${id} THEN NULL ELSE last_message_attachment END,
        guest_unread = (
          SELECT count(*) FROM messages
          WHERE conversation_id = conversations.id AND messages.id > guest_read_id
            AND side = 'host' AND messages.user_id <> ${id}
        )
      FROM (
        SELECT DISTINCT ON (conversation_id) conversation_id, user_id FROM messages
        WHERE conversation_id IN (SELECT conversation_id FROM messages WHERE user_id = ${id})
        ORDER BY conversation_id, id DESC
      ) latest
      WHERE latest.conversation_id = conversations.id
    `.execute(db);
  },
} satisfies PersonalData;

/** Conversations with studios. What others wrote in them is theirs. */
async function exportConversations(db: Statements, userId: number) {
  const { rows } = await sql<ExportRow>`
    SELECT conversations.id, studios.name AS studio, guest_archived AS "isArchived",
      guest_blocks AS blocks, last_message_at AS "lastMessageAt",
      conversations.created_at AS "createdAt"
    FROM conversations JOIN studios ON studios.id = studio_id
    WHERE user_id = ${userId} ORDER BY conversations.id
  `.execute(db);
  return rows;
}

/** What the user has written, as a guest or for a studio of theirs. */
async function exportMessages(db: Statements, userId: number) {
  const { rows } = await sql<ExportRow>`
    SELECT conversation_id AS "conversationId", studios.name AS studio, side AS "writtenAs", content,
      is_automatic AS "isAutomatic", messages.created_at AS "createdAt",
      (
        SELECT coalesce(
          jsonb_agg(
            jsonb_build_object('fileName', file_name, 'url', '/api/attachments/' || id)
            ORDER BY position
          ), '[]'
        )
        FROM message_attachments WHERE message_id = messages.id
      ) AS attachments
    FROM messages
    JOIN conversations ON conversations.id = conversation_id
    JOIN studios ON studios.id = studio_id
    WHERE messages.user_id = ${userId} ORDER BY messages.id
  `.execute(db);
  return rows;
}
