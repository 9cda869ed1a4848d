import { sql } from 'kysely';
import type { ExportRow, PersonalData, Statements } from '../lib/feature.ts';

export const personalData = {
  tables: { removal_requests: { exported: 'removalRequests' } },
  exports: { removalRequests: exportRemovals },
} satisfies PersonalData;

async function exportRemovals(db: Statements, userId: number) {
  const { rows } = await sql<ExportRow>`
    SELECT name, email, listing_url AS "listingUrl", reason,
      additional_details AS "additionalDetails", status, answer,
      created_at AS "createdAt", decided_at AS "decidedAt"
    FROM removal_requests WHERE user_id = ${userId} ORDER BY id
  `.execute(db);
  return rows;
}
