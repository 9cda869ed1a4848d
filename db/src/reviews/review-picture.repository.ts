import { sql } from 'kysely';
import { anyOf } from '../lib/any-of.ts';
import { instant } from '../lib/instants.ts';
import type { Sql } from '../orm.ts';

/** A photograph of a review, by its address. Pixels. */
export interface ReviewPictureRow {
  id: number;
  url: string;
  width: number;
  height: number;
}

/** What a file of a photograph is called, and whose it is. */
export interface PictureFile {
  name: string;
  userId: number;
}

const columns = ['id', 'url', 'width', 'height'] as const;

/** The photographs of reviews, in order. */
export async function findReviewPictures(
  db: Sql,
  reviewIds: readonly number[],
): Promise<(ReviewPictureRow & { reviewId: number })[]> {
  const rows = await db
    .selectFrom('review_pictures')
    .select([...columns, 'review_id as reviewId'])
    .where('review_id', '=', anyOf(reviewIds))
    .orderBy('review_id')
    .orderBy('position')
    .execute();
  return rows.map((row) => ({ ...row, reviewId: row.reviewId! }));
}

/** How many photographs somebody has sent for a review of a studio that is not written yet. */
export async function countUnusedPictures(
  db: Sql,
  userId: number,
  studioId: number,
): Promise<number> {
  const { count } = await db
    .selectFrom('review_pictures')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', userId)
    .where('studio_id', '=', studioId)
    .where('review_id', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Makes a photograph known that was sent for a review. The same one again is the one that there is. */
export async function insertReviewPicture(
  db: Sql,
  picture: Omit<ReviewPictureRow, 'id'> & PictureFile & { studioId: number; now: number },
): Promise<ReviewPictureRow> {
  const { userId, studioId, name, url, width, height, now } = picture;
  return db
    .insertInto('review_pictures')
    .values({
      user_id: userId,
      studio_id: studioId,
      name,
      url,
      width,
      height,
      created_at: instant(now),
    })
    .onConflict((same) => same.constraint('review_pictures_once').doUpdateSet({ url }))
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/**
 * Has a review show photographs that its author has sent for it, in this order.
 * @returns how many of them there are to be shown
 */
export async function usePictures(
  db: Sql,
  { reviewId, userId, studioId }: { reviewId: number; userId: number; studioId: number },
  ids: readonly number[],
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('review_pictures')
    .set({ review_id: reviewId, position: sql<number>`array_position(${ids}::int[], id)` })
    .where('id', '=', anyOf(ids))
    .where('user_id', '=', userId)
    .where('studio_id', '=', studioId)
    .where('review_id', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Forgets the photographs of a review. @returns their files */
export async function takePicturesOf(db: Sql, reviewId: number): Promise<PictureFile[]> {
  return db
    .deleteFrom('review_pictures')
    .where('review_id', '=', reviewId)
    .returning(['name', 'user_id as userId'])
    .execute();
}

/** Forgets photographs that were sent by `before` (epoch milliseconds) for reviews that nobody wrote. */
export async function takeUnusedPictures(db: Sql, before: number): Promise<PictureFile[]> {
  return db
    .deleteFrom('review_pictures')
    .where('review_id', 'is', null)
    .where('created_at', '<=', instant(before))
    .returning(['name', 'user_id as userId'])
    .execute();
}
