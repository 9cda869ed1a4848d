import { expect, test } from 'vitest';
import { DAY_MS } from '#domain/time/calendar.ts';
import { hiddenUntil, mayReviewGuest } from './pair.ts';

const endedAt = Date.parse('2026-11-20T12:00:00Z');
const deadline = endedAt + 14 * DAY_MS;

test.each([
  ['without a session', { endedAt: undefined, isOtherIn: false, now: endedAt }, null],
  ['at once after the session', { endedAt, isOtherIn: false, now: endedAt }, deadline],
  ['at the last moment', { endedAt, isOtherIn: false, now: deadline - 1 }, deadline],
  ['after fourteen days', { endedAt, isOtherIn: false, now: deadline }, null],
  ['when the other is in', { endedAt, isOtherIn: true, now: endedAt }, null],
])('a review that is written %s is hidden as long as it must', (_when, half, until) => {
  expect(hiddenUntil(half)).toBe(until);
});

test('a guest is reviewed after a session, within fourteen days', () => {
  expect(mayReviewGuest({ endedAt: undefined, now: endedAt })).toBe(false);
  expect(mayReviewGuest({ endedAt, now: deadline - 1 })).toBe(true);
  expect(mayReviewGuest({ endedAt, now: deadline })).toBe(false);
});
