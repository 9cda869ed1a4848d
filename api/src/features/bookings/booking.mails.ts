import { BOOKING, findCardFigures } from '#db/bookings/booking-payment.repository.ts';
import { findBookingNotices } from '#db/bookings/booking-notice.repository.ts';
import { findShareNotices } from '#db/bookings/booking-share.repository.ts';
import { reminderKinds } from '#db/bookings/booking-reminder.repository.ts';
import type { BookingNotice } from '#db/bookings/booking-notice.repository.ts';
import type { Sql } from '#db/orm.ts';
import type { Language } from '#domain/accounts/language.ts';
import type { NotificationKind } from '#domain/accounts/notification.ts';
import type { BookingSide } from '#domain/bookings/change.ts';
import { coveredCents, nothingPaid } from '#domain/bookings/booking-payment.ts';
import { bookingReference } from '#domain/bookings/reference.ts';
import { HOUR_MS } from '#domain/time/calendar.ts';
import { localDateOf, localTimeOf } from '#domain/time/local-time.ts';
import { dollars } from '#api/lib/dollars.ts';
import { writeMails } from '#api/lib/mail/mail-kind.ts';
import type { Fact, MailKind } from '#api/lib/mail/mail-kind.ts';
import type { TextsOf } from '#api/lib/mail/mail-texts.ts';
import { byPeople, own } from '#api/lib/mail/wording.ts';
import { bookingTexts } from './booking-texts.ts';
import { tellHolders } from './share.mails.ts';
import type { ShareEvent } from './share.mails.ts';
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
  /** It was not paid in time. */
  'unpaid',
  /** It was paid when it was no more. */
  'gone',
  /** The card that was held for it could not be charged. */
  'uncharged',
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
  unpaid: 'booking-expired',
  gone: 'booking-expired',
  uncharged: 'booking-changes',
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
  /** What is still to be paid by card, US cents. */
  owedCents?: number;
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
  await sendNotices(db, event, await findBookingNotices(db, bookingIds), now, side);
}

/** The same of bookings of which is known already what notices say. */
export async function sendNotices(
  db: Sql,
  event: BookingEvent,
  found: readonly BookingNotice[],
  now: number,
  side?: BookingSide,
): Promise<void> {
  const notices = await withCardFigures(db, found);
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
  const byCards = notices.filter(byCard).map(({ bookingId }) => bookingId);
  await tellHoldersOfBookings(db, event, byCards, now);
}

/** What of a booking those are told who have a share in its payment, which they made no booking by. */
const holderEvents: Partial<Record<BookingEvent, ShareEvent>> = {
  confirmed: 'confirmed',
  accepted: 'confirmed',
  changed: 'changed',
  declined: 'ended',
  cancelled: 'ended',
  expired: 'ended',
  unpaid: 'ended',
};

async function tellHoldersOfBookings(
  db: Sql,
  event: BookingEvent,
  bookingIds: readonly number[],
  now: number,
): Promise<void> {
  const told = holderEvents[event];
  if (!told || bookingIds.length === 0) return;
  await tellHolders(db, told, await findShareNotices(db, bookingIds), now);
}

/** What card payments make of notices: what comes back is what was paid, whatever the price. */
async function withCardFigures<Notice extends BookingNotice>(
  db: Sql,
  notices: readonly Notice[],
): Promise<(Notice & { owedCents: number })[]> {
  const ids = notices.filter(byCard).map(({ bookingId }) => bookingId);
  const found = ids.length === 0 ? [] : await findCardFigures(db, ids);
  const figuresOf = new Map(found.map((figures) => [figures.bookingId, figures]));
  return notices.map((notice) => {
    if (!byCard(notice)) return { ...notice, owedCents: 0 };
    const { status, totalCents, refundCents } = notice;
    const covered = coveredCents(figuresOf.get(notice.bookingId) ?? nothingPaid);
    const back = refundCents === null ? null : Math.max(0, covered - totalCents + refundCents);
    const owedCents = status === 'confirmed' ? Math.max(0, totalCents - covered) : 0;
    return { ...notice, refundCents: back, owedCents };
  });
}

const byCard = ({ paymentMethod }: BookingNotice) => paymentMethod === 'card';

type WordsKey = `musician.${BookingEvent}` | `owner.${OwnerEvent}`;

function compose(reader: Reader, key: WordsKey, notice: BookingMailData, name: string) {
  const { t, language } = reader;
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
    action: { label: t(`actions.${actionOf(key)}`), path: pathOf(key, notice) },
  };
}

/** What an email asks of its reader. */
function actionOf(key: WordsKey): 'answer' | 'reply' | 'view' | 'pay' | 'alternatives' {
  if (key.endsWith('.proposed')) return 'reply';
  if (key === 'musician.uncharged') return 'pay';
  if (key === 'musician.gone') return 'alternatives';
  return key === 'owner.requested' ? 'answer' : 'view';
}

/** Where the button of an email leads: studios that are free at about the time of what is gone. */
function pathOf(key: WordsKey, { bookingId, cityId, zone, startsAt, hours }: BookingMailData) {
  const action = actionOf(key);
  if (action === 'pay') return `/checkout/${BOOKING}/${bookingId}`;
  if (action === 'alternatives') {
    const when = { date: localDateOf(startsAt, zone), start: localTimeOf(startsAt, zone) };
    const query = new URLSearchParams({ city: cityId, ...when, hours: String(hours) });
    return `/search?${query.toString()}`;
  }
  const list = key.startsWith('owner.') ? 'bookings-received' : 'bookings';
  return `/account/${list}/${bookingId}`;
}

function factsOf({ t, language }: Reader, notice: BookingMailData): Fact[] {
  const { bookingId, studioName, zone, hours, totalCents, refundCents, owedCents, note } = notice;
  const facts = [
    { label: t('facts.reference'), value: own(bookingReference(bookingId)) },
    { label: t('facts.studio'), value: byPeople(studioName) },
    { label: t('facts.when'), value: own(periodIn(notice.zone, notice, language)) },
    { label: t('facts.zone'), value: own(zone.replaceAll('_', ' ')) },
    { label: t('facts.length'), value: t('facts.hours', { count: hours }) },
    { label: t('facts.price'), value: own(dollars(totalCents, language)) },
  ];
  if (refundCents !== null)
    facts.push({ label: t('facts.refund'), value: own(dollars(refundCents, language)) });
  if (notice.paymentMethod === 'card')
    facts.push({ label: t('facts.payment'), value: t('facts.byCard') });
  if (owedCents) facts.push({ label: t('facts.owed'), value: own(dollars(owedCents, language)) });
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
    { label: t('facts.proposedPrice'), value: own(dollars(proposedTotalCents ?? 0, language)) },
    ...(proposalNote ? [{ label: t('facts.note'), value: byPeople(proposalNote) }] : []),
  ];
}
