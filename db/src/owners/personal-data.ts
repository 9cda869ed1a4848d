import { sql } from 'kysely';
import type { ExportRow, PersonalData, Statements } from '../lib/feature.ts';

export const personalData = {
  tables: { owner_requests: { exported: 'ownerRequests' } },
  exports: { ownerRequests: exportRequests },
} satisfies PersonalData;

async function exportRequests(db: Statements, userId: number) {
  const { rows } = await sql<ExportRow>`
    SELECT kind, studios.name AS studio, owner_requests.status, subject, details, answer,
      owner_requests.created_at AS "createdAt", owner_requests.updated_at AS "updatedAt"
    FROM owner_requests JOIN studios ON studios.id = studio_id
    WHERE user_id = ${userId} ORDER BY owner_requests.id
  `.execute(db);
  return rows;
}
