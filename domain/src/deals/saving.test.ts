import { expect, test } from 'vitest';
import { savedPercent } from './saving.ts';

test.each([
  [{ usualCents: 10_000, cents: 7500 }, 25],
  [{ usualCents: 9000, cents: 7000 }, 22],
  [{ usualCents: 9000, cents: 9000 }, 0],
])('of %j, %i percent is saved, and never more is promised', (prices, percent) => {
  expect(savedPercent(prices)).toBe(percent);
});
