import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { quoteCart } from './cart-quote.ts';
import type { CartTerms, QuotedLine } from './cart-quote.ts';
import { shippingMethods } from './shipping.ts';

const microphone: QuotedLine = {
  unitCents: 9_999,
  quantity: 1,
  shipping: 'charged',
  isDiscounted: true,
};
const download: QuotedLine = { ...microphone, shipping: 'none' };
const giftCard: QuotedLine = {
  unitCents: 5_000,
  quantity: 1,
  shipping: 'none',
  isDiscounted: false,
};

const quote = (lines: readonly QuotedLine[], terms: Partial<CartTerms> = {}) =>
  quoteCart({
    lines,
    saving: undefined,
    method: 'standard',
    country: 'US',
    taxRate: 825,
    ...terms,
  });

const percent = (value: number) => ({ kind: 'percent', percent: value }) as const;
const amount = (amountCents: number) => ({ kind: 'amount', amountCents }) as const;

describe('tax', () => {
  test.each([
    [10_000, 825],
    [9_999, 825],
    [100, 8],
    // 8.25 % of 20.06 is 165.495, of 20.00 is 165 exactly.
    [2_006, 165],
    [2_000, 165],
    [1, 0],
  ])('of %i cents is %i, 8.25 %% rounded (spec §9)', (unitCents, taxCents) => {
    expect(quote([{ ...download, unitCents }])).toMatchObject({ taxCents });
  });

  test('is of the subtotal after discounts, by the rate of the order (ruling 45)', () => {
    const lines = [{ ...download, unitCents: 10_000 }];
    expect(quote(lines, { saving: percent(50) })).toMatchObject({
      subtotalCents: 10_000,
      discountCents: 5_000,
      taxCents: 413,
      totalCents: 5_413,
    });
    expect(quote(lines, { taxRate: 1_000 }).taxCents).toBe(1_000);
  });
});

describe('a discount', () => {
  test.each([
    [percent(10), 1_000],
    [percent(100), 9_999],
    [amount(1_500), 1_500],
    [amount(50_000), 9_999],
  ])('of %j takes %i cents off a microphone, and nothing off a gift card', (saving, cents) => {
    expect(quote([microphone, giftCard], { saving }).discountCents).toBe(cents);
    expect(quote([giftCard], { saving }).discountCents).toBe(0);
  });
});

describe('shipping', () => {
  test.each([
    ['what is sent', [microphone], {}, 695],
    ['what is sent by express', [microphone], { method: 'express' }, 1_995],
    ['what is sent abroad', [microphone], { country: 'DE' }, 1_995],
    ['much', [{ ...microphone, quantity: 2 }], {}, 0],
    [
      'much that a discount makes little',
      [{ ...microphone, quantity: 2 }],
      { saving: percent(50) },
      695,
    ],
    ['what is given away', [microphone], { saving: percent(100) }, 695],
    ['what is downloaded', [download, giftCard], {}, 0],
    ['what ships for free', [{ ...microphone, shipping: 'free' }], { country: 'DE' }, 0],
    [
      'what ships for free by express',
      [{ ...microphone, shipping: 'free' }],
      { country: 'DE', method: 'express' },
      4_495,
    ],
    ['what is downloaded by express', [download], { method: 'express' }, 0],
  ] satisfies [string, QuotedLine[], Partial<CartTerms>, number][])(
    'of %s costs so many cents',
    (_name, lines, terms, cents) => {
      expect(quote(lines, terms).shippingCents).toBe(cents);
    },
  );
});

test('nothing costs nothing', () => {
  expect(quote([], { saving: amount(500) })).toEqual({
    subtotalCents: 0,
    discountCents: 0,
    shippingCents: 0,
    taxCents: 0,
    totalCents: 0,
  });
});

test('a total is the sum of its parts, in whole cents, and never below nothing', () => {
  const line = fc.record({
    unitCents: fc.integer({ min: 1, max: 500_000 }),
    quantity: fc.integer({ min: 1, max: 99 }),
    shipping: fc.constantFrom('none' as const, 'free' as const, 'charged' as const),
    isDiscounted: fc.boolean(),
  });
  const saving = fc.option(
    fc.oneof(
      fc.integer({ min: 1, max: 100 }).map(percent),
      fc.integer({ min: 1, max: 10_000_000 }).map(amount),
    ),
    { nil: undefined },
  );
  const terms = fc.record({
    lines: fc.array(line, { maxLength: 20 }),
    saving,
    method: fc.constantFrom(...shippingMethods),
    country: fc.constantFrom('US', 'DE'),
    taxRate: fc.integer({ min: 0, max: 3_000 }),
  });
  fc.assert(
    fc.property(terms, (given) => {
      const { subtotalCents, discountCents, shippingCents, taxCents, totalCents } =
        quoteCart(given);
      for (const cents of [subtotalCents, discountCents, shippingCents, taxCents, totalCents]) {
        expect(Number.isInteger(cents)).toBe(true);
        expect(cents).toBeGreaterThanOrEqual(0);
      }
      expect(discountCents).toBeLessThanOrEqual(subtotalCents);
      expect(totalCents).toBe(subtotalCents - discountCents + shippingCents + taxCents);
    }),
  );
});
