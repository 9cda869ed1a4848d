import { sql } from 'kysely';
import type { ExportRow, PersonalData, Statements } from '../lib/feature.ts';

export const personalData = {
  tables: {
    ideas: {
      exported: 'ideas.suggested',
      kept: 'An idea that others may have voted for stays, without who suggested it.',
    },
    idea_votes: { exported: 'ideas.votes' },
  },
  exports: { ideas: exportIdeas },
} satisfies PersonalData;

async function exportIdeas(db: Statements, userId: number) {
  const { rows } = await sql<ExportRow>`
    SELECT (
      SELECT coalesce(
        jsonb_agg(
          jsonb_build_object(
            'title', title, 'text', text, 'language', language, 'status', status, 'reply', reply,
            'createdAt', created_at
          )
          ORDER BY id
        ), '[]'
      )
      FROM ideas WHERE user_id = ${userId}
    ) AS suggested,
    (
      SELECT coalesce(
        jsonb_agg(
          jsonb_build_object('idea', title, 'at', idea_votes.created_at) ORDER BY idea_votes.id
        ), '[]'
      )
      FROM idea_votes JOIN ideas ON ideas.id = idea_id WHERE idea_votes.user_id = ${userId}
    ) AS votes
  `.execute(db);
  return rows[0]!;
}
