import type { MailKind } from '#api/lib/mail/mail-kind.ts';
import { own } from '#api/lib/mail/wording.ts';
import { accountTexts } from '../account-texts.ts';

/** Tells somebody that a provider opens their account from now on, in case it was not them. */
export const identityConnectedMail: MailKind<{ name: string; provider: string; label: string }> = {
  name: 'identity-connected',
  notification: 'account',
  priority: 'account',
  isOpen: true,
  compose(data, { language }) {
    const { name, label } = data;
    const provider = own(data.provider);
    const t = accountTexts(language);
    return Promise.resolve({
      subject: t('identityConnected.subject', { provider }),
      preview: t('identityConnected.preview', { label }),
      heading: t('identityConnected.heading', { provider }),
      paragraphs: [
        t('identityConnected.text', { name, provider, label }),
        t('identityConnected.notYou'),
      ],
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
  priority: 'account',
  isOpen: true,
  compose({ name, ...data }, { language }) {
    const provider = own(data.provider);
    const t = accountTexts(language);
    return Promise.resolve({
      subject: t('identityDisconnected.subject', { provider }),
      preview: t('identityDisconnected.preview', { provider }),
      heading: t('identityDisconnected.heading', { provider }),
      paragraphs: [
        t('identityDisconnected.text', { name, provider }),
        t('identityConnected.notYou'),
      ],
      action: {
        label: t('identityConnected.action'),
        path: '/account/settings?section=security',
      },
    });
  },
};
