import type { MailKind } from '#api/lib/mail/mail-kind.ts';
import { own } from '#api/lib/mail/wording.ts';
import { privacyTexts } from './privacy-texts.ts';

/** Tells somebody that their account will be deleted, and how to keep it. */
export const deletionRequestedMail: MailKind<{
  name: string;
  username: string;
  /** Epoch milliseconds. */
  dueAt: number;
}> = {
  name: 'deletion-requested',
  notification: 'account',
  priority: 'account',
  compose: ({ name, username, dueAt }, { language }) => {
    const t = privacyTexts(language);
    const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
    const day = own(format.format(dueAt));
    return Promise.resolve({
      subject: t('deletionRequested.subject', { day }),
      preview: t('deletionRequested.preview', { day }),
      heading: t('deletionRequested.heading'),
      paragraphs: [
        t('deletionRequested.text', { name, username, day }),
        t('deletionRequested.change'),
      ],
      action: {
        label: t('deletionRequested.action'),
        path: `/login?to=${encodeURIComponent('/account/settings?section=data')}`,
      },
      notes: [t('deletionRequested.notYou')],
    });
  },
};

/** The last email to somebody whose account was deleted. */
export const accountDeletedMail: MailKind<{ name: string; username: string }> = {
  name: 'account-deleted',
  notification: 'account',
  priority: 'account',
  compose: ({ name, username }, { language }) => {
    const t = privacyTexts(language);
    return Promise.resolve({
      subject: t('accountDeleted.subject'),
      preview: t('accountDeleted.preview'),
      heading: t('accountDeleted.heading'),
      paragraphs: [t('accountDeleted.text', { name, username }), t('accountDeleted.kept')],
    });
  },
};
