import { expect, test } from 'vitest';
import { payoutDate } from './payout.ts';

test.each([
  ['2026-12-01T18:00:00Z', '2026-12-07', 'a Tuesday is paid on the next Monday'],
  ['2026-12-04T18:00:00Z', '2026-12-07', 'a Friday just so'],
  ['2026-12-05T01:00:00Z', '2026-12-14', 'a Saturday has to wait for its three days'],
  ['2026-12-30T18:00:00Z', '2027-01-04', 'across the year'],
])('%s is paid on %s: %s', (endsAt, date) => {
  expect(payoutDate(Date.parse(endsAt))).toBe(date);
});
