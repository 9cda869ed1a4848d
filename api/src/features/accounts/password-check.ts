import { findPasswordHash } from '#db/accounts/account.repository.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import { message } from '#domain/messages/message.ts';
import type { Context } from '#api/lib/context.ts';
import { isPassword } from './password.ts';

/**
 * Makes sure that whoever holds a session knows the password too, before what cannot be undone.
 * @param field what the caller calls the password
 * @returns the hash of the password
 * @throws DomainError BAD_USER_INPUT naming the field; RATE_LIMITED.
 */
export async function requirePassword(
  { rateLimits, sql }: Pick<Context, 'rateLimits' | 'sql'>,
  userId: number,
  password: string,
  field: string,
): Promise<string> {
  await rateLimits.consume('password-by-account', String(userId));
  const stored = await findPasswordHash(sql, userId);
  if (!(await isPassword(password, stored)) || stored === undefined) throw wrongPassword(field);
  await rateLimits.forgive('password-by-account', String(userId));
  return stored;
}

/** The password that was asked for is another. */
export function wrongPassword(field: string): DomainError {
  const text = message('accounts.wrongPassword');
  return new DomainError('BAD_USER_INPUT', text.key, { fields: { [field]: text } });
}
