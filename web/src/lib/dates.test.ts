import { expect, test } from 'vitest';
import { formatDayAndTime, formatDays, formatPeriod } from './dates.ts';

/** Spaces that do not break are spaces here. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

test.each([
  ['en', 'Dec 10 – 14', 'Nov 28 – Dec 2'],
  ['es', '10–14 dic', '28 nov – 2 dic'],
  ['fr', '10–14 déc.', '28 nov. – 2 déc.'],
  ['de', '10.–14. Dez.', '28. Nov. – 2. Dez.'],
  ['ja', '12月10日～14日', '11月28日～12月2日'],
])('days are written as %s writes them', (language, inMonth, acrossMonths) => {
  expect(plain(formatDays('2026-12-10', '2026-12-14', language))).toBe(inMonth);
  expect(plain(formatDays('2026-11-28', '2026-12-02', language))).toBe(acrossMonths);
});

test('days of two years name both', () => {
  expect(plain(formatDays('2026-12-28', '2027-01-02', 'en'))).toBe('Dec 28, 2026 – Jan 2, 2027');
  expect(formatDays('2026-12-28', '2027-01-02', 'ja')).toBe('2026/12/28～2027/01/02');
});

test.each([
  ['en', 'Tue, Nov 24, 9:05 AM'],
  ['es', 'mar, 24 nov, 9:05'],
  ['fr', 'mar. 24 nov., 09:05'],
  ['de', 'Di., 24. Nov., 09:05'],
  ['ja', '11月24日(火) 9:05'],
])('a time has the same digits behind a day in %s', (language, expected) => {
  expect(plain(formatDayAndTime('2026-11-24T09:05:00Z', 'UTC', language))).toBe(expected);
});

test.each([
  ['en', '4 hours', '48 hours', '7 days'],
  ['de', '4 Stunden', '48 Stunden', '7 Tage'],
  ['fr', '4 heures', '48 heures', '7 jours'],
])('periods are hours up to two days, and then days, in %s', (language, four, two, seven) => {
  const periods = [4, 48, 7 * 24].map((hours) => plain(formatPeriod(hours, language)));
  expect(periods).toEqual([four, two, seven]);
});
