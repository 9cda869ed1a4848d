import { randomUUID } from 'node:crypto';
import { markEmailVerified } from '#db/accounts/email-verification.repository.ts';
import { lockMailedLink, markLinkUsed } from '#db/accounts/mailed-link.repository.ts';
import { sqlOf } from '#db/orm.ts';
import type { UserRow } from '#db/accounts/account.repository.ts';
import type { MailedLinkInput } from '#domain/accounts/account.schema.ts';
import { maskEmail } from '#domain/accounts/notification.ts';
import { requireUser } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { writeMail } from '#api/lib/mail/mail-kind.ts';
import { hashToken } from '#api/lib/secret-token.ts';
import { emailVerificationMail } from './address.mails.ts';
import { invalidLink } from './mailed-link.ts';
import { accountLimits } from './account.limits.ts';

/**
 * Mails the logged-in user a link to show that their address is theirs, unless they have shown it.
 * @throws DomainError UNAUTHENTICATED, RATE_LIMITED
 */
export async function requestEmailVerification(context: Context): Promise<UserRow> {
  const user = requireUser(context);
  const { id, email, isEmailVerified } = user;
  if (isEmailVerified) return user;
  await context.rateLimits.consume(accountLimits.verificationByAccount, id);
  const mail = { recipient: email, data: { userId: id }, key: randomUUID() };
  await writeMail(context.sql, emailVerificationMail, [mail], context.now);
  return user;
}

/**
 * Notes that whoever holds the account reads what comes to its address. Following the same link
 * again does nothing and is no failure: mail programs and impatient people do so.
 * @returns the address, of which only the beginning is shown
 * @throws DomainError BAD_USER_INPUT for a link that has expired, is made up, or was mailed to an
 *   address that the account no longer has.
 */
export async function verifyEmail(context: Context, { token }: MailedLinkInput): Promise<string> {
  const { now } = context;
  return context.transaction(async (em) => {
    const db = sqlOf(em);
    const link = await lockMailedLink(db, 'verify-email', hashToken(token), now);
    if (!link || link.linkEmail.toLowerCase() !== link.holder.email.toLowerCase()) {
      throw invalidLink();
    }
    if (!link.isUsed) {
      await markLinkUsed(db, link.linkId, now);
      await markEmailVerified(db, link.holder.id, now);
    }
    return maskEmail(link.holder.email);
  });
}
