import { sql } from 'kysely';
import { epochMs } from '../lib/instants.ts';
import { slice } from '../lib/keyset.ts';
import type { ListOrder, Slice } from '../lib/keyset.ts';
import type { Sql } from '../orm.ts';

export interface ReviewRow {
  id: number;
  studioId: number;
  authorId: number;
  /** 1 to 5. */
  rating: number;
  title: string;
  content: string;
  verified: boolean;
  /** Epoch milliseconds. */
  createdAt: number;
}

/** Newest first. */
export const reviewOrder: ListOrder<ReviewRow> = {
  direction: 'desc',
  columns: [
    { value: sql`reviews.created_at`, kind: 'instant' },
    { value: sql`reviews.id`, kind: 'integer' },
  ],
  keyOf: ({ createdAt, id }) => [createdAt, id],
};

/** Reviews of a studio: a slice, newest first. */
export async function listReviews(db: Sql, studioId: number, part: Slice): Promise<ReviewRow[]> {
  const theirs = selectReviews(db).where('reviews.studio_id', '=', studioId);
  return slice(theirs, reviewOrder, part).execute();
}

/** What a user wrote about studios that are still public: a slice, newest first. */
export async function listReviewsByAuthor(
  db: Sql,
  authorId: number,
  part: Slice,
): Promise<ReviewRow[]> {
  const theirs = selectReviews(db)
    .innerJoin('studios', 'studios.id', 'reviews.studio_id')
    .where('studios.status', '=', 'approved')
    .where('reviews.user_id', '=', authorId);
  return slice(theirs, reviewOrder, part).execute();
}

/** How many reviews a user wrote about studios that are still public. */
export async function countReviewsByAuthor(db: Sql, authorId: number): Promise<number> {
  const { count } = await db
    .selectFrom('reviews')
    .innerJoin('studios', 'studios.id', 'reviews.studio_id')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('studios.status', '=', 'approved')
    .where('reviews.user_id', '=', authorId)
    .executeTakeFirstOrThrow();
  return count;
}

/** One review. */
export async function findReview(db: Sql, id: number): Promise<ReviewRow | undefined> {
  return selectReviews(db).where('reviews.id', '=', id).executeTakeFirst();
}

/** Those of these bookings whose musicians have reviewed the studio, before or after. */
export async function findReviewedBookings(
  db: Sql,
  bookingIds: readonly number[],
): Promise<{ bookingId: number }[]> {
  return db
    .selectFrom('bookings')
    .innerJoin('reviews', (join) =>
      join
        .onRef('reviews.studio_id', '=', 'bookings.studio_id')
        .onRef('reviews.user_id', '=', 'bookings.user_id'),
    )
    .select('bookings.id as bookingId')
    .where('bookings.id', '=', sql<number>`ANY (${bookingIds}::int[])`)
    .execute();
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
    .select(({ ref }) => [
      'reviews.id',
      'reviews.studio_id as studioId',
      'reviews.user_id as authorId',
      'reviews.rating',
      'reviews.title',
      'reviews.content',
      'reviews.verified',
      epochMs(ref('reviews.created_at')).as('createdAt'),
    ]);
}
