import { sql } from 'kysely';
import type { ExportRow, PersonalData, Statements } from '../lib/feature.ts';

export const personalData = {
  tables: {
    texts: {
      exported: 'writtenTexts',
      kept: 'What somebody wrote for the site stays, without their name.',
    },
    text_revisions: {
      exported: 'writtenTexts.saved',
      kept: 'The history of a text stays, without who saved what.',
    },
  },
  exports: { writtenTexts: exportTexts },
} satisfies PersonalData;

async function exportTexts(db: Statements, userId: number) {
  const { rows } = await sql<ExportRow>`
    SELECT kind, slug, language, user_id = ${userId} AS "isAuthor",
      published_at AS "publishedAt", created_at AS "createdAt",
      (
        SELECT coalesce(
          jsonb_agg(
            jsonb_build_object('number', number, 'title', title, 'words', words, 'at', created_at)
            ORDER BY number
          ), '[]'
        )
        FROM text_revisions WHERE text_id = texts.id AND user_id = ${userId}
      ) AS saved
    FROM texts
    WHERE user_id = ${userId}
      OR id IN (SELECT text_id FROM text_revisions WHERE user_id = ${userId})
    ORDER BY id
  `.execute(db);
  return rows;
}
