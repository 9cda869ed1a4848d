import { sql } from 'kysely';
import type { ExportRow, PersonalData, Statements } from '../lib/feature.ts';

export const personalData = {
  // Subscribers are known by their address, not by a user.
  tables: {},
  exports: { newsletter: exportNewsletter },
  /** Only when the address was known to be theirs: it might be on the list by somebody else. */
  async erase(db, { id }) {
    await sql`
      DELETE FROM subscribers USING users
      WHERE users.id = ${id} AND users.email = subscribers.email
        AND users.email_verified_at IS NOT NULL
    `.execute(db);
  },
} satisfies PersonalData;

/**
 * The mailing list; null when the address is not on it, or not known to be the user's: anybody may
 * register with an address that somebody else put on the list.
 */
async function exportNewsletter(db: Statements, userId: number) {
  const { rows } = await sql<ExportRow>`
    SELECT subscribers.language, confirmed_at AS "confirmedAt", left_at AS "leftAt"
    FROM subscribers JOIN users ON users.email = subscribers.email
    WHERE users.id = ${userId} AND email_verified_at IS NOT NULL
  `.execute(db);
  return rows[0] ?? null;
}
