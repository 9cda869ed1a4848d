import { randomUUID } from 'node:crypto';
import { setPassword } from '#db/accounts/account.repository.ts';
import type { UserRow } from '#db/accounts/account.repository.ts';
import {
  deleteUndoLinksFrom,
  isEmailPending,
  replaceEmail,
  setPendingEmail,
} from '#db/accounts/email-change.repository.ts';
import { lockMailedLink, markLinkUsed } from '#db/accounts/mailed-link.repository.ts';
import type { FollowedLink } from '#db/accounts/mailed-link.repository.ts';
import type { LinkPurpose } from '#db/accounts/mailed-link.entity.ts';
import { sqlOf } from '#db/orm.ts';
import type { Sql } from '#db/orm.ts';
import type { EmailChangeInput, MailedLinkInput } from '#domain/accounts/account.schema.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import { message } from '#domain/messages/message.ts';
import { maskEmail } from '#domain/accounts/notification.ts';
import { requireUser } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import type { RequestContext } from '#api/lib/request-context.ts';
import { brokenConstraint } from '#api/lib/failures.ts';
import { writeMail } from '#api/lib/mail/mail-kind.ts';
import { hashToken } from '#api/lib/secret-token.ts';
import { takeBackAccount } from './account-recovery.service.ts';
import { passwordResetMail } from './account.mails.ts';
import { emailChangedMail, emailChangeMail } from './address.mails.ts';
import { invalidLink } from './mailed-link.ts';
import { requireReauthentication } from './reauthentication.ts';
import { accountLimits } from './account.limits.ts';

/**
 * Has a link mailed to the address that the logged-in user wants. It becomes theirs once the link
 * is followed. Answers and works alike whether or not somebody else has an account with it.
 * @throws DomainError UNAUTHENTICATED; BAD_USER_INPUT for a wrong password, or the address that the
 *   account has; FORBIDDEN without a password in a session that is not fresh; RATE_LIMITED.
 */
export async function requestEmailChange(
  context: Context,
  { email, password }: EmailChangeInput,
): Promise<UserRow> {
  const user = requireUser(context);
  await requireReauthentication(context, user.id, password);
  if (email.toLowerCase() === user.email.toLowerCase()) {
    const text = message('accounts.emailSame');
    throw new DomainError('BAD_USER_INPUT', text.key, { fields: { email: text } });
  }
  await context.rateLimits.consume(accountLimits.emailChangeByAccount, user.id);
  await context.transaction(async (em) => {
    const db = sqlOf(em);
    await setPendingEmail(db, user.id, email);
    const mail = { recipient: email, data: { userId: user.id, email }, key: randomUUID() };
    await writeMail(db, emailChangeMail, [mail], context.now);
  });
  context.record('email-change-requested');
  return { ...user, pendingEmail: email };
}

/** Gives up a change of address that was not confirmed yet. @throws DomainError UNAUTHENTICATED */
export async function cancelEmailChange(context: Context): Promise<UserRow> {
  const user = requireUser(context);
  await setPendingEmail(context.sql, user.id, null);
  return { ...user, pendingEmail: null };
}

/**
 * Gives an account the address that a link was mailed to, and tells the former address of it.
 * @returns the address, of which only the beginning is shown
 * @throws DomainError BAD_USER_INPUT for a link that is used up, expired, made up or given up;
 *   CONFLICT when somebody else has an account with the address by now.
 */
export async function confirmEmailChange(
  context: Context,
  { token }: MailedLinkInput,
): Promise<string> {
  const { now } = context;
  const followed = await follow(context, 'change-email', token, async (db, link) => {
    const { linkId, linkEmail, holder } = link;
    const { id: userId, email: formerEmail, name, username } = holder;
    if (!(await isEmailPending(db, userId, linkEmail))) throw invalidLink();
    await replaceEmail(db, userId, linkEmail, now);
    const data = { userId, name, username, formerEmail, email: linkEmail };
    const mail = { recipient: formerEmail, data, key: String(linkId) };
    await writeMail(db, emailChangedMail, [mail], now);
  });
  context.record('email-changed', { userId: followed.holder.id });
  return maskEmail(followed.linkEmail);
}

/**
 * Gives an account its former address back, and to whoever reads that. Whoever had changed it may
 * know the password, which opens nothing any more: a link to choose another one is mailed to the
 * address.
 * @returns the former address, of which only the beginning is shown
 * @throws DomainError BAD_USER_INPUT for a link that is used up, expired or made up; CONFLICT when
 *   somebody else has an account with the address by now.
 */
export async function undoEmailChange(
  context: RequestContext,
  { token }: MailedLinkInput,
): Promise<string> {
  const { now, caller, user } = context;
  const followed = await follow(context, 'undo-email', token, async (db, link) => {
    const { id: userId } = link.holder;
    await replaceEmail(db, userId, link.linkEmail, now);
    await deleteUndoLinksFrom(db, userId, link.linkId);
    await takeBackAccount(db, userId, { now, identities: 'disconnect-recent' });
    await setPassword(db, userId, null);
    const data = { email: link.linkEmail };
    await writeMail(
      db,
      passwordResetMail,
      [{ recipient: link.linkEmail, data, key: randomUUID() }],
      now,
    );
  });
  context.record('email-change-undone', { userId: followed.holder.id });
  if (user?.id === followed.holder.id) caller.sessionCookie.clear();
  return maskEmail(followed.linkEmail);
}

/** Uses up a link in one transaction with what it does. @returns the link */
async function follow(
  { transaction, now }: Context,
  purpose: LinkPurpose,
  token: string,
  act: (db: Sql, link: FollowedLink) => Promise<void>,
): Promise<FollowedLink> {
  try {
    return await transaction(async (em) => {
      const db = sqlOf(em);
      const link = await lockMailedLink(db, purpose, hashToken(token), now);
      if (!link || link.isUsed) throw invalidLink();
      await markLinkUsed(db, link.linkId, now);
      await act(db, link);
      return link;
    });
  } catch (error) {
    if (brokenConstraint(error) !== 'users_email_unique') throw error;
    throw new DomainError('CONFLICT', 'accounts.emailTaken');
  }
}
