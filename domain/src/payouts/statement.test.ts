import { expect, test } from 'vitest';
import { composeStatement, monthSpan } from './statement.ts';

test.each([
  ['2026-12', '2026-12-01', '2027-01-01'],
  ['2027-02', '2027-02-01', '2027-03-01'],
  ['2028-02', '2028-02-01', '2028-03-01'],
])('%s goes from %s to before %s', (month, from, to) => {
  expect(monthSpan(month)).toEqual({ from: Date.parse(from), to: Date.parse(to) });
});

test.each(['2026-13', '2026-1', '2026-12-01', 'december', ''])('%j is no month', (month) => {
  expect(monthSpan(month)).toBeUndefined();
});

test('a statement has a balance after each line, in the order of time', () => {
  const lines = [
    { kind: 'payout', at: 30, cents: -900 },
    { kind: 'earning', at: 10, cents: 1000 },
  ] as const;
  expect(composeStatement({ openingCents: -50, closingCents: 50 }, lines)).toEqual({
    openingCents: -50,
    lines: [
      { kind: 'earning', at: 10, cents: 1000, balanceCents: 950 },
      { kind: 'payout', at: 30, cents: -900, balanceCents: 50 },
    ],
    closingCents: 50,
  });
});

test('a statement that does not add up is none', () => {
  const lines = [{ kind: 'earning', at: 10, cents: 1000 }] as const;
  const balances = { openingCents: 0, closingCents: 999 };
  expect(() => composeStatement(balances, lines)).toThrow(/comes to 1000 cents/);
});
