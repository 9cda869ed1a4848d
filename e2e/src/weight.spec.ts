import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Compressed scripts that a page may make a browser load before it hydrates. */
const BAR_BYTES = 240 * 1024;

for (const path of ['/', '/search', '/studios/1']) {
  test(`${path} loads no more than 240 KB of scripts`, async ({ request }) => {
    const scripts = await scriptsOf(request, path);
    expect(scripts.length).toBeGreaterThan(3);
    const sizes = await Promise.all(
      scripts.map(async (script) => {
        const result = await request.get(script, { headers: { 'Accept-Encoding': 'br' } });
        expect(result.headers()['content-type']).toBe('text/javascript; charset=utf-8');
        return Number(result.headers()['content-length']);
      }),
    );
    const total = sizes.reduce((sum, size) => sum + size, 0);
    expect(total).toBeGreaterThan(100 * 1024);
    expect(total).toBeLessThanOrEqual(BAR_BYTES);
  });
}

/** The scripts that a page names: the app's, and those of the page itself. */
async function scriptsOf(request: APIRequestContext, path: string): Promise<string[]> {
  const html = await (await request.get(path)).text();
  return [...new Set([...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map((match) => match[1]!))];
}
