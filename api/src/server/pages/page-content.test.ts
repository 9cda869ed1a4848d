import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { eventually } from '#db/testing/eventually.ts';
import { PageContent } from './page-content.ts';

/** Markup of the kind that pages have: much of it again and again, and some not. */
const html = Array.from(
  { length: 2000 },
  (_, index) => `<li class="rt-${(index * 7919) % 97}"><a href="/studios/${index * index}">`,
).join('');

test('a page is sent the same in each encoding', async () => {
  const page = await PageContent.of(html);
  expect(brotliDecompressSync(await page.as('br')).toString()).toBe(html);
  expect(gunzipSync(await page.as('gzip')).toString()).toBe(html);
  expect((await page.as('identity')).toString()).toBe(html);
});

test('a page that is sent often becomes smaller, and stays the same page', async () => {
  const page = await PageContent.of(html);
  const first = await page.as('br');
  for (let sent = 1; sent < 30; sent++) expect(await page.as('br')).toBe(first);
  const often = await eventually(async () => {
    const content = await page.as('br');
    expect(content.length).toBeLessThan(first.length);
    return content;
  });
  expect(await page.as('br')).toBe(often);
  expect(brotliDecompressSync(often).toString()).toBe(html);
  expect((await page.as('identity')).toString()).toBe(html);
});
