import { findAccountKey } from '#db/accounts/account.repository.ts';
import {
  findClaim,
  findLatestClaim,
  findLiveClaims,
  moveClaim,
  takeClaimCode,
  upsertClaim,
} from '#db/claims/studio-claim.repository.ts';
import type { StudioClaimRow } from '#db/claims/studio-claim.repository.ts';
import { lockUnclaimedStudio, noteClaimed } from '#db/claims/unclaimed-studio.repository.ts';
import type { UnclaimedStudioRow } from '#db/claims/unclaimed-studio.repository.ts';
import { insertDraft } from '#db/listings/listing.repository.ts';
import { sqlOf } from '#db/orm.ts';
import type { Sql } from '#db/orm.ts';
import { CLAIM_CODE_ATTEMPTS } from '#domain/claims/claim.ts';
import { provesWebsite, provingDomain } from '#domain/claims/website.ts';
import { badInput, DomainError } from '#domain/errors/domain-error.ts';
import { emptyContent } from '#domain/listings/empty-content.ts';
import { message } from '#domain/messages/message.ts';
import { requireUser } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { authorize } from '#api/lib/policy.ts';
import { claimCodeHash } from './claim-code.ts';
import { claimLimits } from './claim.limits.ts';
import { writeClaimCode, writeClaimOutcome } from './claim.mails.ts';
import { claimPolicy } from './claim.policy.ts';

/** What whoever asks claimed of an unclaimed studio last. @throws DomainError UNAUTHENTICATED */
export async function ownClaim(context: Context, studioId: number): Promise<StudioClaimRow | null> {
  const { id: userId } = requireUser(context);
  return (await findLatestClaim(context.sql, { studioId, userId })) ?? null;
}

/**
 * Claims a studio by an address at the domain of its website, to which a code is mailed.
 * @throws DomainError UNAUTHENTICATED, NOT_FOUND, RATE_LIMITED; BAD_USER_INPUT for an address
 *   elsewhere; CONFLICT when it is claimed already
 */
export async function claimByEmail(
  context: Context,
  studioId: number,
  email: string,
): Promise<StudioClaimRow> {
  const { id: userId } = requireUser(context);
  const { rateLimits, language, now } = context;
  await rateLimits.consume(claimLimits.claim, userId);
  await rateLimits.consume(claimLimits.codeByRecipient, await findAccountKey(context.sql, email));
  return changeClaimed(context, studioId, async (db, { website }) => {
    if (!provesWebsite(email, website)) throw elsewhere(website);
    const claim = { proof: 'email', status: 'unproven', email, statement: '' } as const;
    const id = await upsertClaim(db, { studioId, userId, ...claim }, now);
    await writeClaimCode(db, { claimId: id, email, language }, now);
    return id;
  });
}

/**
 * Claims a studio in words, which administrators read.
 * @throws DomainError UNAUTHENTICATED, NOT_FOUND, RATE_LIMITED; CONFLICT when it is claimed already
 */
export async function claimByStatement(
  context: Context,
  studioId: number,
  statement: string,
): Promise<StudioClaimRow> {
  const { id: userId } = requireUser(context);
  await context.rateLimits.consume(claimLimits.claim, userId);
  const claim = { proof: 'statement', status: 'waiting', email: '', statement } as const;
  return changeClaimed(context, studioId, (db) =>
    upsertClaim(db, { studioId, userId, ...claim }, context.now),
  );
}

/**
 * Proves a claim by the code that was mailed for it. The studio is theirs to list then; one that they
 * suggested themselves, with its website, waits for an administrator.
 * @throws DomainError UNAUTHENTICATED, NOT_FOUND, RATE_LIMITED; BAD_USER_INPUT for a code that is
 *   wrong, too old or used up; CONFLICT when somebody else has claimed the studio
 */
export async function confirmClaim(
  context: Context,
  id: number,
  code: string,
): Promise<StudioClaimRow> {
  const { studioId, userId } = await requireOwnClaim(context, id);
  const { now } = context;
  await context.rateLimits.consume(claimLimits.code, userId);
  const claim = await changeClaimed(context, studioId, async (db, studio) => {
    const hash = claimCodeHash(id, code);
    const isRight = await takeClaimCode(db, { id, hash, attempts: CLAIM_CODE_ATTEMPTS, now });
    if (isRight && studio.userId !== userId) await grant(db, studio, { id, userId }, now);
    else if (isRight) await moveClaim(db, id, { status: 'waiting' }, now);
    return id;
  });
  // After the commit, by which the attempt counts.
  if (claim.status === 'unproven') throw badInput({ code: message('claims.codeWrong') });
  return claim;
}

/** Claims a studio no longer. @throws DomainError UNAUTHENTICATED, NOT_FOUND; CONFLICT when it is closed */
export async function withdrawClaim(context: Context, id: number): Promise<StudioClaimRow> {
  await requireOwnClaim(context, id);
  const isMoved = await moveClaim(context.sql, id, { status: 'withdrawn' }, context.now);
  if (!isMoved) throw new DomainError('CONFLICT', 'claims.alreadyDecided');
  return stored(context.sql, id);
}

/**
 * Does something about the claims of a studio that nobody has been granted, one after the other.
 * @param work returns the claim that it is about
 * @throws DomainError NOT_FOUND; CONFLICT when it is claimed already
 */
export async function changeClaimed(
  context: Context,
  studioId: number,
  work: (db: Sql, studio: UnclaimedStudioRow) => Promise<number>,
): Promise<StudioClaimRow> {
  const claim = await context.transaction(async (em) => {
    const db = sqlOf(em);
    const studio = await lockUnclaimedStudio(db, studioId);
    if (studio?.status !== 'listed') throw new DomainError('NOT_FOUND', 'claims.studioNotFound');
    if (studio.listingId !== null) throw new DomainError('CONFLICT', 'claims.alreadyClaimed');
    return stored(db, await work(db, studio));
  });
  if (claim.status === 'granted') context.changed([`unclaimedStudio:${studioId}`]);
  return claim;
}

/**
 * Has a studio be somebody's to list: they have a draft of what is known, and all other claims of it
 * are closed. Everybody is mailed.
 */
export async function grant(
  db: Sql,
  studio: UnclaimedStudioRow,
  claim: Pick<StudioClaimRow, 'id' | 'userId'>,
  now: number,
): Promise<void> {
  const { name, cityId, categories } = studio;
  const content = { ...emptyContent, name, cityId, categories };
  const listingId = await insertDraft(db, { ownerId: claim.userId, content, now });
  await noteClaimed(db, studio.id, listingId);
  for (const { id, userId } of await findLiveClaims(db, studio.id)) {
    const status = id === claim.id ? 'granted' : 'overtaken';
    await moveClaim(db, id, { status }, now);
    await writeClaimOutcome(db, { id, userId, status, studio: { ...studio, listingId } }, now);
  }
}

/** A claim that there is. @throws DomainError NOT_FOUND */
export async function requireClaim(db: Sql, id: number): Promise<StudioClaimRow> {
  const claim = await findClaim(db, id);
  if (!claim) throw new DomainError('NOT_FOUND', 'claims.notFound');
  return claim;
}

async function requireOwnClaim(context: Context, id: number): Promise<StudioClaimRow> {
  requireUser(context);
  const claim = await requireClaim(context.sql, id);
  authorize(context, claimPolicy.pursue, claim);
  return claim;
}

async function stored(db: Sql, id: number): Promise<StudioClaimRow> {
  const claim = await findClaim(db, id);
  if (!claim) throw new Error(`Claim ${id} vanished.`);
  return claim;
}

function elsewhere(website: string): DomainError {
  const domain = provingDomain(website);
  return badInput({
    email: domain ? message('claims.emailElsewhere', { domain }) : message('claims.emailProvesNot'),
  });
}
