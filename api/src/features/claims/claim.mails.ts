import { randomUUID } from 'node:crypto';
import { findUser } from '#db/accounts/account.repository.ts';
import { setClaimCode } from '#db/claims/studio-claim.repository.ts';
import type { UnclaimedStudioRow } from '#db/claims/unclaimed-studio.repository.ts';
import type { Sql } from '#db/orm.ts';
import type { Language } from '#domain/accounts/language.ts';
import { CLAIM_CODE_MINUTES } from '#domain/claims/claim.ts';
import { MINUTE_MS } from '#domain/time/calendar.ts';
import { writeMail } from '#api/lib/mail/mail-kind.ts';
import type { MailKind } from '#api/lib/mail/mail-kind.ts';
import { own } from '#api/lib/mail/wording.ts';
import { claimCodeHash, newClaimCode } from './claim-code.ts';
import { claimTexts } from './claim-texts.ts';

type CodeData = Readonly<{
  claimId: number;
  email: string;
  /** That of whoever claims: the address need not be an account's. */
  language: Language;
}>;

/** Mails a code to the domain of a website. It is made here, so that it is kept nowhere. */
const claimCodeMail: MailKind<CodeData> = {
  name: 'claim-code',
  notification: null,
  priority: 'ordinary',
  async compose({ claimId, email }, { sql, now, language }) {
    const code = newClaimCode();
    const isAwaited = await setClaimCode(sql, {
      id: claimId,
      email,
      hash: claimCodeHash(claimId, code),
      expiresAt: now + CLAIM_CODE_MINUTES * MINUTE_MS,
    });
    if (!isAwaited) return undefined;
    const t = claimTexts(language);
    return {
      subject: t('code.subject'),
      preview: t('code.preview'),
      heading: t('code.heading'),
      paragraphs: [t('code.text'), own(code), t('code.until', { minutes: CLAIM_CODE_MINUTES })],
      notes: [t('code.notYou')],
    };
  },
};

type OutcomeData = Readonly<{
  name: string;
  studio: string;
  /** In the words of an administrator; empty when there is nothing to be said. */
  reasons: string;
  path: string;
}>;

const outcomes = [
  'claim-granted',
  'claim-declined',
  'claim-overtaken',
  'suggestion-listed',
  'suggestion-declined',
] as const;
type Outcome = (typeof outcomes)[number];

function outcomeMail(outcome: Outcome): MailKind<OutcomeData> {
  return {
    name: outcome,
    notification: 'request-answered',
    priority: 'ordinary',
    isOpen: true,
    compose({ name, studio, reasons, path }, { language }) {
      const t = claimTexts(language);
      return Promise.resolve({
        subject: t(`${outcome}.subject`, { studio }),
        preview: t(`${outcome}.preview`),
        heading: t(`${outcome}.heading`),
        paragraphs: [
          t(`${outcome}.text`, { name, studio }),
          ...(reasons ? [t('reasons', { reasons })] : []),
        ],
        action: { label: t(`${outcome}.action`), path },
      });
    },
  };
}

const outcomeMails = Object.fromEntries(
  outcomes.map((outcome) => [outcome, outcomeMail(outcome)]),
) as Record<Outcome, MailKind<OutcomeData>>;

/** Every email about suggestions and claims. */
export const claimMails = [claimCodeMail, ...Object.values(outcomeMails)];

/** Has the code of a claim be mailed, in the transaction in which it is claimed. */
export async function writeClaimCode(db: Sql, data: CodeData, now: number): Promise<void> {
  const mail = { recipient: data.email, data, key: randomUUID() };
  await writeMail(db, claimCodeMail, [mail], now);
}

interface ClaimOutcome {
  id: number;
  userId: number;
  status: 'granted' | 'declined' | 'overtaken';
  reasons?: string;
  studio: UnclaimedStudioRow;
}

/** Mails whoever claimed a studio what came of it, in the transaction in which it does. */
export async function writeClaimOutcome(
  db: Sql,
  { id, userId, status, reasons = '', studio }: ClaimOutcome,
  now: number,
): Promise<void> {
  const path = status === 'granted' ? `/submit/${studio.listingId}/basics` : pathOf(studio);
  await writeOutcome(db, `claim-${status}`, { id, userId, studio, reasons, path }, now);
}

/** Mails whoever suggested a studio what was decided, where they have an account. */
export async function writeSuggestionDecision(
  db: Sql,
  studio: UnclaimedStudioRow,
  { status, reasons }: { status: 'listed' | 'declined'; reasons: string },
  now: number,
): Promise<void> {
  const { id, userId } = studio;
  if (userId === null) return;
  const path = status === 'listed' ? pathOf(studio) : '/suggest-listing';
  await writeOutcome(db, `suggestion-${status}`, { id, userId, studio, reasons, path }, now);
}

async function writeOutcome(
  db: Sql,
  outcome: Outcome,
  {
    id,
    userId,
    studio,
    ...text
  }: { id: number; userId: number; studio: UnclaimedStudioRow; reasons: string; path: string },
  now: number,
): Promise<void> {
  const user = await findUser(db, userId);
  if (!user) return;
  const data = { name: user.name, studio: studio.name, ...text };
  const mail = { recipient: user.email, data, key: `${id} ${now}` };
  await writeMail(db, outcomeMails[outcome], [mail], now);
}

function pathOf({ id }: UnclaimedStudioRow): string {
  return `/unclaimed-studios/${id}`;
}
