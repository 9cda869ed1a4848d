import { expect, test } from 'vitest';
import { marketPeriod } from './market.ts';

test.each([
  // A Monday, the Sunday before it, and the first Monday of a year.
  ['2026-11-23', '2026-08-31', '2026-11-23'],
  ['2026-11-22', '2026-08-24', '2026-11-16'],
  ['2027-01-04', '2026-10-12', '2027-01-04'],
])('on %s, the weeks from %s are counted, and nothing from %s on', (day, from, to) => {
  expect(marketPeriod(day)).toEqual({ from, to });
});
