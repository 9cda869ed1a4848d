import { sql } from 'kysely';
import type { ExportRow, PersonalData, Statements } from '../lib/feature.ts';

export const personalData = {
  tables: { product_reviews: { exported: 'productReviews' } },
  exports: { productReviews: exportReviews },
} satisfies PersonalData;

async function exportReviews(db: Statements, userId: number) {
  const { rows } = await sql<ExportRow>`
    SELECT products.name AS product, rating, title, content, product_reviews.created_at AS "createdAt"
    FROM product_reviews JOIN products ON products.id = product_id
    WHERE user_id = ${userId} ORDER BY product_reviews.id
  `.execute(db);
  return rows;
}
