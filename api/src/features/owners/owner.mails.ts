import { findUser } from '#db/accounts/account.repository.ts';
import type { Sql } from '#db/orm.ts';
import type { OwnerRequestRow } from '#db/owners/owner-request.repository.ts';
import type { OwnerRequestKind } from '#domain/owners/owner-request.ts';
import { writeMail } from '#api/lib/mail/mail-kind.ts';
import type { MailKind } from '#api/lib/mail/mail-kind.ts';
import { ownerTexts } from './owner-texts.ts';

type AnswerData = Readonly<{
  name: string;
  subject: string;
  answer: string;
  kind: OwnerRequestKind;
}>;

/** Where the requests of a kind are; emails about support may wait since before that had tickets. */
const paths: Readonly<Record<OwnerRequestKind | 'support', string>> = {
  support: '/account/tickets',
  interview: '/owner-dashboard/get-interviewed',
  boost: '/owner-dashboard/boost-listing',
  featured: '/owner-dashboard/get-featured',
};

const requestAnswered: MailKind<AnswerData> = {
  name: 'owner-request-answered',
  notification: 'request-answered',
  priority: 'ordinary',
  isOpen: true,
  compose({ name, subject, answer, kind }, { language }) {
    const t = ownerTexts(language);
    return Promise.resolve({
      subject: t('answered.subject', { subject }),
      preview: t('answered.preview'),
      heading: t('answered.heading'),
      paragraphs: [t('answered.text', { name, subject }), t('answered.answer', { answer })],
      action: { label: t('answered.action'), path: paths[kind] },
    });
  },
};

/** Every email of this feature. */
export const ownerMails = [requestAnswered];

/** Mails whoever made a request what was said to it, in the transaction in which it is. */
export async function writeAnswer(db: Sql, request: OwnerRequestRow, now: number): Promise<void> {
  const owner = await findUser(db, request.userId);
  if (!owner) return;
  const { subject, answer, kind, status } = request;
  const data = { name: owner.name, subject, answer, kind };
  const key = `${request.id} ${status} ${now}`;
  await writeMail(db, requestAnswered, [{ recipient: owner.email, data, key }], now);
}
