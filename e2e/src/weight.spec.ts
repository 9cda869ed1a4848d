import { get } from 'node:http';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { others, pages, writings } from './routes.ts';

/** Compressed scripts, in KB, that a page may make a browser load before it hydrates: where we are, and no more. */
const BAR_KB = 240;
/** Of the pages that most readers come by. */
const LOWER_BARS_KB = { '/': 219, '/search': 229, '/studios/1': 220 };
/** Of its HTML, in KB before compression. */
const HTML_BAR_KB = 180;
/** As it is sent, in KB, to who asks first and when it is asked for often: where we are, and no more. */
const SENT_BAR_KB = { first: 28.8, often: 24.5 };
/** Of the texts that it names, compressed, in KB, and any other page. */
const TEXTS_BAR_KB = { home: 12, any: 24 };

/** What has been asked for, by its address. */
const sizes = new Map<string, number>();

for (const [path, bar] of Object.entries(LOWER_BARS_KB)) {
  test(`${path} loads no more than ${bar} KB of scripts`, async ({ request }) => {
    const scripts = await scriptsOf(request, path);
    expect(scripts.length).toBeGreaterThan(3);
    const total = await weigh(request, scripts);
    expect(total).toBeGreaterThan(100);
    expect(total).toBeLessThanOrEqual(bar);
  });
}

test(`the home page has no more than ${HTML_BAR_KB} KB of HTML, without names that nothing uses`, async ({
  request,
}) => {
  const html = await (await request.get('/')).text();
  expect(html).not.toMatch(/\bMui(?:Box|Link|Paper|IconButton|ButtonBase)-root\b/);
  expect(html).not.toContain('--overlays-');
  expect(html).not.toContain('data-discover');
  expect(html.length).toBeGreaterThan(100 * 1024);
  expect(html.length).toBeLessThanOrEqual(HTML_BAR_KB * 1024);
});

test('the home page is sent small, and smaller when it is asked for often', async ({ baseURL }) => {
  const first = await sentBytes(`${baseURL}/`);
  expect(first).toBeGreaterThan(10 * 1024);
  expect(first).toBeLessThanOrEqual(SENT_BAR_KB.first * 1024);
  await expect
    .poll(() => sentBytes(`${baseURL}/`), { intervals: [10] })
    .toBeLessThanOrEqual(SENT_BAR_KB.often * 1024);
});

test(`no page names more than ${TEXTS_BAR_KB.any} KB of texts`, async ({ request }) => {
  const heavy: string[] = [];
  for (const path of [...pages, ...writings, ...others]) {
    const html = await (await request.get(path)).text();
    const texts = [...html.matchAll(/<link rel="later" as="fetch" crossorigin href="([^"]+)"/g)];
    expect(texts.length, path).toBeGreaterThan(1);
    const total = await weigh(
      request,
      texts.map((match) => match[1]!),
    );
    const bar = path === '/' ? TEXTS_BAR_KB.home : TEXTS_BAR_KB.any;
    if (total > bar) heavy.push(`${path}: ${total.toFixed(1)} KB`);
  }
  expect(heavy).toEqual([]);
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

async function weigh(request: APIRequestContext, files: readonly string[]): Promise<number> {
  let total = 0;
  for (const file of files) {
    let size = sizes.get(file);
    if (size === undefined) sizes.set(file, (size = await sizeOf(request, file)));
    total += size;
  }
  return total / 1024;
}

async function sizeOf(request: APIRequestContext, file: string): Promise<number> {
  const result = await request.head(file, { headers: { 'Accept-Encoding': 'br' } });
  const type = file.endsWith('.json')
    ? 'application/json; charset=utf-8'
    : 'text/javascript; charset=utf-8';
  expect(result.headers()['content-type']).toBe(type);
  return Number(result.headers()['content-length']);
}

/** How many bytes a page is sent as: what asks for it elsewhere decompresses them. */
function sentBytes(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': 'br' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('end', () => resolve(bytes));
    }).on('error', reject);
  });
}
