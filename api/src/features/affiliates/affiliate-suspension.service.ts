import {
  affiliateOrder,
  countAffiliates,
  listAffiliates,
  restoreAffiliate,
  suspendAffiliate,
} from '#db/affiliates/affiliate-suspension.repository.ts';
import { sqlOf } from '#db/orm.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import { requireAdmin } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { paginate } from '#api/lib/pagination.ts';
import type { PageArgs } from '#api/lib/pagination.ts';
import { writeCodeMail } from './affiliate.mails.ts';

/**
 * Those who bring others and whose code or name has a text in it, who got their code last first.
 * @throws DomainError UNAUTHENTICATED; FORBIDDEN to all but administrators; BAD_USER_INPUT
 */
export async function allAffiliates(context: Context, text: string, page: PageArgs) {
  requireAdmin(context);
  const { sql } = context;
  return {
    ...(await paginate(page, affiliateOrder, (part) => listAffiliates(sql, text, part))),
    totalCount: () => countAffiliates(sql, text),
  };
}

/**
 * Takes somebody's code away: nothing counts any longer, and nobody else gets it. They are mailed why.
 * @throws DomainError UNAUTHENTICATED, FORBIDDEN; CONFLICT when they have none that works
 */
export async function takeCodeAway(
  context: Context,
  userId: number,
  reasons: string,
): Promise<void> {
  requireAdmin(context);
  const { now } = context;
  await context.transaction(async (em) => {
    const db = sqlOf(em);
    const code = await suspendAffiliate(db, { userId, reasons }, now);
    if (code === undefined) throw new DomainError('CONFLICT', 'affiliates.alreadySuspended');
    await writeCodeMail(db, 'suspended', { userId, code, reasons }, now);
  });
}

/**
 * Gives somebody their code back, by which visits count from then on; they are mailed.
 * @throws DomainError UNAUTHENTICATED, FORBIDDEN; CONFLICT when it is not taken away
 */
export async function giveCodeBack(context: Context, userId: number): Promise<void> {
  requireAdmin(context);
  const { now } = context;
  await context.transaction(async (em) => {
    const db = sqlOf(em);
    const code = await restoreAffiliate(db, userId);
    if (code === undefined) throw new DomainError('CONFLICT', 'affiliates.notSuspended');
    await writeCodeMail(db, 'restored', { userId, code }, now);
  });
}
