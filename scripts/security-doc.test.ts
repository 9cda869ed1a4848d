import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findUnknownTests, itemsOfTables, linksIn } from './lib/security-doc.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const documents = ['docs/security.md', 'SECURITY.md'];

/**
 * How many items of levels 1 and 2 each section of the chapters of ASVS 5.0.0 has, from the first on.
 * They are numbered from 1.
 */
const chapters: Readonly<Record<string, readonly number[]>> = {
  V1: [2, 9, 11, 3, 2],
  V2: [3, 3, 4, 1],
  V3: [0, 2, 4, 6, 5, 0, 2],
  V4: [3, 1, 2, 4],
  V5: [1, 3, 2, 3],
  V6: [3, 12, 4, 4, 5, 3, 0, 4],
  V7: [3, 4, 2, 5, 2, 2],
  V8: [2, 3, 1, 1],
  V9: [3, 4],
  V10: [2, 2, 4, 11, 5, 2, 3],
  V11: [2, 3, 3, 4, 1, 1],
  V12: [3, 2, 4],
  V13: [1, 5, 2, 5],
  V14: [2, 4, 3],
  V15: [3, 3, 7],
  V16: [1, 5, 4, 3, 3],
  V17: [1, 4, 2],
};

const allItems = Object.entries(chapters).flatMap(([chapter, sections]) =>
  sections.flatMap((count, section) =>
    Array.from({ length: count }, (_, index) => `${chapter}.${section + 1}.${index + 1}`),
  ),
);

describe.each(documents)('%s', (document) => {
  const links = linksIn(read(document)).map(({ text, target }) => ({
    text,
    path: posix.join(posix.dirname(document), target),
  }));

  test('leads to files that there are', () => {
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter(({ path }) => !existsSync(join(root, path)))).toEqual([]);
  });

  test('names tests that there are', () => {
    expect(findUnknownTests(links, read)).toEqual([]);
  });
});

describe('docs/security.md', () => {
  const items = itemsOfTables(read('docs/security.md'));

  test('has each item of levels 1 and 2 in one place', () => {
    expect(allItems).toHaveLength(253);
    expect(items.map(({ item }) => item).toSorted()).toEqual(allItems.toSorted());
  });

  test('has items under their chapters, unless they are not met or do not apply', () => {
    const apart = ['Not met, and what it means', 'Does not apply'];
    const lost = items.filter(
      ({ item, heading }) =>
        !apart.includes(heading) && !heading.startsWith(`${item.split('.')[0]} `),
    );
    expect(lost).toEqual([]);
  });

  test('counts right', () => {
    const countOf = (name: string) => items.filter(({ heading }) => heading === name).length;
    const [notMet, others] = [countOf('Not met, and what it means'), countOf('Does not apply')];
    const met = items.length - notMet - others;
    expect(read('docs/security.md')).toContain(
      `${met} are met, ${notMet} are not or only in part, ${others} do not apply`,
    );
  });
});

describe('what is looked for', () => {
  test('are links to files, without those to the web and within the page', () => {
    const text = '[a](../a.ts), [“b”](b.test.ts) [c](#c) [d](d.md#e) [w](https://example.com)';
    expect(linksIn(text)).toEqual([
      { text: 'a', target: '../a.ts' },
      { text: '“b”', target: 'b.test.ts' },
      { text: 'd', target: 'd.md' },
    ]);
  });

  test('are names in quotation marks, as strings of the file', () => {
    const link = (name: string) => ({ text: `“${name}”`, path: 'a.test.ts' });
    const source = "test('works once', async () => {}); // works twice";
    const links = [link('works once'), link('works twice'), link('works'), link('never')];
    expect(findUnknownTests(links, () => source)).toEqual([
      'a.test.ts: works twice',
      'a.test.ts: works',
      'a.test.ts: never',
    ]);
  });

  test('are items one by one, in lists and from one to another', () => {
    const text = '## A\n| V1.2.3 | x |\n## B\n| V1.1.1, V2.9.9–V2.9.11 | V3.3.3 |\n';
    expect(itemsOfTables(text)).toEqual([
      { item: 'V1.2.3', heading: 'A' },
      { item: 'V1.1.1', heading: 'B' },
      { item: 'V2.9.9', heading: 'B' },
      { item: 'V2.9.10', heading: 'B' },
      { item: 'V2.9.11', heading: 'B' },
    ]);
  });
});
