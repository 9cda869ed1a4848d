import type { Language } from '#domain/accounts/language.ts';
import { attachmentKinds } from '#domain/messaging/attachments.ts';
import type { AttachmentKind } from '#domain/messaging/attachments.ts';
import type { MailKind } from '#api/lib/mail/mail-kind.ts';
import { own } from '#api/lib/mail/wording.ts';
import type { OwnWording } from '#api/lib/mail/wording.ts';
import { messagingTexts } from './messaging-texts.ts';

/** What waits from one studio or guest. */
export interface Waiting {
  name: string;
  count: number;
  /** What is attached to that, by its kind; not there in emails that were queued before it was counted. */
  attachments?: Partial<Record<AttachmentKind, number>>;
}

type DigestMailData = Readonly<{
  /** A list of {@link Waiting}, as JSON. */
  waiting: string;
}>;

/**
 * Unread messages: how many, from whom, and what is attached to them. What they say, what files are
 * called, and anybody's address, stays behind the login.
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
      paragraphs: [t('text', { count }), ...attached(conversations, language)],
      facts: conversations.map((each) => ({
        label: t('unread', { count: each.count }),
        value: { named: each.name, neutral: t('someone').named },
      })),
      action: { label: t('action'), path: '/messages' },
      notes: [t('notes')],
    });
  },
};

/** What is attached to all of them: "With 2 photos and 1 PDF." */
function attached(waiting: readonly Waiting[], language: Language): OwnWording[] {
  const t = messagingTexts(language);
  const counted = attachmentKinds.flatMap((kind) => {
    const count = waiting.reduce((sum, { attachments }) => sum + (attachments?.[kind] ?? 0), 0);
    return count > 0 ? [t(`attached.${kind}`, { count }).named] : [];
  });
  if (counted.length === 0) return [];
  return [t('attached.with', { list: own(new Intl.ListFormat(language).format(counted)) })];
}
