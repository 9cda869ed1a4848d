import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { balancesOf, settlementOf, splitAmount } from './split.ts';
import type { SharedCost, Transfer } from './split.ts';

const evenly = (...userIds: number[]) => userIds.map((userId) => ({ userId, weight: 1 }));

const userId = fc.integer({ min: 1, max: 8 });
const amount = fc.integer({ min: 0, max: 10_000_000 });
const shares = fc.uniqueArray(fc.record({ userId, weight: fc.integer({ min: 1, max: 1000 }) }), {
  minLength: 1,
  maxLength: 8,
  selector: (share) => share.userId,
});
const currency = fc.constantFrom('usd', 'jpy');
const costs = fc.array(fc.record({ currency, amount, payerId: userId, shares }), { maxLength: 30 });
const paid = fc.array(fc.record({ currency, amount, fromId: userId, toId: userId }), {
  maxLength: 10,
});

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

describe('an amount', () => {
  test.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [101, [1, 1, 1], [34, 34, 33]],
    [1, [1, 1], [1, 0]],
    [0, [1, 2], [0, 0]],
    [1000, [50, 25, 25], [500, 250, 250]],
    // 14.28 and 85.72: the second lost more by rounding.
    [100, [1, 6], [14, 86]],
    [10_000_000, [1, 1000, 1000], [4998, 4_997_501, 4_997_501]],
  ])('%i by %j is %j', (total, weights, parts) => {
    const given = weights.map((weight, index) => ({ userId: index, weight }));
    expect(splitAmount(total, given)).toEqual(parts);
  });

  test('is divided to the cent, nobody off by a cent of their part or more', () => {
    fc.assert(
      fc.property(amount, shares, (total, given) => {
        const parts = splitAmount(total, given);
        const whole = sum(given.map(({ weight }) => weight));
        expect(sum(parts)).toBe(total);
        for (const [index, { weight }] of given.entries()) {
          expect(Number.isInteger(parts[index])).toBe(true);
          expect(Math.abs(parts[index]! - (total * weight) / whole)).toBeLessThan(1);
        }
      }),
    );
  });

  test('split evenly makes a difference of a cent at most', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 1, max: 20 }), (total, people) => {
        const parts = splitAmount(total, evenly(...Array.from({ length: people }, (_, id) => id)));
        expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('balances', () => {
  test('are what somebody paid less what is theirs to bear, currency by currency', () => {
    const shared: SharedCost[] = [
      { currency: 'usd', amount: 300, payerId: 1, shares: evenly(1, 2, 3) },
      { currency: 'eur', amount: 100, payerId: 2, shares: evenly(1) },
    ];
    expect(balancesOf(shared, [])).toEqual([
      { currency: 'eur', userId: 1, amount: -100 },
      { currency: 'eur', userId: 2, amount: 100 },
      { currency: 'usd', userId: 1, amount: 200 },
      { currency: 'usd', userId: 2, amount: -100 },
      { currency: 'usd', userId: 3, amount: -100 },
    ]);
    const transfer: Transfer = { currency: 'usd', amount: 100, fromId: 2, toId: 1 };
    expect(balancesOf(shared, [transfer])).toContainEqual({
      currency: 'usd',
      userId: 2,
      amount: 0,
    });
  });

  test('add up to nothing, whatever was shared and paid', () => {
    fc.assert(
      fc.property(costs, paid, (shared, transfers) => {
        const balances = balancesOf(shared, transfers);
        for (const one of ['usd', 'jpy'] as const) {
          const amounts = balances.flatMap((balance) =>
            balance.currency === one ? [balance.amount] : [],
          );
          expect(sum(amounts)).toBe(0);
        }
      }),
    );
  });
});

describe('a settlement', () => {
  test('pays what is equal first, and needs one transfer less than people', () => {
    const balances = [
      { currency: 'usd', userId: 1, amount: 500 },
      { currency: 'usd', userId: 2, amount: 300 },
      { currency: 'usd', userId: 3, amount: -300 },
      { currency: 'usd', userId: 4, amount: -400 },
      { currency: 'usd', userId: 5, amount: -100 },
    ];
    expect(settlementOf(balances)).toEqual([
      { currency: 'usd', amount: 300, fromId: 3, toId: 2 },
      { currency: 'usd', amount: 400, fromId: 4, toId: 1 },
      { currency: 'usd', amount: 100, fromId: 5, toId: 1 },
    ]);
  });

  test('makes everybody even with few transfers, each of something', () => {
    fc.assert(
      fc.property(costs, paid, (shared, transfers) => {
        const balances = balancesOf(shared, transfers);
        const settlement = settlementOf(balances);
        const after = balancesOf(shared, [...transfers, ...settlement]);
        expect(after.filter((balance) => balance.amount !== 0)).toEqual([]);
        expect(settlement.every((transfer) => transfer.amount > 0)).toBe(true);
        for (const one of ['usd', 'jpy'] as const) {
          const open = balances.filter(
            (balance) => balance.currency === one && balance.amount !== 0,
          );
          const count = settlement.filter((transfer) => transfer.currency === one).length;
          expect(count).toBeLessThanOrEqual(Math.max(0, open.length - 1));
        }
      }),
    );
  });
});
