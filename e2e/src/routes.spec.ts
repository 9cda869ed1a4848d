import type { APIRequestContext, APIResponse } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { open } from './open-address.ts';
import { later, lists, others, pages, writings } from './routes.ts';

/*
 * Every address of the product, as a reader without scripts gets it.
 */

const languages = ['en', 'de', 'fr', 'es', 'ja'] as const;

/** Of a page that is there to be read; a list or a tool is worth as much. */
const FEWEST_WORDS = 150;
const FEWEST_LINKS_OR_FIELDS = 8;

interface Read {
  path: string;
  status: number;
  title: string;
  description: string;
  headings: number;
  /** Whether the script of the payment provider may do its work there. */
  letsProviderIn: boolean;
  words: number;
  /** Links and fields of its main part. */
  tools: number;
  /** Paths of this site that its main part leads to. */
  links: string[];
}

/** Only pages on which people pay frame anything of anybody else. */
function letsProviderIn(response: APIResponse): boolean {
  return response.headers()['content-security-policy']!.includes('frame-src');
}

async function read(request: APIRequestContext, path: string, language: string): Promise<Read> {
  const response = await open(request, path, { 'Accept-Language': language });
  const html = await response.text();
  const main = /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  const text = main.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ').replaceAll(/<[^>]+>/g, ' ');
  const segments = new Intl.Segmenter(language, { granularity: 'word' }).segment(text);
  return {
    path,
    status: response.status(),
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '',
    description: /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '',
    letsProviderIn: letsProviderIn(response),
    headings: [...main.matchAll(/<h1\b/g)].length,
    words: [...segments].filter(({ isWordLike }) => isWordLike).length,
    tools: [...main.matchAll(/<(?:a|input|select|textarea|audio|button)\b/g)].length,
    links: [...main.matchAll(/<a\b[^>]*? href="(\/[^"#]*)/g)].map(([, href = '']) =>
      href.replaceAll('&amp;', '&'),
    ),
  };
}

async function readAll(
  request: APIRequestContext,
  paths: readonly string[],
  language: string,
): Promise<Read[]> {
  const all: Read[] = [];
  for (const path of paths) all.push(await read(request, path, language));
  return all;
}

function expectWhole(all: readonly Read[]): void {
  for (const { path, status, title, description, headings, words, tools, ...one } of all) {
    expect.soft([path, status, headings, one.letsProviderIn]).toEqual([path, 200, 1, false]);
    expect.soft(title, path).toMatch(/^.+ · Roomtone$/);
    expect.soft(description.length, `description of ${path}`).toBeGreaterThan(20);
    const isWorth = words >= FEWEST_WORDS || tools >= FEWEST_LINKS_OR_FIELDS;
    expect.soft(isWorth, `${path} has ${words} words and ${tools} links and fields`).toBe(true);
  }
  const titles = all.map(({ title }) => title);
  expect.soft(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
}

for (const language of languages) {
  test(`in ${language}, every page says what it is and is worth reading`, async ({ request }) => {
    test.setTimeout(120_000);
    expectWhole(await readAll(request, pages, language));
  });
}

test('lists of what people wrote say what they are in every language', async ({ request }) => {
  test.setTimeout(120_000);
  const said = new Map<string, Set<string>>(lists.map((path) => [path, new Set()]));
  for (const language of languages) {
    const all = await readAll(request, lists, language);
    expectWhole(all);
    for (const { path, description } of all) said.get(path)!.add(description);
  }
  // A name may be the same in several languages, a sentence is not.
  for (const [path, descriptions] of said) {
    expect.soft(descriptions.size, path).toBe(languages.length);
  }
});

test('everything that people wrote can be read, and leads on', async ({ request }) => {
  test.setTimeout(300_000);
  const all = await readAll(request, [...pages, ...writings], 'en');
  expectWhole(all.slice(pages.length));
  // Hundreds of studios are all alike.
  const links = new Set(
    all.flatMap((one) => one.links).filter((path) => !/^\/studios\/\d/.test(path)),
  );
  expect(links.size).toBeGreaterThan(100);
  for (const path of links) {
    const response = await open(request, path);
    expect.soft(response.status(), path).toBe(200);
  }
});

test('every other address answers', async ({ request }) => {
  test.setTimeout(120_000);
  for (const path of others) {
    const response = await open(request, path);
    const found = [path, response.status(), letsProviderIn(response)];
    expect.soft(found).toEqual([path, 200, path === '/checkout']);
  }
});

test('what is not built yet says so, and what is built is listed', async ({ request }) => {
  test.setTimeout(120_000);
  expect(new Set<string>([...pages, ...writings, ...others, ...later]).size).toBe(
    pages.length + writings.length + others.length + later.length,
  );
  for (const path of later) {
    const response = await open(request, path);
    expect.soft([path, response.status()]).toEqual([path, 404]);
  }
});
