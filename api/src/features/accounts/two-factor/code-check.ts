import { findSecret, takeRecoveryCode, takeStep } from '#db/accounts/two-factor.repository.ts';
import type { SealedSecret } from '#db/accounts/two-factor.repository.ts';
import { plainCode } from '#domain/accounts/two-factor.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import { message } from '#domain/messages/message.ts';
import type { Context } from '#api/lib/context.ts';
import type { SecretBox } from '#api/lib/secret-box.ts';
import { stepOf } from './codes.ts';
import { accountLimits } from '../account.limits.ts';

/** Where a user's secret is kept, so that it opens nowhere else. */
export function placeOf(userId: number): string {
  return `two-factor:${userId}`;
}

/** What secrets are kept with. @throws DomainError UNAVAILABLE when nothing is configured */
export function requireSecrets({ secrets }: Pick<Context, 'secrets'>): SecretBox {
  if (!secrets) throw new DomainError('UNAVAILABLE', 'accounts.twoFactorNotConfigured');
  return secrets;
}

/**
 * Uses up a code of a user's app, or one for recovery. Each is taken once, however many try at once.
 * @throws DomainError TWO_FACTOR_REQUIRED naming the code when it is wrong or was used; RATE_LIMITED
 * by account, from however many addresses.
 */
export async function requireCode(context: Context, userId: number, code: string): Promise<void> {
  const { rateLimits, sql, now } = context;
  const secrets = requireSecrets(context);
  await rateLimits.consume(accountLimits.codeByAccount, userId);
  await rateLimits.consume(accountLimits.codeByAccountDaily, userId);
  const plain = plainCode(code);
  const sealed = await findSecret(sql, userId, 'enabled');
  const step = sealed && stepOf(openSecret(secrets, userId, sealed), plain, now);
  const isTaken =
    step === undefined
      ? await takeRecoveryCode(sql, userId, secrets.hash(plain))
      : await takeStep(sql, userId, step);
  if (!isTaken) {
    context.record('code-refused', { userId });
    throw wrongCode('TWO_FACTOR_REQUIRED');
  }
  await rateLimits.forgive(accountLimits.codeByAccount, userId);
  await rateLimits.forgive(accountLimits.codeByAccountDaily, userId);
}

/** The secret that a user's app shares. */
export function openSecret(secrets: SecretBox, userId: number, { secret }: SealedSecret): string {
  return secrets.open(secret, placeOf(userId));
}

/** The code is not the one that it should be. */
export function wrongCode(code: 'TWO_FACTOR_REQUIRED' | 'BAD_USER_INPUT'): DomainError {
  const text = message('accounts.codeWrong');
  return new DomainError(code, text.key, { fields: { code: text } });
}
