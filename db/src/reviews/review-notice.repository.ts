import { anyOf } from '../lib/any-of.ts';
import type { Sql } from '../orm.ts';

/** What those concerned are told of a review of a studio. */
export interface ReviewNotice {
  id: number;
  studioId: number;
  studioName: string;
  authorName: string;
  authorEmail: string;
  ownerName: string;
  ownerEmail: string;
}

/** What notices say of reviews. */
export async function findReviewNotices(
  db: Sql,
  reviewIds: readonly number[],
): Promise<ReviewNotice[]> {
  return db
    .selectFrom('reviews')
    .innerJoin('studios', 'studios.id', 'reviews.studio_id')
    .innerJoin('users as authors', 'authors.id', 'reviews.user_id')
    .innerJoin('users as owners', 'owners.id', 'studios.owner_id')
    .select([
      'reviews.id',
      'studios.id as studioId',
      'studios.name as studioName',
      'authors.name as authorName',
      'authors.email as authorEmail',
      'owners.name as ownerName',
      'owners.email as ownerEmail',
    ])
    .where('reviews.id', '=', anyOf(reviewIds))
    .where('authors.deleted_at', 'is', null)
    .orderBy('reviews.id')
    .execute();
}

/** What a guest is told of what a studio says of them. */
export interface GuestReviewNotice {
  id: number;
  studioId: number;
  studioName: string;
  guestId: number;
  guestName: string;
  guestEmail: string;
}

/** What notices say of reviews of guests. */
export async function findGuestReviewNotices(
  db: Sql,
  ids: readonly number[],
): Promise<GuestReviewNotice[]> {
  return db
    .selectFrom('guest_reviews')
    .innerJoin('studios', 'studios.id', 'guest_reviews.studio_id')
    .innerJoin('users as guests', 'guests.id', 'guest_reviews.guest_id')
    .select([
      'guest_reviews.id',
      'studios.id as studioId',
      'studios.name as studioName',
      'guests.id as guestId',
      'guests.name as guestName',
      'guests.email as guestEmail',
    ])
    .where('guest_reviews.id', '=', anyOf(ids))
    .where('guests.deleted_at', 'is', null)
    .orderBy('guest_reviews.id')
    .execute();
}
