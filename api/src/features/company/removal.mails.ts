import type { RemovalRequestRow } from '#db/company/removal-request.repository.ts';
import type { Sql } from '#db/orm.ts';
import type { Language } from '#domain/accounts/language.ts';
import { REMOVAL_DAYS } from '#domain/company/removal.ts';
import { writeMail } from '#api/lib/mail/mail-kind.ts';
import type { MailKind } from '#api/lib/mail/mail-kind.ts';
import { removalTexts } from './removal-texts.ts';

type RemovalData = Readonly<{
  name: string;
  listingUrl: string;
  /** In the words of an administrator; empty before anything is decided. */
  answer: string;
  /** That of whoever asked, who need not have an account. */
  language: Language;
}>;

/** What can happen to a request. */
const events = ['received', 'removed', 'declined'] as const;
type RemovalEvent = (typeof events)[number];

function removalMail(event: RemovalEvent): MailKind<RemovalData> {
  return {
    name: `removal-${event}`,
    notification: null,
    priority: 'ordinary',
    isOpen: true,
    compose({ name, listingUrl, answer }, { language }) {
      const t = removalTexts(language);
      return Promise.resolve({
        subject: t(`${event}.subject`),
        preview: t(`${event}.preview`),
        heading: t(`${event}.heading`),
        paragraphs: [
          t(`${event}.text`, { name, listing: listingUrl, ...REMOVAL_DAYS }),
          ...(answer ? [t('answer', { answer })] : []),
        ],
        action: { label: t('action'), path: '/removals' },
        notes: [t('notYou')],
      });
    },
  };
}

const mails = {
  received: removalMail('received'),
  removed: removalMail('removed'),
  declined: removalMail('declined'),
} as const;

/** Every email about requests to remove a listing. */
export const removalMails = Object.values(mails);

type Asked = Pick<RemovalRequestRow, 'id' | 'name' | 'email' | 'listingUrl' | 'language'>;

/** Confirms a request, in the transaction in which it is kept. */
export async function writeRemovalReceived(db: Sql, request: Asked, now: number): Promise<void> {
  await write(db, 'received', { ...request, answer: '' }, now);
}

/** Tells whoever asked what was decided, in the transaction in which it is. */
export async function writeRemovalDecision(
  db: Sql,
  { status, ...request }: Asked & { status: 'removed' | 'declined'; answer: string },
  now: number,
): Promise<void> {
  await write(db, status, request, now);
}

async function write(
  db: Sql,
  event: RemovalEvent,
  { id, email, name, listingUrl, answer, language }: Asked & { answer: string },
  now: number,
): Promise<void> {
  const data = { name, listingUrl, answer, language };
  await writeMail(db, mails[event], [{ recipient: email, data, key: String(id) }], now);
}
