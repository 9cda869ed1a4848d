import { describe, expect, it } from 'vitest';
import { refuseStart } from '#domain/bookings/availability.ts';
import { cancellationOutcome, standardPolicy } from '#domain/bookings/cancellation.ts';
import { requestExpiry } from '#domain/bookings/lifecycle.ts';
import type { BookingStatus } from '#domain/bookings/lifecycle.ts';
import { defaultFees } from '#domain/bookings/default-fees.ts';
import { quoteBooking } from '#domain/bookings/quote.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time/calendar.ts';
import { localDateOf, localMinutesOf } from '#domain/time/local-time.ts';
import { datedExceptions, listedAt, zoneOf } from '#demo/studios/load-studios.ts';
import { demoStudios } from '#demo/studios/studio.demo.ts';
import { demoBookings } from './booking.demo.ts';
import type { Critic, Room } from './room.ts';

/** Clocks go back in London four days later. */
const now = Date.parse('2026-10-21T10:20:30Z');
const musicians = Array.from({ length: 60 }, (_, index) => 100 + index);

/** Twelve people of each room, of whom every fourth has never been there. */
function criticsOf(studioId: number): Critic[] {
  return Array.from({ length: 12 }, (_, index) => ({
    userId: 1000 * studioId + index,
    wroteAt: now - (index * 3 + 1) * DAY_MS,
    visited: index % 4 !== 3,
  }));
}

const rooms = demoStudios()
  .filter(({ createdDaysAgo }) => createdDaysAgo > 100)
  .slice(0, 60)
  .map((studio): Room => ({
    studio,
    ownerId: 1,
    zone: zoneOf(studio),
    listedAt: listedAt(studio, now),
    exceptions: datedExceptions(studio, now),
    critics: criticsOf(studio.id),
    appointments: [],
  }));
const bookings = demoBookings(rooms, musicians, now);
const standing = (status: BookingStatus) =>
  bookings.filter(({ steps }) => steps.at(-1)!.to === status);
const roomOf = new Map(rooms.map((room) => [room.studio.id, room]));

describe('the demo bookings', () => {
  it('are the same at every call with the same present', () => {
    expect(demoBookings(rooms, musicians, now)).toEqual(bookings);
    expect(demoBookings(rooms, musicians, now + DAY_MS)).not.toEqual(bookings);
  });

  it('could be made when they were made, at the price that was asked', () => {
    for (const { studioId, startsAt, hours, createdAt, lines, totalCents, instant } of bookings) {
      const { studio, zone, exceptions, listedAt: listed } = roomOf.get(studioId)!;
      const calendar = { ...studio, zone, weekly: studio.openingHours, exceptions, occupied: [] };
      expect(refuseStart(calendar, startsAt, hours, createdAt)).toBeUndefined();
      const quote = quoteBooking(
        { ...defaultFees, ...studio },
        {
          hours,
          startMinutes: localMinutesOf(startsAt, zone),
          withEngineer: lines.some(({ kind }) => kind === 'engineer'),
        },
      );
      expect({ hours, lines, totalCents, instant }).toEqual(quote);
      expect(createdAt).toBeGreaterThan(listed);
      expect(createdAt).toBeLessThanOrEqual(now);
    }
  });

  it('leave the buffer free between each other, in every studio', () => {
    for (const [studioId, ofStudio] of Map.groupBy(bookings, (booking) => booking.studioId)) {
      const buffer = roomOf.get(studioId)!.studio.bufferMinutes * MINUTE_MS;
      const inOrder = ofStudio.toSorted((a, b) => a.startsAt - b.startsAt);
      for (const [index, { startsAt, endsAt, hours, blockedUntil }] of inOrder.entries()) {
        expect(endsAt - startsAt).toBe(hours * HOUR_MS);
        expect(blockedUntil).toBe(endsAt + buffer);
        expect(startsAt).toBeGreaterThanOrEqual(inOrder[index - 1]?.blockedUntil ?? 0);
      }
    }
  });

  it('take nobody to two sessions on one day', () => {
    const days = bookings.map(
      ({ userId, startsAt, zone }) => `${userId} ${localDateOf(startsAt, zone)}`,
    );
    expect(new Set(days).size).toBe(days.length);
  });

  it('tell how far they have come by now, and not more', () => {
    for (const { steps, startsAt, createdAt, expiresAt, instant } of bookings) {
      expect(steps.every(({ at }) => at <= now)).toBe(true);
      expect(expiresAt).toBe(instant ? null : requestExpiry(createdAt, startsAt));
    }
    expect(standing('completed').every(({ endsAt }) => endsAt <= now)).toBe(true);
    expect(standing('confirmed').every(({ endsAt }) => endsAt > now)).toBe(true);
    expect(standing('pending').every(({ expiresAt }) => expiresAt! > now)).toBe(true);
  });

  it('give back on cancelling what the terms say, and everything when the owner cancels', () => {
    const cancelled = standing('cancelled');
    for (const { steps, totalCents, startsAt, refundCents } of cancelled) {
      const { actor, at } = steps.at(-1)!;
      const terms = cancellationOutcome(standardPolicy, totalCents, startsAt, at);
      expect(refundCents).toBe(actor === 'owner' ? totalCents : terms.refundCents);
    }
    const shares = new Set(
      cancelled.map(({ refundCents, totalCents }) => Math.round((refundCents! / totalCents) * 100)),
    );
    expect(shares).toEqual(new Set([0, 50, 100]));
    const refunded = bookings.filter(({ refundCents }) => refundCents !== null);
    expect(refunded).toEqual(cancelled);
  });

  it('include a finished session for critics who had been there, and none for the others', () => {
    for (const { studio, critics } of rooms) {
      const finished = standing('completed').filter(({ studioId }) => studioId === studio.id);
      for (const { userId, wroteAt, visited } of critics) {
        const sessions = finished.filter((booking) => booking.userId === userId);
        expect(sessions.some(({ endsAt }) => endsAt <= wroteAt)).toBe(visited);
      }
    }
  });

  it('include appointments, on the day asked for or soon beyond', () => {
    const wish = { userId: 7, hours: 2, fate: 'kept' } as const;
    const appointments = [
      { ...wish, daysAhead: 5, madeAt: now - 3 * DAY_MS },
      { ...wish, daysAhead: -9, madeAt: now - 25 * DAY_MS },
    ];
    const kept = demoBookings([{ ...rooms[0]!, appointments }], musicians, now).filter(
      ({ userId }) => userId === 7,
    );
    const [past, ahead] = kept.map(({ startsAt }) => (startsAt - now) / DAY_MS);
    expect(past).toBeGreaterThan(-17);
    expect(past).toBeLessThan(-8);
    expect(ahead).toBeGreaterThan(4);
    expect(ahead).toBeLessThan(13);
  });
});
