import { describe, expect, test } from 'vitest';
import { audit } from './audit.ts';
import type { Stored } from './audit.ts';
import { Ledger, NOT_SAVED, SAVED } from './ledger.ts';
import type { BookingNote } from './ledger.ts';

const facts = { id: 7, studioId: 3, startsAt: 1_800_000_000_000, totalCents: 20_000 };

function noteOf(note: Partial<BookingNote> = {}): BookingNote {
  return {
    userId: 1,
    key: 'key-one',
    studioId: 3,
    startsAt: facts.startsAt,
    certainty: 'acknowledged',
    facts: { ...facts, status: 'pending' },
    call: { method: 'POST', path: '/api/bookings' },
    ...note,
  };
}

function ledgerOf(...bookings: BookingNote[]): Ledger {
  const ledger = new Ledger();
  ledger.accounts.push({ username: 'ada', certainty: 'acknowledged', userId: 1 });
  ledger.bookings.push(...bookings);
  return ledger;
}

const row = { ...facts, userId: 1, key: 'key-one', status: 'pending' };

/** What is stored after the booking of {@link noteOf}. */
function storedOf(changes: Partial<Stored> = {}): Stored {
  return {
    bookings: [row],
    steps: [{ bookingId: 7, to: 'pending' }],
    emails: [
      { bookingId: 7, kind: 'booking-requested' },
      { bookingId: 7, kind: 'owner-booking-requested' },
    ],
    users: [{ id: 1, username: 'ada', bio: 'drums' }],
    favorites: [{ userId: 1, studioId: 3 }],
    reviews: [],
    overlaps: 0,
    isOverlapForbidden: true,
    ...changes,
  };
}

const nothingOfIt = { bookings: [], steps: [], emails: [] };

/** What is found, without the words for it. */
function kindsFor(ledger: Ledger, stored: Stored): string[] {
  return audit(ledger, stored).map(({ kind }) => kind);
}

describe('a booking that was acknowledged', () => {
  test('is in order when it is there once, with its history and its emails', () => {
    expect(audit(ledgerOf(noteOf()), storedOf())).toEqual([]);
  });

  test('is lost when it is missing', () => {
    expect(audit(ledgerOf(noteOf()), storedOf(nothingOfIt))).toEqual([
      { kind: 'lost', what: 'booking key-one of user 1 is missing' },
    ]);
  });

  test('is doubled when it is there twice, under its key or another', () => {
    const twice = storedOf({ bookings: [row, { ...row, id: 8 }] });
    expect(audit(ledgerOf(noteOf()), twice)).toEqual([
      { kind: 'doubled', what: 'booking key-one of user 1 is there 2 times' },
    ]);
    const beside = storedOf({ bookings: [row, { ...row, id: 8, key: 'another' }] });
    expect(audit(ledgerOf(noteOf()), beside)).toEqual([
      { kind: 'doubled', what: 'booking 8 of user 1 was never asked for' },
    ]);
  });

  test.each([
    { id: 8 },
    { studioId: 4 },
    { startsAt: 0 },
    { totalCents: 1 },
    { status: 'expired' },
  ])('is lost when it is another: %o', (change) => {
    const { id } = { ...row, ...change };
    const stored = storedOf({
      bookings: [{ ...row, ...change }],
      steps: [{ bookingId: id, to: 'pending' }],
      emails: ['booking-requested', 'owner-booking-requested'].map((kind) => ({
        bookingId: id,
        kind,
      })),
    });
    expect(kindsFor(ledgerOf(noteOf()), stored)).toEqual(['lost']);
  });

  test('has each step and each email once', () => {
    const { steps, emails } = storedOf();
    expect(kindsFor(ledgerOf(noteOf()), storedOf({ steps: [] }))).toEqual(['lost']);
    expect(kindsFor(ledgerOf(noteOf()), storedOf({ steps: [...steps, ...steps] }))).toEqual([
      'doubled',
    ]);
    const oneEmail = storedOf({ emails: emails.slice(1) });
    expect(kindsFor(ledgerOf(noteOf()), oneEmail)).toEqual(['lost']);
    const threeEmails = storedOf({ emails: [...emails, emails[0]!] });
    expect(kindsFor(ledgerOf(noteOf()), threeEmails)).toEqual(['doubled']);
  });

  test('is cancelled once that was acknowledged, and may be while it is unknown', () => {
    const cancelled = storedOf({
      bookings: [{ ...row, status: 'cancelled' }],
      steps: ['pending', 'cancelled'].map((to) => ({ bookingId: 7, to })),
      emails: ['requested', 'cancelled'].flatMap((event) => [
        { bookingId: 7, kind: `booking-${event}` },
        { bookingId: 7, kind: `owner-booking-${event}` },
      ]),
    });
    const acknowledged = ledgerOf(noteOf({ cancellation: 'acknowledged' }));
    const unknown = ledgerOf(noteOf({ cancellation: 'unknown' }));
    const never = ledgerOf(noteOf());
    expect([acknowledged, unknown, never].map((ledger) => kindsFor(ledger, cancelled))).toEqual([
      [],
      [],
      ['lost'],
    ]);
    expect([acknowledged, unknown].map((ledger) => kindsFor(ledger, storedOf()))).toEqual([
      ['lost'],
      [],
    ]);
  });
});

describe('a booking without a clear result', () => {
  const { facts: _facts, ...unsettled } = noteOf();

  test('may be there once', () => {
    const unknown = ledgerOf({ ...unsettled, certainty: 'unknown' });
    expect(audit(unknown, storedOf())).toEqual([]);
    expect(audit(unknown, storedOf(nothingOfIt))).toEqual([]);
    const twice = storedOf({ bookings: [row, { ...row, id: 8 }] });
    expect(kindsFor(unknown, twice)).toEqual(['doubled']);
  });

  test('is not there when it was declined', () => {
    const declined = ledgerOf({ ...unsettled, certainty: 'declined' });
    expect(audit(declined, storedOf(nothingOfIt))).toEqual([]);
    expect(kindsFor(declined, storedOf())).toEqual(['doubled']);
  });
});

describe('everything else', () => {
  test('accounts and reviews that were acknowledged are there once', () => {
    const ledger = ledgerOf(noteOf());
    expect(kindsFor(ledger, storedOf({ users: [] }))).toEqual(['lost']);
    const review = { userId: 1, studioId: 3, title: 'Good' };
    ledger.reviews.push({ ...review, certainty: 'acknowledged' });
    expect(kindsFor(ledger, storedOf())).toEqual(['lost']);
    expect(kindsFor(ledger, storedOf({ reviews: [review] }))).toEqual([]);
    expect(kindsFor(ledger, storedOf({ reviews: [review, review] }))).toEqual(['doubled']);
  });

  test('of what is written again and again, the last that was acknowledged counts', () => {
    const ledger = ledgerOf(noteOf());
    const bio = ledger.beginWrite(1, 'bio', 'drums');
    ledger.endWrite(bio, 'drums', true);
    const favorite = ledger.beginWrite(1, 3, SAVED);
    ledger.endWrite(favorite, SAVED, true);
    expect(audit(ledger, storedOf())).toEqual([]);
    expect(kindsFor(ledger, storedOf({ favorites: [] }))).toEqual(['lost']);
    ledger.beginWrite(1, 3, NOT_SAVED);
    expect(audit(ledger, storedOf({ favorites: [] }))).toEqual([]);
    ledger.endWrite(ledger.beginWrite(1, 'bio', 'bass'), 'bass', true);
    expect(kindsFor(ledger, storedOf())).toEqual(['lost']);
  });

  test('what was sent again may still be done by the attempt before', () => {
    const ledger = ledgerOf(noteOf());
    ledger.endWrite(ledger.beginWrite(1, 'bio', 'drums'), 'drums', false);
    ledger.endWrite(ledger.beginWrite(1, 'bio', 'bass'), 'bass', true);
    expect(audit(ledger, storedOf())).toEqual([]);
  });

  test('no studio is booked twice at a time, and the database forbids it', () => {
    expect(kindsFor(ledgerOf(noteOf()), storedOf({ overlaps: 1 }))).toEqual(['doubled']);
    const unguarded = storedOf({ isOverlapForbidden: false });
    expect(kindsFor(ledgerOf(noteOf()), unguarded)).toEqual(['lost']);
  });
});
