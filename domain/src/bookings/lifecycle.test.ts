import { describe, expect, test } from 'vitest';
import { HOUR_MS } from '#domain/time/calendar.ts';
import {
  bookingActions,
  bookingStatuses,
  bookingTransitions,
  liveStatuses,
  nextStatus,
  requestExpiry,
} from './lifecycle.ts';

describe('the lifecycle of a booking', () => {
  test.each([
    ['pending', 'confirm', 'owner', 'confirmed'],
    ['pending', 'confirm', 'system', 'confirmed'],
    ['pending', 'decline', 'owner', 'declined'],
    ['pending', 'expire', 'system', 'expired'],
    ['pending', 'cancel', 'musician', 'cancelled'],
    ['confirmed', 'cancel', 'musician', 'cancelled'],
    ['confirmed', 'cancel', 'owner', 'cancelled'],
    ['pending', 'agree', 'musician', 'confirmed'],
    ['confirmed', 'agree', 'owner', 'confirmed'],
    ['confirmed', 'complete', 'system', 'completed'],
  ] as const)('%s, %s by %s: %s', (from, action, actor, to) => {
    expect(nextStatus(from, action, actor)).toBe(to);
  });

  test.each([
    ['pending', 'confirm', 'musician'],
    ['pending', 'decline', 'musician'],
    ['pending', 'expire', 'owner'],
    ['pending', 'complete', 'system'],
    ['confirmed', 'expire', 'system'],
    ['confirmed', 'cancel', 'system'],
    ['confirmed', 'agree', 'admin'],
  ] as const)('%s, %s by %s is refused', (from, action, actor) => {
    expect(nextStatus(from, action, actor)).toBeUndefined();
  });

  test('nothing leads out of a status that is over', () => {
    const over = bookingStatuses.filter((status) => !liveStatuses.includes(status));
    for (const status of over) {
      for (const action of bookingActions) {
        expect(bookingTransitions[action].from).not.toContain(status);
      }
    }
  });

  test('every status but the first can be reached', () => {
    const reached = new Set(bookingActions.map((action) => bookingTransitions[action].to));
    expect([...reached, 'pending'].toSorted()).toEqual(bookingStatuses.toSorted());
  });
});

test('a request expires after two days, or at its start when that is sooner', () => {
  const now = Date.parse('2026-12-01T10:00:00Z');
  expect(requestExpiry(now, now + 100 * HOUR_MS)).toBe(now + 48 * HOUR_MS);
  expect(requestExpiry(now, now + 3 * HOUR_MS)).toBe(now + 3 * HOUR_MS);
});
