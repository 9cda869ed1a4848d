import type { Sql } from '#db/orm.ts';
import { DAY_MS } from '#domain/time/calendar.ts';
import { bulkInsert, continueIds } from '#demo/lib/bulk-insert.ts';
import { describeScene, scenePath, sceneSize } from '#demo/scenes/scene.ts';
import { placePictures } from './place-pictures.ts';
import { demoPlaces } from './place.demo.ts';

/** Writes the labels and shops, as they are at `now` (epoch milliseconds). */
export async function loadPlaces(db: Sql, now: number): Promise<void> {
  const places = demoPlaces();
  const rows = places.map(({ cityId, openingHours, addedDaysAgo, ...place }, index) => {
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
  const pictures = places.flatMap((place, index) =>
    placePictures(place).map((scene, position) => ({
      place_id: index + 1,
      position,
      url: scenePath(scene),
      ...sceneSize(scene),
      alt: describeScene(scene),
      created_at: new Date(now - place.addedDaysAgo * DAY_MS),
    })),
  );
  await bulkInsert(db, 'place_pictures', pictures);
}
