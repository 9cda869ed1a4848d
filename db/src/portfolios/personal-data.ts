import { sql } from 'kysely';
import type { ExportRow, PersonalData, Statements } from '../lib/feature.ts';

export const personalData = {
  tables: { portfolios: { exported: 'portfolios' } },
  exports: { portfolios: exportPortfolios },
  /** Images and tracks are files, which go as those of all features do. */
  async erase(db, { id }) {
    await sql`DELETE FROM portfolios WHERE user_id = ${id}`.execute(db);
  },
} satisfies PersonalData;

async function exportPortfolios(db: Statements, userId: number) {
  const { rows } = await sql<ExportRow>`
    SELECT id, slug, name, headline, roles, genres, city_id AS city, bio, links, gear, credits, status,
      published_at AS "publishedAt", created_at AS "createdAt", updated_at AS "updatedAt",
      (
        SELECT coalesce(jsonb_agg(jsonb_build_object('url', url, 'alt', alt) ORDER BY position), '[]')
        FROM portfolio_images WHERE portfolio_id = portfolios.id
      ) AS images,
      (
        SELECT coalesce(
          jsonb_agg(jsonb_build_object('url', url, 'title', title) ORDER BY position), '[]'
        )
        FROM portfolio_tracks WHERE portfolio_id = portfolios.id
      ) AS tracks
    FROM portfolios WHERE user_id = ${userId} ORDER BY id
  `.execute(db);
  return rows;
}
