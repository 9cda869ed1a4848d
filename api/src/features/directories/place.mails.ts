import { findUser } from '#db/accounts/account.repository.ts';
import type { CorrectionRow } from '#db/directories/correction.repository.ts';
import type { PlaceRow } from '#db/directories/place.repository.ts';
import type { Sql } from '#db/orm.ts';
import type { Language } from '#domain/accounts/language.ts';
import { placePaths } from '#domain/directories/place.ts';
import { writeMail } from '#api/lib/mail/mail-kind.ts';
import type { MailKind } from '#api/lib/mail/mail-kind.ts';
import { placeTexts } from './place-texts.ts';

type OutcomeData = Readonly<{
  name: string;
  place: string;
  /** In the words of an administrator; empty when there is nothing to be said. */
  reasons: string;
  path: string;
}>;

const outcomes = [
  'place-listed',
  'place-declined',
  'place-claim-granted',
  'place-claim-declined',
] as const;
export type PlaceOutcome = (typeof outcomes)[number];

function outcomeMail(outcome: PlaceOutcome): MailKind<OutcomeData> {
  return {
    name: outcome,
    notification: 'request-answered',
    priority: 'ordinary',
    isOpen: true,
    compose({ name, place, reasons, path }, { language }) {
      const t = placeTexts(language);
      return Promise.resolve({
        subject: t(`${outcome}.subject`, { place }),
        preview: t(`${outcome}.preview`),
        heading: t(`${outcome}.heading`),
        paragraphs: [
          t(`${outcome}.text`, { name, place }),
          ...(reasons ? [t('reasons', { reasons })] : []),
        ],
        action: { label: t(`${outcome}.action`), path },
      });
    },
  };
}

const outcomeMails = Object.fromEntries(
  outcomes.map((outcome) => [outcome, outcomeMail(outcome)]),
) as Record<PlaceOutcome, MailKind<OutcomeData>>;

type CorrectionData = Readonly<{
  /** What the page is called. */
  page: string;
  /** In the words of an administrator; empty when there is nothing to be said. */
  reasons: string;
  path: string;
  /** That of the sender, who need not have an account. */
  language: Language;
}>;

function correctionMail(outcome: 'accepted' | 'dismissed'): MailKind<CorrectionData> {
  return {
    name: `correction-${outcome}`,
    // Of those who have no account there is nothing to be switched off.
    notification: null,
    priority: 'ordinary',
    isOpen: true,
    compose({ page, reasons, path }, { language }) {
      const t = placeTexts(language);
      return Promise.resolve({
        subject: t(`correction-${outcome}.subject`, { page }),
        preview: t(`correction-${outcome}.preview`),
        heading: t(`correction-${outcome}.heading`),
        paragraphs: [
          t(`correction-${outcome}.text`, { page }),
          ...(reasons ? [t('correction-answer', { reasons })] : []),
        ],
        action: { label: t('correction-action'), path },
        notes: [t('correction-notYou')],
      });
    },
  };
}

const correctionMails = {
  accepted: correctionMail('accepted'),
  dismissed: correctionMail('dismissed'),
} as const;

/** Every email about places: suggestions, claims and what was wrong. */
export const placeMails = [...Object.values(outcomeMails), ...Object.values(correctionMails)];

/** Mails whoever said that something is wrong what came of it, where there is an address. */
export async function writeCorrectionOutcome(
  db: Sql,
  outcome: keyof typeof correctionMails,
  { id, userId, email, language }: CorrectionRow,
  about: { page: string; path: string; reasons?: string },
  now: number,
): Promise<void> {
  const user = userId === null ? undefined : await findUser(db, userId);
  const recipient = user?.email ?? email;
  if (recipient === '') return;
  const data = { reasons: '', ...about, language };
  await writeMail(db, correctionMails[outcome], [{ recipient, data, key: String(id) }], now);
}

interface WrittenOutcome {
  /** Null for visitors, who are told nothing. */
  userId: number | null;
  place: Pick<PlaceRow, 'id' | 'kind' | 'slug' | 'name'>;
  reasons?: string;
}

/** Mails somebody what was decided about a place, in the transaction in which it is. */
export async function writePlaceOutcome(
  db: Sql,
  outcome: PlaceOutcome,
  { userId, place, reasons = '' }: WrittenOutcome,
  now: number,
): Promise<void> {
  const user = userId === null ? undefined : await findUser(db, userId);
  if (!user) return;
  const { id, kind, slug, name } = place;
  const path = outcome === 'place-declined' ? '/suggest-place' : `${placePaths[kind]}/${slug}`;
  const data = { name: user.name, place: name, reasons, path };
  const mail = { recipient: user.email, data, key: `${id} ${user.id} ${now}` };
  await writeMail(db, outcomeMails[outcome], [mail], now);
}
