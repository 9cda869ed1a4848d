import { expect, test } from 'vitest';
import { afterBusinessDays, businessDaysUntil, removalDueOn } from './removal.ts';

test.each([
  // A Monday.
  ['2026-11-30', 3, '2026-12-03'],
  // A Thursday: the weekend is none of it.
  ['2026-12-03', 3, '2026-12-08'],
  ['2026-12-05', 1, '2026-12-07'],
  ['2026-12-06', 3, '2026-12-09'],
])('%s and %i business days is %s', (date, days, due) => {
  expect(afterBusinessDays(date, days)).toBe(due);
  expect(businessDaysUntil(date, due)).toBe(days);
});

test('what is over counts backwards, and today is none', () => {
  expect(businessDaysUntil('2026-12-08', '2026-12-03')).toBe(-3);
  expect(businessDaysUntil('2026-12-03', '2026-12-03')).toBe(0);
});

test('a request is due three business days after the day on which it came', () => {
  expect(removalDueOn(Date.parse('2026-12-01T23:59:00Z'))).toBe('2026-12-04');
});
