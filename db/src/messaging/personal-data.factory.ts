import { sql } from 'kysely';
import type { PersonalDataFactory } from '../lib/feature.ts';
import { sqlOf } from '../orm.ts';
import { attach, insertAttachment } from './attachment.repository.ts';
import { insertConversation } from './conversation.repository.ts';
import { insertMessage } from './message.repository.ts';

const NOW = Date.parse('2026-12-01T12:00:00Z');

/** Rows about a user in every table of the feature, for tests. */
export const createPersonalData: PersonalDataFactory = async (em, { userId, studioId }) => {
  const db = sqlOf(em);
  const { id } = await insertConversation(db, { studioId, guestId: userId, now: NOW });
  const messageId = await insertMessage(db, {
    conversationId: id,
    senderId: userId,
    side: 'guest',
    content: 'Is the piano tuned?',
    attachments: ['pdf'],
    now: NOW,
  });
  const attachmentId = await insertAttachment(db, {
    conversationId: id,
    userId,
    kind: 'pdf',
    name: 'a'.repeat(64),
    ending: '.pdf',
    bytes: 9,
    width: null,
    height: null,
    durationMs: null,
    now: NOW,
  });
  await attach(db, messageId, [{ id: attachmentId, fileName: 'Rider.pdf' }]);
  await sql`
    INSERT INTO message_digests (conversation_id, user_id, mailed_id) VALUES (${id}, ${userId}, 1)
  `.execute(db);
};
