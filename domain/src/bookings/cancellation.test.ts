import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#domain/time/calendar.ts';
import {
  cancellationDeadlines,
  cancellationOutcome,
  outcomeOfPaid,
  standardPolicy,
} from './cancellation.ts';

const startsAt = Date.parse('2026-12-01T19:00:00Z');
const outcome = (msBefore: number, totalCents = 340_00) =>
  cancellationOutcome(standardPolicy, totalCents, startsAt, startsAt - msBefore);

test.each([
  ['48 hours', 48 * HOUR_MS, 'full', 340_00],
  ['48 hours less a millisecond', 48 * HOUR_MS - 1, 'half', 170_00],
  ['24 hours', 24 * HOUR_MS, 'half', 170_00],
  ['24 hours less a millisecond', 24 * HOUR_MS - 1, 'none', 0],
  ['a minute', MINUTE_MS, 'none', 0],
  ['nothing: it has started', -HOUR_MS, 'none', 0],
])('with %s left the refund is right', (_, msBefore, tier, refundCents) => {
  expect(outcome(msBefore)).toMatchObject({ tier, refundCents, feeCents: 340_00 - refundCents });
});

test('an odd cent goes to the musician', () => {
  expect(outcome(30 * HOUR_MS, 75_01)).toMatchObject({ refundCents: 37_51, feeCents: 37_50 });
});

test.each([
  ['all of it', 340_00, 170_00, 170_00],
  ['a part of it', 200_00, 30_00, 170_00],
  ['less than the fee', 100_00, 0, 100_00],
])('of what was paid by card, %s, the fee is kept', (_, paidCents, refundCents, feeCents) => {
  const paid = outcomeOfPaid(outcome(30 * HOUR_MS), paidCents);
  expect(paid).toMatchObject({ tier: 'half', refundCents, feeCents });
});

test('refund and fee always add up, and waiting never raises the refund', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000 }),
      fc.integer({ min: -10, max: 10_000 }),
      fc.integer({ min: 0, max: 10_000 }),
      (totalCents, minutesBefore, waited) => {
        const now = outcome(minutesBefore * MINUTE_MS, totalCents);
        const later = outcome((minutesBefore - waited) * MINUTE_MS, totalCents);
        expect(now.refundCents + now.feeCents).toBe(totalCents);
        expect(later.refundCents).toBeLessThanOrEqual(now.refundCents);
      },
    ),
  );
});

test('deadlines are 48 and 24 hours before the start, and the start itself', () => {
  expect(
    cancellationDeadlines(standardPolicy, startsAt).map(({ tier, until }) => [tier, until]),
  ).toEqual([
    ['full', Date.parse('2026-11-29T19:00:00Z')],
    ['half', Date.parse('2026-11-30T19:00:00Z')],
    ['none', startsAt],
  ]);
});
