import { removeFile } from '#db/files/file.repository.ts';
import {
  countUnusedPictures,
  insertReviewPicture,
  takeUnusedPictures,
  usePictures,
} from '#db/reviews/review-picture.repository.ts';
import type { PictureFile, ReviewPictureRow } from '#db/reviews/review-picture.repository.ts';
import { findStudios } from '#db/studios/studio.repository.ts';
import { findStudioTeam } from '#db/teams/team.repository.ts';
import { inTransaction } from '#db/lib/transaction.ts';
import { sqlOf } from '#db/orm.ts';
import type { Orm, Sql } from '#db/orm.ts';
import { badInput, DomainError } from '#domain/errors/domain-error.ts';
import { message } from '#domain/messages/message.ts';
import { REVIEW_PICTURES_LIMIT } from '#domain/reviews/limits.ts';
import { DAY_MS } from '#domain/time/calendar.ts';
import { requireUser } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { storePhoto } from '#api/lib/files/photo-kind.ts';
import type { ReceivedFile } from '#api/lib/files/upload-kind.ts';
import { parseId, requireId } from '#api/lib/ids.ts';
import { authorize } from '#api/lib/policy.ts';
import { reviewLimits } from './review.limits.ts';
import { reviewPictureKind } from './review-picture.ts';
import { reviewPolicy } from './review.policy.ts';

/** Photographs that somebody may have sent for a review that is not written, those thought better of too. */
const UNUSED_LIMIT = 3 * REVIEW_PICTURES_LIMIT;

/**
 * Lets somebody send a photograph for their review of a studio.
 * @throws DomainError UNAUTHENTICATED, NOT_FOUND, RATE_LIMITED; FORBIDDEN for one's own studio;
 *   CONFLICT when there are too many
 */
export async function admitReviewPicture(context: Context, studioId: string): Promise<void> {
  const { id: userId } = requireUser(context);
  const { sql } = context;
  const [studio] = await findStudios(sql, [requireId(studioId, 'studios.notFound')]);
  if (!studio) throw new DomainError('NOT_FOUND', 'studios.notFound');
  authorize(context, reviewPolicy.write, { team: await findStudioTeam(sql, studio.id) });
  await context.rateLimits.consume(reviewLimits.picture, userId);
  if ((await countUnusedPictures(sql, userId, studio.id)) >= UNUSED_LIMIT) {
    const values = { limit: REVIEW_PICTURES_LIMIT };
    throw new DomainError('CONFLICT', 'reviews.tooManyPictures', { values });
  }
}

/**
 * Keeps a photograph for a review, which shows it once it is written with it; a day, if it never is.
 * @throws DomainError UNAUTHENTICATED; NOT_FOUND; BAD_USER_INPUT naming `picture`
 */
export async function addReviewPicture(
  context: Context,
  studio: string,
  file: ReceivedFile,
): Promise<ReviewPictureRow> {
  const { id: userId } = requireUser(context);
  const studioId = requireId(studio, 'studios.notFound');
  return storePhoto(context, {
    kind: reviewPictureKind,
    userId,
    subject: `review of ${studioId} by ${userId} at ${context.now}`,
    file,
    bind: (db, photo) => insertReviewPicture(db, { ...photo, userId, studioId, now: context.now }),
    userGone: () => new DomainError('UNAUTHENTICATED', 'errors.unauthenticated'),
  });
}

/**
 * Has a review show the photographs that its author has sent for it.
 * @throws DomainError BAD_USER_INPUT naming `pictures` when one is not there to be shown
 */
export async function showPictures(
  db: Sql,
  review: { reviewId: number; userId: number; studioId: number },
  pictures: readonly string[],
): Promise<void> {
  if (pictures.length === 0) return;
  const ids = pictures.flatMap((id) => parseId(id) ?? []);
  if ((await usePictures(db, review, ids)) !== pictures.length) {
    throw badInput({ pictures: message('reviews.pictureUnknown') });
  }
}

/** Has files of photographs go that no review shows any more. */
export async function removePictureFiles(
  db: Sql,
  pictures: readonly PictureFile[],
  now: number,
): Promise<void> {
  for (const picture of pictures) {
    await removeFile(db, { ...picture, kind: reviewPictureKind.name }, now);
  }
}

/** Forgets photographs that were sent a day before `now` (epoch milliseconds) for reviews that nobody wrote. */
export async function forgetUnusedPictures({ orm }: { orm: Orm }, now: number): Promise<void> {
  await inTransaction(orm, async (em) => {
    const db = sqlOf(em);
    await removePictureFiles(db, await takeUnusedPictures(db, now - DAY_MS), now);
  });
}
