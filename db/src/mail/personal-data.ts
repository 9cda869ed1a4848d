import { sql } from 'kysely';
import type { ExportRow, PersonalData, Statements } from '../lib/feature.ts';

export const personalData = {
  // Emails are known by their address, not by a user.
  tables: {},
  exports: { emails: exportEmails },
  async erase(db, { email }) {
    await sql`DELETE FROM outgoing_mail WHERE recipient::citext = ${email}::citext`.execute(db);
  },
} satisfies PersonalData;

/**
 * When we wrote what kind of email to the address; not what it said. None while the address is not
 * known to be the user's, for then they may be somebody else's.
 */
async function exportEmails(db: Statements, userId: number) {
  const { rows } = await sql<ExportRow>`
    SELECT kind, outgoing_mail.created_at AS "createdAt", sent_at AS "sentAt"
    FROM outgoing_mail JOIN users ON users.email = recipient::citext
    WHERE users.id = ${userId} AND email_verified_at IS NOT NULL ORDER BY outgoing_mail.id
  `.execute(db);
  return rows;
}
