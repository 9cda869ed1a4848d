import { anyOf } from '../lib/any-of.ts';
import { epochMs, instant } from '../lib/instants.ts';
import type { Sql } from '../orm.ts';

/** What whoever runs a studio says to a review. */
export interface ReviewAnswerRow {
  reviewId: number;
  content: string;
  /** Epoch milliseconds. */
  createdAt: number;
  updatedAt: number;
}

/** What was said to reviews. */
export async function findReviewAnswers(
  db: Sql,
  reviewIds: readonly number[],
): Promise<ReviewAnswerRow[]> {
  return db
    .selectFrom('review_answers')
    .select(({ ref }) => [
      'review_id as reviewId',
      'content',
      epochMs(ref('created_at')).as('createdAt'),
      epochMs(ref('updated_at')).as('updatedAt'),
    ])
    .where('review_id', '=', anyOf(reviewIds))
    .execute();
}

/** Answers a review at `now` (epoch milliseconds), in place of what was said before. */
export async function writeReviewAnswer(
  db: Sql,
  answer: { reviewId: number; userId: number; content: string; now: number },
): Promise<void> {
  const { reviewId, userId, content } = answer;
  const now = instant(answer.now);
  await db
    .insertInto('review_answers')
    .values({ review_id: reviewId, user_id: userId, content, created_at: now, updated_at: now })
    .onConflict((same) =>
      same.column('review_id').doUpdateSet({ user_id: userId, content, updated_at: now }),
    )
    .execute();
}

/** Removes what was said to a review. */
export async function deleteReviewAnswer(db: Sql, reviewId: number): Promise<void> {
  await db.deleteFrom('review_answers').where('review_id', '=', reviewId).execute();
}
