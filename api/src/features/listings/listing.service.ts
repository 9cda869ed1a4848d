import { removeFile } from '#db/files/file.repository.ts';
import { findPictureNames, findUsablePictures } from '#db/listings/listing-picture.repository.ts';
import {
  countDraftsOf,
  countListingsOf,
  deleteListing,
  findListing,
  findListingOfStudio,
  insertDraft,
  listListingsOf,
  lockListing,
  ownListingOrder,
  updateListing,
} from '#db/listings/listing.repository.ts';
import type { ListingRow } from '#db/listings/listing.repository.ts';
import { lockUser } from '#db/accounts/account.repository.ts';
import { sqlOf } from '#db/orm.ts';
import type { EntityManager, Sql } from '#db/orm.ts';
import { listCities } from '#db/studios/directory.repository.ts';
import { badInput, DomainError } from '#domain/errors/domain-error.ts';
import type { FieldErrors } from '#domain/errors/domain-error.ts';
import { validate } from '#domain/errors/validate.ts';
import { emptyContent } from '#domain/listings/empty-content.ts';
import { DRAFTS_OF_OWNER_LIMIT } from '#domain/listings/limits.ts';
import { draftSchema } from '#domain/listings/listing.schema.ts';
import { message } from '#domain/messages/message.ts';
import type { PictureContent, StudioContent } from '#domain/studios/studio-content.ts';
import { requireUser } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { paginate } from '#api/lib/pagination.ts';
import type { PageArgs } from '#api/lib/pagination.ts';
import { authorize } from '#api/lib/policy.ts';
import type { Rule } from '#api/lib/policy.ts';
import { studioPictureKind } from './listing-picture.ts';
import { listingLimits } from './listing.limits.ts';
import { listingPolicy } from './listing.policy.ts';
import type { ListingParties } from './listing.policy.ts';

/** The listings of whoever asks, what they changed last first. @throws DomainError UNAUTHENTICATED */
export async function myListings(context: Context, page: PageArgs) {
  const { id } = requireUser(context);
  const { sql } = context;
  return {
    ...(await paginate(page, ownListingOrder, (part) => listListingsOf(sql, id, part))),
    totalCount: () => countListingsOf(sql, id),
  };
}

/** A listing of one's own, or any as an administrator. @throws DomainError UNAUTHENTICATED, NOT_FOUND */
export async function seeListing(context: Context, id: number): Promise<ListingRow> {
  return allowed(context, listingPolicy.see, await findListing(context.sql, id));
}

/** The same by the studio that it is of. @throws DomainError UNAUTHENTICATED, NOT_FOUND */
export async function seeListingOfStudio(context: Context, studioId: number): Promise<ListingRow> {
  return allowed(context, listingPolicy.see, await findListingOfStudio(context.sql, studioId));
}

/**
 * Begins a draft.
 * @throws DomainError UNAUTHENTICATED, RATE_LIMITED; CONFLICT beyond {@link DRAFTS_OF_OWNER_LIMIT}
 */
export async function startListing(context: Context): Promise<ListingRow> {
  const { id: ownerId } = requireUser(context);
  const { now } = context;
  await context.rateLimits.consume(listingLimits.start, ownerId);
  return context.transaction(async (em) => {
    const db = sqlOf(em);
    // One after the other, or several at once would each find room for one more.
    await lockUser(db, ownerId);
    if ((await countDraftsOf(db, ownerId)) >= DRAFTS_OF_OWNER_LIMIT) {
      const values = { limit: DRAFTS_OF_OWNER_LIMIT };
      throw new DomainError('CONFLICT', 'listings.tooManyDrafts', { values });
    }
    return stored(db, await insertDraft(db, { ownerId, content: emptyContent, now }));
  });
}

/**
 * Saves what its owner has written so far, however little that is.
 * @param version which version they had before them
 * @returns the listing with its new version
 * @throws DomainError UNAUTHENTICATED, NOT_FOUND, RATE_LIMITED; CONFLICT when it was saved from
 *   elsewhere since; BAD_USER_INPUT naming fields by their path in the content
 */
export async function saveListing(
  context: Context,
  { id, version, content }: { id: number; version: number; content: unknown },
): Promise<ListingRow> {
  await context.rateLimits.consume(listingLimits.save, requireUser(context).id);
  const draft = validate(draftSchema, content);
  return changeListing(context, listingPolicy.edit, id, async (db, listing) => {
    requireVersion(listing, version);
    const checked = { ...draft, pictures: await knownPictures(db, listing, draft.pictures) };
    await requireCity(db, checked);
    await updateListing(db, id, { content: checked, version: version + 1 }, context.now);
  });
}

/**
 * Removes a draft that was never approved, with its photographs.
 * @throws DomainError UNAUTHENTICATED, NOT_FOUND; CONFLICT when it is a studio
 */
export async function removeListing(context: Context, id: number): Promise<void> {
  const { now } = context;
  requireUser(context);
  await context.transaction(async (em) => {
    const db = sqlOf(em);
    const listing = allowed(context, listingPolicy.edit, await lockListing(db, id));
    if (listing.studioId !== null) throw new DomainError('CONFLICT', 'listings.notRemovable');
    await releasePictures(db, listing.ownerId, await findPictureNames(db, id), now);
    await deleteListing(db, id);
  });
}

/**
 * Changes a listing in a transaction of its own, once a rule allows it.
 * @returns the listing as it is then
 * @throws DomainError UNAUTHENTICATED, what the rule refuses with, and what `work` throws
 */
export async function changeListing(
  context: Context,
  rule: Rule<ListingParties>,
  id: number,
  work: (db: Sql, listing: ListingRow, em: EntityManager) => Promise<void>,
): Promise<ListingRow> {
  return context.transaction(async (em) => {
    const db = sqlOf(em);
    await work(db, allowed(context, rule, await lockListing(db, id)), em);
    return stored(db, id);
  });
}

/** @throws DomainError CONFLICT, when a listing was saved from elsewhere */
export function requireVersion(listing: Pick<ListingRow, 'version'>, version: number): void {
  if (listing.version !== version) throw new DomainError('CONFLICT', 'listings.changedElsewhere');
}

/** Has the files of photographs go that nothing shows any more. */
export async function releasePictures(
  db: Sql,
  userId: number,
  names: readonly string[],
  now: number,
): Promise<void> {
  for (const name of names) {
    await removeFile(db, { userId, kind: studioPictureKind.name, name }, now);
  }
}

function allowed(
  context: Context,
  rule: Rule<ListingParties>,
  listing: ListingRow | undefined,
): ListingRow {
  requireUser(context);
  if (!listing) throw new DomainError('NOT_FOUND', 'listings.notFound');
  authorize(context, rule, listing);
  return listing;
}

async function stored(db: Sql, id: number): Promise<ListingRow> {
  const listing = await findListing(db, id);
  if (!listing) throw new Error(`Listing ${id} vanished.`);
  return listing;
}

/** What is shown has to have been uploaded for this listing; of what size it is, is known from there. */
async function knownPictures(
  db: Sql,
  listing: ListingRow,
  pictures: readonly PictureContent[],
): Promise<PictureContent[]> {
  const usable = new Map(
    (await findUsablePictures(db, listing)).map((picture) => [picture.url, picture]),
  );
  const unknown: FieldErrors = Object.fromEntries(
    pictures.flatMap(({ url }, index) =>
      usable.has(url) ? [] : [[`pictures[${index}]`, message('listings.pictureUnknown')]],
    ),
  );
  if (Object.keys(unknown).length > 0) throw badInput(unknown);
  const once = new Map(pictures.map((picture) => [picture.url, picture]));
  return [...once.values()].map(({ url, alt }) => ({ alt, ...usable.get(url)! }));
}

async function requireCity(db: Sql, { cityId }: Pick<StudioContent, 'cityId'>): Promise<void> {
  if (cityId === null) return;
  const cities = await listCities(db);
  if (!cities.some(({ id }) => id === cityId)) {
    throw badInput({ cityId: message('listings.cityUnknown') });
  }
}
