import { randomBytes } from 'node:crypto';
import { findUnverifiedUser } from '#db/accounts/email-verification.repository.ts';
import { insertMailedLink } from '#db/accounts/mailed-link.repository.ts';
import type { NewMailedLink } from '#db/accounts/mailed-link.repository.ts';
import { DAY_MS } from '#domain/time/calendar.ts';
import type { Delivery, MailKind } from '#api/lib/mail/mail-kind.ts';
import { accountTexts } from './account-texts.ts';
import { hashToken } from './session.ts';

/** How long the link to show that an address is one's own can be used. */
const VERIFICATION_LINK_MS = 3 * DAY_MS;

/** Makes a link while its letter is composed, so that its token is in no table and no log. */
async function issueToken(
  { sql, now }: Delivery,
  link: Pick<NewMailedLink, 'userId' | 'purpose' | 'email'>,
  lifetimeMs: number,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
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
