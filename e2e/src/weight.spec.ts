import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { others, pages, writings } from './routes.ts';

/** Compressed scripts, in KB, that a page may make a browser load before it hydrates: where we are, and no more. */
const BAR_KB = 240;
/** Of the pages that most readers come by. */
const LOWER_BAR_KB = 237;
/** Of its HTML, in KB before compression: where we are, and no more. */
const HTML_BAR_KB = 290;
const entrances = ['/', '/search', '/studios/1'];

/** What has been asked for, by its address. */
const sizes = new Map<string, number>();

for (const path of entrances) {
  test(`${path} loads no more than ${LOWER_BAR_KB} KB of scripts`, async ({ request }) => {
    const scripts = await scriptsOf(request, path);
    expect(scripts.length).toBeGreaterThan(3);
    const total = await weigh(request, scripts);
    expect(total).toBeGreaterThan(100);
    expect(total).toBeLessThanOrEqual(LOWER_BAR_KB);
  });
}

test(`the home page has no more than ${HTML_BAR_KB} KB of HTML, without names that nothing uses`, async ({
  request,
}) => {
  const html = await (await request.get('/')).text();
  expect(html).not.toMatch(/\bMui(?:Box|Link|Paper|IconButton|ButtonBase)-root\b/);
  expect(html).not.toContain('--mui-overlays-');
  expect(html.length).toBeGreaterThan(100 * 1024);
  expect(html.length).toBeLessThanOrEqual(HTML_BAR_KB * 1024);
});

test(`no page loads more than ${BAR_KB} KB of scripts`, async ({ request }) => {
  const heavy: string[] = [];
  for (const path of [...pages, ...writings, ...others]) {
    const total = await weigh(request, await scriptsOf(request, path));
    expect(total, path).toBeGreaterThan(100);
    if (total > BAR_KB) heavy.push(`${path}: ${total.toFixed(1)} KB`);
  }
  expect(heavy).toEqual([]);
});

/** The scripts that a page names: the app's, and those of the page itself. */
async function scriptsOf(request: APIRequestContext, path: string): Promise<string[]> {
  const html = await (await request.get(path)).text();
  return [...new Set([...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map((match) => match[1]!))];
}

async function weigh(request: APIRequestContext, scripts: readonly string[]): Promise<number> {
  let total = 0;
  for (const script of scripts) {
    let size = sizes.get(script);
    if (size === undefined) sizes.set(script, (size = await sizeOf(request, script)));
    total += size;
  }
  return total / 1024;
}

async function sizeOf(request: APIRequestContext, script: string): Promise<number> {
  const result = await request.head(script, { headers: { 'Accept-Encoding': 'br' } });
  expect(result.headers()['content-type']).toBe('text/javascript; charset=utf-8');
  return Number(result.headers()['content-length']);
}
