import {
  countUploadedPictures,
  findWholePicture,
  insertListingPicture,
} from '#db/listings/listing-picture.repository.ts';
import type { ListingPictureRow } from '#db/listings/listing-picture.repository.ts';
import { findListing, lockListing } from '#db/listings/listing.repository.ts';
import type { ListingRow } from '#db/listings/listing.repository.ts';
import type { Sql } from '#db/orm.ts';
import { badInput, DomainError } from '#domain/errors/domain-error.ts';
import type { Crop } from '#domain/listings/crop.schema.ts';
import { listingLimits as contentLimits } from '#domain/listings/limits.ts';
import { message } from '#domain/messages/message.ts';
import { requireUser } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { storePartOfPhoto, storePhoto } from '#api/lib/files/photo-kind.ts';
import type { ReceivedFile } from '#api/lib/files/upload-kind.ts';
import { requireId } from '#api/lib/ids.ts';
import { authorize } from '#api/lib/policy.ts';
import { studioPictureKind } from './listing-picture.ts';
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
  await refuseTooMany(context.sql, id);
}

async function refuseTooMany(db: Sql, id: number): Promise<void> {
  if ((await countUploadedPictures(db, id)) < UPLOADED_LIMIT) return;
  const values = { limit: contentLimits.pictures };
  throw new DomainError('CONFLICT', 'listings.tooManyPictures', { values });
}

/**
 * Keeps a photograph for a listing, which shows it once it is saved with it. The same one again is
 * the one that there is.
 * @throws DomainError UNAUTHENTICATED, NOT_FOUND; CONFLICT when there are too many; BAD_USER_INPUT
 *   naming `picture`
 */
export async function addPicture(
  context: Context,
  listingId: string,
  file: ReceivedFile,
): Promise<ListingPictureRow> {
  const { id, ownerId } = await editable(context, listingId);
  return storePhoto(context, {
    kind: studioPictureKind,
    userId: ownerId,
    subject: `listing ${id}`,
    file,
    userGone: notFound,
    async bind(db, { name, ...picture }) {
      if (!(await lockListing(db, id))) throw notFound();
      // Many may have been admitted at once.
      await refuseTooMany(db, id);
      await insertListingPicture(db, id, { name, ...picture });
      return picture;
    },
  });
}

/**
 * Crops a photograph of a listing, always out of the whole one. The listing shows it once it is saved
 * with it. The same crop again is the one that there is.
 * @throws DomainError UNAUTHENTICATED, NOT_FOUND, RATE_LIMITED; BAD_USER_INPUT naming `url` of a
 *   photograph that was not uploaded here, or what of `crop` reaches beyond its edge
 */
export async function cropPicture(
  context: Context,
  listingId: string,
  { url, crop }: { url: string; crop: Crop },
): Promise<{ picture: ListingPictureRow; listing: ListingRow }> {
  const listing = await editable(context, listingId);
  const { id, ownerId } = listing;
  await context.rateLimits.consume(listingLimits.picture, requireUser(context).id);
  const whole = await findWholePicture(context.sql, id, url);
  if (!whole) throw badInput({ url: message('listings.pictureUnknown') });
  requireWithin(whole, crop);
  const picture = await storePartOfPhoto(context, {
    kind: studioPictureKind,
    name: whole.name,
    part: crop,
    userId: ownerId,
    subject: `crop of ${whole.id}: ${[crop.x, crop.y, crop.width, crop.height].join(' ')}`,
    userGone: notFound,
    async bind(db, { name, ...made }) {
      if (!(await lockListing(db, id))) throw notFound();
      await insertListingPicture(db, id, { name, ...made, part: { wholeId: whole.id, crop } });
      return made;
    },
  });
  return { picture, listing };
}

function requireWithin(whole: ListingPictureRow, { x, y, width, height }: Crop): void {
  const wrong = {
    ...(x + width > whole.width && { 'crop.width': message('listings.cropBeyond') }),
    ...(y + height > whole.height && { 'crop.height': message('listings.cropBeyond') }),
  };
  if (Object.keys(wrong).length > 0) throw badInput(wrong);
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
