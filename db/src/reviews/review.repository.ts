import { sql } from 'kysely';
import { epochMs, instant } from '../lib/instants.ts';
import type { Sql } from '../orm.ts';

export interface ReviewRow {
  id: number;
  studioId: number;
  name: string;
  /** 1 to 5. */
  rating: number;
  title: string;
  content: string;
  verified: boolean;
  avatarUrl: string | null;
  /** Epoch milliseconds. */
  createdAt: number;
}

/** Where a page of reviews starts: after the one written then (epoch milliseconds), with this id. */
export interface ReviewKey {
  createdAt: number;
  id: number;
}

/** Reviews of a studio, newest first, at most `limit`. */
export async function listReviews(
  db: Sql,
  studioId: number,
  page: { limit: number; after?: ReviewKey | undefined },
): Promise<ReviewRow[]> {
  let query = selectReviews(db)
    .where('studio_id', '=', studioId)
    .orderBy('reviews.created_at', 'desc')
    .orderBy('reviews.id', 'desc')
    .limit(page.limit);
  if (page.after) {
    const { createdAt, id } = page.after;
    query = query.where(
      sql<boolean>`(reviews.created_at, reviews.id) < (${instant(createdAt)}, ${id}::int)`,
    );
  }
  return query.execute();
}

/** One review. */
export async function findReview(db: Sql, id: number): Promise<ReviewRow | undefined> {
  return selectReviews(db).where('reviews.id', '=', id).executeTakeFirst();
}

/** How many reviews of each rating, 1 to 5, studios have. Ratings that nobody gave are left out. */
export async function countRatings(
  db: Sql,
  studioIds: readonly number[],
): Promise<{ studioId: number; rating: number; count: number }[]> {
  return db
    .selectFrom('reviews')
    .select(['studio_id as studioId', 'rating', sql<number>`count(*)::int`.as('count')])
    .where('studio_id', '=', sql<number>`ANY (${studioIds}::int[])`)
    .groupBy(['studio_id', 'rating'])
    .execute();
}

function selectReviews(db: Sql) {
  return db
    .selectFrom('reviews')
    .innerJoin('users', 'users.id', 'user_id')
    .select(({ ref }) => [
      'reviews.id',
      'studio_id as studioId',
      'reviews.name',
      'rating',
      'title',
      'content',
      'verified',
      'avatar_url as avatarUrl',
      epochMs(ref('reviews.created_at')).as('createdAt'),
    ]);
}
