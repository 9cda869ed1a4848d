import { expect, test } from 'vitest';
import { loggedUrl, withLoggedUrls } from './logged-url.ts';

const token = 'Zk3x-9_aQ7bV2mN8pL4tR6yU1wE5sD0f';

test.each([
  ['/', '/'],
  ['/studios/7', '/studios/7'],
  ['/search?q=drums&city=oslo', '/search?q=…&city=…'],
  [`/reset-password?lang=en&token=${token}`, '/reset-password?lang=…&token=…'],
  ['/api/auth/google/callback?code=abc&state=def', '/api/auth/google/callback?code=…&state=…'],
  ['/api/newsletter/unsubscribe?key=1b9d6bcd-bbfd', '/api/newsletter/unsubscribe?key=…'],
  ['/x?a=b=c&d', '/x?a=…&…'],
  [`/x?${token}=1&secret@example.com=2&filter[x]=3`, '/x?…=…&…&filter[x]=…'],
  ['/x?', '/x?…'],
  [`/saved/shared/${token}`, '/saved/shared/…'],
  [`/saved/shared/${token}?page=2#top`, '/saved/shared/…?page=…'],
  [
    `https://roomtone.example/saved/shared/${token}?x=1`,
    'https://roomtone.example/saved/shared/…?x=…',
  ],
  ['postgresql://me:secret@db.example:5432/rooms', 'postgresql://db.example:5432/rooms'],
  ['//evil', '//evil'],
])('%s is logged as %s', (url, logged) => {
  expect(loggedUrl(url)).toBe(logged);
});

test.each([
  ['No page at /account', 'No page at /account'],
  [`Cannot GET "/saved/shared/${token}?a=b"`, 'Cannot GET "/saved/shared/…?a=…"'],
  [`fetch of https://x.example/a?code=b failed`, 'fetch of https://x.example/a?code=… failed'],
  ['smtps://me:secret@mail.example refused', 'smtps://mail.example refused'],
  ['AC/DC and 3/4 of 1/2', 'AC/DC and 3/4 of 1/2'],
])('%s is logged as %s', (text, logged) => {
  expect(withLoggedUrls(text)).toBe(logged);
});
