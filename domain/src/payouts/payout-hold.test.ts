import { expect, test } from 'vitest';
import { payoutHold } from './payout-hold.ts';

const goesOut = { totalCents: 90_00, dueCents: 90_00, account: 'ready', hadToday: false } as const;

test('what is due goes out to an account that is ready', () => {
  expect(payoutHold(goesOut)).toBeNull();
});

test.each([
  ['owes', { totalCents: -1, account: null }],
  ['no-account', { account: null }],
  ['account-incomplete', { account: 'incomplete' }],
  ['account-in-review', { account: 'in-review' }],
  ['too-little', { totalCents: 4_99, dueCents: 4_99 }],
  ['not-due', { dueCents: 4_99 }],
  ['tomorrow', { hadToday: true }],
] as const)('what is held back says %s', (hold, change) => {
  expect(payoutHold({ ...goesOut, ...change })).toBe(hold);
});
