import type { CategoryId } from '#domain/studios/category.ts';
import { collectionNameKey } from '#domain/favorites/collection.schema.ts';
import { DAY_MS } from '#domain/time/calendar.ts';
import { bulkInsert, continueIds } from '#demo/lib/bulk-insert.ts';
import type { Sql } from '#db/orm.ts';
import type { DemoStudio } from '#demo/studios/demo-studio.ts';

/** What the demo musician noted on the room of each kind that they know. */
const notes: Partial<Readonly<Record<CategoryId, string>>> = {
  drums: 'Ask for the small kit with the maple shells.\nLoad in through the yard, before ten.',
  recording: 'Quiet enough for strings. The piano is tuned on Mondays.',
  rehearsal: 'Bring our own vocal microphones.',
  podcast: 'Four seats, and the table does not creak. Good for the interview.',
};

/** The note of the demo musician on a studio; empty when they have none. */
export function noteOn({ categories }: DemoStudio): string {
  return notes[categories[0]!] ?? '';
}

interface Saved {
  studio: DemoStudio;
  /** Epoch milliseconds. */
  at: number;
}

interface Plan {
  id: number;
  name: string;
  holds: (studio: DemoStudio) => boolean;
}

const ALBUM_ROOMS: readonly CategoryId[] = ['drums', 'recording', 'live-rooms'];

/** Writes the collections of the demo musician over what they have saved. */
export async function loadCollections(
  db: Sql,
  userId: number,
  saved: readonly Saved[],
  now: number,
): Promise<void> {
  const home = saved[0]!.studio.cityId;
  const plans: readonly Plan[] = [
    {
      id: 1,
      name: 'Album in spring',
      holds: ({ cityId, categories }) => cityId === home && ALBUM_ROOMS.includes(categories[0]!),
    },
    { id: 2, name: 'On tour', holds: ({ cityId }) => cityId !== home },
    { id: 3, name: 'To try one day', holds: () => false },
  ];
  await bulkInsert(
    db,
    'collections',
    plans.map(({ id, name }) => ({
      id,
      user_id: userId,
      name,
      name_key: collectionNameKey(name),
      position: id,
      share_token: null,
      shares_notes: false,
      created_at: new Date(now - DAY_MS),
    })),
  );
  await continueIds(db, 'collections');
  const places = plans.flatMap(({ id, holds }) =>
    saved.filter(({ studio }) => holds(studio)).map(({ studio }) => ({ id, studio })),
  );
  await bulkInsert(
    db,
    'collection_studios',
    places.map(({ id, studio }, index) => ({
      id: index + 1,
      collection_id: id,
      user_id: userId,
      studio_id: studio.id,
      added_at: new Date(now - DAY_MS),
    })),
  );
  await continueIds(db, 'collection_studios');
}
