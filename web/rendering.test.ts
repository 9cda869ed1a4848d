import { describe, expect, test, vi } from 'vitest';
import type { Preferences } from '#domain/rendering/page-contract.ts';
import { renderer } from './src/app/entry-server.tsx';
import { english, ORIGIN, renderPage } from './src/testing/server-page.ts';

/** Renders a page for somebody who is not logged in. @returns it, and the names of what it asked */
async function render(path: string, isSignedOut = true, preferences = english) {
  const asked: (string | undefined)[] = [];
  const result = await renderPage(path, {
    isSignedOut,
    preferences,
    execute: ({ operationName }) => {
      asked.push(operationName);
      return Promise.resolve({ data: { me: null, studio: null } });
    },
  });
  return { result, asked };
}

describe('a page is told from others', () => {
  test.each([
    ['/studios/7?utm=1&tab=reviews&hours=2', '/studios/7?tab=reviews&hours=2'],
    ['/search?q=a&type=drums&type=mixing&x=1', '/search?q=a&type=drums&type=mixing'],
    ['/?q=a', '/'],
    ['/studios/cities/london?after=x&utm_source=y', '/studios/cities/london?after=x'],
    ['/login?to=%2Fsaved&then=1', '/login?to=%2Fsaved'],
  ])('at %s by %s', (path, address) => {
    const found = renderer.addressOf(ORIGIN + path);
    expect(found).toEqual({ address, exists: true });
  });

  test.each([
    ['/nothing/here?x=1', '/404'],
    ['/nothing/there', '/404'],
    ['/admin/nothing', '/admin/404'],
  ])('at %s by nothing: there is none', (path, address) => {
    const found = renderer.addressOf(ORIGIN + path);
    expect(found).toEqual({ address, exists: false });
  });
});

test('what a reader has chosen is told from their cookies, and everything else is not', () => {
  const cookies = 'theme=dark; currency=eur; language=de; roomtone_session=secret';
  expect(renderer.preferencesOf(cookies, 'fr', 'en-GB')).toEqual({
    language: 'fr',
    currency: 'eur',
    colorMode: 'dark',
  });
  expect(renderer.preferencesOf('theme=pink; currency=gold', 'en', 'en-US')).toEqual(english);
});

test('until they choose, readers see the currency of the country that their browser names', () => {
  expect(renderer.preferencesOf('', 'en', 'en-GB,en;q=0.9').currency).toBe('gbp');
  expect(renderer.preferencesOf('currency=usd', 'en', 'en-GB,en;q=0.9').currency).toBe('usd');
});

test('a page is as its reader chose', async () => {
  const german: Preferences = { ...english, language: 'de', colorMode: 'dark' };
  const { result } = await render('/terms', true, german);
  expect(result).toMatchObject({ attributes: expect.stringMatching(/lang="de".*="dark"/) });
  expect(result).toMatchObject({ body: expect.stringContaining('Nutzungsbedingungen') });
});

test('what had a view of its own is a part of the page now', async () => {
  const { result } = await render('/studios/7?hours=4&tab=reviews');
  expect(result).toEqual({ redirect: '/studios/7?hours=4#reviews', status: 302 });
});

test('a page for somebody who is not logged in does not ask who is', async () => {
  expect((await render('/studios/7', true)).asked).toEqual(['StudioPage']);
  expect((await render('/studios/7', false)).asked).toContain('Me');
});

test('nothing of a page waits on once it is made', async () => {
  const timers = vi.spyOn(globalThis, 'setTimeout');
  const { asked } = await render('/studios/7');
  expect(asked).not.toEqual([]);
  expect(timers.mock.calls.map(([, delay]) => delay ?? 0).filter((delay) => delay > 0)).toEqual([]);
});

test.each([
  ['/layouts?plan=drum-room', ['Drum room: floor plan of 5 × 6.2 m', 'viewBox="-10 -10 ']],
  ['/playback?sample=trio', ['Trio with keys', '−20 LUFS']],
])('%s is there to be read before a script runs', async (path, parts) => {
  const { result } = await render(path);
  for (const part of parts) expect(result).toMatchObject({ body: expect.stringContaining(part) });
});

test('maps are told of a tile server by the head of the page', async () => {
  const mapTiles = {
    url: 'https://tiles.example/{z}/{x}/{y}.png',
    attribution: '© "T" & <others>',
  };
  const result = await renderPage('/terms', {
    mapTiles,
    execute: () => Promise.resolve({ data: { me: null } }),
  });
  const { head } = result as { head: string };
  expect(head).not.toContain('<others>');
  const content = /<meta name="map-tiles" content="([^"]*)">/.exec(head)?.[1] ?? '';
  expect(JSON.parse(decodeURIComponent(content))).toEqual(mapTiles);
});
