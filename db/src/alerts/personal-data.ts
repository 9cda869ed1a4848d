import { sql } from 'kysely';
import type { ExportRow, PersonalData, Statements } from '../lib/feature.ts';

export const personalData = {
  tables: {
    saved_searches: { exported: 'savedSearches' },
  },
  exports: { savedSearches: exportSavedSearches },
} satisfies PersonalData;

/** Searches that the user wants to hear of. */
async function exportSavedSearches(db: Statements, userId: number) {
  const { rows } = await sql<ExportRow>`
    SELECT name, query, sends_email AS "sendsEmail", currency, told_until AS "toldUntil",
      created_at AS "createdAt"
    FROM saved_searches WHERE user_id = ${userId} ORDER BY id
  `.execute(db);
  return rows;
}
