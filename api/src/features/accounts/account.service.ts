import type { RequiredEntityData } from '@mikro-orm/core';
import { setUserLanguage } from '#db/accounts/language.repository.ts';
import { findUserForLogin, lockPassword } from '#db/accounts/account.repository.ts';
import type { UserRow } from '#db/accounts/account.repository.ts';
import { User } from '#db/accounts/user.entity.ts';
import { sqlOf } from '#db/orm.ts';
import type { LoginInput, RegistrationInput } from '#domain/accounts/account.schema.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import { message } from '#domain/messages/message.ts';
import type { Message } from '#domain/messages/message.ts';
import type { Context } from '#api/lib/context.ts';
import { brokenConstraint } from '#api/lib/failures.ts';
import { writeMail } from '#api/lib/mail/mail-kind.ts';
import { emailVerificationMail } from './address.mails.ts';
import { hashPassword, isPassword } from './password.ts';
import { endSession } from './session.ts';
import { beginSession } from './sign-in.ts';
import { requireCode } from './two-factor/code-check.ts';

/**
 * Logs in by email address or username and starts a session; a session that the caller had is
 * ended, so that nobody keeps one that they were given.
 * @throws DomainError UNAUTHENTICATED, the same whether or not the account exists;
 * TWO_FACTOR_REQUIRED when the password is right and the code of the app missing or wrong;
 * RATE_LIMITED.
 */
export async function logIn(context: Context, input: LoginInput): Promise<UserRow> {
  const { rateLimits, address } = context;
  const account = input.identifier.toLowerCase();
  await rateLimits.consume('login-by-address', address);
  await rateLimits.consume('login-by-account', account);
  const found = await findUserForLogin(context.sql, input.identifier);
  const isRight = await isPassword(input.password, found?.passwordHash);
  if (!isRight || !found?.passwordHash) throw wrongCredentials();
  const { passwordHash, ...user } = found;
  await rateLimits.forgive('login-by-account', account);
  if (user.hasTwoFactor) {
    if (!input.code) throw new DomainError('TWO_FACTOR_REQUIRED', 'accounts.twoFactorRequired');
    await requireCode(context, user.id, input.code);
  }
  await endSession(context);
  const language = found.language ?? context.language;
  await context.em.transactional(async (em) => {
    // Comparing took its time: a password that was changed meanwhile opens no session any more.
    const isCurrent = await lockPassword(sqlOf(em), user.id, passwordHash, 'rely');
    if (!isCurrent) throw wrongCredentials();
    if (!user.language) await setUserLanguage(sqlOf(em), user.id, language);
    await beginSession(context, em, user, input.rememberMe);
  });
  return { ...user, language };
}

function wrongCredentials(): DomainError {
  return new DomainError('UNAUTHENTICATED', 'accounts.wrongCredentials');
}

/** What is wrong when a write breaks one of the constraints on users. */
const takenFields: Readonly<Record<string, Record<string, Message>>> = {
  users_username_unique: { username: message('accounts.usernameTaken') },
  users_email_unique: { email: message('accounts.emailTaken') },
};

/**
 * Creates an account and logs it in. The role is always `user`, whatever was sent.
 * @throws DomainError CONFLICT naming the username or address that is taken; RATE_LIMITED.
 */
export async function register(context: Context, input: RegistrationInput): Promise<UserRow> {
  await context.rateLimits.consume('registration', context.address);
  const { password, ...profile } = input;
  const passwordHash = await hashPassword(password);
  const account = {
    ...profile,
    language: context.language,
    role: 'user',
    userType: profile.isStudioOwner ? 'studio_owner' : 'musician',
    passwordHash,
  } as const;
  const user = await storeAccount(context, account);
  await endSession(context);
  await beginSession(context, context.em, user, false);
  const { id, username, email, name, role, isStudioOwner, isBooker } = user;
  return {
    id,
    username,
    email,
    name,
    role,
    isStudioOwner,
    isBooker,
    avatarUrl: user.avatarUrl ?? null,
    userType: user.userType ?? null,
    language: user.language ?? null,
    isEmailVerified: false,
    pendingEmail: null,
    hasTwoFactor: false,
    deletionDueAt: null,
  };
}

/** Stores an account together with the letter that asks whether its address is right. */
async function storeAccount(
  { em, now }: Context,
  account: RequiredEntityData<User>,
): Promise<User> {
  try {
    return await em.transactional(async (unit) => {
      const user = unit.create(User, account);
      await unit.flush();
      const letter = { recipient: user.email, data: { userId: user.id }, key: String(user.id) };
      await writeMail(sqlOf(unit), emailVerificationMail, [letter], now);
      return user;
    });
  } catch (error) {
    const fields = takenFields[brokenConstraint(error) ?? ''];
    if (!fields) throw error;
    const [text] = Object.values(fields);
    throw new DomainError('CONFLICT', text!.key, { fields });
  }
}

/** Logs out. Logging out without a session does nothing. */
export async function logOut(context: Context): Promise<void> {
  await endSession(context);
}
