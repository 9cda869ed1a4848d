import fc from 'fast-check';
import { expect, test } from 'vitest';
import { onOneLine } from './one-line.ts';

test.each([
  ['Ada Lovelace', 'Ada Lovelace'],
  ['Ada\r\n\r\nBuy now', 'Ada Buy now'],
  ['  Ada \u2029 Lovelace\u0000', 'Ada Lovelace'],
  ['山田　太郎', '山田　太郎'],
  ['A\u202Eda\u200B', 'Ada'],
])('%j on one line is %j', (text, line) => {
  expect(onOneLine(text)).toBe(line);
});

test('whatever it is made of, it is one line without wide gaps', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const line = onOneLine(text);
      expect(line).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069\u200B]|\s{2}/u);
      expect(onOneLine(line)).toBe(line);
    }),
  );
});
