import type { GuestReviewRow } from '#db/reviews/guest-review.repository.ts';
import { findReviewAnswers } from '#db/reviews/review-answer.repository.ts';
import type { ReviewRow } from '#db/reviews/review.repository.ts';
import {
  closeReport,
  countOpenReports,
  insertReport,
  listOpenReports,
  reportOrder,
} from '#db/reports/studio-report.repository.ts';
import { findStudios } from '#db/studios/studio.repository.ts';
import type { StudioRow } from '#db/studios/studio.repository.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import type { ReportInput } from '#domain/reports/report.schema.ts';
import { readableGuestReview } from '#api/features/reviews/guest-review.service.ts';
import { shownReview } from '#api/features/reviews/review-answer.service.ts';
import { requireAdmin, requireUser } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { paginate } from '#api/lib/pagination.ts';
import type { PageArgs } from '#api/lib/pagination.ts';
import { reportLimits } from './report.limits.ts';

/**
 * Keeps a report of a public listing, with who made it if they are logged in.
 * @returns the studio
 * @throws DomainError NOT_FOUND, RATE_LIMITED
 */
export async function reportStudio(
  context: Context,
  studioId: number,
  { reason, details }: ReportInput,
): Promise<StudioRow> {
  const { sql, user, now, rateLimits } = context;
  const [studio] = await findStudios(sql, [studioId]);
  if (!studio) throw new DomainError('NOT_FOUND', 'studios.notFound');
  if (user) await rateLimits.consume(reportLimits.byUser, user.id);
  await insertReport(sql, {
    studioId,
    subject: 'listing',
    subjectId: studioId,
    userId: user?.id,
    reason,
    details,
    now,
  });
  return studio;
}

/**
 * Keeps a report of a review that everybody may read, or of what the studio says to it.
 * @returns the review
 * @throws DomainError NOT_FOUND, RATE_LIMITED
 */
export async function reportReview(
  context: Context,
  reviewId: number,
  subject: 'review' | 'review-answer',
  report: ReportInput,
): Promise<ReviewRow> {
  const { sql, user, now, rateLimits } = context;
  const review = await shownReview(sql, reviewId);
  if (subject === 'review-answer' && (await findReviewAnswers(sql, [reviewId])).length === 0) {
    throw new DomainError('NOT_FOUND', 'reviews.notFound');
  }
  if (user) await rateLimits.consume(reportLimits.byUser, user.id);
  const { studioId } = review;
  await insertReport(sql, {
    ...report,
    studioId,
    subject,
    subjectId: reviewId,
    userId: user?.id,
    now,
  });
  return review;
}

/**
 * Keeps a report of what a studio says of a guest.
 * @returns what it says
 * @throws DomainError UNAUTHENTICATED, RATE_LIMITED; NOT_FOUND to those who may not read it
 */
export async function reportGuestReview(
  context: Context,
  id: number,
  report: ReportInput,
): Promise<GuestReviewRow> {
  const { id: userId } = requireUser(context);
  const { sql, now, rateLimits } = context;
  const review = await readableGuestReview(context, id);
  await rateLimits.consume(reportLimits.byUser, userId);
  const { studioId } = review;
  await insertReport(sql, {
    ...report,
    studioId,
    subject: 'guest-review',
    subjectId: id,
    userId,
    now,
  });
  return review;
}

/**
 * Open reports, the one that has waited longest first.
 * @throws DomainError UNAUTHENTICATED; FORBIDDEN to all but administrators; BAD_USER_INPUT.
 */
export async function openReports(context: Context, page: PageArgs) {
  requireAdmin(context);
  const { sql } = context;
  return {
    ...(await paginate(page, reportOrder, (part) => listOpenReports(sql, part))),
    totalCount: () => countOpenReports(sql),
  };
}

/**
 * Closes a report. Done twice, it stays done.
 * @throws DomainError UNAUTHENTICATED; FORBIDDEN to all but administrators; NOT_FOUND.
 */
export async function closeStudioReport(context: Context, id: number): Promise<void> {
  requireAdmin(context);
  const exists = await closeReport(context.sql, id, context.now);
  if (!exists) throw new DomainError('NOT_FOUND', 'reports.notFound');
}
