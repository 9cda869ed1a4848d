import { expect, test } from 'vitest';
import { shownDays, stepFrom } from './calendar-params.ts';

test.each([
  ['day', 'en', '2026-12-02', '2026-12-02'],
  ['week', 'en', '2026-11-29', '2026-12-05'],
  ['week', 'de', '2026-11-30', '2026-12-06'],
  ['month', 'de', '2026-11-30', '2027-01-10'],
  ['list', 'en', '2026-12-02', '2026-12-29'],
] as const)('a %s in %s is from %s to %s', (view, language, from, to) => {
  expect(shownDays(view, '2026-12-02', language)).toEqual({ from, to });
});

test.each([
  ['day', '2026-12-31', 1, '2027-01-01'],
  ['week', '2026-12-31', -1, '2026-12-24'],
  ['month', '2026-01-31', 1, '2026-02-01'],
  ['month', '2026-03-31', -1, '2026-02-01'],
] as const)('a step by a %s from %s by %i leads to %s', (view, date, direction, expected) => {
  expect(stepFrom(view, date, direction)).toBe(expected);
});
