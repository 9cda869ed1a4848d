import { lockPlace, findStoredPlace } from '#db/directories/place-content.repository.ts';
import type { StoredPlaceRow } from '#db/directories/place-content.repository.ts';
import {
  insertPlacePicture,
  placePictureFiles,
  showPlacePictures,
} from '#db/directories/place-picture.repository.ts';
import { removeFile } from '#db/files/file.repository.ts';
import { countFilesOf } from '#db/files/shown-files.ts';
import type { Sql } from '#db/orm.ts';
import type { PlacePictures } from '#domain/directories/place.schema.ts';
import { PLACE_PICTURE, placeLimits as contentLimits } from '#domain/directories/place.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import { requireActor } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { photoKind, storePhoto } from '#api/lib/files/photo-kind.ts';
import { requireShownFiles } from '#api/lib/files/shown-files.ts';
import type { ReceivedFile } from '#api/lib/files/upload-kind.ts';
import { requireId } from '#api/lib/ids.ts';
import { authorize } from '#api/lib/policy.ts';
import { placeLimits } from './place.limits.ts';
import { placePolicy } from './place.policy.ts';

/** Pictures of places. */
export const placePictureKind = photoKind('place-pictures', PLACE_PICTURE);

/** Pictures that may be uploaded for a place, among them those that it does not show. */
const UPLOADED_LIMIT = 2 * contentLimits.pictures;

/**
 * Lets whoever runs a place, or an administrator, send a picture for it.
 * @throws DomainError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, RATE_LIMITED; CONFLICT when there are too
 *   many
 */
export async function admitPlacePicture(context: Context, placeId: string): Promise<void> {
  const { id: userId } = requireActor(context);
  const id = requireId(placeId, 'directories.notFound');
  requireEditable(context, await findStoredPlace(context.sql, id));
  await context.rateLimits.consume(placeLimits.picture, userId);
  await refuseTooMany(context.sql, id);
}

async function refuseTooMany(db: Sql, placeId: number): Promise<void> {
  if ((await countFilesOf(db, placePictureFiles, placeId)) < UPLOADED_LIMIT) return;
  throw new DomainError('CONFLICT', 'directories.tooManyPictures');
}

/**
 * Keeps a picture for a place, which shows it once it is saved with it.
 * @throws DomainError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND; CONFLICT when there are too many;
 *   BAD_USER_INPUT naming `picture`
 */
export async function addPlacePicture(context: Context, place: string, file: ReceivedFile) {
  const { id: userId } = requireActor(context);
  const placeId = requireId(place, 'directories.notFound');
  return storePhoto(context, {
    kind: placePictureKind,
    userId,
    // Of each who sends it for themselves: it goes with their account.
    subject: `place ${placeId} by ${userId}`,
    file,
    userGone: () => new DomainError('UNAUTHENTICATED', 'errors.unauthenticated'),
    async bind(db, { name, ...photo }) {
      // Many may have been admitted at once, and the place may be somebody else's by now.
      requireEditable(context, await lockPlace(db, placeId));
      await refuseTooMany(db, placeId);
      const picture = { placeId, userId, name, ...photo, now: context.now };
      return { id: await insertPlacePicture(db, picture), ...photo };
    },
  });
}

function requireEditable(context: Context, place: StoredPlaceRow | undefined): void {
  if (place?.status !== 'published') throw new DomainError('NOT_FOUND', 'directories.notFound');
  authorize(context, placePolicy.edit, place);
}

/**
 * Has a place that is locked show pictures that were uploaded for it. Files of all others go.
 * @throws DomainError BAD_USER_INPUT naming what of `pictures` is none of it
 */
export async function changePlacePictures(
  db: Sql,
  placeId: number,
  pictures: NonNullable<PlacePictures['pictures']>,
  now: number,
): Promise<void> {
  await requireShownFiles(db, placePictureFiles, placeId, 'pictures', pictures);
  for (const file of await showPlacePictures(db, placeId, pictures)) {
    await removeFile(db, { ...file, kind: placePictureKind.name }, now);
  }
}
