import { isIP } from 'node:net';
import type { MailKind } from '#api/lib/mail/mail-kind.ts';
import { byPeople, own } from '#api/lib/mail/wording.ts';
import type { OwnWording } from '#api/lib/mail/wording.ts';
import type { Language } from '#domain/accounts/language.ts';
import { takenBackParagraphs } from './account.mails.ts';
import type { PasswordChange } from './account.mails.ts';
import { accountTexts } from './account-texts.ts';

/** Where one's sessions are. */
const SESSIONS_PATH = '/account/settings?section=security';

/** Tells somebody that their account was opened in a browser it was never opened in. */
export const newDeviceMail: MailKind<{
  name: string;
  username: string;
  browser: string | null;
  system: string | null;
  address: string;
  /** Epoch milliseconds. */
  at: number;
}> = {
  name: 'new-device',
  notification: 'account',
  priority: 'account',
  compose: ({ name, username, browser, system, address, at }, { language }) => {
    const t = accountTexts(language);
    return Promise.resolve({
      subject: t('newDevice.subject'),
      preview: t('newDevice.preview'),
      heading: t('newDevice.heading'),
      paragraphs: [t('newDevice.text', { name, username })],
      facts: [
        {
          label: t('newDevice.device'),
          value: deviceText(browser, system) ?? t('newDevice.unknown'),
        },
        { label: t('newDevice.address'), value: isIP(address) ? own(address) : byPeople(address) },
        { label: t('newDevice.time'), value: own(utcTime(at, language)) },
      ],
      action: { label: t('newDevice.action'), path: SESSIONS_PATH },
      notes: [t('newDevice.you'), t('newDevice.notYou')],
    });
  },
};

/** Tells somebody that their password was changed in the settings, in case it was not them. */
export const passwordReplacedMail: MailKind<PasswordChange> = {
  name: 'password-replaced',
  notification: 'account',
  priority: 'account',
  compose: (change, { language }) => {
    const t = accountTexts(language);
    const { name, username } = change;
    return Promise.resolve({
      subject: t('passwordChanged.subject'),
      preview: t('passwordReplaced.preview'),
      heading: t('passwordChanged.heading'),
      paragraphs: [
        t('passwordReplaced.text', { name, username }),
        ...takenBackParagraphs(language, change),
        t('passwordChanged.notYou'),
      ],
      action: { label: t('passwordChanged.action'), path: '/reset-password' },
    });
  },
};

/** Tells somebody that whoever runs the product has made them an administrator. */
export const madeAdministratorMail: MailKind<{ name: string; username: string }> = {
  name: 'made-administrator',
  notification: 'account',
  priority: 'account',
  isOpen: true,
  compose: ({ name, username }, { language }) => {
    const t = accountTexts(language);
    return Promise.resolve({
      subject: t('madeAdministrator.subject'),
      preview: t('madeAdministrator.preview'),
      heading: t('madeAdministrator.heading'),
      paragraphs: [t('madeAdministrator.text', { name, username }), t('madeAdministrator.next')],
      action: { label: t('madeAdministrator.action'), path: '/login' },
    });
  },
};

/** Both are from lists of ours, whatever the browser says. */
function deviceText(browser: string | null, system: string | null): OwnWording | undefined {
  const names = [browser, system].filter((name) => name !== null);
  return names.length > 0 ? own(names.join(', ')) : undefined;
}

function utcTime(instant: number, language: Language): string {
  return new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: 'UTC',
  }).format(instant);
}
