import type { PersonalDataFactory } from '../lib/feature.ts';
import { sqlOf } from '../orm.ts';
import { insertConversation } from './conversation.repository.ts';
import { insertMessage } from './message.repository.ts';

const NOW = Date.parse('2026-12-01T12:00:00Z');

/** Rows about a user in every table of the feature, for tests. */
export const createPersonalData: PersonalDataFactory = async (em, { userId, studioId }) => {
  const db = sqlOf(em);
  const { id } = await insertConversation(db, { studioId, guestId: userId, now: NOW });
  await insertMessage(db, {
    conversationId: id,
    senderId: userId,
    side: 'guest',
    content: 'Is the piano tuned?',
    now: NOW,
  });
};
