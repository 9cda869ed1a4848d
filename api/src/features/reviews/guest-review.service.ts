import { findLastSession } from '#db/bookings/booking.repository.ts';
import type { BookingRow } from '#db/bookings/booking.repository.ts';
import {
  deleteGuestReview,
  findGuestReview,
  findGuestReviewOf,
  guestReviewOrder,
  insertGuestReview,
  isGuestOf,
  listGuestReviews,
} from '#db/reviews/guest-review.repository.ts';
import type { GuestReviewRow } from '#db/reviews/guest-review.repository.ts';
import { showPair } from '#db/reviews/review-pair.repository.ts';
import { findReviewBy } from '#db/reviews/review.repository.ts';
import { findStudioTeam } from '#db/teams/team.repository.ts';
import { sqlOf } from '#db/orm.ts';
import type { Sql } from '#db/orm.ts';
import { lockStudio } from '#db/studios/studio-lock.repository.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import { hiddenUntil, mayReviewGuest } from '#domain/reviews/pair.ts';
import type { GuestReviewInput } from '#domain/reviews/review.schema.ts';
import { accessBooking } from '#api/features/bookings/booking-access.ts';
import { bookingPolicy } from '#api/features/bookings/booking.policy.ts';
import { teamOf } from '#api/features/teams/team.loaders.ts';
import { requireUser } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { paginate } from '#api/lib/pagination.ts';
import type { PageArgs } from '#api/lib/pagination.ts';
import { authorize, isAllowed } from '#api/lib/policy.ts';
import { guestRatingLoader } from './review.loaders.ts';
import { reviewLimits } from './review.limits.ts';
import { askGuest, tellShown } from './review.mails.ts';
import { reviewPolicy } from './review.policy.ts';

/** A studio and one of its guests. */
type Pair = Pick<BookingRow, 'studioId' | 'userId'>;

/**
 * Reviews who booked, for the studio: after a session, for fourteen days, once. Until the guest has
 * reviewed the studio too, or the fourteen days have passed, only the studio sees it.
 * @throws DomainError UNAUTHENTICATED, NOT_FOUND, RATE_LIMITED; FORBIDDEN to those who do not answer for
 *   the studio; CONFLICT when it is not the time, or for a second review
 */
export async function reviewGuest(
  context: Context,
  bookingId: number,
  input: GuestReviewInput,
): Promise<{ booking: BookingRow; guestReview: GuestReviewRow }> {
  const { id: authorId } = requireUser(context);
  const { row: booking } = await accessBooking(context.sql, context, bookingId, bookingPolicy.see);
  const { studioId } = booking;
  authorize(context, reviewPolicy.answer, { team: await findStudioTeam(context.sql, studioId) });
  await context.rateLimits.consume(reviewLimits.review, authorId);
  const id = await context.transaction(async (em) => {
    const db = sqlOf(em);
    await lockStudio(db, studioId);
    return insert(db, context.now, { pair: booking, authorId, input });
  });
  context.changed([`studio:${studioId}`]);
  const guestReview = await findGuestReview(context.sql, id);
  if (!guestReview) throw new Error(`Guest review ${id} vanished after it was written.`);
  return { booking, guestReview };
}

async function insert(
  db: Sql,
  now: number,
  { pair, authorId, input }: { pair: Pair; authorId: number; input: GuestReviewInput },
): Promise<number> {
  const { studioId, userId: guestId } = pair;
  const session = await findLastSession(db, { userId: guestId, studioId, now });
  const endedAt = session?.endedAt;
  if (!mayReviewGuest({ endedAt, now })) {
    throw new DomainError('CONFLICT', 'reviews.guestTooEarly');
  }
  if (await findGuestReviewOf(db, studioId, guestId)) {
    throw new DomainError('CONFLICT', 'reviews.guestAlreadyReviewed');
  }
  const isOtherIn = (await findReviewBy(db, studioId, guestId)) !== undefined;
  const until = hiddenUntil({ endedAt, isOtherIn, now });
  const review = { ...input, studioId, guestId, authorId, hiddenUntil: until, createdAt: now };
  const id = await insertGuestReview(db, review);
  if (until !== null) {
    await askGuest(db, id, { until, now });
    return id;
  }
  const { reviewIds } = await showPair(db, studioId, guestId);
  await tellShown(db, { reviewIds, guestReviewIds: [id] }, now);
  return id;
}

/**
 * Removes what a studio says of a guest.
 * @throws DomainError UNAUTHENTICATED; NOT_FOUND to all but those who answer for the studio and
 *   administrators
 */
export async function removeGuestReview(context: Context, id: number): Promise<void> {
  requireUser(context);
  const review = await findGuestReview(context.sql, id);
  const team = review && (await findStudioTeam(context.sql, review.studioId));
  if (!team) throw new DomainError('NOT_FOUND', 'reviews.notFound');
  authorize(context, reviewPolicy.removeGuestReview, { team });
  await deleteGuestReview(context.sql, id);
}

/** What studios say of a guest, newest first; null to those who may not read it. @throws DomainError BAD_USER_INPUT */
export async function guestReviewsOf(context: Context, guestId: number, page: PageArgs) {
  if (!(await mayRead(context, guestId))) return null;
  const { sql } = context;
  return {
    ...(await paginate(page, guestReviewOrder, (part) => listGuestReviews(sql, guestId, part))),
    totalCount: async () => (await guestRatingLoader(context).load(guestId))?.count ?? 0,
  };
}

/** How studios rate a guest, 1 to 5; null when none does, or to those who may not read it. */
export async function guestRatingOf(context: Context, guestId: number): Promise<number | null> {
  if (!(await mayRead(context, guestId))) return null;
  return (await guestRatingLoader(context).load(guestId))?.average ?? null;
}

/**
 * A review of a guest that whoever is logged in may read, once it is shown.
 * @throws DomainError UNAUTHENTICATED; NOT_FOUND to all others
 */
export async function readableGuestReview(context: Context, id: number): Promise<GuestReviewRow> {
  requireUser(context);
  const review = await findGuestReview(context.sql, id);
  if (!review || review.hiddenUntil !== null || !(await mayRead(context, review.guestId))) {
    throw new DomainError('NOT_FOUND', 'reviews.notFound');
  }
  return review;
}

/** What the studio of a booking says of who booked; to the guest once it is shown. */
export async function guestReviewOf(
  context: Context,
  { studioId, userId }: Pair,
): Promise<GuestReviewRow | null> {
  const review = await findGuestReviewOf(context.sql, studioId, userId);
  if (!review) return null;
  const isTheirs = isAllowed(context, reviewPolicy.answer, {
    team: await teamOf(context, studioId),
  });
  return isTheirs || review.hiddenUntil === null ? review : null;
}

/** Whether whoever asks may review who made a booking, now. */
export async function viewerMayReviewGuest(context: Context, pair: Pair): Promise<boolean> {
  const { studioId, userId } = pair;
  const { sql, now } = context;
  const team = await teamOf(context, studioId);
  if (!isAllowed(context, reviewPolicy.answer, { team })) return false;
  const session = await findLastSession(sql, { studioId, userId, now });
  if (!mayReviewGuest({ endedAt: session?.endedAt, now })) return false;
  return (await findGuestReviewOf(sql, studioId, userId)) === undefined;
}

async function mayRead(context: Context, guestId: number): Promise<boolean> {
  const { user, sql } = context;
  if (!user) return false;
  const rule = reviewPolicy.readGuestReviews;
  if (isAllowed(context, rule, { guestId, isGuestOfActor: false })) return true;
  const isGuestOfActor = await isGuestOf(sql, guestId, user.id);
  return isAllowed(context, rule, { guestId, isGuestOfActor });
}
