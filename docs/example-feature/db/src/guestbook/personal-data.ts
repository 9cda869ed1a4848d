import { sql } from 'kysely';
import type { ExportRow, PersonalData, Statements } from '../lib/feature.ts';

export const personalData = {
  tables: { greetings: { exported: 'greetings' } },
  exports: { greetings: exportGreetings },
} satisfies PersonalData;

async function exportGreetings(db: Statements, userId: number) {
  const { rows } = await sql<ExportRow>`
    SELECT text, created_at AS "createdAt" FROM greetings WHERE user_id = ${userId} ORDER BY id
  `.execute(db);
  return rows;
}
