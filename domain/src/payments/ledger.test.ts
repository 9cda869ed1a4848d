import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  accountKinds,
  capture,
  disputeLost,
  disputeOpened,
  disputeWon,
  earning,
  earningReversed,
  fee,
  giftCardGranted,
  giftCardIssued,
  giftCardRecalled,
  giftCardReturned,
  giftCardSpent,
  kindOfAccount,
  orderEarning,
  orderEarningReversed,
  orderPaid,
  orderRefunded,
  payout,
  payoutReturned,
  refund,
  refundReturned,
  statedBalance,
  transactionKinds,
} from './ledger.ts';
import type { Account, LedgerTransaction, Share } from './ledger.ts';

/** What these transactions leave on an account, as accountants state it. */
function balance(account: Account, ...transactions: LedgerTransaction[]): number {
  const net = transactions
    .flatMap(({ postings }) => postings)
    .filter((posting) => posting.account === account)
    .reduce((sum, { cents }) => sum + cents, 0);
  return statedBalance(account, net);
}

const shares: Share[] = [
  { account: 'owner:3', cents: 8500 },
  { account: 'commission', cents: 1500 },
];

describe('money', () => {
  test('that arrives is at the provider, and owed to whoever paid', () => {
    const captured = capture(7, 10_000);
    expect(balance('provider', captured)).toBe(10_000);
    expect(balance('deposit:7', captured)).toBe(10_000);
  });

  test('that goes back is owed no longer', () => {
    const steps = [capture(7, 10_000), refund(7, 4000, 10_000)];
    expect(balance('provider', ...steps)).toBe(6000);
    expect(balance('deposit:7', ...steps)).toBe(6000);
    expect(balance('deposit:7', ...steps, refundReturned(7, 4000))).toBe(10_000);
  });

  test('that goes back although it was earned is our loss', () => {
    const earned = earning(7, [{ account: 'sales', cents: 9000 }]);
    const steps = [capture(7, 10_000), earned, refund(7, 4000, 1000)];
    expect(balance('deposit:7', ...steps)).toBe(0);
    expect(balance('provider', ...steps)).toBe(6000);
    expect(balance('losses', ...steps)).toBe(3000);
  });

  test('that is earned is the owner’s, but for our commission', () => {
    const steps = [capture(7, 10_000), earning(7, shares)];
    expect(balance('deposit:7', ...steps)).toBe(0);
    expect(balance('owner:3', ...steps)).toBe(8500);
    expect(balance('commission', ...steps)).toBe(1500);
    expect(balance('owner:3', ...steps, payout(3, 8500))).toBe(0);
    expect(balance('provider', ...steps, payout(3, 8500))).toBe(1500);
    expect(balance('owner:3', ...steps, payout(3, 8500), payoutReturned(3, 8500))).toBe(8500);
  });

  test('that was earned is a deposit again before it goes back', () => {
    const steps = [capture(7, 10_000), earning(7, shares), earningReversed(7, shares)];
    expect(balance('deposit:7', ...steps)).toBe(10_000);
    expect(balance('owner:3', ...steps)).toBe(0);
  });

  test('that the provider keeps is an expense', () => {
    const steps = [capture(7, 10_000), fee(320)];
    expect(balance('provider', ...steps)).toBe(9680);
    expect(balance('fees', ...steps)).toBe(320);
  });

  test('that is disputed is back once the dispute is won', () => {
    const steps = [capture(7, 10_000), disputeOpened(10_000)];
    expect(balance('provider', ...steps)).toBe(0);
    expect(balance('disputes', ...steps)).toBe(10_000);
    expect(balance('provider', ...steps, disputeWon(10_000))).toBe(10_000);
  });

  test('that a dispute has cost is our loss where it had been earned', () => {
    const earned = earning(7, [{ account: 'sales', cents: 6000 }]);
    const steps = [capture(7, 10_000), earned, disputeOpened(10_000), disputeLost(7, 10_000, 4000)];
    expect(balance('deposit:7', ...steps)).toBe(0);
    expect(balance('disputes', ...steps)).toBe(0);
    expect(balance('losses', ...steps)).toBe(6000);
  });

  test('that a dispute gives the payer a part of is back but for that', () => {
    const decided = [disputeWon(7000), disputeLost(7, 3000, 10_000)];
    const steps = [capture(7, 10_000), disputeOpened(10_000), ...decided];
    expect(balance('provider', ...steps)).toBe(7000);
    expect(balance('disputes', ...steps)).toBe(0);
    expect(balance('deposit:7', ...steps)).toBe(7000);
  });

  test('of a gift card is kept until it is spent', () => {
    const issued = [capture(7, 5000), orderPaid(7, 1, 5000), giftCardIssued(1, 2, 5000)];
    expect(balance('deposit:7', ...issued)).toBe(0);
    expect(balance('order:1', ...issued)).toBe(0);
    expect(balance('gift-card:2', ...issued)).toBe(5000);
    const spent = [...issued, giftCardSpent(2, 8, 3000)];
    expect(balance('gift-card:2', ...spent)).toBe(2000);
    expect(balance('order:8', ...spent)).toBe(3000);
    expect(balance('gift-card:2', ...spent, giftCardReturned(2, 8, 1000))).toBe(3000);
    expect(balance('order:1', ...spent, giftCardRecalled(1, 2, 2000))).toBe(2000);
  });

  test('for an order is earned together with what gift cards have paid of it, and given back', () => {
    const parts: Share[] = [
      { account: 'sales', cents: 7000 },
      { account: 'tax', cents: 1000 },
    ];
    const paid = [capture(7, 5000), orderPaid(7, 8, 5000), orderEarning(8, parts)];
    const steps = [giftCardSpent(2, 8, 3000), ...paid];
    expect(balance('order:8', ...steps)).toBe(0);
    expect(balance('sales', ...steps)).toBe(7000);
    expect(balance('tax', ...steps)).toBe(1000);
    const back = [...steps, orderEarningReversed(8, parts), orderRefunded(7, 8, 5000)];
    expect(balance('deposit:7', ...back)).toBe(5000);
    expect(balance('order:8', ...back)).toBe(3000);
    expect(balance('sales', ...back)).toBe(0);
  });
});

describe('a transaction', () => {
  const anyId = fc.integer({ min: 1, max: 1_000_000 });
  const anyCents = fc.integer({ min: 1, max: 100_000_000 });
  const anyShares = fc
    .tuple(anyId, anyCents, fc.nat({ max: 1_000_000 }), fc.nat({ max: 1_000_000 }))
    .map(([owner, ...[cents, commission, tax]]): Share[] => [
      { account: `owner:${owner}`, cents },
      { account: 'commission', cents: commission },
      { account: 'tax', cents: tax },
    ]);
  const anyTransaction: fc.Arbitrary<LedgerTransaction> = fc.oneof(
    fc.tuple(anyId, anyCents).map(([id, cents]) => capture(id, cents)),
    fc.tuple(anyId, anyCents, anyCents).map(([id, cents, deposit]) => refund(id, cents, deposit)),
    fc.tuple(anyId, anyCents).map(([id, cents]) => refundReturned(id, cents)),
    anyCents.map(fee),
    fc.tuple(anyId, anyShares).map(([id, parts]) => earning(id, parts)),
    fc.tuple(anyId, anyShares).map(([id, parts]) => earningReversed(id, parts)),
    fc.tuple(anyId, anyCents).map(([id, cents]) => payout(id, cents)),
    fc.tuple(anyId, anyCents).map(([id, cents]) => payoutReturned(id, cents)),
    anyCents.map(disputeOpened),
    anyCents.map(disputeWon),
    fc
      .tuple(anyId, anyCents, fc.nat())
      .map(([id, cents, deposit]) => disputeLost(id, cents, deposit)),
    fc.tuple(anyId, anyShares).map(([id, parts]) => orderEarning(id, parts)),
    fc.tuple(anyId, anyShares).map(([id, parts]) => orderEarningReversed(id, parts)),
    fc.tuple(anyId, anyId, anyCents).map(([id, order, cents]) => orderPaid(id, order, cents)),
    fc.tuple(anyId, anyId, anyCents).map(([id, order, cents]) => orderRefunded(id, order, cents)),
    fc.tuple(anyId, anyCents).map(([card, cents]) => giftCardGranted(card, cents)),
    fc.tuple(anyId, anyId, anyCents).map(([id, card, cents]) => giftCardIssued(id, card, cents)),
    fc.tuple(anyId, anyId, anyCents).map(([id, card, cents]) => giftCardRecalled(id, card, cents)),
    fc.tuple(anyId, anyId, anyCents).map(([card, id, cents]) => giftCardSpent(card, id, cents)),
    fc.tuple(anyId, anyId, anyCents).map(([card, id, cents]) => giftCardReturned(card, id, cents)),
  );

  test('debits what it credits, and posts nothing of nothing', () => {
    const met = new Set<string>();
    fc.assert(
      fc.property(anyTransaction, ({ kind, postings }) => {
        met.add(kind);
        expect(postings.reduce((sum, { cents }) => sum + cents, 0)).toBe(0);
        expect(postings.map(({ cents }) => cents)).not.toContain(0);
        const kinds = postings.map(({ account }) => kindOfAccount(account));
        expect(accountKinds).toEqual(expect.arrayContaining(kinds));
      }),
      { numRuns: 500 },
    );
    expect([...met].toSorted()).toEqual(transactionKinds.toSorted());
  });

  test.each([0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])(
    'cannot be of %d cents',
    (cents) => {
      expect(() => capture(7, cents)).toThrow(RangeError);
    },
  );
});
