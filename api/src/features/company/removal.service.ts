import { findAccountKey } from '#db/accounts/account.repository.ts';
import {
  countWaitingRemovals,
  decideRemoval,
  findRemoval,
  insertRemoval,
  listWaitingRemovals,
  removalOrder,
} from '#db/company/removal-request.repository.ts';
import type { RemovalRequestRow } from '#db/company/removal-request.repository.ts';
import { sqlOf } from '#db/orm.ts';
import type { RemovalAnswer, RemovalInput } from '#domain/company/removal.schema.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import { requireAdmin } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { paginate } from '#api/lib/pagination.ts';
import type { PageArgs } from '#api/lib/pagination.ts';
import { companyLimits } from './company.limits.ts';
import { writeRemovalDecision, writeRemovalReceived } from './removal.mails.ts';

/**
 * Keeps that somebody wants a listing removed, and confirms it by email.
 * @throws DomainError RATE_LIMITED, by recipient
 */
export async function requestRemoval(context: Context, request: RemovalInput): Promise<void> {
  const { sql, user, language, now, rateLimits } = context;
  await rateLimits.consume(
    companyLimits.removalByRecipient,
    await findAccountKey(sql, request.email),
  );
  await context.transaction(async (em) => {
    const db = sqlOf(em);
    const removal = { ...request, language, userId: user?.id ?? null };
    const id = await insertRemoval(db, removal, now);
    await writeRemovalReceived(db, { id, ...removal }, now);
  });
}

/**
 * Requests about which nothing is decided, the one that has waited longest first.
 * @throws DomainError UNAUTHENTICATED; FORBIDDEN to all but administrators; BAD_USER_INPUT
 */
export async function removalsToDecide(context: Context, page: PageArgs) {
  requireAdmin(context);
  const { sql } = context;
  return {
    ...(await paginate(page, removalOrder, (part) => listWaitingRemovals(sql, part))),
    totalCount: () => countWaitingRemovals(sql),
  };
}

/**
 * Decides about a request; whoever asked is mailed what, and why.
 * @throws DomainError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND; CONFLICT when it is decided already
 */
export async function settleRemoval(
  context: Context,
  id: number,
  { outcome, answer }: RemovalAnswer,
): Promise<RemovalRequestRow> {
  requireAdmin(context);
  return context.transaction(async (em) => {
    const db = sqlOf(em);
    const request = await findRemoval(db, id);
    if (!request) throw new DomainError('NOT_FOUND', 'company.removalNotFound');
    const decision = { status: outcome, answer };
    if (!(await decideRemoval(db, id, decision, context.now))) {
      throw new DomainError('CONFLICT', 'company.removalDecided');
    }
    await writeRemovalDecision(db, { ...request, ...decision }, context.now);
    return { ...request, ...decision };
  });
}
