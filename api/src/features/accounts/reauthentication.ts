import { findReauthentication } from '#db/accounts/reauthentication.repository.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import { message } from '#domain/messages/message.ts';
import type { MessageKey } from '#domain/messages/message.ts';
import { MINUTE_MS } from '#domain/time/calendar.ts';
import type { Context } from '#api/lib/context.ts';
import { isPassword } from './password.ts';
import { accountLimits } from './account.limits.ts';

/** How long a session counts as one that has just begun. */
const FRESH_MS = 15 * MINUTE_MS;

/** What somebody can show that it is them with. */
export interface ReauthenticationMeans {
  /** The hash of the password; null where the account has none. */
  passwordHash: string | null;
  /** Whether the session has just begun, which stands in for a password that does not exist. */
  isFresh: boolean;
}

/** What the holder of the session can show that it is them with. */
export async function reauthenticationMeans(
  context: Context,
  userId: number,
): Promise<ReauthenticationMeans> {
  const { sql, session, now } = context;
  const { passwordHash, sessionCreatedAt } = await findReauthentication(
    sql,
    userId,
    session!.tokenHash,
  );
  const isFresh = sessionCreatedAt !== null && now - sessionCreatedAt <= FRESH_MS;
  return { passwordHash, isFresh };
}

/**
 * Makes sure that it is the user who holds the session, before what cannot be undone: by their
 * password or, where the account has none, by having signed in with a provider a moment ago.
 * @param field what the caller calls the password
 * @returns the hash of the password, or null where there is none, to lock before the write
 * @throws DomainError BAD_USER_INPUT naming the field for another password; FORBIDDEN for a session
 * that is not fresh; RATE_LIMITED.
 */
export async function requireReauthentication(
  context: Context,
  userId: number,
  password: string,
  field = 'password',
): Promise<string | null> {
  const { passwordHash, isFresh } = await reauthenticationMeans(context, userId);
  if (passwordHash === null) {
    if (isFresh) return null;
    throw new DomainError('FORBIDDEN', 'accounts.signInAgain');
  }
  if (password === '') throw fieldError('accounts.passwordRequired', field);
  const { rateLimits, record } = context;
  await rateLimits.consume(accountLimits.passwordByAccount, userId);
  if (!(await isPassword(password, passwordHash))) {
    record('reauthentication-failed');
    throw wrongPassword(field);
  }
  await rateLimits.forgive(accountLimits.passwordByAccount, userId);
  return passwordHash;
}

/** The password that was asked for is another. */
export function wrongPassword(field: string): DomainError {
  return fieldError('accounts.wrongPassword', field);
}

function fieldError(key: MessageKey, field: string): DomainError {
  const text = message(key);
  return new DomainError('BAD_USER_INPUT', text.key, { fields: { [field]: text } });
}
