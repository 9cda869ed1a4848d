import { instant } from '../lib/instants.ts';
import type { Sql } from '../orm.ts';

/** Reviews that everybody may see from now on: of the studio, and of its guests. */
export interface ShownReviews {
  reviewIds: number[];
  guestReviewIds: number[];
}

/** Shows what is hidden of a pair: of a studio and one of its guests. */
export async function showPair(db: Sql, studioId: number, guestId: number): Promise<ShownReviews> {
  const reviews = await db
    .updateTable('reviews')
    .set({ hidden_until: null })
    .where('studio_id', '=', studioId)
    .where('user_id', '=', guestId)
    .where('hidden_until', 'is not', null)
    .returning('id')
    .execute();
  const guestReviews = await db
    .updateTable('guest_reviews')
    .set({ hidden_until: null })
    .where('studio_id', '=', studioId)
    .where('guest_id', '=', guestId)
    .where('hidden_until', 'is not', null)
    .returning('id')
    .execute();
  return idsOf(reviews, guestReviews);
}

/** Shows what of a studio was to be hidden until `now` (epoch milliseconds) at the latest. */
export async function showDueReviews(
  db: Sql,
  studioId: number,
  now: number,
): Promise<ShownReviews> {
  const reviews = await db
    .updateTable('reviews')
    .set({ hidden_until: null })
    .where('studio_id', '=', studioId)
    .where('hidden_until', '<=', instant(now))
    .returning('id')
    .execute();
  const guestReviews = await db
    .updateTable('guest_reviews')
    .set({ hidden_until: null })
    .where('studio_id', '=', studioId)
    .where('hidden_until', '<=', instant(now))
    .returning('id')
    .execute();
  return idsOf(reviews, guestReviews);
}

/** Studios with something that was to be hidden until `now` (epoch milliseconds) at the latest. */
export async function findStudiosWithDueReviews(db: Sql, now: number): Promise<number[]> {
  const rows = await db
    .selectFrom('reviews')
    .select('studio_id as studioId')
    .where('hidden_until', '<=', instant(now))
    .union(
      db
        .selectFrom('guest_reviews')
        .select('studio_id as studioId')
        .where('hidden_until', '<=', instant(now)),
    )
    .orderBy('studioId')
    .execute();
  return rows.map(({ studioId }) => studioId);
}

type Ids = readonly { id: number }[];

function idsOf(reviews: Ids, guestReviews: Ids): ShownReviews {
  return {
    reviewIds: reviews.map(({ id }) => id),
    guestReviewIds: guestReviews.map(({ id }) => id),
  };
}
