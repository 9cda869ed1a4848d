import {
  countWaitingClaims,
  listWaitingClaims,
  moveClaim,
  waitingClaimOrder,
} from '#db/claims/studio-claim.repository.ts';
import type { StudioClaimRow } from '#db/claims/studio-claim.repository.ts';
import type { UnclaimedStudioRow } from '#db/claims/unclaimed-studio.repository.ts';
import type { Sql } from '#db/orm.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import { requireAdmin } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { paginate } from '#api/lib/pagination.ts';
import type { PageArgs } from '#api/lib/pagination.ts';
import { changeClaimed, grant, requireClaim } from './claim.service.ts';
import { writeClaimOutcome } from './claim.mails.ts';

/**
 * Claims that wait for a decision, the one that has waited longest first.
 * @throws DomainError UNAUTHENTICATED; FORBIDDEN to all but administrators; BAD_USER_INPUT.
 */
export async function claimsToReview(context: Context, page: PageArgs) {
  requireAdmin(context);
  const { sql } = context;
  return {
    ...(await paginate(page, waitingClaimOrder, (part) => listWaitingClaims(sql, part))),
    totalCount: () => countWaitingClaims(sql),
  };
}

/**
 * Has a studio be theirs who claim it. All other claims of it are closed.
 * @throws DomainError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND; CONFLICT when the claim does not wait,
 *   or somebody else's was granted
 */
export async function grantClaim(context: Context, id: number): Promise<StudioClaimRow> {
  return decide(context, id, (db, studio, claim) => grant(db, studio, claim, context.now));
}

/**
 * Declines a claim; whoever made it is mailed why.
 * @throws DomainError as {@link grantClaim}
 */
export async function declineClaim(
  context: Context,
  id: number,
  reasons: string,
): Promise<StudioClaimRow> {
  const { now } = context;
  return decide(context, id, async (db, studio, { userId }) => {
    const status = 'declined';
    await moveClaim(db, id, { status, reasons }, now);
    await writeClaimOutcome(db, { id, userId, status, reasons, studio }, now);
  });
}

async function decide(
  context: Context,
  id: number,
  work: (db: Sql, studio: UnclaimedStudioRow, claim: StudioClaimRow) => Promise<void>,
): Promise<StudioClaimRow> {
  requireAdmin(context);
  const { studioId } = await requireClaim(context.sql, id);
  return changeClaimed(context, studioId, async (db, studio) => {
    // Read again: it may have been withdrawn, or decided.
    const claim = await requireClaim(db, id);
    if (claim.status !== 'waiting') throw new DomainError('CONFLICT', 'claims.alreadyDecided');
    await work(db, studio, claim);
    return id;
  });
}
