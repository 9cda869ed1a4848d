import { expect, test } from 'vitest';
import { monthAfter, weeksOf } from './event-dates.ts';

test.each([
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
])('%s and %i is %s', (month, count, other) => {
  expect(monthAfter(month, count)).toBe(other);
});

test('a month has whole weeks, which begin where the reader lives', () => {
  // The first of December 2026 is a Tuesday.
  const fromMonday = weeksOf('2026-12', 1);
  expect(fromMonday).toHaveLength(5);
  expect(fromMonday[0]?.slice(0, 2)).toEqual([null, '2026-12-01']);
  expect(fromMonday.at(-1)?.slice(3)).toEqual(['2026-12-31', null, null, null]);
  expect(weeksOf('2026-12', 0)[0]?.slice(0, 3)).toEqual([null, null, '2026-12-01']);
});
