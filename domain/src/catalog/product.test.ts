import { describe, expect, test } from 'vitest';
import { validate } from '#domain/errors/validate.ts';
import { DAY_MS } from '#domain/time/calendar.ts';
import { priceBounds, productFilterSchema } from './product-filter.schema.ts';
import { productSorts } from './product-sort.ts';
import { averageRating, isNewProduct, percentOff, productSlug } from './product.ts';

const now = Date.parse('2026-12-01T12:00:00Z');

describe('badges (§9)', () => {
  test('a product is new for 7 days', () => {
    expect(isNewProduct(now, now)).toBe(true);
    expect(isNewProduct(now - 7 * DAY_MS + 1, now)).toBe(true);
    expect(isNewProduct(now - 7 * DAY_MS, now)).toBe(false);
  });

  test.each([
    [7_500, 10_000, 25],
    [6_667, 10_000, 33],
    [10_000, 10_000, 0],
    [10_000, 9_000, 0],
    [10_000, null, 0],
  ])('%i cents after %s are %i percent off', (price, before, percent) => {
    expect(percentOff(price, before)).toBe(percent);
  });

  test('a rating is the average of its stars', () => {
    expect(averageRating(60, 12)).toBe(5);
    expect(averageRating(7, 2)).toBe(3.5);
    expect(averageRating(0, 0)).toBeNull();
  });
});

describe('ranges of prices (§9)', () => {
  const within = (filter: object, cents: number) => {
    const { min, max } = priceBounds(validate(productFilterSchema, filter));
    return cents >= min && cents <= max;
  };

  test.each([
    ['under-50', [1, 4_999], [5_000]],
    ['50-100', [5_000, 10_000], [4_999, 10_001]],
    // The lower end does not belong to it.
    ['100-200', [10_001, 20_000], [10_000, 20_001]],
    ['over-200', [20_001, 500_000], [20_000]],
  ])('%s has %j, and not %j', (priceRange, inside, outside) => {
    expect(inside.filter((cents) => within({ priceRange }, cents))).toEqual(inside);
    expect(outside.filter((cents) => within({ priceRange }, cents))).toEqual([]);
  });

  test('are narrowed further by ends of one’s own', () => {
    const filter = { priceRange: '50-100', minCents: 6_000, maxCents: 50_000 };
    expect([5_999, 6_000, 10_000, 10_001].map((cents) => within(filter, cents))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  test.each([
    [{ priceRange: 'cheap' }, 'priceRange'],
    [{ minCents: -1 }, 'minCents'],
    [{ maxCents: 1.5 }, 'maxCents'],
    [{ kind: 'service' }, 'kind'],
    [{ text: 'a'.repeat(201) }, 'text'],
  ])('%j is refused by the name of its field', (filter, field) => {
    expect(() => validate(productFilterSchema, filter)).toThrow(
      expect.objectContaining({ fields: { [field]: expect.anything() } }),
    );
  });
});

test('the shop begins with what is featured, and offers six orders (§9)', () => {
  expect(Object.values(productSorts)).toEqual([
    { key: 'featured', direction: 'desc' },
    { key: 'price', direction: 'asc' },
    { key: 'price', direction: 'desc' },
    { key: 'newest', direction: 'desc' },
    { key: 'name', direction: 'asc' },
    { key: 'name', direction: 'desc' },
  ]);
});

test.each([
  ['C414 — 5th Gen', 'c414-5th-gen'],
  ['Café Hat', 'cafe-hat'],
  ['808', 'product'],
  ['ヘッドホン', 'product'],
])('%s has the address %s', (name, slug) => {
  expect(productSlug(name)).toBe(slug);
});
