import { sql } from 'kysely';
import type { ExportRow, PersonalData, Statements } from '../lib/feature.ts';

export const personalData = {
  tables: {
    reviews: { exported: 'reviews', kept: 'Readers count on them; the name is taken out.' },
  },
  exports: { reviews: exportReviews },
} satisfies PersonalData;

async function exportReviews(db: Statements, userId: number) {
  const { rows } = await sql<ExportRow>`
    SELECT reviews.id, studios.name AS studio, reviews.rating, reviews.title, reviews.content,
      reviews.sound_rating AS sound, reviews.gear_rating AS gear, reviews.host_rating AS host,
      reviews.value_rating AS value, reviews.verified, reviews.created_at AS "createdAt"
    FROM reviews JOIN studios ON studios.id = studio_id
    WHERE user_id = ${userId} ORDER BY reviews.id
  `.execute(db);
  return rows;
}
