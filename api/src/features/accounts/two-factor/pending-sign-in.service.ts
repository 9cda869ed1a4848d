import { findUser } from '#db/accounts/account.repository.ts';
import type { UserRow } from '#db/accounts/account.repository.ts';
import { deletePendingSignIn, findPendingUser } from '#db/accounts/sign-in-attempt.repository.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import type { RequestContext } from '#api/lib/request-context.ts';
import { clearPending, pendingHash } from '../pending-cookie.ts';
import { openSession } from '../social/social-sign-in.service.ts';
import { requireCode } from './code-check.ts';

/**
 * Logs in whoever came back from a provider, once their code is right too.
 * @throws DomainError TWO_FACTOR_REQUIRED for a wrong code; UNAUTHENTICATED after a while, or in a
 * browser where nobody came back; RATE_LIMITED
 */
export async function confirmSignIn(context: RequestContext, code: string): Promise<UserRow> {
  const hash = pendingHash(context);
  const userId = hash && (await findPendingUser(context.sql, hash, context.now));
  const user = userId && (await findUser(context.sql, userId));
  if (!hash || !user) throw expired();
  await requireCode(context, user.id, code);
  if (!(await deletePendingSignIn(context.sql, hash))) throw expired();
  clearPending(context);
  await openSession(context, user.id, 'provider and code');
  return user;
}

function expired(): DomainError {
  return new DomainError('UNAUTHENTICATED', 'accounts.signInExpired');
}
