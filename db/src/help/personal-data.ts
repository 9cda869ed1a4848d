import { sql } from 'kysely';
import type { ExportRow, PersonalData, Statements } from '../lib/feature.ts';

export const personalData = {
  tables: {
    tickets: { exported: 'tickets' },
    ticket_messages: { exported: 'tickets.messages' },
    ticket_attachments: { exported: 'tickets.files' },
  },
  exports: { tickets: exportTickets },
  /** What an administrator has written stays in the tickets of others, by nobody who can be known. */
  async erase(db, { id }) {
    await sql`UPDATE tickets SET assignee_id = NULL WHERE assignee_id = ${id}`.execute(db);
    await sql`UPDATE ticket_messages SET user_id = NULL WHERE user_id = ${id}`.execute(db);
    await sql`
      DELETE FROM ticket_attachments WHERE user_id = ${id} AND message_id IS NULL
    `.execute(db);
    await sql`UPDATE ticket_attachments SET user_id = NULL WHERE user_id = ${id}`.execute(db);
  },
} satisfies PersonalData;

/** What the user asked and was answered; what staff notes for staff is not told. */
async function exportTickets(db: Statements, userId: number) {
  const { rows } = await sql<ExportRow>`
    SELECT 'RT-' || tickets.id AS number, category, subject, answers, state, tickets.rating,
      rating_words AS "ratingWords", booking_id AS "bookingId", studios.name AS studio,
      tickets.created_at AS "createdAt",
      (
        SELECT jsonb_agg(
          jsonb_build_object(
            'by', CASE kind WHEN 'sender' THEN 'you' ELSE 'Roomtone' END,
            'content', content,
            'createdAt', ticket_messages.created_at
          ) ORDER BY ticket_messages.id
        ) FROM ticket_messages WHERE ticket_id = tickets.id AND kind <> 'note'
      ) AS messages,
      (
        SELECT jsonb_agg(
          jsonb_build_object('name', file_name, 'bytes', bytes) ORDER BY message_id, position
        ) FROM ticket_attachments
        JOIN ticket_messages ON ticket_messages.id = message_id
        WHERE ticket_id = tickets.id AND ticket_messages.kind <> 'note'
      ) AS files
    FROM tickets LEFT JOIN studios ON studios.id = studio_id
    WHERE tickets.user_id = ${userId} ORDER BY tickets.id
  `.execute(db);
  return rows;
}
