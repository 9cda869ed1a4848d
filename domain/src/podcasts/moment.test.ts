import fc from 'fast-check';
import { expect, test } from 'vitest';
import { momentText, readMoment } from './moment.ts';

test.each([
  ['0:00', 0],
  ['1:05', 65_000],
  ['61:05', 3_665_000],
  ['1:01:05', 3_665_000],
  [' 0:30.5 ', 30_500],
])('%s is read', (text, ms) => {
  expect(readMoment(text)).toBe(ms);
});

test.each(['', '5', '1:5', '1:60', '1:60:00', '-1:00', '1:00:5', '1e1:00', '0:00.0001'])(
  '“%s” names no moment',
  (text) => {
    expect(readMoment(text)).toBeUndefined();
  },
);

test.each([
  [0, '0:00'],
  [65_000, '1:05'],
  [30_000, '0:30'],
  [61_500, '1:01.5'],
  [3_665_000, '1:01:05'],
])('%i ms are typed as %s', (ms, text) => {
  expect(momentText(ms)).toBe(text);
});

test('what is typed is what was read', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99 * 3_600_000 }), (ms) => {
      expect(readMoment(momentText(ms))).toBe(ms);
    }),
  );
});
