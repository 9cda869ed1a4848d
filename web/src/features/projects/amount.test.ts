import fc from 'fast-check';
import { expect, test } from 'vitest';
import { currencyIds } from '#domain/payments/currency.ts';
import { readAmount, typedAmount } from './amount.ts';

test.each([
  ['12', 'usd', 1200],
  [' 12.5 ', 'eur', 1250],
  ['12,50', 'eur', 1250],
  ['0.07', 'usd', 7],
  ['12.', 'usd', 1200],
  ['1200', 'jpy', 1200],
  ['12.345', 'usd', undefined],
  ['12.5', 'jpy', undefined],
  ['1,200.00', 'usd', undefined],
  ['-1', 'usd', undefined],
  ['', 'usd', undefined],
  ['twelve', 'usd', undefined],
] as const)('%j in %s is %s', (text, currency, amount) => {
  expect(readAmount(text, currency)).toBe(amount);
});

test('what is typed of an amount is read as the same', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10_000_000 }),
      fc.constantFrom(...currencyIds),
      (amount, currency) => {
        expect(readAmount(typedAmount(amount, currency), currency)).toBe(amount);
      },
    ),
  );
});
