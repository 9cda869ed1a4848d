import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { plainText } from '#domain/documents/document.ts';
import { readChangelog } from './changelog.mjs';

const text = `# Changelog

What changed.

## Unreleased

### Added

- A **blog** at \`/blog\`, see [how](docs/blog.md) and [why](https://example.com/why).
- A blog at /blog, see how and what else.

## [1.0.0] - 2026-12-01

### Fixed

- Nothing is lost.
`;

test('a changelog has releases, each with what was added, changed and fixed', () => {
  const [unreleased, first] = readChangelog(text);
  expect(unreleased).toMatchObject({ version: null, date: null, anchor: 'unreleased' });
  expect(unreleased?.entries.map(({ kind, body }) => [kind, plainText(body)])).toEqual([
    ['added', 'A blog at /blog, see how and why.'],
    ['added', 'A blog at /blog, see how and what else.'],
  ]);
  expect(first).toMatchObject({ version: '1.0.0', date: '2026-12-01', anchor: 'v1-0-0' });
  expect(first?.entries.map(({ kind, anchor }) => [kind, anchor])).toEqual([
    ['fixed', 'fixed-nothing-is-lost'],
  ]);
});

test('links to files of the repository go, and others stay', () => {
  const [{ entries } = { entries: [] }] = readChangelog(text);
  const links = JSON.stringify(entries[0]).match(/"href":"[^"]*"/g);
  expect(links).toEqual(['"href":"https://example.com/why"']);
});

test('two that begin alike have addresses of their own', () => {
  const anchors = readChangelog(text).flatMap(({ entries }) => entries.map(({ anchor }) => anchor));
  expect(anchors.slice(0, 2)).toEqual([
    'added-a-blog-at-blog-see-how',
    'added-a-blog-at-blog-see-how-2',
  ]);
});

test.each([
  ['## Soon\n', 'This is no release: Soon'],
  ['## Unreleased\n\n### Wishes\n', 'This is no kind of change: Wishes'],
  ['- Alone\n', 'Under nothing stands: - Alone'],
])('%j is refused', (markdown, message) => {
  expect(() => readChangelog(markdown)).toThrow(message);
});

test('that of the product can be read', () => {
  const releases = readChangelog(readFileSync('CHANGELOG.md', 'utf8'));
  expect(releases.flatMap(({ entries }) => entries).length).toBeGreaterThan(100);
});
