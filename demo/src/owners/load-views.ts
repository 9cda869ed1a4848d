import type { Sql } from '#db/orm.ts';
import { DAY_MS, formatDate } from '#domain/time/calendar.ts';
import { bulkInsert } from '#demo/lib/bulk-insert.ts';
import { seeded } from '#demo/lib/random.ts';

/** As far back as owners can look. */
const DAYS = 90;

/** Writes how often the pages of some studios were opened up to `now` (epoch milliseconds). */
export async function loadViews(db: Sql, studioIds: readonly number[], now: number): Promise<void> {
  const rows = studioIds.flatMap((studioId) => {
    const random = seeded('views', studioId);
    const usual = random.int(12, 60);
    return Array.from({ length: DAYS }, (_, age) => ({
      studio_id: studioId,
      day: formatDate(now - age * DAY_MS),
      // A little more each week.
      views: Math.ceil(usual * (1.3 - age / DAYS) * random.between(0.5, 1.5)),
    }));
  });
  await bulkInsert(db, 'studio_views', rows);
}
