import { expect, test } from 'vitest';
import { isPathOfThisSite } from './return-path.ts';

test.each(['/', '/account/bookings?period=past', '/studios/7?date=2026-12-24#reserve', '/ä?q=é'])(
  '%j is a path of this site',
  (target) => {
    expect(isPathOfThisSite(target)).toBe(true);
  },
);

test.each([
  '',
  'https://evil.example',
  '//evil.example',
  String.raw`/\evil.example`,
  String.raw`/x\y`,
  '/\t/evil.example',
  '/x\r\nSet-Cookie: a=b',
  'javascript:alert(1)',
  'account',
])('%j is not', (target) => {
  expect(isPathOfThisSite(target)).toBe(false);
});
