import { DAY_MS } from '#domain/time/calendar.ts';
import type { DemoBooking } from '#demo/bookings/agreement.ts';
import { bulkInsert } from '#demo/lib/bulk-insert.ts';
import type { Sql } from '#db/orm.ts';
import type { DemoStudio } from '#demo/studios/demo-studio.ts';
import { loadCollections, noteOn } from './load-collections.ts';

/** How many studios elsewhere the demo musician dreams of, and how many days apart. */
const DREAMS = 4;
const DREAM_EVERY_DAYS = 3;

/**
 * Writes what the demo musician has saved: the studios they have booked, at that moment, and some
 * promoted ones in other cities, the last a few days before `now` (epoch milliseconds), with notes
 * and collections.
 */
export async function loadFavorites(
  db: Sql,
  userId: number,
  world: { studios: readonly DemoStudio[]; bookings: readonly DemoBooking[] },
  now: number,
): Promise<void> {
  const savedAt = new Map<number, number>();
  for (const { studioId, createdAt, ...booking } of world.bookings) {
    if (booking.userId !== userId) continue;
    savedAt.set(studioId, Math.min(createdAt, savedAt.get(studioId) ?? Infinity));
  }
  const knownCities = new Set(
    world.studios.filter(({ id }) => savedAt.has(id)).map(({ cityId }) => cityId),
  );
  const elsewhere = world.studios.filter(
    ({ isPromoted, cityId }) => isPromoted && !knownCities.has(cityId),
  );
  const dreams = [...Map.groupBy(elsewhere, ({ cityId }) => cityId).values()].map(
    ([first]) => first!,
  );
  for (const [index, { id }] of dreams.slice(0, DREAMS).entries()) {
    savedAt.set(id, now - (index + 1) * DREAM_EVERY_DAYS * DAY_MS);
  }
  const studioOf = new Map(world.studios.map((studio) => [studio.id, studio]));
  const saved = [...savedAt].map(([id, at]) => ({ studio: studioOf.get(id)!, at }));
  await bulkInsert(
    db,
    'favorites',
    saved.map(({ studio, at }) => ({
      user_id: userId,
      studio_id: studio.id,
      note: knownCities.has(studio.cityId) ? noteOn(studio) : '',
      created_at: new Date(at),
    })),
  );
  await loadCollections(db, userId, saved, now);
}
