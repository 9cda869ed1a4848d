import { expect, test } from 'vitest';
import type { BookingActor, BookingStatus } from '#web/lib/schema.generated.ts';
import { isWithdrawnRequest, stepsOf } from './booking-steps.ts';
import type { SteppedBooking } from './booking-steps.ts';

const requestedAt = '2026-12-01T09:00:00Z';
const repliedAt = '2026-12-01T11:00:00Z';
const expiresAt = '2026-12-03T09:00:00Z';
const startsAt = '2026-12-09T10:00:00Z';

/** A booking with the steps that it took after it was made. */
function booking(
  status: BookingStatus,
  steps: readonly [BookingStatus, BookingActor][] = [],
  options: Partial<SteppedBooking> = {},
): SteppedBooking {
  const made = {
    fromStatus: null,
    toStatus: 'PENDING',
    actor: 'MUSICIAN',
    at: requestedAt,
  } as const;
  const statuses = [made.toStatus, ...steps.map(([toStatus]) => toStatus)];
  const later = steps.map(([toStatus, actor], index) => ({
    fromStatus: statuses[index]!,
    toStatus,
    actor,
    at: repliedAt,
  }));
  return {
    status,
    instant: false,
    createdAt: requestedAt,
    startsAt,
    expiresAt,
    payment: null,
    isReviewed: false,
    viewerRole: 'MUSICIAN',
    history: [made, ...later],
    ...options,
  };
}

const shown = (of: SteppedBooking) => stepsOf(of).map(({ key, state }) => `${key}: ${state}`);

const begun = 'requested: done';
const agreed = [begun, 'confirmed: done'];
const confirmed: [BookingStatus, BookingActor] = ['CONFIRMED', 'OWNER'];

test.each([
  [
    'a request waits for the host',
    booking('PENDING'),
    [begun, 'reply: next', 'confirmed: ahead', 'session: ahead', 'review: ahead'],
  ],
  [
    'a request that was confirmed waits for the session',
    booking('CONFIRMED', [confirmed]),
    [...agreed, 'session: next', 'review: ahead'],
  ],
  [
    'what is booked instantly was never requested',
    booking('CONFIRMED', [['CONFIRMED', 'SYSTEM']], { instant: true }),
    ['booked: done', 'session: next', 'review: ahead'],
  ],
  [
    'a session that is over waits for a review',
    booking('COMPLETED', [confirmed, ['COMPLETED', 'SYSTEM']]),
    [...agreed, 'session: done', 'review: next'],
  ],
  [
    'after a review nothing is left',
    booking('COMPLETED', [confirmed], { isReviewed: true }),
    [...agreed, 'session: done', 'review: done'],
  ],
  ['a host declines', booking('DECLINED', [['DECLINED', 'OWNER']]), [begun, 'declined: ended']],
  ['a request expires before it is marked', booking('EXPIRED'), [begun, 'expired: ended']],
  [
    'a request is withdrawn',
    booking('CANCELLED', [['CANCELLED', 'MUSICIAN']]),
    [begun, 'cancelled: ended'],
  ],
  [
    'what was agreed is cancelled',
    booking('CANCELLED', [confirmed, ['CANCELLED', 'OWNER']]),
    [...agreed, 'cancelled: ended'],
  ],
])('%s', (_, of, steps) => {
  expect(shown(of)).toEqual(steps);
});

test('steps say when they were taken or are due, and who cancelled', () => {
  expect(stepsOf(booking('PENDING')).map(({ at }) => at)).toEqual([
    requestedAt,
    expiresAt,
    undefined,
    startsAt,
    undefined,
  ]);
  const cancelled = booking('CANCELLED', [confirmed, ['CANCELLED', 'OWNER']]);
  expect(stepsOf(cancelled).at(-1)).toMatchObject({ at: repliedAt, by: 'OWNER' });
});

test('only what was never agreed is a request that was withdrawn', () => {
  expect(isWithdrawnRequest(booking('CANCELLED', [['CANCELLED', 'MUSICIAN']]))).toBe(true);
  expect(isWithdrawnRequest(booking('CANCELLED', [confirmed, ['CANCELLED', 'OWNER']]))).toBe(false);
  expect(isWithdrawnRequest(booking('EXPIRED'))).toBe(false);
});
