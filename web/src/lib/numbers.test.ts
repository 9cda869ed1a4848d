import { describe, expect, test } from 'vitest';
import { readDecimal, typedDecimal } from './numbers.ts';

describe.each(['es', 'fr', 'de'])('where %s is read', (language) => {
  test('decimals stand after a comma, and may be typed after a point', () => {
    expect(typedDecimal(154.51, language)).toBe('154,51');
    expect(typedDecimal(12, language)).toBe('12');
    expect(readDecimal('154,51', language)).toBe(154.51);
    expect(readDecimal(' 154.51 ', language)).toBe(154.51);
  });
});

test.each(['en', 'ja'])('a comma is no decimal point where %s is read', (language) => {
  expect(typedDecimal(0.92, language)).toBe('0.92');
  expect(readDecimal('0.92', language)).toBe(0.92);
  expect(readDecimal('1,250', language)).toBeNaN();
});

test.each(['', ' ', 'cheap', '1,2,3', '1.250,00'])('%j is no number', (text) => {
  expect(readDecimal(text, 'de')).toBeNaN();
});
