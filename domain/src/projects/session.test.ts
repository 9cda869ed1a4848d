import { expect, test } from 'vitest';
import type { BookingStatus } from '#domain/bookings/lifecycle.ts';
import { sessionCost } from './session.ts';

test.each<[BookingStatus, number | null, number]>([
  ['pending', null, 0],
  ['confirmed', null, 200_00],
  ['completed', null, 200_00],
  ['declined', null, 0],
  ['expired', null, 0],
  ['cancelled', null, 0],
  ['cancelled', 200_00, 0],
  ['cancelled', 100_00, 100_00],
  ['cancelled', 0, 200_00],
])('a %s booking of $200 that returned %s costs %i cents', (status, refundCents, cost) => {
  expect(sessionCost({ status, totalCents: 200_00, refundCents })).toBe(cost);
});
