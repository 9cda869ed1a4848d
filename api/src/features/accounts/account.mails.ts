import { findUserByEmail, insertPasswordReset } from '#db/accounts/password-reset.repository.ts';
import type { Language } from '#domain/accounts/language.ts';
import { HOUR_MS } from '#domain/time/calendar.ts';
import type { MailKind } from '#api/lib/mail/mail-kind.ts';
import type { Wording } from '#api/lib/mail/wording.ts';
import { hashToken, newToken } from '#api/lib/secret-token.ts';
import type { TakenBack } from './account-recovery.service.ts';
import { accountTexts } from './account-texts.ts';

/** How long a mailed link can be used (ruling 13). */
const RESET_LINK_MS = HOUR_MS;

/**
 * The link to choose a new password with. Whether there is such an account is looked up here, where
 * nobody waits for the response; the token is made here too, so that only its hash is ever stored.
 */
export const passwordResetMail: MailKind<{ email: string }> = {
  name: 'password-reset',
  notification: 'account',
  priority: 'account',
  async compose({ email }, { sql, now, language }) {
    const user = await findUserByEmail(sql, email);
    if (!user) return undefined;
    const t = accountTexts(language);
    const token = newToken();
    await insertPasswordReset(sql, {
      userId: user.id,
      tokenHash: hashToken(token),
      createdAt: now,
      expiresAt: now + RESET_LINK_MS,
    });
    return {
      recipient: user.email,
      subject: t('passwordReset.subject'),
      preview: t('passwordReset.preview'),
      heading: t('passwordReset.heading'),
      paragraphs: [t('passwordReset.text', { name: user.name, username: user.username })],
      action: { label: t('passwordReset.action'), path: `/reset-password?token=${token}` },
      notes: [t('passwordReset.expiry'), t('passwordReset.notYou')],
    };
  },
};

/** What emails say of a password that was changed. */
export type PasswordChange = { name: string; username: string } & Partial<TakenBack>;

/** What else has changed together with a password, a paragraph each. */
export function takenBackParagraphs(
  language: Language,
  { disconnected, deletionCancelled }: PasswordChange,
): Wording[] {
  const t = accountTexts(language);
  return [
    ...(disconnected ? [t('passwordChanged.disconnected', { methods: disconnected })] : []),
    ...(deletionCancelled ? [t('passwordChanged.deletionCancelled')] : []),
  ];
}

/** Tells somebody that their password was changed, in case it was not them. */
export const passwordChangedMail: MailKind<PasswordChange> = {
  name: 'password-changed',
  notification: 'account',
  priority: 'account',
  isOpen: true,
  compose(change, { language }) {
    const t = accountTexts(language);
    const { name, username } = change;
    return Promise.resolve({
      subject: t('passwordChanged.subject'),
      preview: t('passwordChanged.preview'),
      heading: t('passwordChanged.heading'),
      paragraphs: [
        t('passwordChanged.text', { name, username }),
        ...takenBackParagraphs(language, change),
        t('passwordChanged.notYou'),
      ],
      action: { label: t('passwordChanged.action'), path: '/reset-password' },
    });
  },
};
