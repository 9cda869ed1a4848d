import { findUnverifiedUser } from '#db/accounts/email-verification.repository.ts';
import { findUserAwaiting } from '#db/accounts/email-change.repository.ts';
import { insertMailedLink } from '#db/accounts/mailed-link.repository.ts';
import type { NewMailedLink } from '#db/accounts/mailed-link.repository.ts';
import { DAY_MS } from '#domain/time/calendar.ts';
import type { Delivery, MailKind } from '#api/lib/mail/mail-kind.ts';
import { hashToken, newToken } from '#api/lib/secret-token.ts';
import { accountTexts } from './account-texts.ts';

/** How long the link to show that an address is one's own can be used. */
const VERIFICATION_LINK_MS = 3 * DAY_MS;
/** How long the link that changes an address can be used. */
const CHANGE_LINK_MS = DAY_MS;
/** How long a change of address can be undone. */
const UNDO_LINK_MS = 14 * DAY_MS;

/** Makes a link while its email is composed, so that its token is in no table and no log. */
async function issueToken(
  { sql, now }: Delivery,
  link: Pick<NewMailedLink, 'userId' | 'purpose' | 'email'>,
  lifetimeMs: number,
): Promise<string> {
  const token = newToken();
  await insertMailedLink(sql, {
    ...link,
    tokenHash: hashToken(token),
    createdAt: now,
    expiresAt: now + lifetimeMs,
  });
  return token;
}

/** The link by which somebody shows that the address of their account is theirs. */
export const emailVerificationMail: MailKind<{ userId: number }> = {
  name: 'email-verification',
  notification: 'account',
  priority: 'account',
  async compose({ userId }, delivery) {
    const user = await findUnverifiedUser(delivery.sql, userId);
    if (!user) return undefined;
    const { email, name, username } = user;
    const link = { userId, purpose: 'verify-email', email } as const;
    const token = await issueToken(delivery, link, VERIFICATION_LINK_MS);
    const t = accountTexts(delivery.language);
    return {
      recipient: email,
      subject: t('emailVerification.subject'),
      preview: t('emailVerification.preview'),
      heading: t('emailVerification.heading'),
      paragraphs: [t('emailVerification.text', { name, username })],
      action: { label: t('emailVerification.action'), path: `/verify-email?token=${token}` },
      notes: [t('emailVerification.expiry'), t('emailVerification.notYou')],
    };
  },
};

/** The link by which somebody shows that they read the address that their account shall have. */
export const emailChangeMail: MailKind<{ userId: number; email: string }> = {
  name: 'email-change',
  notification: 'account',
  priority: 'account',
  async compose({ userId, email }, delivery) {
    // Looked up here, where nobody waits: asking for an address tells nobody whether it is taken.
    const user = await findUserAwaiting(delivery.sql, userId, email);
    if (!user) return undefined;
    const { name, username } = user;
    const link = { userId, purpose: 'change-email', email } as const;
    const token = await issueToken(delivery, link, CHANGE_LINK_MS);
    const t = accountTexts(delivery.language);
    return {
      subject: t('emailChange.subject'),
      preview: t('emailChange.preview'),
      heading: t('emailChange.heading'),
      paragraphs: [t('emailChange.text', { name, username, email })],
      action: { label: t('emailChange.action'), path: `/change-email?token=${token}` },
      notes: [t('emailChange.expiry'), t('emailChange.notYou')],
    };
  },
};

/** Tells the former address of an account what its address is now, with a link that undoes it. */
export const emailChangedMail: MailKind<{
  userId: number;
  name: string;
  username: string;
  formerEmail: string;
  email: string;
}> = {
  name: 'email-changed',
  notification: 'account',
  priority: 'account',
  async compose({ userId, name, username, formerEmail, email }, delivery) {
    const link = { userId, purpose: 'undo-email', email: formerEmail } as const;
    const token = await issueToken(delivery, link, UNDO_LINK_MS);
    const t = accountTexts(delivery.language);
    return {
      subject: t('emailChanged.subject'),
      preview: t('emailChanged.preview'),
      heading: t('emailChanged.heading'),
      paragraphs: [t('emailChanged.text', { name, username, email }), t('emailChanged.notYou')],
      action: { label: t('emailChanged.action'), path: `/undo-email-change?token=${token}` },
      notes: [t('emailChanged.expiry')],
    };
  },
};
