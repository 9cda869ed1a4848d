import { lockUser } from '#db/accounts/account.repository.ts';
import type { Sql } from '#db/orm.ts';
import { sqlOf } from '#db/orm.ts';
import {
  countRequestsOf,
  countWaitingRequests,
  findRequest,
  insertRequest,
  listRequestsOf,
  listWaitingRequests,
  moveRequest,
  ownRequestOrder,
  waitingRequestOrder,
} from '#db/owners/owner-request.repository.ts';
import type { OwnerRequestRow } from '#db/owners/owner-request.repository.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import { OPEN_REQUESTS_LIMIT } from '#domain/owners/owner-request.ts';
import type { OwnerRequestKind, OwnerRequestStatus } from '#domain/owners/owner-request.ts';
import type { OwnerAnswerInput, OwnerRequestInput } from '#domain/owners/owner-request.schema.ts';
import { requireAdmin, requireUser } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { paginate } from '#api/lib/pagination.ts';
import type { PageArgs } from '#api/lib/pagination.ts';
import { authorize } from '#api/lib/policy.ts';
import type { Rule } from '#api/lib/policy.ts';
import { studiosWith } from './own-studio.service.ts';
import { ownerLimits } from './owner.limits.ts';
import { writeAnswer } from './owner.mails.ts';
import { ownerRequestPolicy } from './owner-request.policy.ts';
import type { RequestParties } from './owner-request.policy.ts';

/**
 * Asks the people who run the product for something.
 * @throws DomainError UNAUTHENTICATED, RATE_LIMITED; NOT_FOUND for a studio whose listing is not
 *   theirs to run; CONFLICT when the same waits for the studio, or too much of theirs
 */
export async function sendRequest(
  context: Context,
  input: OwnerRequestInput,
): Promise<OwnerRequestRow> {
  const { id: userId } = requireUser(context);
  const { now } = context;
  await context.rateLimits.consume(ownerLimits.request, userId);
  await studiosWith(context, 'listing', input.studioId);
  return context.transaction(async (em) => {
    const db = sqlOf(em);
    // One after the other, or several at once would each find room for one more.
    await lockUser(db, userId);
    if ((await countWaitingRequests(db, userId)) >= OPEN_REQUESTS_LIMIT) {
      const values = { limit: OPEN_REQUESTS_LIMIT };
      throw new DomainError('CONFLICT', 'owners.tooManyRequests', { values });
    }
    const id = await insertRequest(db, { ...input, userId, now });
    if (id === undefined) throw new DomainError('CONFLICT', 'owners.alreadyAsked');
    return stored(db, id);
  });
}

/** What whoever asks has asked for of a kind, the latest first. @throws DomainError UNAUTHENTICATED */
export async function myRequests(context: Context, kind: OwnerRequestKind, page: PageArgs) {
  const { id: userId } = requireUser(context);
  const { sql } = context;
  const theirs = { userId, kind };
  return {
    ...(await paginate(page, ownRequestOrder, (part) => listRequestsOf(sql, theirs, part))),
    totalCount: () => countRequestsOf(sql, theirs),
  };
}

/**
 * What waits for administrators, what has waited longest first.
 * @throws DomainError UNAUTHENTICATED; FORBIDDEN to all but administrators; BAD_USER_INPUT.
 */
export async function requestsToAnswer(context: Context, page: PageArgs) {
  requireAdmin(context);
  const { sql } = context;
  return {
    ...(await paginate(page, waitingRequestOrder, (part) => listWaitingRequests(sql, part))),
    totalCount: () => countWaitingRequests(sql),
  };
}

/** No longer asks for something. @throws DomainError UNAUTHENTICATED, NOT_FOUND; CONFLICT when it is closed */
export async function withdrawRequest(context: Context, id: number): Promise<OwnerRequestRow> {
  return move(context, id, ownerRequestPolicy.withdraw, { status: 'withdrawn' });
}

/**
 * Says something to a request and moves it on. Whoever made it is mailed.
 * @throws DomainError UNAUTHENTICATED, NOT_FOUND; FORBIDDEN to all but administrators; CONFLICT when
 *   it is closed
 */
export async function answerRequest(
  context: Context,
  id: number,
  answer: OwnerAnswerInput,
): Promise<OwnerRequestRow> {
  return move(context, id, ownerRequestPolicy.answer, answer);
}

async function move(
  context: Context,
  id: number,
  rule: Rule<RequestParties>,
  change: { status: OwnerRequestStatus; answer?: string },
): Promise<OwnerRequestRow> {
  requireUser(context);
  const { now } = context;
  return context.transaction(async (em) => {
    const db = sqlOf(em);
    const request = await findRequest(db, id);
    if (!request) throw new DomainError('NOT_FOUND', 'owners.requestNotFound');
    authorize(context, rule, request);
    const isMoved = await moveRequest(db, id, change, now);
    if (!isMoved) throw new DomainError('CONFLICT', 'owners.requestClosed');
    const moved = await stored(db, id);
    if (change.answer !== undefined) await writeAnswer(db, moved, now);
    return moved;
  });
}

async function stored(db: Sql, id: number): Promise<OwnerRequestRow> {
  const request = await findRequest(db, id);
  if (!request) throw new Error(`Request ${id} vanished.`);
  return request;
}
