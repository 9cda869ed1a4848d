import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findUnknownTests, itemsOfTables, linksIn } from './lib/security-doc.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const documents = ['docs/security.md', 'SECURITY.md'];

/** How many items of levels 1 and 2 each section of ASVS 5.0.0 has. They are numbered from 1. */
const sections: Readonly<Record<string, number>> = {
  ...{ 'V1.1': 2, 'V1.2': 9, 'V1.3': 11, 'V1.4': 3, 'V1.5': 2 },
  ...{ 'V2.1': 3, 'V2.2': 3, 'V2.3': 4, 'V2.4': 1 },
  ...{ 'V3.2': 2, 'V3.3': 4, 'V3.4': 6, 'V3.5': 5, 'V3.7': 2 },
  ...{ 'V4.1': 3, 'V4.2': 1, 'V4.3': 2, 'V4.4': 4 },
  ...{ 'V5.1': 1, 'V5.2': 3, 'V5.3': 2, 'V5.4': 3 },
  ...{ 'V6.1': 3, 'V6.2': 12, 'V6.3': 4, 'V6.4': 4, 'V6.5': 5, 'V6.6': 3, 'V6.8': 4 },
  ...{ 'V7.1': 3, 'V7.2': 4, 'V7.3': 2, 'V7.4': 5, 'V7.5': 2, 'V7.6': 2 },
  ...{ 'V8.1': 2, 'V8.2': 3, 'V8.3': 1, 'V8.4': 1 },
  ...{ 'V9.1': 3, 'V9.2': 4 },
  ...{ 'V10.1': 2, 'V10.2': 2, 'V10.3': 4, 'V10.4': 11, 'V10.5': 5, 'V10.6': 2, 'V10.7': 3 },
  ...{ 'V11.1': 2, 'V11.2': 3, 'V11.3': 3, 'V11.4': 4, 'V11.5': 1, 'V11.6': 1 },
  ...{ 'V12.1': 3, 'V12.2': 2, 'V12.3': 4 },
  ...{ 'V13.1': 1, 'V13.2': 5, 'V13.3': 2, 'V13.4': 5 },
  ...{ 'V14.1': 2, 'V14.2': 4, 'V14.3': 3 },
  ...{ 'V15.1': 3, 'V15.2': 3, 'V15.3': 7 },
  ...{ 'V16.1': 1, 'V16.2': 5, 'V16.3': 4, 'V16.4': 3, 'V16.5': 3 },
  ...{ 'V17.1': 1, 'V17.2': 4, 'V17.3': 2 },
};

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
    const all = Object.entries(sections).flatMap(([section, count]) =>
      Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
    );
    expect(all).toHaveLength(253);
    expect(items.map(({ item }) => item).toSorted()).toEqual(all.toSorted());
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
