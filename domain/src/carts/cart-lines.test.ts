import { describe, expect, test } from 'vitest';
import type { CanvasOptions } from './cart-options.ts';
import { boughtLines, cartLines, itemCount, mergeEntries } from './cart-lines.ts';
import type { CartEntry } from './cart-lines.ts';

const microphone: CartEntry = {
  variantId: 1,
  kind: 'physical',
  priceCents: 10_000,
  extraCents: 500,
  quantity: 2,
  options: {},
  isSold: true,
  stock: 10,
  isSavedForLater: false,
};
const size: CanvasOptions = { size: 'large', frame: 'none', style: 'classic', trackId: 'rain' };
const print: CartEntry = {
  ...microphone,
  variantId: 2,
  kind: 'canvas',
  options: size,
  stock: null,
};

const bought = (...entries: CartEntry[]) =>
  boughtLines(cartLines(entries)).map(({ unitCents, quantity }) => [unitCents, quantity]);

describe('what can be bought', () => {
  test.each([
    ['all that is asked for', {}, 10, [[10_500, 2]]],
    ['what there is of it', { quantity: 12 }, 10, [[10_500, 10]]],
    ['nothing that is sold out', { stock: 0 }, 0, []],
    ['nothing that is no longer sold', { isSold: false }, 0, []],
    ['as many as there are asked for where there is no end', { stock: null }, null, [[10_500, 2]]],
    ['nothing that is saved for later', { isSavedForLater: true }, 10, []],
  ])('is %s', (_name, change, availableQuantity, expected) => {
    const entry = { ...microphone, ...change };
    expect(bought(entry)).toEqual(expected);
    expect(cartLines([entry])).toMatchObject([{ availableQuantity, quantity: entry.quantity }]);
  });

  test('is shared by the lines of one variant, the first ones first', () => {
    const line = { ...microphone, quantity: 6 };
    expect(cartLines([line, line, line])).toMatchObject([
      { availableQuantity: 10, boughtQuantity: 6 },
      { availableQuantity: 4, boughtQuantity: 4 },
      { availableQuantity: 0, boughtQuantity: 0 },
    ]);
  });
});

describe('a price', () => {
  test.each([
    [4, 9_900],
    [5, 8_910],
    [10, 8_415],
    [25, 7_920],
  ])('of %i prints is %i cents each, on all lines together (spec §9)', (quantity, unitCents) => {
    const first = { ...print, quantity: quantity - 1 };
    expect(bought(first, { ...print, quantity: 1 })).toEqual([
      [unitCents, quantity - 1],
      [unitCents, 1],
    ]);
  });

  test('of prints is not lowered by those that are saved for later', () => {
    const later = { ...print, quantity: 20, isSavedForLater: true };
    expect(bought({ ...print, quantity: 1 }, later)).toEqual([[9_900, 1]]);
  });

  test('of a gift card is what it is worth', () => {
    const card = { ...print, kind: 'gift-card', options: { giftCardValue: 2_500 } } as const;
    expect(cartLines([card])).toMatchObject([{ unitCents: 2_500, isDiscounted: false }]);
  });
});

test('things are counted by their quantities, without those saved for later (spec §3)', () => {
  expect(itemCount([microphone, print, { ...print, isSavedForLater: true }])).toBe(4);
});

test('of what is in two carts there are the more of both, and what is in the cart counts', () => {
  const later = { ...print, quantity: 9, isSavedForLater: true };
  const own = [{ ...microphone, quantity: 2 }, later];
  const others = [
    { ...print, quantity: 1 },
    { ...microphone, quantity: 3 },
    { ...print, options: { ...size, frame: 'wood' } },
  ] satisfies CartEntry[];
  expect(mergeEntries(own, others)).toEqual([
    { ...microphone, quantity: 3 },
    { ...print, quantity: 1 },
    others[2],
  ]);
});
