import type { MailKind } from '#api/lib/mail/mail-kind.ts';
import { accountTexts } from '../account-texts.ts';

/** Tells somebody that a provider opens their account from now on, in case it was not them. */
export const identityConnectedMail: MailKind<{ name: string; provider: string; label: string }> = {
  name: 'identity-connected',
  notification: 'account',
  isOpen: true,
  compose(data, { language }) {
    const t = accountTexts(language);
    return Promise.resolve({
      subject: t('identityConnected.subject', data),
      preview: t('identityConnected.preview', data),
      heading: t('identityConnected.heading', data),
      paragraphs: [t('identityConnected.text', data), t('identityConnected.notYou')],
      action: {
        label: t('identityConnected.action'),
        path: '/account/settings?section=security',
      },
    });
  },
};

/** Tells somebody that a provider no longer opens their account. */
export const identityDisconnectedMail: MailKind<{ name: string; provider: string }> = {
  name: 'identity-disconnected',
  notification: 'account',
  isOpen: true,
  compose(data, { language }) {
    const t = accountTexts(language);
    return Promise.resolve({
      subject: t('identityDisconnected.subject', data),
      preview: t('identityDisconnected.preview', data),
      heading: t('identityDisconnected.heading', data),
      paragraphs: [t('identityDisconnected.text', data), t('identityConnected.notYou')],
      action: {
        label: t('identityConnected.action'),
        path: '/account/settings?section=security',
      },
    });
  },
};
