import { NOT_SAVED, SAVED } from './ledger.ts';
import type { BookingFacts, BookingNote, LatestNote, Ledger } from './ledger.ts';

/** What the database holds of those whom a ledger is about. */
export interface Stored {
  bookings: readonly (BookingFacts & { userId: number; key: string | null })[];
  /** Steps of the history of these bookings. */
  steps: readonly { bookingId: number; to: string }[];
  /** Emails about these bookings. */
  emails: readonly { bookingId: number; kind: string }[];
  users: readonly { id: number; username: string; bio: string }[];
  favorites: readonly { userId: number; studioId: number }[];
  reviews: readonly { userId: number; studioId: number; title: string }[];
  /** Pairs of live bookings of one studio at the same time, of whomever. */
  overlaps: number;
  /** Whether the constraint that forbids such pairs is in force. */
  isOverlapForbidden: boolean;
}

/** Something that is not as it was acknowledged. */
export interface Finding {
  /** `lost`: missing or other than acknowledged. `doubled`: there more often than it may be. */
  kind: 'lost' | 'doubled';
  what: string;
}

const lost = (what: string): Finding => ({ kind: 'lost', what });
const doubled = (what: string): Finding => ({ kind: 'doubled', what });

/** Compares what was acknowledged with what is stored. @returns nothing when all is there, once. */
export function audit(ledger: Ledger, stored: Stored): Finding[] {
  return [
    ...ledger.bookings.flatMap((note) => auditBooking(note, stored)),
    ...auditUnasked(ledger, stored),
    ...auditAccounts(ledger, stored),
    ...auditReviews(ledger, stored),
    ...ledger.latest.flatMap((note) => auditLatest(note, stored)),
    ...auditOverlaps(stored),
  ];
}

function auditBooking(note: BookingNote, stored: Stored): Finding[] {
  const name = `booking ${note.key} of user ${note.userId}`;
  const rows = stored.bookings.filter(
    ({ userId, key }) => userId === note.userId && key === note.key,
  );
  const [row] = rows;
  if (rows.length > 1) return [doubled(`${name} is there ${rows.length} times`)];
  if (note.certainty === 'declined') return row ? [doubled(`${name} was declined`)] : [];
  if (!row) return note.certainty === 'acknowledged' ? [lost(`${name} is missing`)] : [];
  return [...auditFacts(name, note, row), ...auditHistory(name, row, stored)];
}

function auditFacts(name: string, note: BookingNote, row: BookingFacts): Finding[] {
  const { facts, cancellation } = note;
  if (!facts) return [];
  const fields = ['id', 'studioId', 'startsAt', 'totalCents'] as const;
  const changed = fields.filter((field) => facts[field] !== row[field]);
  const findings = changed.map((field) =>
    lost(`${name}: ${field} is ${row[field]} and was acknowledged as ${facts[field]}`),
  );
  const may = statusesOf(facts.status, cancellation);
  if (!may.includes(row.status)) {
    findings.push(lost(`${name} is ${row.status} and should be ${may.join(' or ')}`));
  }
  return findings;
}

/** What a booking may be that was `status` and whose cancellation is known so well. */
export function statusesOf(status: string, cancellation: BookingNote['cancellation']): string[] {
  if (cancellation === 'acknowledged') return ['cancelled'];
  return cancellation === 'unknown' ? [status, 'cancelled'] : [status];
}

/** Each step and each email that tells of it belongs to a booking once. */
function auditHistory(name: string, row: BookingFacts, { steps, emails }: Stored): Finding[] {
  const taken = steps.filter(({ bookingId }) => bookingId === row.id).map(({ to }) => to);
  const sent = emails.filter(({ bookingId }) => bookingId === row.id).map(({ kind }) => kind);
  const instant = taken.includes('confirmed');
  const events = [
    instant ? 'confirmed' : 'requested',
    ...(row.status === 'cancelled' ? ['cancelled'] : []),
  ];
  return [
    ...auditOnce(`${name}, step`, taken, [
      'pending',
      ...(instant ? ['confirmed'] : []),
      ...(row.status === 'cancelled' ? ['cancelled'] : []),
    ]),
    ...auditOnce(
      `${name}, email`,
      sent,
      events.flatMap((event) => [`booking-${event}`, `owner-booking-${event}`]),
    ),
  ];
}

/** That `there` is `expected`, each once. */
function auditOnce(name: string, there: readonly string[], expected: readonly string[]): Finding[] {
  return [...new Set([...there, ...expected])].flatMap((item) => {
    const count = there.filter((other) => other === item).length;
    const should = expected.includes(item) ? 1 : 0;
    if (count > should) return [doubled(`${name} ${item} is there ${count} times`)];
    return count < should ? [lost(`${name} ${item} is missing`)] : [];
  });
}

/** Bookings that nobody has asked for. */
function auditUnasked({ bookings }: Ledger, stored: Stored): Finding[] {
  const asked = new Set(bookings.map(({ userId, key }) => `${userId} ${key}`));
  return stored.bookings
    .filter(({ userId, key }) => !asked.has(`${userId} ${key}`))
    .map(({ id, userId }) => doubled(`booking ${id} of user ${userId} was never asked for`));
}

function auditAccounts({ accounts }: Ledger, { users }: Stored): Finding[] {
  return accounts.flatMap(({ username, certainty, userId }) => {
    const rows = users.filter((user) => user.username === username);
    if (rows.length > 1) return [doubled(`user ${username} is there ${rows.length} times`)];
    if (certainty !== 'acknowledged') return [];
    return rows[0]?.id === userId ? [] : [lost(`user ${username} is missing`)];
  });
}

function auditReviews({ reviews }: Ledger, stored: Stored): Finding[] {
  return reviews.flatMap(({ userId, studioId, title, certainty }) => {
    const name = `review of studio ${studioId} by user ${userId}`;
    const rows = stored.reviews.filter(
      (review) => review.userId === userId && review.studioId === studioId,
    );
    if (rows.length > 1) return [doubled(`${name} is there ${rows.length} times`)];
    if (certainty !== 'acknowledged') return [];
    return rows[0]?.title === title ? [] : [lost(`${name} is missing`)];
  });
}

function auditLatest(note: LatestNote, stored: Stored): Finding[] {
  const { userId, subject, acknowledged, possible } = note;
  if (acknowledged === undefined) return [];
  const value = subject === 'bio' ? bioOf(userId, stored) : savedOf(userId, subject, stored);
  if (value === acknowledged || (value !== undefined && possible.has(value))) return [];
  const name = subject === 'bio' ? 'the profile' : `studio ${subject} as a favourite`;
  return [lost(`${name} of user ${userId} is "${value}", acknowledged was "${acknowledged}"`)];
}

function bioOf(userId: number, { users }: Stored): string | undefined {
  return users.find(({ id }) => id === userId)?.bio;
}

function savedOf(userId: number, studioId: number, { favorites }: Stored): string {
  const isThere = favorites.some(
    (favorite) => favorite.userId === userId && favorite.studioId === studioId,
  );
  return isThere ? SAVED : NOT_SAVED;
}

function auditOverlaps({ overlaps, isOverlapForbidden }: Stored): Finding[] {
  return [
    ...(overlaps > 0 ? [doubled(`${overlaps} pairs of bookings are of the same time`)] : []),
    ...(isOverlapForbidden ? [] : [lost('the constraint against overlapping bookings')]),
  ];
}
