import { findBookingNotices } from '#db/bookings/booking-notice.repository.ts';
import type { BookingNotice } from '#db/bookings/booking-notice.repository.ts';
import type { Sql } from '#db/orm.ts';
import type { Language } from '#domain/accounts/language.ts';
import type { NotificationKind } from '#domain/accounts/notification.ts';
import { bookingReference } from '#domain/bookings/reference.ts';
import { writeMail } from '#api/lib/mail/mail-kind.ts';
import type { Fact, MailKind } from '#api/lib/mail/mail-kind.ts';
import type { TextsOf } from '#api/lib/mail/mail-texts.ts';
import { byPeople, own } from '#api/lib/mail/wording.ts';
import { bookingTexts } from './booking-texts.ts';
import type english from './locales/en.json';

/** What wording an email takes: the texts of a language, and the language itself for numbers and dates. */
interface Reader {
  t: TextsOf<typeof english>;
  language: Language;
}

/** What happens to a booking that people are notified of. */
const events = ['requested', 'confirmed', 'accepted', 'declined', 'cancelled', 'expired'] as const;
export type BookingEvent = (typeof events)[number];

/** Accepting is how a request is confirmed: who asked for one is notified of either. */
const musicianNotifications: Readonly<Record<BookingEvent, NotificationKind>> = {
  requested: 'booking-requested',
  confirmed: 'booking-confirmed',
  accepted: 'booking-confirmed',
  declined: 'booking-declined',
  cancelled: 'booking-cancelled',
  expired: 'booking-expired',
};

/** Of what owners do themselves, or have let pass, they are not notified. */
const ownerEvents = ['requested', 'confirmed', 'cancelled'] as const;
type OwnerEvent = (typeof ownerEvents)[number];

const ownerNotifications: Readonly<Record<OwnerEvent, NotificationKind>> = {
  requested: 'studio-requested',
  confirmed: 'studio-booked',
  cancelled: 'studio-cancelled',
};

/** As it was when it happened: what changes later has emails of its own. */
type BookingMailData = { [Key in keyof BookingNotice]: BookingNotice[Key] };

type BookingMail = MailKind<BookingMailData>;

function musicianMail(event: BookingEvent): BookingMail {
  return {
    name: `booking-${event}`,
    notification: musicianNotifications[event],
    priority: 'ordinary',
    isOpen: true,
    compose(notice, { language }) {
      const reader = { language, t: bookingTexts(language) };
      return Promise.resolve(compose(reader, `musician.${event}`, notice, notice.musicianName));
    },
  };
}

function ownerMail(event: OwnerEvent): BookingMail {
  return {
    name: `owner-booking-${event}`,
    notification: ownerNotifications[event],
    priority: 'ordinary',
    isOpen: true,
    compose(notice, { language }) {
      const reader = { language, t: bookingTexts(language) };
      return Promise.resolve(compose(reader, `owner.${event}`, notice, notice.ownerName));
    },
  };
}

const toMusician = Object.fromEntries(
  events.map((event) => [event, musicianMail(event)]),
) as Record<BookingEvent, BookingMail>;

const toOwner: Partial<Record<BookingEvent, BookingMail>> = Object.fromEntries(
  ownerEvents.map((event) => [event, ownerMail(event)]),
);

/** Every email about bookings. */
export const bookingMails: readonly BookingMail[] = [
  ...Object.values(toMusician),
  ...Object.values(toOwner),
];

/**
 * Writes to those concerned what happened to bookings at `now` (epoch milliseconds), within the
 * transaction of `db` in which it happens. Each is notified of each event of a booking once.
 */
export async function tellOfBookings(
  db: Sql,
  event: BookingEvent,
  bookingIds: readonly number[],
  now: number,
): Promise<void> {
  if (bookingIds.length === 0) return;
  const notices = await findBookingNotices(db, bookingIds);
  const emails = notices.map((notice) => ({ data: { ...notice }, key: String(notice.bookingId) }));
  await writeMail(
    db,
    toMusician[event],
    emails.map((email) => ({ ...email, recipient: email.data.musicianEmail })),
    now,
  );
  const owner = toOwner[event];
  if (!owner) return;
  await writeMail(
    db,
    owner,
    emails.map((email) => ({ ...email, recipient: email.data.ownerEmail })),
    now,
  );
}

type WordsKey = `musician.${BookingEvent}` | `owner.${OwnerEvent}`;

function compose(reader: Reader, key: WordsKey, notice: BookingMailData, name: string) {
  const { t, language } = reader;
  const isOwner = key.startsWith('owner.');
  const values = {
    name,
    studio: notice.studioName,
    musician: notice.musicianName,
    expiry: own(notice.expiresAt === null ? '' : momentIn(notice.zone, notice.expiresAt, language)),
  };
  return {
    subject: t(`${key}.subject`, values),
    preview: own(periodOf(notice, language)),
    heading: t(`${key}.heading`),
    paragraphs: [t(`${key}.text`, values)],
    facts: factsOf(reader, notice),
    // A page that asks: opening a link never answers a request.
    action: {
      label: t(key === 'owner.requested' ? 'actions.answer' : 'actions.view'),
      path: `/account/${isOwner ? 'bookings-received' : 'bookings'}/${notice.bookingId}`,
    },
  };
}

function factsOf({ t, language }: Reader, notice: BookingMailData): Fact[] {
  const { bookingId, studioName, zone, hours, totalCents, refundCents, note } = notice;
  const facts = [
    { label: t('facts.reference'), value: own(bookingReference(bookingId)) },
    { label: t('facts.studio'), value: byPeople(studioName) },
    { label: t('facts.when'), value: own(periodOf(notice, language)) },
    { label: t('facts.zone'), value: own(zone.replaceAll('_', ' ')) },
    { label: t('facts.length'), value: t('facts.hours', { count: hours }) },
    { label: t('facts.price'), value: own(money(totalCents, language)) },
  ];
  if (refundCents !== null)
    facts.push({ label: t('facts.refund'), value: own(money(refundCents, language)) });
  if (note) facts.push({ label: t('facts.note'), value: byPeople(note) });
  return facts;
}

/** Studio time: `Tuesday, December 1, 2026 at 7:00 – 9:00 PM`. */
function periodOf({ zone, startsAt, endsAt }: BookingMailData, language: Language): string {
  const format = formatIn(zone, language);
  if (language !== 'ja') return format.formatRange(startsAt, endsAt);
  // Japanese ranges come with dates and times in another form than all others: 2026/12/2水曜日 19時00分.
  const start = format.format(startsAt);
  const day = start.slice(0, start.indexOf(' ') + 1);
  return `${start}～${format.format(endsAt).replace(day, '')}`;
}

/** Studio time, with the zone named. */
function momentIn(zone: string, instant: number, language: Language): string {
  return `${formatIn(zone, language).format(instant)} (${zone.replaceAll('_', ' ')})`;
}

function formatIn(zone: string, language: Language): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(language, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: zone,
  });
}

function money(cents: number, language: Language): string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency: 'USD' });
  return format.format(cents / 100);
}
