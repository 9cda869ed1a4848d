import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asLanguage, languages, preferredLanguage } from './language.ts';

describe('the language that a browser prefers', () => {
  test.each([
    ['', 'en'],
    ['de', 'de'],
    ['de-AT', 'de'],
    ['DE-at;q=0.9', 'de'],
    ['ja-JP,ja;q=0.9,en-US;q=0.8,en;q=0.7', 'ja'],
    // By weight, not by place.
    ['en;q=0.5, fr-CH;q=0.9, de;q=0.7', 'fr'],
    // Equal weights: the one that is named first.
    ['es;q=0.8, fr;q=0.8', 'es'],
    // Passes over what is not spoken here.
    ['pt-BR, it;q=0.9, es-MX;q=0.8, en;q=0.7', 'es'],
    ['pt-BR, sv', 'en'],
    // A weight of 0 refuses.
    ['de;q=0', 'en'],
    ['de;q=0, fr;q=0.1', 'fr'],
    ['*', 'en'],
    ['*, de;q=0.5', 'en'],
    ['en;q=0, *;q=0.5', 'es'],
    ['it, *;q=0.1, fr;q=0.5', 'fr'],
    // What is not a wish is passed over.
    ['de;q=2, fr', 'fr'],
    ['de;q=x, ja', 'ja'],
    [';;,,=, es', 'es'],
    ['deutsch', 'en'],
    ['toString', 'en'],
  ])('in "%s" is %s', (header, language) => {
    expect(preferredLanguage(header)).toBe(language);
  });

  test('is one of ours, whatever is sent', () => {
    fc.assert(
      fc.property(fc.string(), (header) => {
        expect(languages).toContain(preferredLanguage(header));
      }),
    );
  });

  test('is found at once in a header of any length', () => {
    expect(preferredLanguage(`${'xx-yyyyyyyy,'.repeat(100_000)}de`)).toBe('en');
  });
});

test.each([
  ['ja', 'ja'],
  ['JA', undefined],
  ['constructor', undefined],
  [undefined, undefined],
])('%s as one of ours is %s', (value, language) => {
  expect(asLanguage(value)).toBe(language);
});
