import { expect, test } from './fixtures.ts';

test('the process runs and can serve', async ({ request }) => {
  for (const path of ['/healthz', '/readyz']) {
    const result = await request.get(path);
    expect([result.status(), await result.json()]).toEqual([200, { status: 'ok' }]);
  }
});

test('the home page is there before its scripts, which then hydrate it', async ({ page }) => {
  const result = await page.goto('/');
  expect(result?.status()).toBe(200);
  expect(result?.headers()['cache-control']).toMatch(/^public, max-age=0,/);
  expect(await result?.text()).toContain('<h1');
  // Not one of the footer, whose code comes later than the page's.
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
  // The document is still the one of the home page: the app has hydrated.
  expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)).toMatch(
    /\/$/,
  );
});

test('a page that is kept is the same for all, and is not sent again', async ({ request }) => {
  const [first, second] = [await request.get('/terms'), await request.get('/terms')];
  expect(await second.text()).toBe(await first.text());
  expect(first.headers()['content-security-policy']).toMatch(/script-src 'self' 'sha256-/);
  const etag = first.headers()['etag']!;
  const known = await request.get('/terms', { headers: { 'If-None-Match': etag } });
  expect([known.status(), await known.text()]).toEqual([304, '']);
});

test('pictures, brought or drawn, may be kept for good', async ({ page, request }) => {
  await page.goto('/studios/cities/london');
  const paths = await page
    .locator('main img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src')!));
  for (const folder of ['/pictures/', '/scenes/']) {
    const result = await request.get(paths.find((path) => path.startsWith(folder))!);
    expect(result.headers()['content-type']).toMatch(/^image\/svg\+xml\b/);
    expect(result.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(await result.text()).toMatch(/^<svg/);
  }
});

test('scripts come compressed and may be kept for good', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const path = /import\("(\/assets\/[^"]+)"\)/.exec(html)?.[1];
  const result = await request.get(path ?? '', { headers: { 'Accept-Encoding': 'br' } });
  expect(result.headers()).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

test('what does not exist is answered in kind', async ({ request }) => {
  const page = await request.get('/no-such-page', { headers: { Accept: 'text/html' } });
  expect(page.status()).toBe(404);
  expect(page.headers()['content-type']).toBe('text/html; charset=utf-8');
  const file = await request.get('/no-such-file.js');
  expect(file.status()).toBe(404);
  expect(file.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const write = await request.post('/no-such-page');
  expect([write.status(), write.headers().allow]).toEqual([405, 'GET, HEAD']);
});

test('addresses that have moved send the browser on', async ({ request }) => {
  const moved = await request.get('/studios/original/7', { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([301, '/studios/7']);
  const booking = await request.get('/book/7?date=2026-12-01&hours=3', { maxRedirects: 0 });
  expect([booking.status(), booking.headers().location]).toEqual([
    301,
    '/studios/7?date=2026-12-01&hours=3#book',
  ]);
  const personal = await request.get('/account/bookings', { maxRedirects: 0 });
  expect([personal.status(), personal.headers().location]).toEqual([
    302,
    '/login?to=%2Faccount%2Fbookings',
  ]);
});

test('pages of somebody who is logged in are never stored', async ({ page, signUp }) => {
  await signUp();
  const result = await page.goto('/account/bookings');
  expect(result?.status()).toBe(200);
  expect(result?.headers()['cache-control']).toBe('private, no-store');
});
