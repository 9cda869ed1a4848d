import { sql } from 'kysely';
import type { ExportRow, PersonalData, Statements } from '../lib/feature.ts';

export const personalData = {
  tables: {
    files: {
      exported: 'files',
      kept: 'Until what is in the store is gone, which a schedule sees to; the row goes with it.',
    },
  },
  exports: { files: exportFiles },
  /** Files stay known until they are gone from the store too. */
  async erase(db, { id }) {
    await sql`UPDATE files SET removed_at = 'epoch' WHERE user_id = ${id}`.execute(db);
  },
} satisfies PersonalData;

/** What the user uploaded, kind by kind. The features that took it show what is in it. */
async function exportFiles(db: Statements, userId: number) {
  const { rows } = await sql<ExportRow>`
    SELECT kind, created_at AS "createdAt", removed_at AS "removedAt"
    FROM files WHERE user_id = ${userId} AND stored_at IS NOT NULL ORDER BY id
  `.execute(db);
  return rows;
}
