import type { MailKind } from '#api/lib/mail/mail-kind.ts';
import { messagingTexts } from './messaging-texts.ts';

/** What waits from one studio or guest. */
export interface Waiting {
  name: string;
  count: number;
}

type DigestMailData = Readonly<{
  /** A list of {@link Waiting}, as JSON. */
  waiting: string;
}>;

/**
 * Unread messages: how many and from whom. What they say, and anybody's address, stays behind the
 * login.
 */
export const digestMail: MailKind<DigestMailData> = {
  name: 'unread-messages',
  notification: 'unread-messages',
  priority: 'ordinary',
  isOpen: true,
  compose({ waiting }, { language }) {
    const t = messagingTexts(language);
    const conversations = JSON.parse(waiting) as Waiting[];
    const count = conversations.reduce((sum, each) => sum + each.count, 0);
    return Promise.resolve({
      subject: t('subject', { count }),
      preview: t('preview'),
      heading: t('heading'),
      paragraphs: [t('text', { count })],
      facts: conversations.map((each) => ({
        label: t('unread', { count: each.count }),
        value: { named: each.name, neutral: t('someone').named },
      })),
      action: { label: t('action'), path: '/messages' },
      notes: [t('notes')],
    });
  },
};
