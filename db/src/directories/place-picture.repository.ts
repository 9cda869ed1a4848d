import { sql } from 'kysely';
import type { ShownFiles } from '#db/files/shown-files.ts';
import { anyOf } from '../lib/any-of.ts';
import { instant } from '../lib/instants.ts';
import type { Sql } from '../orm.ts';

/** A picture that a place shows. Pixels. */
export interface PlacePictureRow {
  id: number;
  placeId: number;
  url: string;
  width: number;
  height: number;
  alt: string;
}

/** Where pictures of places are kept. */
export const placePictureFiles: ShownFiles = { table: 'place_pictures', owner: 'place_id' };

/** What is shown of each place, in order. */
export async function findPlacePictures(
  db: Sql,
  placeIds: readonly number[],
): Promise<PlacePictureRow[]> {
  return db
    .selectFrom('place_pictures')
    .select(['id', 'place_id as placeId', 'url', 'width', 'height', 'alt'])
    .where('place_id', '=', anyOf(placeIds))
    .where('position', 'is not', null)
    .orderBy('place_id')
    .orderBy('position')
    .execute();
}

/** A picture that somebody sent at `now` (epoch milliseconds). */
interface SentPicture extends Omit<PlacePictureRow, 'id' | 'alt'> {
  userId: number;
  name: string;
  now: number;
}

/** Makes a picture known that was uploaded for a place. The same one again is the one that there is. */
export async function insertPlacePicture(
  db: Sql,
  { placeId, userId, name, url, width, height, now }: SentPicture,
): Promise<number> {
  const { id } = await db
    .insertInto('place_pictures')
    .values({
      place_id: placeId,
      user_id: userId,
      name,
      url,
      width,
      height,
      created_at: instant(now),
    })
    .onConflict((same) => same.constraint('place_pictures_once').doUpdateSet({ url }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Has a place show these pictures in this order, and forgets its others.
 * @returns the files of those, with whose they are
 */
export async function showPlacePictures(
  db: Sql,
  placeId: number,
  pictures: readonly { id: string; alt: string }[],
): Promise<{ name: string; userId: number }[]> {
  for (const [position, { id, alt }] of pictures.entries()) {
    await db
      .updateTable('place_pictures')
      .set({ position, alt })
      .where('id', '=', Number(id))
      .execute();
  }
  const forgotten = await db
    .deleteFrom('place_pictures')
    .where('place_id', '=', placeId)
    .where(sql<boolean>`id <> ALL (${pictures.map(({ id }) => Number(id))}::int[])`)
    .returning(['name', 'user_id as userId'])
    .execute();
  return forgotten.flatMap(({ name, userId }) =>
    name === null || userId === null ? [] : [{ name, userId }],
  );
}
