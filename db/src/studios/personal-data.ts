import { sql } from 'kysely';
import type { ExportRow, PersonalData, Statements } from '../lib/feature.ts';

export const personalData = {
  tables: {
    studios: { exported: 'studios', kept: 'Nobody is erased who lists a studio.' },
  },
  exports: { studios: exportStudios },
} satisfies PersonalData;

/** Studios that the user lists. */
async function exportStudios(db: Statements, userId: number) {
  const { rows } = await sql<ExportRow>`
    SELECT id, name, description, street, neighbourhood, city_id AS city, status,
      house_notes AS "houseNotes",      created_at AS "createdAt"
    FROM studios WHERE owner_id = ${userId} ORDER BY id
  `.execute(db);
  return rows;
}
