import { sql } from 'kysely';
import type { ExportRow, PersonalData, Statements } from '../lib/feature.ts';

export const personalData = {
  tables: { studio_reports: { exported: 'reports' } },
  exports: { reports: exportReports },
  /** What is wrong with a listing stays to be looked into, by nobody who can be known. */
  async erase(db, { id }) {
    await sql`UPDATE studio_reports SET user_id = NULL WHERE user_id = ${id}`.execute(db);
  },
} satisfies PersonalData;

async function exportReports(db: Statements, userId: number) {
  const { rows } = await sql<ExportRow>`
    SELECT studios.name AS studio, subject, reason, details, studio_reports.created_at AS "createdAt"
    FROM studio_reports LEFT JOIN studios ON studios.id = studio_id
    WHERE user_id = ${userId} ORDER BY studio_reports.id
  `.execute(db);
  return rows;
}
