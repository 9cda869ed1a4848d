import fc from 'fast-check';
import { expect, test } from 'vitest';
import { divideEarning, divideReversal } from './commission.ts';
import type { EarnedAmount } from './commission.ts';

const anyCents = fc.integer({ min: 1, max: 10_000_000 });
const nothing: EarnedAmount = { grossCents: 0, commissionCents: 0, netCents: 0 };

test.each([
  [200_00, 20_00, 180_00],
  [99, 10, 89],
  [94, 9, 85],
  [95, 10, 85],
  [5, 1, 4],
  [4, 0, 4],
])('of %d cents %d are ours and %d the owner’s', (grossCents, commissionCents, netCents) => {
  expect(divideEarning(grossCents)).toEqual({ grossCents, commissionCents, netCents });
});

test('the commission is a tenth, half a cent rounded up, and nothing is lost', () => {
  fc.assert(
    fc.property(anyCents, (cents) => {
      const { grossCents, commissionCents, netCents } = divideEarning(cents);
      expect(commissionCents + netCents).toBe(grossCents);
      expect(grossCents).toBe(cents);
      const error = commissionCents * 10 - cents;
      expect(error).toBeGreaterThan(-5);
      expect(error).toBeLessThanOrEqual(5);
    }),
  );
});

test('taken back in any parts, what was earned comes to nothing, and no part is negative', () => {
  fc.assert(
    fc.property(anyCents, fc.array(anyCents, { maxLength: 20 }), (cents, parts) => {
      const earned = divideEarning(cents);
      let reversed = nothing;
      for (const part of [...parts, cents]) {
        const more = divideReversal(earned, reversed, part);
        expect(Math.min(...Object.values(more))).toBeGreaterThanOrEqual(0);
        reversed = add(reversed, more);
        const left = earned.grossCents - reversed.grossCents;
        // What is left has the commission that it would have by itself, but for what rounding does.
        const own = earned.commissionCents - reversed.commissionCents;
        expect(Math.abs(own - divideEarning(left).commissionCents)).toBeLessThanOrEqual(1);
      }
      expect(reversed).toEqual(earned);
    }),
  );
});

function add(one: EarnedAmount, other: EarnedAmount): EarnedAmount {
  return {
    grossCents: one.grossCents + other.grossCents,
    commissionCents: one.commissionCents + other.commissionCents,
    netCents: one.netCents + other.netCents,
  };
}
