import { sql } from 'kysely';
import { isPlaced } from '#db/bookings/booking.repository.ts';
import { anyOf } from '../lib/any-of.ts';
import { epochMs, instant } from '../lib/instants.ts';
import { slice } from '../lib/keyset.ts';
import type { ListOrder, Slice } from '../lib/keyset.ts';
import type { Sql } from '../orm.ts';
import { studiosFor } from '#db/teams/team.repository.ts';

/** What a studio thought of a guest. */
export interface GuestReviewRow {
  id: number;
  studioId: number;
  guestId: number;
  authorId: number;
  /** 1 to 5. */
  rating: number;
  content: string;
  /** Epoch milliseconds: only the studio sees it until then, or until the pair is complete; null once shown. */
  hiddenUntil: number | null;
  /** Epoch milliseconds. */
  createdAt: number;
}

/** Newest first. */
export const guestReviewOrder: ListOrder<GuestReviewRow> = {
  direction: 'desc',
  columns: [
    { value: sql`guest_reviews.created_at`, kind: 'instant' },
    { value: sql`guest_reviews.id`, kind: 'integer' },
  ],
  keyOf: ({ createdAt, id }) => [createdAt, id],
};

/** What studios say of a guest: a slice, newest first. */
export async function listGuestReviews(
  db: Sql,
  guestId: number,
  part: Slice,
): Promise<GuestReviewRow[]> {
  const shown = selectGuestReviews(db)
    .where('guest_reviews.guest_id', '=', guestId)
    .where('guest_reviews.hidden_until', 'is', null);
  return slice(shown, guestReviewOrder, part).execute();
}

/** How many studios say something of guests, and how they rate them. Those of whom none does are left out. */
export async function findGuestRatings(
  db: Sql,
  guestIds: readonly number[],
): Promise<{ guestId: number; average: number; count: number }[]> {
  return db
    .selectFrom('guest_reviews')
    .select([
      'guest_id as guestId',
      sql<number>`avg(rating)::float8`.as('average'),
      sql<number>`count(*)::int`.as('count'),
    ])
    .where('guest_id', '=', anyOf(guestIds))
    .where('hidden_until', 'is', null)
    .groupBy('guest_id')
    .execute();
}

/** Reviews of guests, shown or not. */
export async function findGuestReviews(db: Sql, ids: readonly number[]): Promise<GuestReviewRow[]> {
  return selectGuestReviews(db).where('guest_reviews.id', '=', anyOf(ids)).execute();
}

/** One review of a guest, shown or not. */
export async function findGuestReview(db: Sql, id: number): Promise<GuestReviewRow | undefined> {
  return (await findGuestReviews(db, [id]))[0];
}

/** What a studio says of a guest, shown or not. */
export async function findGuestReviewOf(
  db: Sql,
  studioId: number,
  guestId: number,
): Promise<GuestReviewRow | undefined> {
  return selectGuestReviews(db)
    .where('guest_reviews.studio_id', '=', studioId)
    .where('guest_reviews.guest_id', '=', guestId)
    .executeTakeFirst();
}

/** Stores what a studio says of a guest. @returns its id */
export async function insertGuestReview(
  db: Sql,
  review: Omit<GuestReviewRow, 'id'>,
): Promise<number> {
  const { id } = await db
    .insertInto('guest_reviews')
    .values({
      studio_id: review.studioId,
      guest_id: review.guestId,
      user_id: review.authorId,
      rating: review.rating,
      content: review.content,
      hidden_until: review.hiddenUntil === null ? null : instant(review.hiddenUntil),
      created_at: instant(review.createdAt),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Removes what a studio says of a guest. */
export async function deleteGuestReview(db: Sql, id: number): Promise<void> {
  await db.deleteFrom('guest_reviews').where('id', '=', id).execute();
}

/** Whether somebody has asked to book a studio of a host, whatever became of it. */
export async function isGuestOf(db: Sql, guestId: number, hostId: number): Promise<boolean> {
  const booking = await db
    .selectFrom('bookings')
    .select('id')
    .where('user_id', '=', guestId)
    .where(isPlaced)
    .where(sql<boolean>`studio_id IN ${studiosFor(hostId, 'answer-requests')}`)
    .limit(1)
    .executeTakeFirst();
  return booking !== undefined;
}

function selectGuestReviews(db: Sql) {
  return db
    .selectFrom('guest_reviews')
    .select(({ ref }) => [
      'guest_reviews.id',
      'guest_reviews.studio_id as studioId',
      'guest_reviews.guest_id as guestId',
      'guest_reviews.user_id as authorId',
      'guest_reviews.rating',
      'guest_reviews.content',
      epochMs(ref('guest_reviews.hidden_until')).as('hiddenUntil'),
      epochMs(ref('guest_reviews.created_at')).as('createdAt'),
    ]);
}
