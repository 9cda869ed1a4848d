import { describe, expect, test } from 'vitest';
import { loginPath, safeReturnPath } from './return-path.ts';

describe('the way back after logging in', () => {
  test.each(['/', '/account/bookings?period=past', '/studios/7#reviews'])('keeps %s', (path) => {
    expect(safeReturnPath(path)).toBe(path);
    expect(new URLSearchParams(loginPath(path).split('?')[1]).get('to')).toBe(path);
  });

  test.each([
    null,
    '',
    'studios/7',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    'https:evil.example',
    '\\\\evil.example',
    '/\\/evil.example',
    '///evil.example',
    '/\n/evil.example',
    '/\r\\evil.example',
    '\u0000//evil.example',
    ' //evil.example',
    '%2F%2Fevil.example',
    'data:text/html,evil',
  ])('sends %j home', (target) => {
    expect(safeReturnPath(target)).toBe('/');
  });
});
