import type { PersonalDataFactory } from '../lib/feature.ts';
import { sqlOf } from '../orm.ts';
import { attachToTicket, insertTicketAttachment } from './ticket-attachment.repository.ts';
import { insertTicketMessage } from './ticket-message.repository.ts';
import { insertTicket } from './ticket.repository.ts';

/** Rows about a user in every table of the feature, for tests. */
export const createPersonalData: PersonalDataFactory = async (em, { userId, studioId }) => {
  const db = sqlOf(em);
  const now = Date.parse('2026-12-01T12:00:00Z');
  const ticket = {
    userId,
    guest: null,
    language: 'en',
    category: 'listing',
    subject: 'The echo chamber',
    answers: {},
    bookingId: null,
    studioId,
  } as const;
  const ticketId = await insertTicket(db, ticket, now);
  const content = 'It was a swimming pool.';
  const messageId = await insertTicketMessage(
    db,
    { ticketId, kind: 'sender', userId, content },
    now,
  );
  const id = await insertTicketAttachment(db, {
    userId,
    keyHash: new Uint8Array(32),
    kind: 'pdf',
    name: 'd'.repeat(64),
    ending: '.pdf',
    bytes: 10,
    width: null,
    height: null,
    durationMs: null,
    now,
  });
  await attachToTicket(db, messageId, [{ id, fileName: 'Plan.pdf' }]);
};
