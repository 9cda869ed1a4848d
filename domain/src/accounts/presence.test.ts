import { expect, test } from 'vitest';
import { DAY_MS } from '../time/calendar.ts';
import { nearest, presenceOf } from './presence.ts';

const now = Date.parse('2026-12-01T12:00:00Z');

test.each([
  ['online', now + 1, null],
  ['today', now, null],
  ['today', null, now - DAY_MS + 1],
  ['today', now - 3 * DAY_MS, now - 1],
  ['week', now - DAY_MS, now - 3 * DAY_MS],
  ['week', null, now - 7 * DAY_MS + 1],
  [null, null, now - 7 * DAY_MS],
  [null, null, null],
] as const)('it is %s with %s and %s', (presence, hereUntil, lastSeenAt) => {
  expect(presenceOf({ hereUntil, lastSeenAt }, now)).toBe(presence);
});

test('of several the nearest is told', () => {
  expect(nearest(['week', null, 'today'])).toBe('today');
  expect(nearest(['week', 'online'])).toBe('online');
  expect(nearest([null])).toBeNull();
});
