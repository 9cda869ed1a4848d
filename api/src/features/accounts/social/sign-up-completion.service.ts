import { deletePendingSignIn, findPendingPerson } from '#db/accounts/sign-in-attempt.repository.ts';
import type { PendingPerson } from '#db/accounts/sign-in-attempt.repository.ts';
import { findUser } from '#db/accounts/account.repository.ts';
import type { UserRow } from '#db/accounts/account.repository.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import { message } from '#domain/messages/message.ts';
import type { RequestContext } from '#api/lib/request-context.ts';
import { brokenConstraint } from '#api/lib/failures.ts';
import { createSocialAccount } from './social-account.ts';
import { clearPending, pendingHash } from '../pending-cookie.ts';
import { openSession } from './social-sign-in.service.ts';

/** Who came back from a provider that gave no address, if this browser is theirs. */
export async function pendingPerson(context: RequestContext): Promise<PendingPerson | undefined> {
  const hash = pendingHash(context);
  return hash && findPendingPerson(context.sql, hash, context.now);
}

/**
 * Makes the account of somebody whose provider gave no address, and logs them in.
 * @throws DomainError CONFLICT when the address has an account; UNAUTHENTICATED after a while.
 */
export async function completeSignUp(
  context: RequestContext,
  { email }: { email: string },
): Promise<UserRow> {
  const person = await pendingPerson(context);
  if (!person) throw new DomainError('UNAUTHENTICATED', 'accounts.signInExpired');
  const userId = await create(context, person, email);
  await deletePendingSignIn(context.sql, pendingHash(context)!);
  clearPending(context);
  await openSession(context, userId, 'provider');
  return (await findUser(context.sql, userId))!;
}

async function create(
  context: RequestContext,
  person: PendingPerson,
  email: string,
): Promise<number> {
  try {
    return await createSocialAccount(context, { ...person, email, isEmailVerified: false });
  } catch (error) {
    const constraint = brokenConstraint(error);
    if (constraint === 'users_email_unique') {
      const text = message('accounts.emailTaken');
      throw new DomainError('CONFLICT', text.key, { fields: { email: text } });
    }
    if (constraint === 'identities_subject_unique') {
      throw new DomainError('UNAUTHENTICATED', 'accounts.signInExpired');
    }
    throw error;
  }
}
