import { expect, test } from 'vitest';
import { currencyOfReader } from './currency-of-reader.ts';

test.each([
  ['en-US,en;q=0.9', 'usd'],
  ['en-GB,en;q=0.9', 'gbp'],
  ['de-AT,de;q=0.9,en;q=0.8', 'eur'],
  ['de,en-US;q=0.7', 'eur'],
  ['de-CH', 'usd'],
  ['es-MX,es;q=0.9', 'usd'],
  ['es', 'usd'],
  ['es-ES', 'eur'],
  ['fr-CA', 'cad'],
  ['ja', 'jpy'],
  ['zh-Hant-JP', 'jpy'],
  ['*', 'usd'],
  ['', 'usd'],
])('%j is shown %s', (languages, currency) => {
  expect(currencyOfReader(languages)).toBe(currency);
});
