import type { Sql } from '#db/orm.ts';
import { DAY_MS } from '#domain/time/calendar.ts';
import { bulkInsert, continueIds } from '#demo/lib/bulk-insert.ts';
import { demoPlaces } from './place.demo.ts';

/** Writes the labels and shops, as they are at `now` (epoch milliseconds). */
export async function loadPlaces(db: Sql, now: number): Promise<void> {
  const rows = demoPlaces().map(({ cityId, openingHours, addedDaysAgo, ...place }, index) => {
    const at = new Date(now - addedDaysAgo * DAY_MS);
    return {
      id: index + 1,
      ...place,
      city_id: cityId,
      opening_hours: openingHours,
      status: 'published',
      created_at: at,
      updated_at: at,
    };
  });
  await bulkInsert(db, 'places', rows);
  await continueIds(db, 'places');
}
