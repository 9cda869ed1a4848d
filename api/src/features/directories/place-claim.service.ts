import {
  countWaitingPlaceClaims,
  decidePlaceClaim,
  findLatestPlaceClaim,
  findPlaceClaim,
  findWaitingPlaceClaims,
  listWaitingPlaceClaims,
  placeClaimOrder,
  upsertPlaceClaim,
} from '#db/directories/place-claim.repository.ts';
import type { PlaceClaimRow } from '#db/directories/place-claim.repository.ts';
import { lockPlace } from '#db/directories/place-content.repository.ts';
import type { StoredPlaceRow } from '#db/directories/place-content.repository.ts';
import { sqlOf } from '#db/orm.ts';
import type { Sql } from '#db/orm.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import { requireAdmin, requireUser } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { paginate } from '#api/lib/pagination.ts';
import type { PageArgs } from '#api/lib/pagination.ts';
import { placeLimits } from './place.limits.ts';
import { writePlaceOutcome } from './place.mails.ts';

/** What whoever asks claimed of a place last. @throws DomainError UNAUTHENTICATED */
export async function ownPlaceClaim(
  context: Context,
  placeId: number,
): Promise<PlaceClaimRow | null> {
  const { id: userId } = requireUser(context);
  return (await findLatestPlaceClaim(context.sql, { placeId, userId })) ?? null;
}

/**
 * Claims a place in words, which administrators read.
 * @throws DomainError UNAUTHENTICATED, NOT_FOUND, RATE_LIMITED; CONFLICT when it is claimed already
 */
export async function claimPlace(
  context: Context,
  placeId: number,
  statement: string,
): Promise<PlaceClaimRow> {
  const { id: userId } = requireUser(context);
  const { now } = context;
  await context.rateLimits.consume(placeLimits.claim, userId);
  return changeUnclaimed(context, placeId, (db) =>
    upsertPlaceClaim(db, { placeId, userId, statement, now }),
  );
}

/**
 * Claims that wait for a decision, the one that has waited longest first.
 * @throws DomainError UNAUTHENTICATED; FORBIDDEN to all but administrators; BAD_USER_INPUT.
 */
export async function placeClaims(context: Context, page: PageArgs) {
  requireAdmin(context);
  const { sql } = context;
  return {
    ...(await paginate(page, placeClaimOrder, (part) => listWaitingPlaceClaims(sql, part))),
    totalCount: () => countWaitingPlaceClaims(sql),
  };
}

/**
 * Has a place be theirs who claim it. All other claims of it are declined; everybody is mailed.
 * @throws DomainError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND; CONFLICT when the claim does not wait
 */
export async function grantPlaceClaim(context: Context, id: number): Promise<PlaceClaimRow> {
  const { now } = context;
  return decide(context, id, async (db, place) => {
    for (const claim of await findWaitingPlaceClaims(db, place.id)) {
      const status = claim.id === id ? 'granted' : 'declined';
      await decidePlaceClaim(db, claim.id, { status, reasons: '' }, now);
      await writePlaceOutcome(db, `place-claim-${status}`, { userId: claim.userId, place }, now);
    }
  });
}

/**
 * Declines a claim; whoever made it is mailed why.
 * @throws DomainError as {@link grantPlaceClaim}
 */
export async function declinePlaceClaim(
  context: Context,
  id: number,
  reasons: string,
): Promise<PlaceClaimRow> {
  const { now } = context;
  return decide(context, id, async (db, place, { userId }) => {
    await decidePlaceClaim(db, id, { status: 'declined', reasons }, now);
    await writePlaceOutcome(db, 'place-claim-declined', { userId, place, reasons }, now);
  });
}

async function decide(
  context: Context,
  id: number,
  work: (db: Sql, place: StoredPlaceRow, claim: PlaceClaimRow) => Promise<void>,
): Promise<PlaceClaimRow> {
  requireAdmin(context);
  const { placeId } = await requireClaim(context.sql, id);
  const claim = await changeUnclaimed(context, placeId, async (db, place) => {
    // Read again: it may have been decided.
    const waiting = await requireClaim(db, id);
    if (waiting.status !== 'waiting') {
      throw new DomainError('CONFLICT', 'directories.alreadyDecided');
    }
    await work(db, place, waiting);
    return id;
  });
  if (claim.status === 'granted') context.changed([`place:${placeId}`]);
  return claim;
}

/**
 * Does something about the claims of a place that nobody has been granted, one after the other.
 * @param work returns the claim that it is about
 * @throws DomainError NOT_FOUND; CONFLICT when it is claimed already
 */
async function changeUnclaimed(
  context: Context,
  placeId: number,
  work: (db: Sql, place: StoredPlaceRow) => Promise<number>,
): Promise<PlaceClaimRow> {
  return context.transaction(async (em) => {
    const db = sqlOf(em);
    const place = await lockPlace(db, placeId);
    if (place?.status !== 'published') throw new DomainError('NOT_FOUND', 'directories.notFound');
    if (place.ownerId !== null) throw new DomainError('CONFLICT', 'directories.alreadyClaimed');
    return requireClaim(db, await work(db, place));
  });
}

/** A claim that there is. @throws DomainError NOT_FOUND */
async function requireClaim(db: Sql, id: number): Promise<PlaceClaimRow> {
  const claim = await findPlaceClaim(db, id);
  if (!claim) throw new DomainError('NOT_FOUND', 'directories.claimNotFound');
  return claim;
}
