import { findBookingNotices } from '#db/bookings/booking-notice.repository.ts';
import { reminderKinds } from '#db/bookings/booking-reminder.repository.ts';
import type { BookingNotice } from '#db/bookings/booking-notice.repository.ts';
import type { Sql } from '#db/orm.ts';
import type { Language } from '#domain/accounts/language.ts';
import type { NotificationKind } from '#domain/accounts/notification.ts';
import type { BookingSide } from '#domain/bookings/change.ts';
import { bookingReference } from '#domain/bookings/reference.ts';
import { HOUR_MS } from '#domain/time/calendar.ts';
import { writeMails } from '#api/lib/mail/mail-kind.ts';
import type { Fact, MailKind } from '#api/lib/mail/mail-kind.ts';
import type { TextsOf } from '#api/lib/mail/mail-texts.ts';
import { byPeople, own } from '#api/lib/mail/wording.ts';
import { bookingTexts } from './booking-texts.ts';
import { momentIn, periodIn } from './studio-time.ts';
import type english from './locales/en.json';

/** What wording an email takes: the texts of a language, and the language itself for numbers and dates. */
interface Reader {
  t: TextsOf<typeof english>;
  language: Language;
}

/** What happens to a booking that people are notified of. */
const events = [
  'requested',
  'confirmed',
  'accepted',
  'declined',
  'cancelled',
  'expired',
  'proposed',
  'changed',
  'unchanged',
  ...reminderKinds,
] as const;
export type BookingEvent = (typeof events)[number];

/** Accepting is how a request is confirmed: who asked for one is notified of either. */
const musicianNotifications: Readonly<Record<BookingEvent, NotificationKind>> = {
  requested: 'booking-requested',
  confirmed: 'booking-confirmed',
  accepted: 'booking-confirmed',
  declined: 'booking-declined',
  cancelled: 'booking-cancelled',
  expired: 'booking-expired',
  proposed: 'booking-changes',
  changed: 'booking-changes',
  unchanged: 'booking-changes',
  day: 'booking-reminder',
  hour: 'booking-reminder',
  over: 'booking-over',
};

/** Of what owners do themselves, or have let pass, they are not notified. */
const ownerEvents = [
  'requested',
  'confirmed',
  'cancelled',
  'proposed',
  'changed',
  'unchanged',
  ...reminderKinds,
] as const;
type OwnerEvent = (typeof ownerEvents)[number];

const ownerNotifications: Readonly<Record<OwnerEvent, NotificationKind>> = {
  requested: 'studio-requested',
  confirmed: 'studio-booked',
  cancelled: 'studio-cancelled',
  proposed: 'studio-changes',
  changed: 'studio-changes',
  unchanged: 'studio-changes',
  day: 'studio-reminder',
  hour: 'studio-reminder',
  over: 'studio-reminder',
};

/** As it was when it happened: what changes later has emails of its own. */
type BookingMailData = {
  [Key in keyof Omit<BookingNotice, 'hosts'>]: BookingNotice[Key];
} & {
  /** Who is written to for the studio. */
  ownerName?: string;
};

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
      return Promise.resolve(compose(reader, `owner.${event}`, notice, notice.ownerName ?? ''));
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
 * @param side the only one that is written to; both unless given
 */
export async function tellOfBookings(
  db: Sql,
  event: BookingEvent,
  bookingIds: readonly number[],
  now: number,
  side?: BookingSide,
): Promise<void> {
  if (bookingIds.length === 0) return;
  const notices = await findBookingNotices(db, bookingIds);
  const emails = notices.map(({ hosts, ...data }) => ({
    hosts,
    data,
    // Of one that was moved they are notified again, and of each proposal.
    key: `${data.bookingId} ${data.startsAt} ${data.proposalId ?? 0}`,
  }));
  const toGuests = emails.map(({ data, key }) => ({ data, key, recipient: data.musicianEmail }));
  const toHosts = emails.flatMap(({ hosts, data, key }) =>
    hosts.map(({ id, name, email }) => ({
      data: { ...data, ownerName: name },
      key: `${key} ${id}`,
      recipient: email,
    })),
  );
  const owner = toOwner[event];
  const batches = [
    ...(side === 'owner' ? [] : [{ kind: toMusician[event], emails: toGuests }]),
    ...(side === 'musician' || !owner ? [] : [{ kind: owner, emails: toHosts }]),
  ];
  await writeMails(db, batches, now);
}

type WordsKey = `musician.${BookingEvent}` | `owner.${OwnerEvent}`;

function compose(reader: Reader, key: WordsKey, notice: BookingMailData, name: string) {
  const { t, language } = reader;
  const isOwner = key.startsWith('owner.');
  const deadline = key.endsWith('.proposed') ? notice.proposalExpiresAt : notice.expiresAt;
  const values = {
    name,
    studio: notice.studioName,
    musician: notice.musicianName,
    expiry: own(deadline === null ? '' : momentIn(notice.zone, deadline, language)),
  };
  return {
    subject: t(`${key}.subject`, values),
    preview: own(periodIn(notice.zone, notice, language)),
    heading: t(`${key}.heading`),
    paragraphs: [t(`${key}.text`, values)],
    facts: [
      ...factsOf(reader, notice),
      ...(key.endsWith('.proposed') ? proposedFacts(reader, notice) : []),
    ],
    // A page that asks: opening a link never answers a request.
    action: {
      label: t(`actions.${actionOf(key)}`),
      path: `/account/${isOwner ? 'bookings-received' : 'bookings'}/${notice.bookingId}`,
    },
  };
}

/** What an email asks of its reader. */
function actionOf(key: WordsKey): 'answer' | 'reply' | 'view' {
  if (key.endsWith('.proposed')) return 'reply';
  return key === 'owner.requested' ? 'answer' : 'view';
}

function factsOf({ t, language }: Reader, notice: BookingMailData): Fact[] {
  const { bookingId, studioName, zone, hours, totalCents, refundCents, note } = notice;
  const facts = [
    { label: t('facts.reference'), value: own(bookingReference(bookingId)) },
    { label: t('facts.studio'), value: byPeople(studioName) },
    { label: t('facts.when'), value: own(periodIn(notice.zone, notice, language)) },
    { label: t('facts.zone'), value: own(zone.replaceAll('_', ' ')) },
    { label: t('facts.length'), value: t('facts.hours', { count: hours }) },
    { label: t('facts.price'), value: own(money(totalCents, language)) },
  ];
  if (refundCents !== null)
    facts.push({ label: t('facts.refund'), value: own(money(refundCents, language)) });
  if (note) facts.push({ label: t('facts.note'), value: byPeople(note) });
  return facts;
}

/** What the booking would be if its reader agreed. */
function proposedFacts({ t, language }: Reader, notice: BookingMailData): Fact[] {
  const { zone, proposedStartsAt, proposedHours, proposedTotalCents, proposalNote } = notice;
  const startsAt = proposedStartsAt ?? 0;
  const endsAt = startsAt + (proposedHours ?? 0) * HOUR_MS;
  return [
    { label: t('facts.proposedTime'), value: own(periodIn(zone, { startsAt, endsAt }, language)) },
    { label: t('facts.proposedPrice'), value: own(money(proposedTotalCents ?? 0, language)) },
    ...(proposalNote ? [{ label: t('facts.note'), value: byPeople(proposalNote) }] : []),
  ];
}

function money(cents: number, language: Language): string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency: 'USD' });
  return format.format(cents / 100);
}
