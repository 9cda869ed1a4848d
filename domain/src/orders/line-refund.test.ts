import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quoteCart } from '#domain/carts/cart-quote.ts';
import { lineRefundCents } from './line-refund.ts';

const microphones = { unitCents: 10_000, quantity: 2, isDiscounted: true };
const giftCard = { unitCents: 5000, quantity: 1, isDiscounted: false };
const order = { discountCents: 2000, taxRate: 825, lines: [microphones, giftCard] };

test('an item is worth what was paid for it: less its part of the discount, with its tax', () => {
  expect(lineRefundCents(order, [{ ...microphones, quantity: 1 }])).toBe(9743);
  expect(lineRefundCents(order, [giftCard])).toBe(5413);
  expect(lineRefundCents(order, [])).toBe(0);
});

test('all items together come to the order without its shipping', () => {
  const line = fc.record({
    unitCents: fc.integer({ min: 0, max: 500_000 }),
    quantity: fc.integer({ min: 1, max: 99 }),
    isDiscounted: fc.boolean(),
  });
  const cart = fc.record({
    lines: fc.array(line, { minLength: 1, maxLength: 8 }),
    percent: fc.integer({ min: 1, max: 100 }),
    taxRate: fc.integer({ min: 0, max: 2500 }),
  });
  fc.assert(
    fc.property(cart, ({ lines, percent, taxRate }) => {
      const { discountCents, totalCents } = quoteCart({
        lines: lines.map((one) => ({ ...one, shipping: 'none' })),
        saving: { kind: 'percent', percent },
        method: 'standard',
        country: 'US',
        taxRate,
      });
      const back = lineRefundCents({ discountCents, taxRate, lines }, lines);
      expect(Math.abs(back - totalCents)).toBeLessThanOrEqual(1);
    }),
  );
});
