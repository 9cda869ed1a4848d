import type { UserRow } from '#db/accounts/account.repository.ts';
import type { ProfileRow } from '#db/accounts/profile.repository.ts';
import { hasCompletedBooking } from '#db/bookings/booking.repository.ts';
import { Review } from '#db/reviews/review.entity.ts';
import {
  countReviews,
  countReviewsByAuthor,
  findReview,
  listReviews,
  listReviewsByAuthor,
  orderOf,
  reviewOrder,
} from '#db/reviews/review.repository.ts';
import type { ReviewQuery, ReviewRow } from '#db/reviews/review.repository.ts';
import { findStudioOwners, findStudios } from '#db/studios/studio.repository.ts';
import type { StudioRow } from '#db/studios/studio.repository.ts';
import { sqlOf } from '#db/orm.ts';
import { badInput, DomainError } from '#domain/errors/domain-error.ts';
import { validate } from '#domain/errors/validate.ts';
import { message } from '#domain/messages/message.ts';
import { reviewSchema } from '#domain/reviews/review.schema.ts';
import type { ReviewInput } from '#domain/reviews/review.schema.ts';
import { profileLoader } from '#api/features/accounts/profile.loaders.ts';
import { requireUser } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { authorize } from '#api/lib/policy.ts';
import { brokenConstraint } from '#api/lib/failures.ts';
import { paginate } from '#api/lib/pagination.ts';
import type { PageArgs } from '#api/lib/pagination.ts';
import { reviewPolicy } from './review.policy.ts';
import { reviewLimits } from './review.limits.ts';

/** The reviews of a studio that match, in the order asked for. @throws DomainError BAD_USER_INPUT. */
export async function reviewsOf(
  { reads }: Context,
  { id: studioId, reviewCount }: Pick<StudioRow, 'id' | 'reviewCount'>,
  { filter, sort }: Pick<ReviewQuery, 'filter' | 'sort'>,
  page: PageArgs,
) {
  const query = { studioId, filter, sort };
  return {
    ...(await paginate(page, orderOf(query), (part) => listReviews(reads, query, part))),
    totalCount: filter.text || filter.aspect ? () => countReviews(reads, query) : reviewCount,
  };
}

/** What a user wrote about studios, newest first. @throws DomainError BAD_USER_INPUT. */
export async function reviewsBy({ reads }: Context, authorId: number, page: PageArgs) {
  return {
    ...(await paginate(page, reviewOrder, (part) => listReviewsByAuthor(reads, authorId, part))),
    totalCount: () => countReviewsByAuthor(reads, authorId),
  };
}

/** Who wrote a review. */
export async function authorOf(
  context: Context,
  { id, authorId }: Pick<ReviewRow, 'id' | 'authorId'>,
): Promise<ProfileRow> {
  const author = await profileLoader(context).load(authorId);
  if (!author) throw new Error(`Review ${id} has no author.`);
  return author;
}

/**
 * Adds the logged-in user's review of a studio. It counts as verified when they have completed a
 * booking there (ruling 3), and carries the name of their account.
 * @throws DomainError UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND, RATE_LIMITED; FORBIDDEN for one's
 *   own studio; CONFLICT for a second review.
 */
export async function addReview(
  context: Context,
  studioId: number,
  given: UncheckedReview,
): Promise<ReviewRow> {
  const user = requireUser(context);
  const input = readReview(given, user);
  const [studio] = await findStudios(context.sql, [studioId]);
  if (!studio) throw new DomainError('NOT_FOUND', 'studios.notFound');
  const owners = await findStudioOwners(context.sql, [studio.id]);
  authorize(context, reviewPolicy.write, { ownerId: owners.get(studio.id) });
  await context.rateLimits.consume(reviewLimits.review, user.id);
  const id = await insertReview(context, user.id, studio.id, input);
  context.changed([`studio:${studio.id}`]);
  const written = await findReview(context.sql, id);
  if (!written) throw new Error(`Review ${id} vanished after it was written.`);
  // Whoever has just registered may not be known to a replica yet.
  profileLoader(context).prime(user.id, user);
  return written;
}

/** @throws DomainError BAD_USER_INPUT, also for another name than that of the account */
function readReview(given: UncheckedReview, { name }: UserRow): NewReview {
  const { name: signature, ...input } = validate(reviewSchema, {
    ...given,
    name: given.name ?? name,
  });
  if (signature !== name) throw badInput({ name: message('reviews.nameOfAccount', { name }) });
  return input;
}

/** As it was sent. */
type UncheckedReview = Readonly<Partial<Record<keyof ReviewInput, unknown>>>;

type NewReview = Omit<ReviewInput, 'name'>;

async function insertReview(
  { transaction, now }: Context,
  userId: number,
  studioId: number,
  { aspects, ...input }: NewReview,
): Promise<number> {
  try {
    return await transaction(async (em) => {
      const review = em.create(Review, {
        ...input,
        soundRating: aspects.sound ?? null,
        gearRating: aspects.gear ?? null,
        hostRating: aspects.host ?? null,
        valueRating: aspects.value ?? null,
        studio: studioId,
        user: userId,
        verified: await hasCompletedBooking(sqlOf(em), userId, studioId, now),
        createdAt: new Date(now),
      });
      await em.flush();
      return review.id;
    });
  } catch (error) {
    if (brokenConstraint(error) !== 'reviews_one_per_author') throw error;
    throw new DomainError('CONFLICT', 'reviews.alreadyReviewed');
  }
}
