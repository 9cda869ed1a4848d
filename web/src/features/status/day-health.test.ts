import { expect, test } from 'vitest';
import { dayHealth, formatShare, goodShare } from './day-health.ts';

const day = (good: number, bad: number) => ({
  __typename: 'StatusDay' as const,
  day: '2026-12-01',
  good,
  bad,
});

test.each([
  [undefined, 'none'],
  [day(0, 0), 'none'],
  [day(10, 0), 'good'],
  [day(99, 1), 'partly'],
  [day(95, 5), 'bad'],
  [day(0, 1), 'bad'],
] as const)('%j is %s', (given, health) => expect(dayHealth(given)).toBe(health));

test('the share of good checks is of those that were made', () => {
  expect(goodShare([])).toBeUndefined();
  expect(goodShare([day(2, 0), day(1, 1)])).toBe(0.75);
});

test('what failed once was not always well', () => {
  expect(formatShare(129_599 / 129_600, 'en')).toBe('99.99%');
  expect(formatShare(1, 'en')).toBe('100%');
});
