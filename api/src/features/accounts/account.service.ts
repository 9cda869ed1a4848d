import { setUserLanguage } from '#db/accounts/language.repository.ts';
import { findAccountKey, findUserForLogin, lockPassword } from '#db/accounts/account.repository.ts';
import type { UserRow } from '#db/accounts/account.repository.ts';
import { sqlOf } from '#db/orm.ts';
import type { EntityManager } from '#db/orm.ts';
import type { LoginInput, RegistrationInput } from '#domain/accounts/account.schema.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import { welcomeAccount } from '#api/lib/new-account.ts';
import type { RequestContext } from '#api/lib/request-context.ts';
import { asTaken, insertAccount } from './account-creation.ts';
import { hashPassword, isPassword } from './password.ts';
import { endSession } from './session.ts';
import { beginSession } from './sign-in.ts';
import { requireCode } from './two-factor/code-check.ts';
import { accountLimits } from './account.limits.ts';

/**
 * Logs in by email address or username and starts a session; a session that the caller had is
 * ended, so that nobody keeps one that they were given.
 * @throws DomainError UNAUTHENTICATED, the same whether or not the account exists;
 * TWO_FACTOR_REQUIRED when the password is right and the code of the app missing or wrong;
 * RATE_LIMITED.
 */
export async function logIn(context: RequestContext, input: LoginInput): Promise<UserRow> {
  const { rateLimits } = context;
  const account = await findAccountKey(context.sql, input.identifier);
  await rateLimits.consume(accountLimits.loginByAccount, account);
  const found = await findUserForLogin(context.sql, input.identifier);
  const isRight = await isPassword(input.password, found?.passwordHash);
  if (!isRight || !found?.passwordHash) {
    context.record('sign-in-failed', { userId: found?.id, by: 'password' });
    throw wrongCredentials();
  }
  const { passwordHash, ...user } = found;
  await rateLimits.forgive(accountLimits.loginByAccount, account);
  if (user.hasTwoFactor) {
    if (!input.code) throw new DomainError('TWO_FACTOR_REQUIRED', 'accounts.twoFactorRequired');
    await requireCode(context, user.id, input.code);
  }
  const language = found.language ?? context.language;
  await context.transaction(async (em) => {
    // Comparing took its time: a password that was changed meanwhile opens no session any more.
    const db = sqlOf(em);
    const isCurrent = await lockPassword(db, user.id, passwordHash, 'rely');
    if (!isCurrent) throw wrongCredentials();
    if (!user.language) await setUserLanguage(db, user.id, language);
    await endSession(db, context);
    await beginSession(context, em, user, input.rememberMe);
  });
  context.record('signed-in', {
    userId: user.id,
    by: user.hasTwoFactor ? 'password and code' : 'password',
  });
  return { ...user, language };
}

function wrongCredentials(): DomainError {
  return new DomainError('UNAUTHENTICATED', 'accounts.wrongCredentials');
}

/**
 * Creates an account and logs it in. The role is always `user`, whatever was sent.
 * @throws DomainError CONFLICT naming the username or address that is taken.
 */
export async function register(
  context: RequestContext,
  input: RegistrationInput,
): Promise<UserRow> {
  const { password, ...profile } = input;
  const passwordHash = await hashPassword(password);
  try {
    const user = await context.transaction((em) =>
      storeAccount(em, context, profile, passwordHash),
    );
    context.record('registered', { userId: user.id, by: 'password' });
    return user;
  } catch (error) {
    throw asTaken(error);
  }
}

/** Stores an account, the email that asks whether its address is right, and its first session. */
async function storeAccount(
  em: EntityManager,
  context: RequestContext,
  profile: Omit<RegistrationInput, 'password'>,
  passwordHash: string,
): Promise<UserRow> {
  const { language, now } = context;
  const user = await insertAccount(em, { ...profile, role: 'user', passwordHash, language, now });
  await welcomeAccount(em, context, user.id);
  await endSession(sqlOf(em), context);
  await beginSession(context, em, user, false);
  return user;
}

/** Logs out. Logging out without a session does nothing. */
export async function logOut(context: RequestContext): Promise<void> {
  await endSession(context.sql, context);
  if (context.session) context.record('signed-out');
}
