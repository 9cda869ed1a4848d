import { expect, test } from 'vitest';
import { chaptersOf, currentAt, episodePath, episodeStateOf, feedPath } from './episode.ts';

const parts = [
  { startMs: 0, chapter: 'Dry' },
  { startMs: 9000, chapter: null },
  { startMs: 20_000, chapter: 'Wet' },
];

test('chapters begin with the parts that say so', () => {
  expect(chaptersOf(parts)).toEqual([
    { startMs: 0, title: 'Dry' },
    { startMs: 20_000, title: 'Wet' },
  ]);
});

test.each([
  [0, 0],
  [8999, 0],
  [9000, 1],
  [99_000, 2],
])('at %i ms part %i is on', (ms, index) => {
  expect(currentAt(parts, ms)).toBe(parts[index]);
});

test('before the first part none is on', () => {
  expect(currentAt([{ startMs: 5 }], 4)).toBeUndefined();
});

test('addresses name an episode, a moment in it, and feeds', () => {
  expect(episodePath('a-clap')).toBe('/podcast/a-clap');
  expect(episodePath('a-clap', 31)).toBe('/podcast/a-clap?t=31');
  expect(feedPath()).toBe('/podcast/feed.xml');
  expect(feedPath('rooms')).toBe('/podcast/rooms/feed.xml');
});

test.each([
  [null, 'draft'],
  [1001, 'scheduled'],
  [1000, 'published'],
] as const)('what is published at %s is, at 1000, %s', (publishedAt, state) => {
  expect(episodeStateOf(publishedAt, 1000)).toBe(state);
});
