import type { EntityManager } from '#db/orm.ts';
import type { RequestContext } from './request-context.ts';

/**
 * Does something about an account that somebody makes, in the transaction that makes it and before
 * its first session.
 */
export type NewAccountHandler = (
  em: EntityManager,
  context: RequestContext,
  userId: number,
) => Promise<void>;

/** Has every feature do what it does about a new account. */
export async function welcomeAccount(
  em: EntityManager,
  context: RequestContext,
  userId: number,
): Promise<void> {
  for (const handle of context.features.newAccounts) await handle(em, context, userId);
}
