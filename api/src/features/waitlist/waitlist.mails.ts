import { findUser } from '#db/accounts/account.repository.ts';
import type { Sql } from '#db/orm.ts';
import type { StudioRow } from '#db/studios/studio.repository.ts';
import type { WaitRow } from '#db/waitlist/waitlist.repository.ts';
import type { Offer } from '#domain/waitlist/offer.ts';
import { momentIn } from '#api/features/bookings/studio-time.ts';
import { writeMail } from '#api/lib/mail/mail-kind.ts';
import type { MailKind } from '#api/lib/mail/mail-kind.ts';
import { byPeople, own } from '#api/lib/mail/wording.ts';
import { waitlistTexts } from './waitlist-texts.ts';

type OfferMailData = Readonly<{
  name: string;
  studio: string;
  zone: string;
  hours: number;
  /** Epoch milliseconds. */
  startsAt: number;
  expiresAt: number;
}>;

/** A time that somebody waits for has become free. */
export const offerMail: MailKind<OfferMailData> = {
  name: 'waitlist-offer',
  notification: 'waitlist-offer',
  priority: 'ordinary',
  isOpen: true,
  compose({ name, studio, zone, hours, startsAt, expiresAt }, { language }) {
    const t = waitlistTexts(language);
    const values = { name, studio, time: own(momentIn(zone, expiresAt, language)) };
    return Promise.resolve({
      subject: t('offer.subject', values),
      preview: own(momentIn(zone, startsAt, language)),
      heading: t('offer.heading'),
      paragraphs: [t('offer.text', values)],
      facts: [
        { label: t('facts.studio'), value: byPeople(studio) },
        { label: t('facts.when'), value: own(momentIn(zone, startsAt, language)) },
        { label: t('facts.length'), value: t('facts.hours', { count: hours }) },
      ],
      // A page that asks: opening a link never books.
      action: { label: t('offer.action'), path: '/account/waitlist' },
    });
  },
};

/** Writes to somebody what is held for them, within the transaction of `db` in which it is. */
export async function tellOfOffer(
  db: Sql,
  wait: WaitRow,
  studio: StudioRow,
  { startsAt, expiresAt }: Offer,
  now: number,
): Promise<void> {
  const user = await findUser(db, wait.userId);
  if (!user) return;
  const data = {
    name: user.name || user.username,
    studio: studio.name,
    zone: studio.zone,
    hours: wait.hours,
    startsAt,
    expiresAt,
  };
  const key = `${wait.id} ${startsAt}`;
  await writeMail(db, offerMail, [{ data, key, recipient: user.email }], now);
}
