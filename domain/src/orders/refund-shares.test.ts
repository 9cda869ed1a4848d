import fc from 'fast-check';
import { expect, test } from 'vitest';
import { refundShares } from './refund-shares.ts';

test('a refund gives up tax in proportion', () => {
  const earned = { taxCents: 825, salesCents: 10_000 };
  expect(refundShares(earned, 0, 5000)).toEqual({
    taxCents: 381,
    salesCents: 4619,
    giftCardCents: 0,
  });
});

test('beyond what was earned, gift cards that were bought are given up', () => {
  const earned = { taxCents: 100, salesCents: 900 };
  expect(refundShares(earned, 600, 5400)).toEqual({
    taxCents: 40,
    salesCents: 360,
    giftCardCents: 5000,
  });
  expect(refundShares({ taxCents: 0, salesCents: 0 }, 0, 5000)).toEqual({
    taxCents: 0,
    salesCents: 0,
    giftCardCents: 5000,
  });
});

test('many refunds come to what one does, and each to its amount', () => {
  const anyCents = fc.integer({ min: 1, max: 100_000 });
  fc.assert(
    fc.property(fc.nat(50_000), fc.nat(500_000), fc.array(anyCents), (tax, sales, refunds) => {
      const earned = { taxCents: tax, salesCents: sales };
      const total = { taxCents: 0, salesCents: 0, giftCardCents: 0 };
      let before = 0;
      for (const cents of refunds) {
        const { taxCents, salesCents, giftCardCents } = refundShares(earned, before, cents);
        expect(taxCents + salesCents + giftCardCents).toBe(cents);
        expect(Math.min(taxCents, salesCents, giftCardCents)).toBeGreaterThanOrEqual(0);
        total.taxCents += taxCents;
        total.salesCents += salesCents;
        total.giftCardCents += giftCardCents;
        before += cents;
      }
      expect(total).toEqual(refundShares(earned, 0, before));
    }),
  );
});
