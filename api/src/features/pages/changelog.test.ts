import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { useServer } from '#api/testing/test-server.ts';
import { releaseFeed } from './changelog.feeds.ts';

const server = useServer();

interface Read {
  changelog: { version: string | null; anchor: string; entries: { anchor: string }[] }[];
}

test('the changelog is read by everybody, and what is not released yet has no date', async () => {
  const { data, errors } = await server
    .client()
    .graphql<Read>('{ changelog { version date anchor entries { anchor kind body } } }');
  expect(errors).toEqual([]);
  const [latest] = data!.changelog;
  expect(latest).toMatchObject({ version: null, date: null, anchor: 'unreleased' });
  const anchors = data!.changelog.flatMap(({ entries }) => entries.map(({ anchor }) => anchor));
  expect(anchors.length).toBeGreaterThan(100);
  expect(new Set(anchors).size).toBe(anchors.length);
});

test('its feed is RSS with what is released', async () => {
  const response = await server.client().fetch('/changelog/feed.xml');
  expect(response.headers.get('Content-Type')).toMatch(/^application\/rss\+xml/);
  expect(XMLValidator.validate(await response.text())).toBe(true);
});

test('a release is an item with what changed', () => {
  const body = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Rooms & tones' }] }],
  } as const;
  const entries = [{ anchor: 'added-rooms', kind: 'added', body }] as const;
  const xml = releaseFeed(
    [
      { version: null, date: null, anchor: 'unreleased', entries },
      { version: '1.0.0', date: '2026-12-01', anchor: 'v1-0-0', entries },
    ],
    'https://roomtone.example',
  );
  const { rss } = new XMLParser({ isArray: (name) => name === 'item' }).parse(xml) as {
    rss: { channel: { item: object[] } };
  };
  expect(rss.channel.item).toEqual([
    {
      title: 'Roomtone 1.0.0',
      link: 'https://roomtone.example/changelog#v1-0-0',
      guid: 'https://roomtone.example/changelog#v1-0-0',
      pubDate: 'Tue, 01 Dec 2026 00:00:00 GMT',
      'content:encoded': '<ul><li><p>Rooms &amp; tones</p></li></ul>',
    },
  ]);
});

test('a feed without releases was not made in 1970', () => {
  const xml = releaseFeed([], 'https://roomtone.example');
  expect(xml).toContain('<lastBuildDate>');
  expect(xml).not.toContain('1970');
});
