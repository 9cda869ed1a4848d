import { noteStudioOwner } from '#db/accounts/account.repository.ts';
import {
  countWaitingListings,
  listWaitingListings,
  showStudio,
  updateListing,
  waitingListingOrder,
} from '#db/listings/listing.repository.ts';
import type { ListingRow } from '#db/listings/listing.repository.ts';
import type { Sql } from '#db/orm.ts';
import {
  insertStudioContent,
  takeStudioId,
  updateStudioContent,
} from '#db/studios/studio-content.repository.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import { requireAdmin } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { paginate } from '#api/lib/pagination.ts';
import type { PageArgs } from '#api/lib/pagination.ts';
import { writeDecision } from './listing.mails.ts';
import { listingPolicy } from './listing.policy.ts';
import { changeListing } from './listing.service.ts';
import { nextStatus, releaseUnused } from './submission.service.ts';

/** A decision about what was submitted as a version, which is what whoever decides has seen. */
export interface Decision {
  id: number;
  version: number;
}

/**
 * Listings that wait for a decision, the one that has waited longest first.
 * @throws DomainError UNAUTHENTICATED; FORBIDDEN to all but administrators; BAD_USER_INPUT.
 */
export async function listingsToReview(context: Context, page: PageArgs) {
  requireAdmin(context);
  const { sql } = context;
  return {
    ...(await paginate(page, waitingListingOrder, (part) => listWaitingListings(sql, part))),
    totalCount: () => countWaitingListings(sql),
  };
}

/**
 * Has what was submitted be the studio, from now on for everybody to see. Its owner is mailed.
 * @throws DomainError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND; CONFLICT when it does not wait, or its
 *   owner has submitted another version since
 */
export async function approveListing(context: Context, decision: Decision): Promise<ListingRow> {
  return decide(context, decision.id, async (db, listing) => {
    const status = nextStatus(listing, 'approve', 'admin');
    const submitted = requireSubmission(listing, decision);
    const { now } = context;
    const studioId = listing.studioId ?? (await takeStudioId(db));
    // What its owner has written since stays theirs to submit.
    const content = listing.version === decision.version ? null : listing.content;
    const change = { studioId, status, content, submission: null, reasons: '' };
    await updateListing(db, listing.id, change, now);
    await (listing.studioId === null
      ? insertStudioContent(db, { id: studioId, ownerId: listing.ownerId, now }, submitted)
      : updateStudioContent(db, studioId, submitted));
    await noteStudioOwner(db, listing.ownerId);
    await releaseUnused(db, listing, now);
    await writeDecision(db, 'approved', { ...listing, studioId }, '', now);
  });
}

/**
 * Returns what was submitted to its owner, who is mailed why. A studio that is online stays as it is.
 * @throws DomainError as {@link approveListing}
 */
export async function returnListing(
  context: Context,
  decision: Decision & { reasons: string },
): Promise<ListingRow> {
  return decide(context, decision.id, async (db, listing) => {
    const status = nextStatus(listing, 'return', 'admin');
    requireSubmission(listing, decision);
    const { reasons } = decision;
    await updateListing(db, listing.id, { status, submission: null, reasons }, context.now);
    await writeDecision(db, 'returned', listing, reasons, context.now);
  });
}

/**
 * Takes a studio offline; bookings that were agreed stand. Its owner is mailed why. What waited does
 * not any more.
 * @throws DomainError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND; CONFLICT when it is not online
 */
export async function suspendListing(
  context: Context,
  { id, reasons }: { id: number; reasons: string },
): Promise<ListingRow> {
  return decide(context, id, async (db, listing) => {
    const status = nextStatus(listing, 'suspend', 'admin');
    await updateListing(db, id, { status, submission: null, reasons }, context.now);
    await showStudio(db, studioOf(listing), false);
    await writeDecision(db, 'suspended', listing, reasons, context.now);
  });
}

/**
 * Has a suspended studio be online again. Its owner is mailed.
 * @throws DomainError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND; CONFLICT when it is not suspended
 */
export async function reinstateListing(context: Context, id: number): Promise<ListingRow> {
  return decide(context, id, async (db, listing) => {
    const status = nextStatus(listing, 'reinstate', 'admin');
    await updateListing(db, id, { status, reasons: '' }, context.now);
    await showStudio(db, studioOf(listing), true);
    await writeDecision(db, 'approved', listing, '', context.now);
  });
}

async function decide(
  context: Context,
  id: number,
  work: (db: Sql, listing: ListingRow) => Promise<void>,
): Promise<ListingRow> {
  requireAdmin(context);
  const listing = await changeListing(context, listingPolicy.decide, id, work);
  if (listing.studioId !== null) context.changed([`studio:${listing.studioId}`]);
  return listing;
}

function requireSubmission(listing: ListingRow, { version }: Decision) {
  const { submitted, submittedVersion } = listing;
  if (!submitted || submittedVersion !== version) {
    throw new DomainError('CONFLICT', 'listings.changedMeanwhile');
  }
  return submitted;
}

function studioOf({ id, studioId }: ListingRow): number {
  if (studioId === null) throw new Error(`Listing ${id} is online without a studio.`);
  return studioId;
}
