import { sql } from 'kysely';
import type { ExportRow, PersonalData, Statements } from '../lib/feature.ts';

export const personalData = {
  tables: {
    unclaimed_studios: {
      exported: 'suggestedStudios',
      kept: 'A studio that was suggested stays, without who suggested it.',
    },
    studio_claims: { exported: 'studioClaims' },
  },
  exports: { suggestedStudios: exportSuggestions, studioClaims: exportClaims },
} satisfies PersonalData;

async function exportSuggestions(db: Statements, userId: number) {
  const { rows } = await sql<ExportRow>`
    SELECT name, city_id AS city, categories, website, why, status, reasons,
      created_at AS "createdAt"
    FROM unclaimed_studios WHERE user_id = ${userId} ORDER BY id
  `.execute(db);
  return rows;
}

async function exportClaims(db: Statements, userId: number) {
  const { rows } = await sql<ExportRow>`
    SELECT name AS studio, proof, studio_claims.status, email, statement, studio_claims.reasons,
      studio_claims.created_at AS "createdAt", updated_at AS "updatedAt"
    FROM studio_claims JOIN unclaimed_studios ON unclaimed_studios.id = unclaimed_studio_id
    WHERE studio_claims.user_id = ${userId} ORDER BY studio_claims.id
  `.execute(db);
  return rows;
}
