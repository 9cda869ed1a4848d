import { findUser } from '#db/accounts/account.repository.ts';
import type { PlaceRow } from '#db/directories/place.repository.ts';
import type { Sql } from '#db/orm.ts';
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

/** Every email about suggestions and claims of places. */
export const placeMails = Object.values(outcomeMails);

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
