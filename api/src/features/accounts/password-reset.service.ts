import { randomUUID } from 'node:crypto';
import { accountKeyOf, findAccountKey, setPassword } from '#db/accounts/account.repository.ts';
import { findPasswordReset, takePasswordReset } from '#db/accounts/password-reset.repository.ts';
import { markEmailVerified } from '#db/accounts/email-verification.repository.ts';
import { sqlOf } from '#db/orm.ts';
import type {
  MailedLinkInput,
  PasswordResetInput,
  PasswordResetRequest,
} from '#domain/accounts/account.schema.ts';
import { maskEmail } from '#domain/accounts/notification.ts';
import type { Context } from '#api/lib/context.ts';
import type { RequestContext } from '#api/lib/request-context.ts';
import { writeMail } from '#api/lib/mail/mail-kind.ts';
import { hashToken } from '#api/lib/secret-token.ts';
import { takeBackAccount } from './account-recovery.service.ts';
import { passwordChangedMail, passwordResetMail } from './account.mails.ts';
import { invalidLink } from './mailed-link.ts';
import { hashPassword } from './password.ts';
import { accountLimits } from './account.limits.ts';

/**
 * Has a link mailed to choose a new password with. Does the very same whether or not there is such
 * an account, so that neither the response nor its time tells (ruling 13).
 * @throws DomainError RATE_LIMITED, by account, known or not.
 */
export async function requestPasswordReset(
  { rateLimits, sql, now, record }: Context,
  { email }: PasswordResetRequest,
): Promise<void> {
  await rateLimits.consume(accountLimits.resetRequestByAccount, await findAccountKey(sql, email));
  const mail = { recipient: email, data: { email }, key: randomUUID() };
  await writeMail(sql, passwordResetMail, [mail], now);
  record('password-reset-requested');
}

/**
 * Whose password a mailed link changes, without using it up.
 * @returns the address of the account, of which only the beginning is shown
 * @throws DomainError BAD_USER_INPUT for a link that is used up, expired or made up.
 */
export async function lookUpPasswordReset(
  { sql, now }: Context,
  { token }: MailedLinkInput,
): Promise<string> {
  const holder = await findPasswordReset(sql, hashToken(token), now);
  if (!holder) throw invalidLink();
  return maskEmail(holder.email);
}

/**
 * Changes a password by a mailed link, gives the account back to whoever has it and says so by mail.
 * The link is used up, and so are others that were mailed before.
 * @returns the address of the account, of which only the beginning is shown
 * @throws DomainError BAD_USER_INPUT for a link that is used up, expired or made up.
 */
export async function resetPassword(
  context: RequestContext,
  { token, password }: PasswordResetInput,
): Promise<string> {
  const { rateLimits, now } = context;
  const tokenHash = hashToken(token);
  // Hashing a password costs too much to do it for whoever guesses.
  if (!(await findPasswordReset(context.sql, tokenHash, now))) throw invalidLink();
  const passwordHash = await hashPassword(password);
  const user = await context.transaction(async (em) => {
    const db = sqlOf(em);
    const holder = await takePasswordReset(db, tokenHash, now);
    if (!holder) throw invalidLink();
    const identities = 'disconnect-recent';
    const takenBack = await takeBackAccount(db, holder.id, { now, identities });
    await setPassword(db, holder.id, passwordHash);
    // The link came to this address.
    await markEmailVerified(db, holder.id, now);
    const { email, name, username } = holder;
    const data = { name, username, ...takenBack };
    const mail = { recipient: email, data, key: randomUUID() };
    await writeMail(db, passwordChangedMail, [mail], now);
    return holder;
  });
  context.record('password-reset', { userId: user.id });
  if (context.user?.id === user.id) context.caller.sessionCookie.clear();
  // Whoever was locked out by somebody's guessing gets in with the new password.
  await rateLimits.forgive(accountLimits.loginByAccount, accountKeyOf(user.id));
  return maskEmail(user.email);
}
