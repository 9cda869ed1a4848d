import { describe, expect, test } from 'vitest';
import { DAY_MS } from '#domain/time/calendar.ts';
import {
  canCustomerCancel,
  canCustomerReturn,
  nextOrderStatus,
  orderActions,
  orderStatuses,
  orderTransitions,
  payableOrderStatuses,
} from './order-lifecycle.ts';
import type { CustomersOrder } from './order-lifecycle.ts';

describe('the lifecycle of an order', () => {
  test.each([
    ['awaiting-payment', 'pay', 'system', 'paid'],
    ['expired', 'pay', 'system', 'paid'],
    ['awaiting-payment', 'expire', 'system', 'expired'],
    ['awaiting-payment', 'replace', 'system', 'cancelled'],
    ['awaiting-payment', 'cancel', 'customer', 'cancelled'],
    ['paid', 'cancel', 'admin', 'cancelled'],
    ['paid', 'ship', 'admin', 'shipped'],
    ['paid', 'deliver', 'system', 'delivered'],
    ['shipped', 'deliver', 'admin', 'delivered'],
    ['delivered', 'request-return', 'customer', 'return-requested'],
    ['return-requested', 'decline-return', 'admin', 'delivered'],
    ['shipped', 'refund-part', 'system', 'shipped'],
    ['return-requested', 'refund-part', 'system', 'delivered'],
    ['return-requested', 'refund', 'system', 'refunded'],
    ['cancelled', 'refund', 'system', 'cancelled'],
    ['shipped', 'return-refund', 'system', 'shipped'],
  ] as const)('%s, %s by %s: %s', (from, action, actor, to) => {
    expect(nextOrderStatus(from, action, actor)).toBe(to);
  });

  test.each([
    ['awaiting-payment', 'pay', 'customer'],
    ['awaiting-payment', 'pay', 'admin'],
    ['cancelled', 'pay', 'system'],
    ['paid', 'pay', 'system'],
    ['paid', 'replace', 'system'],
    ['paid', 'expire', 'system'],
    ['shipped', 'cancel', 'customer'],
    ['shipped', 'cancel', 'admin'],
    ['paid', 'ship', 'customer'],
    ['awaiting-payment', 'ship', 'admin'],
    ['paid', 'request-return', 'customer'],
    ['refunded', 'refund-part', 'system'],
    ['paid', 'refund', 'customer'],
  ] as const)('%s, %s by %s is refused', (from, action, actor) => {
    expect(nextOrderStatus(from, action, actor)).toBeUndefined();
  });

  test('only money that comes back leads out of a refund, and nothing out of what was called off', () => {
    const after = (from: 'refunded' | 'cancelled') =>
      orderActions.flatMap((action) => orderTransitions[action].moves[from] ?? []);
    expect(after('refunded')).toEqual(['cancelled']);
    expect(new Set(after('cancelled'))).toEqual(new Set(['cancelled']));
  });

  test('every status but the first can be reached', () => {
    const reached = new Set(
      orderActions.flatMap((action) => Object.values(orderTransitions[action].moves)),
    );
    expect([...reached, 'awaiting-payment'].toSorted()).toEqual(orderStatuses.toSorted());
  });

  test('only what awaits its payment or has expired can be paid', () => {
    expect(payableOrderStatuses).toEqual(['awaiting-payment', 'expired']);
  });
});

describe('a customer', () => {
  const order: CustomersOrder = {
    status: 'paid',
    isShipped: true,
    isHandedOver: false,
    shippedAt: null,
  };
  const shippedAt = Date.parse('2026-12-01T12:00:00Z');

  test('calls off what is paid and not sent, but not what they have already', () => {
    expect(canCustomerCancel(order)).toBe(true);
    expect(canCustomerCancel({ ...order, isHandedOver: true })).toBe(false);
    expect(canCustomerCancel({ ...order, status: 'awaiting-payment', isHandedOver: true })).toBe(
      true,
    );
    expect(canCustomerCancel({ ...order, status: 'shipped' })).toBe(false);
  });

  test('returns what was sent for thirty days', () => {
    const shipped = { ...order, status: 'shipped', shippedAt } as const;
    expect(canCustomerReturn(shipped, shippedAt + 30 * DAY_MS)).toBe(true);
    expect(canCustomerReturn(shipped, shippedAt + 30 * DAY_MS + 1)).toBe(false);
    expect(canCustomerReturn(order, shippedAt)).toBe(false);
    expect(canCustomerReturn({ ...shipped, isShipped: false }, shippedAt)).toBe(false);
  });
});
