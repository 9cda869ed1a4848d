import { expect, test } from 'vitest';
import { withoutTokens } from './request-log.ts';

test.each([
  ['/reset-password?token=secret', '/reset-password?token=…'],
  ['/reset-password?lang=en&token=secret&x=1', '/reset-password?lang=en&token=…&x=1'],
  ['/search?q=token', '/search?q=token'],
])('%s is logged as %s', (url, logged) => {
  expect(withoutTokens(url)).toBe(logged);
});
