import { hasCompletedBooking } from '#db/bookings/booking.repository.ts';
import { Review } from '#db/reviews/review.entity.ts';
import {
  countReviewsByAuthor,
  findReview,
  listReviews,
  listReviewsByAuthor,
} from '#db/reviews/review.repository.ts';
import type { ReviewKey, ReviewRow } from '#db/reviews/review.repository.ts';
import { findStudios } from '#db/studios/studio.repository.ts';
import type { StudioRow } from '#db/studios/studio.repository.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import type { ReviewInput } from '#domain/reviews/review.schema.ts';
import { requireUser } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { brokenConstraint } from '#api/lib/failures.ts';
import { decodeCursor, pageOf, pageSize } from '#api/lib/pagination.ts';
import type { PageArgs } from '#api/lib/pagination.ts';

/** The reviews of a studio, newest first. @throws DomainError BAD_USER_INPUT. */
export async function reviewsOf(
  { reads }: Context,
  studio: Pick<StudioRow, 'id' | 'reviewCount'>,
  page: PageArgs,
) {
  const rows = await pageOfReviews(page, (part) => listReviews(reads, studio.id, part));
  return { ...rows, totalCount: studio.reviewCount };
}

/** What a user wrote about studios, newest first. @throws DomainError BAD_USER_INPUT. */
export async function reviewsBy({ reads }: Context, authorId: number | undefined, page: PageArgs) {
  // 0 is the id of nobody.
  const author = authorId ?? 0;
  const [rows, totalCount] = await Promise.all([
    pageOfReviews(page, (part) => listReviewsByAuthor(reads, author, part)),
    countReviewsByAuthor(reads, author),
  ]);
  return { ...rows, totalCount };
}

async function pageOfReviews(
  { first, after }: PageArgs,
  list: (part: { limit: number; after: ReviewKey | undefined }) => Promise<ReviewRow[]>,
) {
  const limit = pageSize(first);
  const key = decodeCursor(after, isReviewKey);
  const rows = await list({
    limit: limit + 1,
    after: key && { createdAt: key[0], id: key[1] },
  });
  return pageOf(
    rows,
    limit,
    ({ createdAt, id }) => [createdAt, id],
    (row) => row,
  );
}

/**
 * Adds the logged-in user's review of a studio. It counts as verified when they have completed a
 * booking there (ruling 3).
 * @throws DomainError UNAUTHENTICATED, NOT_FOUND, RATE_LIMITED; CONFLICT for a second review.
 */
export async function addReview(
  context: Context,
  studioId: number | undefined,
  input: ReviewInput,
): Promise<ReviewRow> {
  const user = requireUser(context);
  const [studio] = studioId === undefined ? [] : await findStudios(context.sql, [studioId]);
  if (!studio) throw new DomainError('NOT_FOUND', 'studios.notFound');
  await context.rateLimits.consume('review', String(user.id));
  const { now, em } = context;
  const review = em.create(Review, {
    ...input,
    studio: studio.id,
    user: user.id,
    verified: await hasCompletedBooking(context.sql, user.id, studio.id, now),
    createdAt: new Date(now),
  });
  try {
    await em.flush();
  } catch (error) {
    if (brokenConstraint(error) !== 'reviews_one_per_author') throw error;
    throw new DomainError('CONFLICT', 'reviews.alreadyReviewed');
  }
  context.changed([`studio:${studio.id}`]);
  const written = await findReview(context.sql, review.id);
  if (!written) throw new Error(`Review ${review.id} vanished after it was written.`);
  return written;
}

function isReviewKey(key: readonly unknown[]): key is readonly [number, number] {
  return key.length === 2 && key.every((part) => Number.isSafeInteger(part));
}
