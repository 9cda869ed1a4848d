import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#domain/time/calendar.ts';
import {
  bookingPaymentMethods,
  coveredCents,
  nothingPaid,
  owedCents,
  payableByCard,
  paymentDue,
  paymentStateOf,
  priceNow,
} from './booking-payment.ts';
import type { CardFigures, PricedBooking } from './booking-payment.ts';
import { bookingStatuses } from './lifecycle.ts';

const now = Date.parse('2026-12-01T12:00:00Z');
const booking: PricedBooking = {
  status: 'confirmed',
  paymentMethod: 'card',
  paymentDueAt: null,
  startsAt: now + 24 * HOUR_MS,
  totalCents: 100_00,
  refundCents: null,
};
const waiting = { ...booking, status: 'pending', paymentDueAt: now + MINUTE_MS } as const;
const figures = (change: Partial<CardFigures>): CardFigures => ({ ...nothingPaid, ...change });

test('half an hour is left to pay, and none after the start', () => {
  expect(paymentDue(now, now + HOUR_MS)).toBe(now + 30 * MINUTE_MS);
  expect(paymentDue(now, now + MINUTE_MS)).toBe(now + MINUTE_MS);
});

describe('the money of a booking', () => {
  test.each([
    ['awaiting-payment', waiting, {}],
    ['held', { ...booking, status: 'pending' }, { heldCents: 100_00 }],
    ['to-pay', { ...booking, status: 'pending' }, {}],
    ['held', booking, { heldCents: 100_00 }],
    ['paid', booking, { paidCents: 100_00 }],
    ['to-pay', booking, { paidCents: 80_00 }],
    ['due-at-studio', { ...booking, startsAt: now }, { paidCents: 80_00 }],
    ['partly-refunded', booking, { paidCents: 120_00, refundedCents: 20_00 }],
    ['refunded', { ...booking, status: 'cancelled' }, { paidCents: 10, refundedCents: 10 }],
    ['paid', { ...booking, status: 'cancelled' }, { paidCents: 100_00 }],
    ['none', { ...booking, status: 'declined' }, { heldCents: 100_00 }],
    ['none', { ...booking, status: 'expired' }, {}],
    ['due-at-studio', { ...booking, paymentMethod: 'studio' }, {}],
    ['none', { ...booking, paymentMethod: 'studio', status: 'cancelled' }, {}],
  ] as const)('is %s', (state, subject, change) => {
    expect(paymentStateOf(subject, figures(change), now)).toBe(state);
  });

  test.each([
    [waiting, {}, 100_00],
    [{ ...waiting, startsAt: now }, {}, 0],
    [booking, { paidCents: 80_00 }, 20_00],
    [{ ...booking, startsAt: now }, { paidCents: 80_00 }, 0],
    [{ ...booking, status: 'pending' }, {}, 0],
    [{ ...booking, paymentMethod: 'studio' }, {}, 0],
  ] as const)('of %j with %j can be paid up to %d cents', (subject, change, cents) => {
    expect(payableByCard(subject, figures(change), now)).toBe(cents);
  });

  test('is for the price that is left when it was cancelled', () => {
    const cancelled = { ...booking, status: 'cancelled' } as const;
    expect(priceNow({ ...cancelled, refundCents: 40_00 })).toBe(60_00);
    expect(priceNow(cancelled)).toBe(0);
  });

  test('is never asked for twice, nor more than the price', () => {
    const anyCents = fc.nat({ max: 1000 });
    const anyBooking = fc.record({
      status: fc.constantFrom(...bookingStatuses),
      paymentMethod: fc.constantFrom(...bookingPaymentMethods),
      paymentDueAt: fc.constantFrom(null, now + MINUTE_MS),
      startsAt: fc.constantFrom(now, now + HOUR_MS),
      totalCents: anyCents,
      refundCents: fc.constant(null),
    });
    const anyFigures = fc
      .tuple(anyCents, anyCents, anyCents)
      .map(([kept, refundedCents, heldCents]) => ({
        paidCents: kept + refundedCents,
        refundedCents,
        heldCents,
      }));
    fc.assert(
      fc.property(anyBooking, anyFigures, (subject, paid) => {
        const payable = payableByCard(subject, paid, now);
        expect(payable).toBeLessThanOrEqual(owedCents(subject, paid));
        expect([0, subject.totalCents - coveredCents(paid)]).toContain(payable);
      }),
    );
  });
});
