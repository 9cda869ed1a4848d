import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { AspectRatings, ReviewAspect } from '#domain/reviews/review-aspect.ts';
import type {
  PublishedReviewFilter,
  ReviewFilter,
  ReviewSort,
} from '#domain/reviews/review-query.ts';
import { anyOf } from '../lib/any-of.ts';
import { epochMs } from '../lib/instants.ts';
import { slice } from '../lib/keyset.ts';
import type { ListOrder, Slice } from '../lib/keyset.ts';
import { hasWords } from '../lib/words.ts';
import type { Sql } from '../orm.ts';

export interface ReviewRow extends AspectRatings {
  id: number;
  studioId: number;
  authorId: number;
  /** 1 to 5. */
  rating: number;
  title: string;
  content: string;
  verified: boolean;
  /** Epoch milliseconds: only its author sees it until then, or until the pair is complete; null once shown. */
  hiddenUntil: number | null;
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

/** Which reviews of a studio are wanted, and in which order. */
export interface ReviewQuery {
  studioId: number;
  filter: ReviewFilter;
  sort: ReviewSort;
}

/** The order that a query asks for. */
export function orderOf({ filter, sort }: ReviewQuery): ListOrder<ReviewRow> {
  const { key, direction } = sort;
  if (key === 'created') return { ...reviewOrder, direction };
  const rated = filter.aspect ?? 'rating';
  // Whichever end comes first, of those alike the newest do.
  const sign = direction === 'desc' ? 1 : -1;
  return {
    direction: 'desc',
    columns: [
      { value: sql`${sql.lit(sign)} * ${ratingColumns[rated]}`, kind: 'integer' },
      ...reviewOrder.columns,
    ],
    keyOf: (row) => [sign * row[rated]!, ...reviewOrder.keyOf(row)],
  };
}

/** Reviews of a studio that match: a slice, in the order of the query. */
export async function listReviews(db: Sql, query: ReviewQuery, part: Slice): Promise<ReviewRow[]> {
  return slice(matching(db, query), orderOf(query), part).execute();
}

/** How many reviews of a studio match. */
export async function countReviews(db: Sql, query: ReviewQuery): Promise<number> {
  const { count } = await matching(db, query)
    .clearSelect()
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

const ratingColumns: Readonly<Record<ReviewAspect | 'rating', RawBuilder<number | null>>> = {
  rating: sql`reviews.rating`,
  sound: sql`reviews.sound_rating`,
  gear: sql`reviews.gear_rating`,
  room: sql`reviews.room_rating`,
  host: sql`reviews.host_rating`,
  value: sql`reviews.value_rating`,
};

/** Selects the reviews that match, not yet in any order. */
function matching(db: Sql, { studioId, filter }: ReviewQuery) {
  const { text, aspect } = filter;
  let found = selectShownReviews(db).where('reviews.studio_id', '=', studioId);
  if (text) found = found.where(hasWords(text, sql`reviews.title || ' ' || reviews.content`));
  if (aspect) found = found.where(sql<boolean>`${ratingColumns[aspect]} IS NOT NULL`);
  return found;
}

/** What everybody may read of public studios, as far as it matches: a slice, newest first. */
export async function listPublishedReviews(
  db: Sql,
  filter: PublishedReviewFilter,
  part: Slice,
): Promise<ReviewRow[]> {
  return slice(published(db, filter), reviewOrder, part).execute();
}

/** How many reviews everybody may read that match. */
export async function countPublishedReviews(
  db: Sql,
  filter: PublishedReviewFilter,
): Promise<number> {
  const { count } = await published(db, filter)
    .clearSelect()
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

function published(db: Sql, { text, rating, cityId, categoryId }: PublishedReviewFilter) {
  let found = selectShownReviews(db)
    .innerJoin('studios', 'studios.id', 'reviews.studio_id')
    .where('studios.status', '=', 'approved');
  if (text) {
    const said = sql<string>`reviews.title || ' ' || reviews.content || ' ' || studios.name`;
    found = found.where(hasWords(text, said));
  }
  if (rating) found = found.where('reviews.rating', '=', rating);
  if (cityId) found = found.where('studios.city_id', '=', cityId);
  if (categoryId) {
    found = found.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('studio_categories')
          .whereRef('studio_categories.studio_id', '=', 'studios.id')
          .where('category_id', '=', categoryId),
      ),
    );
  }
  return found;
}

/** What a user wrote about studios that are still public: a slice, newest first. */
export async function listReviewsByAuthor(
  db: Sql,
  authorId: number,
  part: Slice,
): Promise<ReviewRow[]> {
  const theirs = selectShownReviews(db)
    .innerJoin('studios', 'studios.id', 'reviews.studio_id')
    .where('studios.status', '=', 'approved')
    .where('reviews.user_id', '=', authorId);
  return slice(theirs, reviewOrder, part).execute();
}

/** What others wrote about the public studios of an owner: a slice, newest first. */
export async function listReviewsOfOwner(
  db: Sql,
  ownerId: number,
  part: Slice,
): Promise<ReviewRow[]> {
  const received = selectShownReviews(db)
    .innerJoin('studios', 'studios.id', 'reviews.studio_id')
    .where('studios.status', '=', 'approved')
    .where('studios.owner_id', '=', ownerId);
  return slice(received, reviewOrder, part).execute();
}

/** How the public studios of owners are rated together. Owners without reviews are left out. */
export async function findOwnerRatings(
  db: Sql,
  ownerIds: readonly number[],
): Promise<{ ownerId: number; average: number; count: number }[]> {
  return db
    .selectFrom('studios')
    .select([
      'owner_id as ownerId',
      sql<number>`sum(rating_total)::float8 / sum(review_count)`.as('average'),
      sql<number>`sum(review_count)::int`.as('count'),
    ])
    .where('owner_id', '=', anyOf(ownerIds))
    .where('status', '=', 'approved')
    .groupBy('owner_id')
    .having(sql<boolean>`sum(review_count) > 0`)
    .execute();
}

/** How many reviews a user wrote about studios that are still public. */
export async function countReviewsByAuthor(db: Sql, authorId: number): Promise<number> {
  const { count } = await db
    .selectFrom('reviews')
    .innerJoin('studios', 'studios.id', 'reviews.studio_id')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('studios.status', '=', 'approved')
    .where('reviews.user_id', '=', authorId)
    .where('reviews.hidden_until', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Reviews, shown or not. */
export async function findReviews(db: Sql, ids: readonly number[]): Promise<ReviewRow[]> {
  return selectReviews(db).where('reviews.id', '=', anyOf(ids)).execute();
}

/** One review, shown or not. */
export async function findReview(db: Sql, id: number): Promise<ReviewRow | undefined> {
  return (await findReviews(db, [id]))[0];
}

/** What somebody wrote about a studio, shown or not. */
export async function findReviewBy(
  db: Sql,
  studioId: number,
  authorId: number,
): Promise<ReviewRow | undefined> {
  return selectReviews(db)
    .where('reviews.studio_id', '=', studioId)
    .where('reviews.user_id', '=', authorId)
    .executeTakeFirst();
}

/** Removes a review. What was said to it goes with it. */
export async function deleteReview(db: Sql, id: number): Promise<void> {
  await db.deleteFrom('reviews').where('id', '=', id).execute();
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
    .where('bookings.id', '=', anyOf(bookingIds))
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
    .where('studio_id', '=', anyOf(studioIds))
    .where('hidden_until', 'is', null)
    .groupBy(['studio_id', 'rating'])
    .execute();
}

/** How studios are rated for each aspect that any review of theirs rates. */
export interface AspectAverageRow {
  studioId: number;
  aspect: ReviewAspect;
  average: number;
  /** How many reviews rate it. */
  count: number;
}

/** How studios are rated for each aspect. Those that nobody rated are left out. */
export async function averageAspects(
  db: Sql,
  studioIds: readonly number[],
): Promise<AspectAverageRow[]> {
  const { rows } = await sql<AspectAverageRow>`
    SELECT studio_id AS "studioId", aspect, avg(rated)::float8 AS average, count(*)::int AS count
    FROM reviews, LATERAL (VALUES
      ('sound', sound_rating),
      ('gear', gear_rating),
      ('room', room_rating),
      ('host', host_rating),
      ('value', value_rating)
    ) AS aspects (aspect, rated)
    WHERE studio_id = ${anyOf(studioIds)} AND hidden_until IS NULL AND rated IS NOT NULL
    GROUP BY studio_id, aspect
  `.execute(db);
  return rows;
}

/** Selects what everybody may read. */
function selectShownReviews(db: Sql) {
  return selectReviews(db).where('reviews.hidden_until', 'is', null);
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
      'reviews.sound_rating as sound',
      'reviews.gear_rating as gear',
      'reviews.room_rating as room',
      'reviews.host_rating as host',
      'reviews.value_rating as value',
      'reviews.verified',
      epochMs(ref('reviews.hidden_until')).as('hiddenUntil'),
      epochMs(ref('reviews.created_at')).as('createdAt'),
    ]);
}
