import { expect, test } from 'vitest';
import { bookingReference } from './reference.ts';

test.each([
  [7, 'RT-0007'],
  [2031, 'RT-2031'],
  [1_000_031, 'RT-1000031'],
])('booking %i is called %s', (id, reference) => {
  expect(bookingReference(id)).toBe(reference);
});
