import { sql } from 'kysely';
import type { Crop } from '#domain/listings/crop.schema.ts';
import type { PictureContent } from '#domain/studios/studio-content.ts';
import { anyOf } from '../lib/any-of.ts';
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

/** A photograph of a listing as it was uploaded, and what its file is called. */
export interface WholePictureRow extends ListingPictureRow {
  id: number;
  name: string;
}

/**
 * The whole photograph behind one that a listing may show, be it cropped or not; undefined where
 * none was uploaded for it.
 */
export async function findWholePicture(
  db: Sql,
  listingId: number,
  url: string,
): Promise<WholePictureRow | undefined> {
  return db
    .selectFrom('listing_pictures as shown')
    .innerJoin('listing_pictures as whole', (join) =>
      join.on('whole.id', '=', sql<number>`coalesce(shown.whole_id, shown.id)`),
    )
    .select(['whole.id', 'whole.name', 'whole.url', 'whole.width', 'whole.height'])
    .where('shown.listing_id', '=', listingId)
    .where('shown.url', '=', url)
    .executeTakeFirst();
}

/** A photograph that is cropped: which part of which one it is. */
export interface CroppedPictureRow {
  listingId: number;
  url: string;
  crop: Crop;
  whole: ListingPictureRow;
}

/** The cropped photographs of listings. */
export async function findCroppedPictures(
  db: Sql,
  listingIds: readonly number[],
): Promise<CroppedPictureRow[]> {
  const rows = await db
    .selectFrom('listing_pictures as cropped')
    .innerJoin('listing_pictures as whole', 'whole.id', 'cropped.whole_id')
    .select([
      'cropped.listing_id as listingId',
      'cropped.url',
      sql<Crop>`cropped.crop`.as('crop'),
      'whole.url as wholeUrl',
      'whole.width',
      'whole.height',
    ])
    .where('cropped.listing_id', '=', anyOf(listingIds))
    .orderBy('cropped.id')
    .execute();
  return rows.map(({ wholeUrl, width, height, ...cropped }) => ({
    ...cropped,
    whole: { url: wholeUrl, width, height },
  }));
}

/** How many whole photographs were uploaded for a listing. */
export async function countUploadedPictures(db: Sql, listingId: number): Promise<number> {
  const { count } = await db
    .selectFrom('listing_pictures')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('listing_id', '=', listingId)
    .where('whole_id', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** A photograph that is about to be known, and of which it is a part, where it is one. */
interface NewPicture extends ListingPictureRow {
  name: string;
  part?: { wholeId: number; crop: Crop };
}

/** Makes a photograph known that was uploaded for a listing. The same one again stays as it is. */
export async function insertListingPicture(
  db: Sql,
  listingId: number,
  { name, url, width, height, part }: NewPicture,
): Promise<void> {
  await db
    .insertInto('listing_pictures')
    .values({
      listing_id: listingId,
      name,
      url,
      width,
      height,
      whole_id: part?.wholeId ?? null,
      crop: part ? sql<Crop>`${JSON.stringify(part.crop)}::jsonb` : null,
    })
    .onConflict((same) => same.columns(['listing_id', 'url']).doNothing())
    .execute();
}

/**
 * Forgets the photographs of a listing that it does not show: neither its studio, nor what its owner
 * is writing, nor what waits. Of one that is cropped the whole one stays, to be cropped otherwise.
 * @returns what their files are called
 */
export async function takeUnusedPictures(db: Sql, listingId: number): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    WITH shown AS (
      SELECT listing_pictures.id, whole_id
      FROM listing_pictures JOIN listings ON listings.id = listing_id
      WHERE listing_id = ${listingId} AND (
        EXISTS (
          SELECT FROM studio_images
          WHERE studio_images.studio_id = listings.studio_id
            AND studio_images.url = listing_pictures.url
        )
        OR EXISTS (
          SELECT FROM jsonb_array_elements(
            coalesce(content -> 'pictures', '[]') || coalesce(submitted -> 'pictures', '[]')
          ) picture
          WHERE picture ->> 'url' = listing_pictures.url
        )
      )
    )
    DELETE FROM listing_pictures
    WHERE listing_id = ${listingId}
      AND id NOT IN (SELECT id FROM shown)
      AND id NOT IN (SELECT whole_id FROM shown WHERE whole_id IS NOT NULL)
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
