import { sql } from 'kysely';
import type { LocalDate } from '#domain/time/calendar.ts';
import type { Sql } from '../orm.ts';

/** Notes that the page of a studio was opened on a day, in studio time. */
export async function markView(db: Sql, studioId: number, day: LocalDate): Promise<void> {
  await db.insertInto('studio_view_marks').values({ studio_id: studioId, day }).execute();
}

/** Adds up the views that were noted, day by day. @returns how many there were */
export async function countMarkedViews(db: Sql): Promise<number> {
  const { rows } = await sql<{ views: number }>`
    WITH marked AS (
      DELETE FROM studio_view_marks RETURNING studio_id, day
    ), added AS (
      INSERT INTO studio_views (studio_id, day, views)
      SELECT studio_id, day, count(*)::int FROM marked GROUP BY studio_id, day
      ON CONFLICT (studio_id, day) DO UPDATE SET views = studio_views.views + excluded.views
    )
    SELECT count(*)::int AS views FROM marked
  `.execute(db);
  return rows[0]?.views ?? 0;
}
