import { findUser } from '#db/accounts/account.repository.ts';
import type { ListingRow } from '#db/listings/listing.repository.ts';
import type { Sql } from '#db/orm.ts';
import { writeMail } from '#api/lib/mail/mail-kind.ts';
import type { MailKind } from '#api/lib/mail/mail-kind.ts';
import { listingTexts } from './listing-texts.ts';

/** What administrators decide about a listing. */
const outcomes = ['approved', 'returned', 'suspended'] as const;
type Outcome = (typeof outcomes)[number];

type DecisionData = Readonly<{
  name: string;
  studio: string;
  /** In the words of the administrator; empty when there is nothing to be said. */
  reasons: string;
  /** Where its owner goes from there. */
  path: string;
}>;

function decisionMail(outcome: Outcome): MailKind<DecisionData> {
  return {
    name: `listing-${outcome}`,
    notification: 'studio-reviewed',
    priority: 'ordinary',
    isOpen: true,
    compose({ name, studio, reasons, path }, { language }) {
      const t = listingTexts(language);
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

const mails = {
  approved: decisionMail('approved'),
  returned: decisionMail('returned'),
  suspended: decisionMail('suspended'),
} as const satisfies Record<Outcome, MailKind<DecisionData>>;

/** Every email about listings. */
export const listingMails = Object.values(mails);

/** Mails the owner of a listing what was decided about it, in the transaction in which it is. */
export async function writeDecision(
  db: Sql,
  outcome: Outcome,
  listing: ListingRow,
  reasons: string,
  now: number,
): Promise<void> {
  const owner = await findUser(db, listing.ownerId);
  if (!owner) return;
  const studio = await nameOf(db, listing);
  const path = outcome === 'approved' ? `/studios/${listing.studioId}` : editPath(listing);
  const data = { name: owner.name, studio, reasons, path };
  const key = `${listing.id} ${now}`;
  await writeMail(db, mails[outcome], [{ recipient: owner.email, data, key }], now);
}

function editPath({ id, studioId }: ListingRow): string {
  return studioId === null ? `/submit/${id}/preview` : `/studio/edit/${studioId}/preview`;
}

async function nameOf(db: Sql, { studioId, submitted }: ListingRow): Promise<string> {
  const studio =
    studioId === null
      ? undefined
      : await db.selectFrom('studios').select('name').where('id', '=', studioId).executeTakeFirst();
  return studio?.name ?? submitted?.name ?? '';
}
