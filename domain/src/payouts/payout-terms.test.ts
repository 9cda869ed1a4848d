import { expect, test } from 'vitest';
import { nextPayout, payoutDate } from './payout-terms.ts';

test.each([
  ['2026-12-01T00:00:00Z', '2026-12-03'],
  ['2026-12-01T23:59:59Z', '2026-12-03'],
  ['2026-12-30T18:00:00Z', '2027-01-01'],
])('what is earned at %s is paid out on %s', (earnedAt, date) => {
  expect(payoutDate(Date.parse(earnedAt))).toBe(date);
});

test.each([
  ['nothing is due', [], undefined],
  [
    'what was due before is paid with what is due today',
    [
      ['01', 300],
      ['03', 400],
    ],
    ['03', 700],
  ],
  [
    'what is too little waits for more',
    [
      ['02', 499],
      ['05', 1],
      ['06', 900],
    ],
    ['05', 500],
  ],
  [
    'what was taken back is set off first',
    [
      ['01', -900],
      ['04', 1000],
      ['07', 1000],
    ],
    ['07', 1100],
  ],
  [
    'what stays below the minimum is not paid',
    [
      ['01', -900],
      ['04', 1000],
    ],
    undefined,
  ],
] as const)('%s', (_name, dues, next) => {
  const due = ([day, cents]: readonly [string, number]) => ({ date: `2026-12-${day}`, cents });
  expect(nextPayout(dues.map(due), '2026-12-03')).toEqual(next && due(next));
});
