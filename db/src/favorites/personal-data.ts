import { sql } from 'kysely';
import type { ExportRow, PersonalData, Statements } from '../lib/feature.ts';

export const personalData = {
  tables: {
    collection_studios: { exported: 'collections.studios' },
    collections: { exported: 'collections' },
    favorites: { exported: 'favorites' },
  },
  exports: { favorites: exportFavorites, collections: exportCollections },
} satisfies PersonalData;

async function exportFavorites(db: Statements, userId: number) {
  const { rows } = await sql<ExportRow>`
    SELECT studio_id AS "studioId", studios.name AS studio, note,
      favorites.created_at AS "createdAt"
    FROM favorites JOIN studios ON studios.id = studio_id
    WHERE user_id = ${userId} ORDER BY favorites.id
  `.execute(db);
  return rows;
}

async function exportCollections(db: Statements, userId: number) {
  const { rows } = await sql<ExportRow>`
    SELECT name, share_token IS NOT NULL AS "isShared", shares_notes AS "sharesNotes",
      created_at AS "createdAt",
      (
        SELECT coalesce(jsonb_agg(jsonb_build_object(
          'studioId', listed.studio_id, 'studio', studios.name, 'note', favorites.note,
          'addedAt', listed.added_at
        ) ORDER BY listed.id), '[]')
        FROM collection_studios listed
        JOIN favorites USING (user_id, studio_id)
        JOIN studios ON studios.id = listed.studio_id
        WHERE collection_id = collections.id
      ) AS studios
    FROM collections WHERE user_id = ${userId} ORDER BY position, id
  `.execute(db);
  return rows;
}
