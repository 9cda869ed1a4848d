import { DAY_MS } from '#domain/time/calendar.ts';
import { bulkInsert } from '#demo/lib/bulk-insert.ts';
import type { Sql } from '#db/orm.ts';
import { seeded } from '#demo/lib/random.ts';
import { demoAspects } from './aspects.ts';
import type { DemoReview } from './review.demo.ts';

/** A review with its author as a user, to be written to the database. */
export interface SignedReview extends DemoReview {
  userId: number;
  /** Epoch milliseconds. */
  wroteAt: number;
}

/** When a review was written, epoch milliseconds on a whole second: some time of that day. */
export function wroteAt({ studioId, authorIndex, daysAgo }: DemoReview, now: number): number {
  const timeOfDay = seeded('wrote', studioId, authorIndex).float();
  return Math.floor((now - (daysAgo + timeOfDay) * DAY_MS) / 1000) * 1000;
}

/** Writes reviews, oldest first. The database keeps the studios' ratings. */
export async function loadReviews(db: Sql, reviews: readonly SignedReview[]): Promise<void> {
  const inOrder = reviews.toSorted((a, b) => a.wroteAt - b.wroteAt || a.studioId - b.studioId);
  await bulkInsert(
    db,
    'reviews',
    inOrder.map((review) => {
      const { studioId, authorIndex, rating } = review;
      const { sound, gear, room, host, value } = demoAspects(studioId, authorIndex, rating);
      return {
        studio_id: studioId,
        user_id: review.userId,
        rating,
        sound_rating: sound,
        gear_rating: gear,
        room_rating: room,
        host_rating: host,
        value_rating: value,
        title: review.title,
        content: review.content,
        verified: review.verified,
        created_at: new Date(review.wroteAt),
      };
    }),
  );
}
