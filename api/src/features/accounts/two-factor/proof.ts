import { findProof } from '#db/accounts/two-factor.repository.ts';
import type { UserRow } from '#db/accounts/account.repository.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import { MINUTE_MS } from '#domain/time/calendar.ts';
import type { Context } from '#api/lib/context.ts';
import { requirePassword } from '../password-check.ts';

/** How long a session counts as one that has just begun. */
const FRESH_MS = 15 * MINUTE_MS;

/**
 * Makes sure that it is the user who holds the session: by their password or, where the account has
 * none, by having signed in with a provider a moment ago.
 * @throws DomainError BAD_USER_INPUT for another password; FORBIDDEN for a session that is not fresh;
 * RATE_LIMITED.
 */
export async function requireProof(
  context: Context,
  user: UserRow,
  password: string,
): Promise<void> {
  const { sql, session, now } = context;
  const { passwordHash, sessionCreatedAt } = await findProof(sql, user.id, session!.tokenHash);
  if (passwordHash === null) {
    if (sessionCreatedAt !== null && now - sessionCreatedAt <= FRESH_MS) return;
    throw new DomainError('FORBIDDEN', 'accounts.signInAgain');
  }
  await requirePassword(context, user.id, password, 'password');
}
