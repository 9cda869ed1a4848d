import { sql } from 'kysely';
import type { ExportRow, PersonalData, Statements } from '../lib/feature.ts';

export const personalData = {
  tables: { waitlist_entries: { exported: 'waitlist' } },
  exports: { waitlist: exportWaitlist },
} satisfies PersonalData;

async function exportWaitlist(db: Statements, userId: number) {
  const { rows } = await sql<ExportRow>`
    SELECT studios.name AS studio, date::text, earliest_minute AS "earliestMinute",
      latest_minute AS "latestMinute", hours, waitlist_entries.status,
      offered_at AS "offeredAt", waitlist_entries.created_at AS "createdAt"
    FROM waitlist_entries JOIN studios ON studios.id = studio_id
    WHERE user_id = ${userId} ORDER BY waitlist_entries.id
  `.execute(db);
  return rows;
}
