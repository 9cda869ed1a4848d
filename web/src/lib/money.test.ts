import { expect, test } from 'vitest';
import { currencyIds } from '#domain/payments/currency.ts';
import { formatAmount, formatPrice } from './money.ts';

/** Spaces that do not break are spaces here. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

test('each currency has the symbol of the specification', () => {
  const prices = currencyIds.map((currency) => formatPrice(1200, currency, 'en'));
  expect(prices).toEqual(['$12', '€12', '£12', '¥1,200', 'C$12']);
});

test.each([
  ['en', '€1,234.50'],
  ['de', '1.234,50 €'],
  ['fr', '1 234,50 €'],
  ['es', '1234,50 €'],
  ['ja', '€1,234.50'],
])('amounts are written as %s writes them', (language, expected) => {
  expect(plain(formatAmount(123_450, 'eur', language))).toBe(expected);
});

test('a price tag has decimals only when there are some, and yen have none', () => {
  expect(formatPrice(65_00, 'usd', 'en')).toBe('$65');
  expect(formatPrice(65_05, 'usd', 'en')).toBe('$65.05');
  expect(formatAmount(65_00, 'usd', 'en')).toBe('$65.00');
  expect(formatAmount(10_043, 'jpy', 'en')).toBe('¥10,043');
  expect(plain(formatAmount(89_05, 'cad', 'de'))).toBe('89,05 C$');
});
