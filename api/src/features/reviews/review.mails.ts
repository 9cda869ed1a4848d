import { findGuestReviewNotices, findReviewNotices } from '#db/reviews/review-notice.repository.ts';
import type { GuestReviewNotice, ReviewNotice } from '#db/reviews/review-notice.repository.ts';
import type { ShownReviews } from '#db/reviews/review-pair.repository.ts';
import type { Sql } from '#db/orm.ts';
import type { NotificationKind } from '#domain/accounts/notification.ts';
import { writeMail } from '#api/lib/mail/mail-kind.ts';
import type { MailKind } from '#api/lib/mail/mail-kind.ts';
import { own } from '#api/lib/mail/wording.ts';
import { reviewTexts } from './review-texts.ts';

/** What people are told of reviews. */
type Event = 'answered' | 'received' | 'guest' | 'waiting';

type Data = Readonly<{
  name: string;
  studio: string;
  /** Who wrote the review; empty where nobody is named. */
  author: string;
  /** When a hidden review shows at the latest, epoch milliseconds; 0 for none that is hidden. */
  until: number;
  /** Where it is to be read, or written. */
  path: string;
}>;

function reviewMail(event: Event, notification: NotificationKind): MailKind<Data> {
  return {
    name: `review-${event}`,
    notification,
    priority: 'ordinary',
    isOpen: true,
    compose({ name, studio, author, until, path }, { language }) {
      const t = reviewTexts(language);
      const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
      const values = {
        name,
        studio,
        author,
        other: author || studio,
        date: own(date.format(until)),
      };
      return Promise.resolve({
        subject: t(`${event}.subject`, values),
        preview: t(`${event}.preview`),
        heading: t(`${event}.heading`),
        paragraphs: [t(`${event}.text`, values)],
        action: { label: t(`${event}.action`), path },
      });
    },
  };
}

const mails = {
  answered: reviewMail('answered', 'review-answered'),
  received: reviewMail('received', 'review-received'),
  guest: reviewMail('guest', 'review-received'),
  waiting: reviewMail('waiting', 'review-received'),
} as const satisfies Readonly<Record<Event, MailKind<Data>>>;

/** Every email about reviews. */
export const reviewMails = Object.values(mails);

/** Tells owners and guests what has been shown of them, in the transaction in which it is. */
export async function tellShown(
  db: Sql,
  { reviewIds, guestReviewIds }: ShownReviews,
  now: number,
): Promise<void> {
  const received = (await findReviewNotices(db, reviewIds)).map((notice) => ({
    recipient: notice.ownerEmail,
    data: dataOf(notice, { name: notice.ownerName, author: notice.authorName }),
    key: String(notice.id),
  }));
  await writeMail(db, mails.received, received, now);
  const guests = (await findGuestReviewNotices(db, guestReviewIds)).map((notice) => ({
    recipient: notice.guestEmail,
    data: {
      ...dataOf(notice, { name: notice.guestName }),
      path: `/profile/${notice.guestId}#guest-reviews`,
    },
    key: String(notice.id),
  }));
  await writeMail(db, mails.guest, guests, now);
}

/** Tells whoever wrote a review that the studio has answered it; once. */
export async function tellAnswered(db: Sql, reviewId: number, now: number): Promise<void> {
  const emails = (await findReviewNotices(db, [reviewId])).map((notice) => ({
    recipient: notice.authorEmail,
    data: dataOf(notice, { name: notice.authorName }),
    key: String(notice.id),
  }));
  await writeMail(db, mails.answered, emails, now);
}

/** A half of a pair that waits for the other. */
interface Waiting {
  until: number;
  /** Of the session. */
  bookingId: number;
  now: number;
}

/** Tells an owner that a guest has reviewed a session, and asks for the other half. */
export async function askOwner(
  db: Sql,
  reviewId: number,
  { until, bookingId, now }: Waiting,
): Promise<void> {
  const emails = (await findReviewNotices(db, [reviewId])).map((notice) => ({
    recipient: notice.ownerEmail,
    data: {
      ...dataOf(notice, { name: notice.ownerName, author: notice.authorName }),
      until,
      path: `/account/bookings-received/${bookingId}`,
    },
    key: `studio ${notice.id}`,
  }));
  await writeMail(db, mails.waiting, emails, now);
}

/** Tells a guest that the studio has reviewed a session, and asks for the other half. */
export async function askGuest(
  db: Sql,
  guestReviewId: number,
  { until, now }: Omit<Waiting, 'bookingId'>,
): Promise<void> {
  const emails = (await findGuestReviewNotices(db, [guestReviewId])).map((notice) => ({
    recipient: notice.guestEmail,
    data: {
      ...dataOf(notice, { name: notice.guestName }),
      until,
      path: `/studios/${notice.studioId}#review`,
    },
    key: `guest ${notice.id}`,
  }));
  await writeMail(db, mails.waiting, emails, now);
}

function dataOf(
  { studioId, studioName }: Pick<ReviewNotice | GuestReviewNotice, 'studioId' | 'studioName'>,
  { name, author = '' }: { name: string; author?: string },
): Data {
  return { name, studio: studioName, author, until: 0, path: `/studios/${studioId}#reviews` };
}
