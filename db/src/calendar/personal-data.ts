import { sql } from 'kysely';
import type { ExportRow, PersonalData, Statements } from '../lib/feature.ts';

export const personalData = {
  tables: {
    calendar_feeds: { exported: 'calendarFeeds' },
  },
  exports: { calendarFeeds: exportCalendarFeeds },
} satisfies PersonalData;

/** Addresses that calendar programs read, without the secrets that they end with. */
async function exportCalendarFeeds(db: Statements, userId: number) {
  const { rows } = await sql<ExportRow>`
    SELECT studios.name AS studio, busy_only AS "busyOnly", calendar_feeds.created_at AS "createdAt",
      used_at AS "usedAt"
    FROM calendar_feeds LEFT JOIN studios ON studios.id = studio_id
    WHERE user_id = ${userId} ORDER BY calendar_feeds.id
  `.execute(db);
  return rows;
}
