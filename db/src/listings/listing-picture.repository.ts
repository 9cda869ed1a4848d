import { sql } from 'kysely';
import type { PictureContent } from '#domain/studios/studio-content.ts';
import type { Sql } from '../orm.ts';

/** A photograph of a listing, by its address. Pixels. */
export type ListingPictureRow = Omit<PictureContent, 'alt'>;

/** The photographs that a listing may show: those uploaded for it, and those that its studio has. */
export async function findUsablePictures(
  db: Sql,
  { id, studioId }: { id: number; studioId: number | null },
): Promise<ListingPictureRow[]> {
  const uploaded = db
    .selectFrom('listing_pictures')
    .select(['url', 'width', 'height'])
    .where('listing_id', '=', id);
  if (studioId === null) return uploaded.execute();
  return uploaded
    .union(
      db
        .selectFrom('studio_images')
        .select(['url', 'width', 'height'])
        .where('studio_id', '=', studioId),
    )
    .execute();
}

/** How many photographs were uploaded for a listing. */
export async function countUploadedPictures(db: Sql, listingId: number): Promise<number> {
  const { count } = await db
    .selectFrom('listing_pictures')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('listing_id', '=', listingId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Makes a photograph known that was uploaded for a listing. The same one again stays as it is. */
export async function insertListingPicture(
  db: Sql,
  listingId: number,
  { name, url, width, height }: ListingPictureRow & { name: string },
): Promise<void> {
  await db
    .insertInto('listing_pictures')
    .values({ listing_id: listingId, name, url, width, height })
    .onConflict((same) => same.columns(['listing_id', 'url']).doNothing())
    .execute();
}

/**
 * Forgets the photographs of a listing that it does not show: neither its studio, nor what its owner
 * is writing, nor what waits.
 * @returns what their files are called
 */
export async function takeUnusedPictures(db: Sql, listingId: number): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    DELETE FROM listing_pictures USING listings
    WHERE listings.id = listing_id AND listing_id = ${listingId}
      AND NOT EXISTS (
        SELECT FROM studio_images
        WHERE studio_images.studio_id = listings.studio_id AND studio_images.url = listing_pictures.url
      )
      AND NOT EXISTS (
        SELECT FROM jsonb_array_elements(
          coalesce(content -> 'pictures', '[]') || coalesce(submitted -> 'pictures', '[]')
        ) shown
        WHERE shown ->> 'url' = listing_pictures.url
      )
    RETURNING name
  `.execute(db);
  return rows.map(({ name }) => name);
}

/** What the files of all photographs of a listing are called. */
export async function findPictureNames(db: Sql, listingId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('listing_pictures')
    .select('name')
    .where('listing_id', '=', listingId)
    .execute();
  return rows.map(({ name }) => name);
}
