import { sql } from 'kysely';
import type { ExportRow, PersonalData, Statements } from '../lib/feature.ts';

export const personalData = {
  tables: {
    place_suggestions: { exported: 'suggestedPlaces' },
    place_claims: { exported: 'placeClaims' },
    place_pictures: { exported: 'placePictures' },
    corrections: { exported: 'corrections' },
  },
  exports: {
    suggestedPlaces: exportSuggestions,
    placeClaims: exportClaims,
    placePictures: exportPictures,
    corrections: exportCorrections,
  },
} satisfies PersonalData;

async function exportSuggestions(db: Statements, userId: number) {
  const { rows } = await sql<ExportRow>`
    SELECT kind, name, city_id AS city, address, website, description, why, status,
      created_at AS "createdAt"
    FROM place_suggestions JOIN places ON places.id = place_id
    WHERE user_id = ${userId} ORDER BY place_id
  `.execute(db);
  return rows;
}

async function exportClaims(db: Statements, userId: number) {
  const { rows } = await sql<ExportRow>`
    SELECT places.name AS place, place_claims.status, statement, reasons,
      place_claims.created_at AS "createdAt", decided_at AS "decidedAt"
    FROM place_claims JOIN places ON places.id = place_id
    WHERE user_id = ${userId} ORDER BY place_claims.id
  `.execute(db);
  return rows;
}

/** Their files go as those of all features do. */
async function exportPictures(db: Statements, userId: number) {
  const { rows } = await sql<ExportRow>`
    SELECT places.name AS place, url, alt, place_pictures.created_at AS "createdAt"
    FROM place_pictures JOIN places ON places.id = place_id
    WHERE user_id = ${userId} ORDER BY place_pictures.id
  `.execute(db);
  return rows;
}

async function exportCorrections(db: Statements, userId: number) {
  const { rows } = await sql<ExportRow>`
    SELECT coalesce(places.name, wave) AS page, fact, details, corrections.created_at AS "createdAt"
    FROM corrections LEFT JOIN places ON places.id = place_id
    WHERE user_id = ${userId} ORDER BY corrections.id
  `.execute(db);
  return rows;
}
