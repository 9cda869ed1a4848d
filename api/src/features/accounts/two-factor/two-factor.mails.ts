import type { MailKind } from '#api/lib/mail/mail-kind.ts';
import { accountTexts } from '../account-texts.ts';

const settings = '/account/settings?section=security';

/** Tells somebody that codes are asked for from now on, in case it was not them. */
export const twoFactorEnabledMail: MailKind<{ name: string }> = {
  name: 'two-factor-enabled',
  notification: 'account',
  priority: 'account',
  compose(data, { language }) {
    const t = accountTexts(language);
    return Promise.resolve({
      subject: t('twoFactorEnabled.subject'),
      preview: t('twoFactorEnabled.preview'),
      heading: t('twoFactorEnabled.heading'),
      paragraphs: [t('twoFactorEnabled.text', data), t('twoFactorEnabled.notYou')],
      action: { label: t('identityConnected.action'), path: settings },
    });
  },
};

/** Tells somebody that no codes are asked for any more. */
export const twoFactorDisabledMail: MailKind<{ name: string }> = {
  name: 'two-factor-disabled',
  notification: 'account',
  priority: 'account',
  compose(data, { language }) {
    const t = accountTexts(language);
    return Promise.resolve({
      subject: t('twoFactorDisabled.subject'),
      preview: t('twoFactorDisabled.preview'),
      heading: t('twoFactorDisabled.heading'),
      paragraphs: [t('twoFactorDisabled.text', data), t('twoFactorEnabled.notYou')],
      action: { label: t('identityConnected.action'), path: settings },
    });
  },
};
