import { expect, test } from 'vitest';
import { routes } from '#web/app/routes.tsx';
import { helpCategories } from '#domain/texts/category.ts';
import { deadLinks, linksOf } from '#web/testing/dead-links.ts';

const articles = import.meta.glob<string>('../../../../content/help/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const faqs = import.meta.glob<string>('../../../../content/faqs/*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const pages = import.meta.glob<string>('../../../../content/pages/*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** The texts of the interface, of its messages and of its emails. */
const interfaceTexts = import.meta.glob<object>(
  [
    '../../**/{locales,menu}/en.json',
    '../../../../domain/src/**/messages/en.json',
    '../../../../api/src/**/locales/en.json',
  ],
  { import: 'default', eager: true },
);

test('every link of the articles and answers leads to a page', () => {
  const sources = { ...articles, ...faqs };
  expect(linksOf(sources).length).toBeGreaterThan(100);
  expect(deadLinks(sources, routes)).toEqual([]);
});

test('every link to the help desk leads to something that it has', () => {
  const slugs = (paths: string[], pattern: RegExp) => paths.map((path) => pattern.exec(path)![1]!);
  const there = new Set([
    ...slugs(Object.keys(articles), /([^/]+)\.md$/).map((id) => `/helpdesk/articles/${id}`),
    ...slugs(Object.keys(faqs), /([^/]+)\/\w+\.md$/).map((id) => `/helpdesk/faqs/${id}`),
    ...helpCategories.map((category) => `/helpdesk/categories/${category}`),
  ]);
  const missing = linksOf({ ...articles, ...faqs, ...pages }).filter(
    ({ to }) => /^\/helpdesk\/(?:articles|faqs|categories)\//.test(to) && !there.has(to),
  );
  expect(missing).toEqual([]);
});

/** Names in bold that are no texts of ours. */
const brands = new Set(['google', 'facebook', 'github']);

test('what the articles name in bold is what the interface says', () => {
  const said = Object.values(interfaceTexts).flatMap(textsIn).map(plain);
  const known = new Set(said);
  const patterns = said.filter((text) => text.includes('{{')).map(patternOf);
  const named = Object.entries(articles).flatMap(([path, source]) =>
    [...source.matchAll(/\*\*(.+?)\*\*/g)].map(([, name]) => ({ path, name: plain(name!) })),
  );
  expect(named.length).toBeGreaterThan(500);
  const unknown = named.filter(
    ({ name }) =>
      !known.has(name) && !brands.has(name) && !patterns.some((pattern) => pattern.test(name)),
  );
  expect(unknown).toEqual([]);
});

/** Fits a text with anything where values stand in it. */
function patternOf(text: string): RegExp {
  const parts = text.split(/\{\{.*?\}\}/);
  const said = parts.map((part) => part.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${said.join('.+')}$`);
}

function textsIn(texts: object): string[] {
  return Object.values(texts).flatMap((text: object | string) =>
    typeof text === 'string' ? [text] : textsIn(text),
  );
}

/** A text as it is read, however it is written here and there: without links, colon and case. */
function plain(text: string): string {
  return text
    .replaceAll(/<\/?\d+>/g, '')
    .replaceAll(/\[(.*?)\]\(.*?\)/g, '$1')
    .trim()
    .replace(/:$/, '')
    .toLowerCase();
}
