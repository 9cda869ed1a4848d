import { sql } from 'kysely';
import type { ExportRow, PersonalData, Statements } from '../lib/feature.ts';

export const personalData = {
  tables: {
    listings: { exported: 'listings', kept: 'Nobody is erased who lists a studio; drafts are.' },
  },
  exports: { listings: exportListings },
  /** Their photographs are files, which go as those of all features do. */
  async erase(db, { id }) {
    await sql`DELETE FROM listings WHERE user_id = ${id} AND studio_id IS NULL`.execute(db);
  },
} satisfies PersonalData;

/** What the user lists or is about to, as they wrote it. */
async function exportListings(db: Statements, userId: number) {
  const { rows } = await sql<ExportRow>`
    SELECT id, studio_id AS "studioId", status, content, submitted, submitted_at AS "submittedAt",
      reasons, created_at AS "createdAt", updated_at AS "updatedAt"
    FROM listings WHERE user_id = ${userId} ORDER BY id
  `.execute(db);
  return rows;
}
