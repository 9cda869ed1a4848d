import type { UserRow } from '#db/accounts/account.repository.ts';
import type { ProfileRow } from '#db/accounts/profile.repository.ts';
import { findLastSession } from '#db/bookings/booking.repository.ts';
import { findGuestReviewOf } from '#db/reviews/guest-review.repository.ts';
import { Review } from '#db/reviews/review.entity.ts';
import { showPair } from '#db/reviews/review-pair.repository.ts';
import { takePicturesOf } from '#db/reviews/review-picture.repository.ts';
import {
  countPublishedReviews,
  countReviews,
  countReviewsByAuthor,
  deleteReview,
  findReview,
  findReviewBy,
  listPublishedReviews,
  listReviews,
  listReviewsByAuthor,
  listReviewsOfOwner,
  orderOf,
  reviewOrder,
} from '#db/reviews/review.repository.ts';
import type { ReviewQuery, ReviewRow } from '#db/reviews/review.repository.ts';
import { findStudios } from '#db/studios/studio.repository.ts';
import { findStudioTeam } from '#db/teams/team.repository.ts';
import type { StudioRow } from '#db/studios/studio.repository.ts';
import { sqlOf } from '#db/orm.ts';
import type { EntityManager } from '#db/orm.ts';
import { lockStudio } from '#db/studios/studio-lock.repository.ts';
import { badInput, DomainError } from '#domain/errors/domain-error.ts';
import { validate } from '#domain/errors/validate.ts';
import { message } from '#domain/messages/message.ts';
import { hiddenUntil } from '#domain/reviews/pair.ts';
import { reviewSchema } from '#domain/reviews/review.schema.ts';
import type { ReviewInput } from '#domain/reviews/review.schema.ts';
import type { PublishedReviewFilter } from '#domain/reviews/review-query.ts';
import { profileLoader } from '#api/features/accounts/profile.loaders.ts';
import { requireUser } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { authorize } from '#api/lib/policy.ts';
import { brokenConstraint } from '#api/lib/failures.ts';
import { paginate } from '#api/lib/pagination.ts';
import type { PageArgs } from '#api/lib/pagination.ts';
import { removePictureFiles, showPictures } from './review-picture.service.ts';
import { ownerRatingLoader } from './review.loaders.ts';
import { reviewLimits } from './review.limits.ts';
import { askOwner, tellShown } from './review.mails.ts';
import { reviewPolicy } from './review.policy.ts';

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

/** What everybody may read of all public studios, newest first. @throws DomainError BAD_USER_INPUT. */
export async function publishedReviews(
  { reads }: Context,
  filter: PublishedReviewFilter,
  page: PageArgs,
) {
  return {
    ...(await paginate(page, reviewOrder, (part) => listPublishedReviews(reads, filter, part))),
    totalCount: () => countPublishedReviews(reads, filter),
  };
}

/** What a user wrote about studios, newest first. @throws DomainError BAD_USER_INPUT. */
export async function reviewsBy({ reads }: Context, authorId: number, page: PageArgs) {
  return {
    ...(await paginate(page, reviewOrder, (part) => listReviewsByAuthor(reads, authorId, part))),
    totalCount: () => countReviewsByAuthor(reads, authorId),
  };
}

/** What others wrote about the studios of an owner, newest first. @throws DomainError BAD_USER_INPUT. */
export async function reviewsReceivedBy(context: Context, ownerId: number, page: PageArgs) {
  const { reads } = context;
  return {
    ...(await paginate(page, reviewOrder, (part) => listReviewsOfOwner(reads, ownerId, part))),
    totalCount: async () => (await ownerRatingLoader(context).load(ownerId))?.count ?? 0,
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
 * booking there (ruling 3), and carries the name of their account. After a session it stays hidden until
 * the studio has reviewed them too, or fourteen days have passed.
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
  authorize(context, reviewPolicy.write, { team: await findStudioTeam(context.sql, studio.id) });
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
  input: NewReview,
): Promise<number> {
  try {
    return await transaction((em) => insertHalf(em, now, { userId, studioId, input }));
  } catch (error) {
    if (brokenConstraint(error) !== 'reviews_one_per_author') throw error;
    throw new DomainError('CONFLICT', 'reviews.alreadyReviewed');
  }
}

/** Stores a review, and shows it with the other half of the pair as soon as both may be read. */
async function insertHalf(
  em: EntityManager,
  now: number,
  { userId, studioId, input }: { userId: number; studioId: number; input: NewReview },
): Promise<number> {
  const db = sqlOf(em);
  const { aspects, pictures, ...texts } = input;
  await lockStudio(db, studioId);
  const session = await findLastSession(db, { userId, studioId, now });
  const isOtherIn = (await findGuestReviewOf(db, studioId, userId)) !== undefined;
  const until = hiddenUntil({ endedAt: session?.endedAt, isOtherIn, now });
  const review = em.create(Review, {
    ...texts,
    soundRating: aspects.sound ?? null,
    gearRating: aspects.gear ?? null,
    roomRating: aspects.room ?? null,
    hostRating: aspects.host ?? null,
    valueRating: aspects.value ?? null,
    studio: studioId,
    user: userId,
    verified: session !== undefined,
    hiddenUntil: until === null ? null : new Date(until),
    createdAt: new Date(now),
  });
  await em.flush();
  const { id } = review;
  await showPictures(db, { reviewId: id, userId, studioId }, pictures);
  if (until !== null && session) {
    await askOwner(db, id, { until, bookingId: session.bookingId, now });
    return id;
  }
  const { guestReviewIds } = await showPair(db, studioId, userId);
  await tellShown(db, { reviewIds: [id], guestReviewIds }, now);
  return id;
}

/** What the logged-in user wrote about a studio, shown or not. */
export async function ownReviewOf(
  { user, sql }: Context,
  studioId: number,
): Promise<ReviewRow | null> {
  return (user && (await findReviewBy(sql, studioId, user.id))) ?? null;
}

/**
 * Removes a review with its photographs and what was said to it.
 * @returns the id of its studio
 * @throws DomainError UNAUTHENTICATED; NOT_FOUND to all but its author and administrators
 */
export async function removeReview(context: Context, id: number): Promise<number> {
  requireUser(context);
  const { now } = context;
  const review = await findReview(context.sql, id);
  if (!review) throw new DomainError('NOT_FOUND', 'reviews.notFound');
  authorize(context, reviewPolicy.remove, review);
  await context.transaction(async (em) => {
    const db = sqlOf(em);
    await lockStudio(db, review.studioId);
    await removePictureFiles(db, await takePicturesOf(db, id), now);
    await deleteReview(db, id);
  });
  context.changed([`studio:${review.studioId}`]);
  return review.studioId;
}
