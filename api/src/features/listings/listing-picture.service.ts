import {
  countUploadedPictures,
  insertListingPicture,
} from '#db/listings/listing-picture.repository.ts';
import type { ListingPictureRow } from '#db/listings/listing-picture.repository.ts';
import { findListing, lockListing } from '#db/listings/listing.repository.ts';
import type { ListingRow } from '#db/listings/listing.repository.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import { listingLimits as contentLimits } from '#domain/listings/limits.ts';
import { requireUser } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { storeFile } from '#api/lib/files/stored-files.ts';
import type { ReceivedFile } from '#api/lib/files/upload-kind.ts';
import { requireId } from '#api/lib/ids.ts';
import { authorize } from '#api/lib/policy.ts';
import { sizeOfPicture, studioPictureKind, studioPicturePath } from './listing-picture.ts';
import { listingLimits } from './listing.limits.ts';
import { listingPolicy } from './listing.policy.ts';

/** Photographs that may be uploaded for a listing, among them those that it does not show any more. */
const UPLOADED_LIMIT = 3 * contentLimits.pictures;

/**
 * Lets an owner send a photograph for a listing.
 * @throws DomainError UNAUTHENTICATED, NOT_FOUND, RATE_LIMITED; CONFLICT when there are too many
 */
export async function admitPicture(context: Context, listingId: string): Promise<void> {
  const { id } = await editable(context, listingId);
  await context.rateLimits.consume(listingLimits.picture, requireUser(context).id);
  if ((await countUploadedPictures(context.sql, id)) >= UPLOADED_LIMIT) {
    const values = { limit: contentLimits.pictures };
    throw new DomainError('CONFLICT', 'listings.tooManyPictures', { values });
  }
}

/**
 * Keeps a photograph for a listing, which shows it once it is saved with it. The same one again is
 * the one that there is.
 * @throws DomainError UNAUTHENTICATED, NOT_FOUND; BAD_USER_INPUT naming `picture`
 */
export async function addPicture(
  context: Context,
  listingId: string,
  file: ReceivedFile,
): Promise<ListingPictureRow> {
  const { id, ownerId } = await editable(context, listingId);
  const [made] = await studioPictureKind.make(file);
  const size = await sizeOfPicture(made!.content as Uint8Array);
  return storeFile(context, {
    kind: { ...studioPictureKind, make: () => Promise.resolve([made!]) },
    userId: ownerId,
    subject: `listing ${id}`,
    file,
    userGone: notFound,
    async bind(db, name) {
      if (!(await lockListing(db, id))) throw notFound();
      const picture = { url: studioPicturePath(name), ...size };
      await insertListingPicture(db, id, { name, ...picture });
      return picture;
    },
  });
}

async function editable(context: Context, listingId: string): Promise<ListingRow> {
  requireUser(context);
  const listing = await findListing(context.sql, requireId(listingId, 'listings.notFound'));
  if (!listing) throw notFound();
  authorize(context, listingPolicy.edit, listing);
  return listing;
}

function notFound(): DomainError {
  return new DomainError('NOT_FOUND', 'listings.notFound');
}
