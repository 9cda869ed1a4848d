import { takeUnusedPictures } from '#db/listings/listing-picture.repository.ts';
import { updateListing } from '#db/listings/listing.repository.ts';
import type { ListingRow } from '#db/listings/listing.repository.ts';
import type { Sql } from '#db/orm.ts';
import { findStudioContents, updateStudioContent } from '#db/studios/studio-content.repository.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import { validate } from '#domain/errors/validate.ts';
import { nextListingStatus } from '#domain/listings/lifecycle.ts';
import type { ListingAction, ListingActor, ListingStatus } from '#domain/listings/lifecycle.ts';
import { listingSchema } from '#domain/listings/listing.schema.ts';
import { fieldsToReview, withoutReviewed } from '#domain/listings/review.ts';
import type { StudioContent } from '#domain/studios/studio-content.ts';
import { requireUser } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { listingLimits } from './listing.limits.ts';
import { listingPolicy } from './listing.policy.ts';
import { changeListing, releasePictures, requireVersion } from './listing.service.ts';

/**
 * Submits a listing. A new one waits for an administrator. Of a studio that is approved, what needs
 * nobody's look shows at once; its name, its place and higher prices wait, while it stays online.
 * @param version the version that its owner has before them
 * @throws DomainError UNAUTHENTICATED, NOT_FOUND, RATE_LIMITED; BAD_USER_INPUT naming each field that
 *   is missing or wrong; CONFLICT when it was saved from elsewhere, is suspended, or nothing changed
 */
export async function submitListing(
  context: Context,
  { id, version }: { id: number; version: number },
): Promise<ListingRow> {
  await context.rateLimits.consume(listingLimits.submit, requireUser(context).id);
  const listing = await changeListing(context, listingPolicy.edit, id, async (db, row) => {
    requireVersion(row, version);
    nextStatus(row, 'submit', 'owner');
    if (!row.content) throw new DomainError('CONFLICT', 'listings.nothingToSubmit');
    const content = validate(listingSchema, row.content);
    await (isListed(row.status)
      ? submitChange(db, row, content, context.now)
      : updateListing(db, id, waiting(row, content), context.now));
    await releaseUnused(db, row, context.now);
  });
  if (listing.studioId !== null) context.changed([`studio:${listing.studioId}`]);
  return listing;
}

/** @throws DomainError CONFLICT, when the listing cannot be moved so from where it stands */
export function nextStatus(
  { status }: Pick<ListingRow, 'status'>,
  action: ListingAction,
  actor: ListingActor,
): ListingStatus {
  const next = nextListingStatus(status, action, actor);
  if (!next) throw new DomainError('CONFLICT', 'listings.notNow');
  return next;
}

/** Has the files of photographs go that the listing shows nowhere any more. */
export async function releaseUnused(
  db: Sql,
  { id, ownerId }: Pick<ListingRow, 'id' | 'ownerId'>,
  now: number,
): Promise<void> {
  await releasePictures(db, ownerId, await takeUnusedPictures(db, id), now);
}

/** Whether changes can show without anybody's look. */
function isListed(status: ListingStatus): boolean {
  return nextListingStatus(status, 'publish', 'owner') !== undefined;
}

function waiting(listing: ListingRow, content: StudioContent) {
  return {
    status: nextStatus(listing, 'submit', 'owner'),
    content,
    submission: { content, version: listing.version },
    reasons: '',
  };
}

async function submitChange(
  db: Sql,
  listing: ListingRow,
  content: StudioContent,
  now: number,
): Promise<void> {
  const { id, studioId } = listing;
  if (studioId === null) throw new Error(`Listing ${id} is listed without a studio.`);
  const before = (await findStudioContents(db, [studioId])).get(studioId);
  if (!before) throw new Error(`Listing ${id} is of studio ${studioId}, which there is not.`);
  await updateStudioContent(db, studioId, withoutReviewed(before, content));
  const isReviewed = fieldsToReview(before, content).length > 0;
  const status = nextStatus(listing, isReviewed ? 'submit' : 'publish', 'owner');
  const shown = { status, content: null, submission: null, reasons: '' };
  await updateListing(db, id, isReviewed ? waiting(listing, content) : shown, now);
}
