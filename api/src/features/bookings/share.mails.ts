import type { UserRow } from '#db/accounts/account.repository.ts';
import type { BookingNotice } from '#db/bookings/booking-notice.repository.ts';
import type { ShareNotice } from '#db/bookings/booking-share.repository.ts';
import type { Sql } from '#db/orm.ts';
import type { Language } from '#domain/accounts/language.ts';
import { bookingReference } from '#domain/bookings/reference.ts';
import { dollars } from '#api/lib/dollars.ts';
import { writeMail } from '#api/lib/mail/mail-kind.ts';
import type { MailKind } from '#api/lib/mail/mail-kind.ts';
import { byPeople, own } from '#api/lib/mail/wording.ts';
import { bookingTexts } from './booking-texts.ts';
import { momentIn, periodIn } from './studio-time.ts';

/** What those are told who have a share in the payment of somebody else's booking. */
const events = [
  'asked',
  'reminded',
  /** Their hold is gone, so that their share is open again. */
  'reopened',
  /** What they have paid for was paid, or is not to be paid any more. */
  'taken',
  /** Whoever booked pays alone after all. */
  'stopped',
  'confirmed',
  'changed',
  /** The booking does not take place. */
  'ended',
] as const;
export type ShareEvent = (typeof events)[number];

/**
 * Nobody can act upon a share that they have not heard of, and what their card was held for they have
 * to know. The rest can be switched off, as it can be of bookings of one's own.
 */
const alwaysOn: ReadonlySet<ShareEvent> = new Set(['asked', 'reopened', 'taken']);

/** As it was when it happened. */
type ShareMailData = Readonly<{
  bookingId: number;
  inviter: string;
  studio: string;
  startsAt: number;
  endsAt: number;
  zone: string;
  amountCents: number;
  dueAt: number | null;
  /** That of who booked, for those who have no account. */
  language: Language | null;
}>;

function shareMail(event: ShareEvent): MailKind<ShareMailData> {
  return {
    name: `share-${event}`,
    notification: alwaysOn.has(event) ? null : 'booking-shares',
    priority: 'ordinary',
    isOpen: true,
    compose({ bookingId, inviter, studio, zone, amountCents, dueAt, ...times }, { language }) {
      const t = bookingTexts(language);
      const due = dueAt === null ? '' : momentIn(zone, dueAt, language);
      const values = {
        inviter,
        studio,
        due: own(due),
        amount: own(dollars(amountCents, language)),
      };
      return Promise.resolve({
        subject: t(`share.${event}.subject`, values),
        preview: own(periodIn(zone, times, language)),
        heading: t(`share.${event}.heading`),
        paragraphs: [t(`share.${event}.text`, values)],
        facts: [
          { label: t('facts.reference'), value: own(bookingReference(bookingId)) },
          { label: t('facts.studio'), value: byPeople(studio) },
          { label: t('facts.when'), value: own(periodIn(zone, times, language)) },
          { label: t('facts.share'), value: own(dollars(amountCents, language)) },
        ],
        action: { label: t('actions.share'), path: `/account/bookings/${bookingId}/share` },
      });
    },
  };
}

const kinds = Object.fromEntries(events.map((event) => [event, shareMail(event)])) as Record<
  ShareEvent,
  MailKind<ShareMailData>
>;

/** Every email about shares. */
export const shareMails: readonly MailKind<ShareMailData>[] = Object.values(kinds);

/**
 * Writes to the holders of shares what happened at `now` (epoch milliseconds), within the transaction
 * of `db` in which it happens. Whoever booked is not written to: they have emails of their own.
 */
export async function tellHolders(
  db: Sql,
  event: ShareEvent,
  notices: readonly ShareNotice[],
  now: number,
): Promise<void> {
  const emails = notices
    .filter(({ userId, musicianId }) => userId !== musicianId)
    .map((notice) => ({
      recipient: notice.recipient,
      data: dataOf(notice),
      key: `${notice.bookingId} ${notice.id} ${notice.startsAt} ${again(event, notice, now)}`,
    }));
  await writeMail(db, kinds[event], emails, now);
}

/** Tells somebody that what they have paid for is not to be paid any more, and that they keep their money. */
export async function tellTurnedAway(
  db: Sql,
  { paymentId, amountCents, payer }: { paymentId: number; amountCents: number; payer: UserRow },
  notice: BookingNotice,
  now: number,
): Promise<void> {
  const { email: recipient, language } = payer;
  const data = dataOf({ ...notice, amountCents, language, dueAt: null });
  await writeMail(db, kinds.taken, [{ recipient, data, key: String(paymentId) }], now);
}

/** What tells an event from an earlier one of the same share. */
function again(event: ShareEvent, { paymentId }: ShareNotice, now: number): number | null {
  if (event === 'reminded') return now;
  return event === 'reopened' ? paymentId : null;
}

type Told = Omit<ShareMailData, 'inviter' | 'studio'> &
  Pick<BookingNotice, 'musicianName' | 'studioName'>;

function dataOf(told: Told): ShareMailData {
  const { bookingId, musicianName, studioName, amountCents, dueAt, language } = told;
  const { startsAt, endsAt, zone } = told;
  return {
    bookingId,
    inviter: musicianName,
    studio: studioName,
    startsAt,
    endsAt,
    zone,
    amountCents,
    dueAt,
    language,
  };
}
