import { describe, expect, test } from 'vitest';
import {
  nextPaymentStatus,
  paymentActions,
  paymentStatuses,
  paymentTransitions,
  unfinishedStatuses,
} from './payment-lifecycle.ts';

describe('the lifecycle of a payment', () => {
  test.each([
    ['opened', 'submit', 'requires-action'],
    ['requires-action', 'authorize', 'authorized'],
    ['requires-action', 'capture', 'captured'],
    ['authorized', 'capture', 'captured'],
    ['authorized', 'cancel', 'cancelled'],
    ['opened', 'fail', 'failed'],
    ['captured', 'refund-part', 'partially-refunded'],
    ['partially-refunded', 'refund', 'refunded'],
    ['refunded', 'return-refund', 'captured'],
    ['captured', 'dispute', 'disputed'],
    ['disputed', 'win-dispute', 'captured'],
    ['disputed', 'win-dispute-part', 'disputed'],
    ['disputed', 'lose-dispute', 'charged-back'],
  ] as const)('%s, %s: %s', (from, action, to) => {
    expect(nextPaymentStatus(from, action)).toBe(to);
  });

  test.each([
    ['captured', 'cancel'],
    ['captured', 'capture'],
    ['cancelled', 'capture'],
    ['failed', 'capture'],
    ['authorized', 'refund'],
    ['refunded', 'refund-part'],
    ['requires-action', 'fail'],
    ['charged-back', 'win-dispute'],
    ['charged-back', 'win-dispute-part'],
  ] as const)('%s, %s is refused', (from, action) => {
    expect(nextPaymentStatus(from, action)).toBeUndefined();
  });

  test('money that has moved never becomes money that may', () => {
    const moved = paymentStatuses.filter((status) => !unfinishedStatuses.includes(status));
    const reached = paymentActions.flatMap((action) =>
      moved.map((status) => nextPaymentStatus(status, action)),
    );
    expect(moved).toEqual(expect.arrayContaining(reached.filter((status) => status !== undefined)));
  });

  test('every status but the first can be reached', () => {
    const reached = paymentActions.flatMap((action) => Object.values(paymentTransitions[action]));
    expect([...new Set(reached), 'opened'].toSorted()).toEqual(paymentStatuses.toSorted());
  });
});
