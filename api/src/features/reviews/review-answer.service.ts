import { deleteReviewAnswer, writeReviewAnswer } from '#db/reviews/review-answer.repository.ts';
import { findReview } from '#db/reviews/review.repository.ts';
import type { ReviewRow } from '#db/reviews/review.repository.ts';
import { findStudioTeam } from '#db/teams/team.repository.ts';
import { sqlOf } from '#db/orm.ts';
import type { Sql } from '#db/orm.ts';
import { lockStudio } from '#db/studios/studio-lock.repository.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import type { StudioTeam } from '#domain/teams/team.ts';
import { requireUser } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { authorize } from '#api/lib/policy.ts';
import type { Rule } from '#api/lib/policy.ts';
import { reviewLimits } from './review.limits.ts';
import { tellAnswered } from './review.mails.ts';
import { reviewPolicy } from './review.policy.ts';

/**
 * Answers a review for its studio, in place of what was said before. Its author is mailed the first time.
 * @throws DomainError UNAUTHENTICATED, NOT_FOUND, RATE_LIMITED; FORBIDDEN to those who do not answer for
 *   the studio
 */
export async function answerReview(
  context: Context,
  reviewId: number,
  content: string,
): Promise<ReviewRow> {
  const { id: userId } = requireUser(context);
  const { now } = context;
  await context.rateLimits.consume(reviewLimits.review, userId);
  return changeAnswer(context, reviewId, reviewPolicy.answer, async (db) => {
    await writeReviewAnswer(db, { reviewId, userId, content, now });
    await tellAnswered(db, reviewId, now);
  });
}

/**
 * Removes what a studio has said to a review.
 * @throws DomainError UNAUTHENTICATED, NOT_FOUND; FORBIDDEN to all but those who answer for the studio
 *   and administrators
 */
export async function removeReviewAnswer(context: Context, reviewId: number): Promise<ReviewRow> {
  return changeAnswer(context, reviewId, reviewPolicy.removeAnswer, (db) =>
    deleteReviewAnswer(db, reviewId),
  );
}

/** Changes what was said to a review that everybody may read. */
async function changeAnswer(
  context: Context,
  reviewId: number,
  rule: Rule<{ team: StudioTeam }>,
  change: (db: Sql) => Promise<void>,
): Promise<ReviewRow> {
  requireUser(context);
  const review = await shownReview(context.sql, reviewId);
  const { studioId } = review;
  authorize(context, rule, { team: await findStudioTeam(context.sql, studioId) });
  await context.transaction(async (em) => {
    const db = sqlOf(em);
    await lockStudio(db, studioId);
    // It may have been removed meanwhile.
    await shownReview(db, reviewId);
    await change(db);
  });
  context.changed([`studio:${studioId}`]);
  return review;
}

/** A review that everybody may read. @throws DomainError NOT_FOUND */
export async function shownReview(db: Sql, id: number): Promise<ReviewRow> {
  const review = await findReview(db, id);
  if (!review || review.hiddenUntil !== null) {
    throw new DomainError('NOT_FOUND', 'reviews.notFound');
  }
  return review;
}
