import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { beforeAll, describe, expect, test } from 'vitest';
import { createUser } from '#db/accounts/user.factory.ts';
import { createPost } from '#db/texts/text.factory.ts';
import { DAY_MS } from '#domain/time/calendar.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();
const NOW = Date.parse('2026-12-01T12:00:00Z');
const HARD = 'Reverb & delay <in> “rooms” ]]> \b🎛';
const READ = 'Reverb & delay <in> “rooms” ]]> 🎛';

let id: number;

beforeAll(async () => {
  const db = server.database.sql;
  const { id: authorId } = await createUser(server.database.em, { name: 'Nell & Co' });
  ({ id } = await createPost(db, NOW, {
    slug: 'reverb',
    title: HARD,
    description: HARD,
    category: 'mixing',
    tags: ['reverb & delay'],
    authorId,
    body: {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: `${HARD} href="/no-link" ` },
            { type: 'text', text: 'here', marks: [{ type: 'link', attrs: { href: '/help' } }] },
          ],
        },
      ],
    },
  }));
  for (let number = 0; number < 21; number += 1) {
    await createPost(db, NOW, { publishedAt: NOW - (number + 2) * DAY_MS });
  }
  await createPost(db, NOW, { publishedAt: null, title: 'A draft' });
  await createPost(db, NOW, { publishedAt: NOW + DAY_MS, title: 'Tomorrow' });
});

/** A feed, read by a parser that did not write it. */
async function read(path: string, from = server) {
  const response = await from.client().fetch(path);
  expect(response.status).toBe(200);
  const text = await response.text();
  expect(XMLValidator.validate(text)).toBe(true);
  const parser = new XMLParser({
    ignoreAttributes: false,
    isArray: (name) => ['item', 'entry', 'category', 'link'].includes(name),
  });
  return { headers: response.headers, feed: parser.parse(text) as Record<string, never> };
}

interface Rss {
  channel: { title: string; item: Record<string, unknown>[] };
}
interface Atom {
  id: string;
  title: string;
  updated: string;
  author?: { name: string };
  entry?: Record<string, unknown>[];
  link: Record<string, string>[];
}

const NO_TIME = '1970-01-01T00:00:00.000Z';

/** What RFC 4287 §4.1 asks of a feed and of what is in it. */
function expectAtom(feed: Atom, self: string): void {
  const { title, updated, author, entry = [], link } = feed;
  const isTime = (value: unknown) => !Number.isNaN(Date.parse(String(value))) && value !== NO_TIME;
  expect([feed.id, title].every(Boolean)).toBe(true);
  expect(isTime(updated)).toBe(true);
  expect(link.filter((one) => one['@_rel'] === 'self')).toEqual([
    { '@_rel': 'self', '@_href': self },
  ]);
  const ids = entry.map((one) => one['id']);
  expect(new Set(ids).size).toBe(entry.length);
  for (const one of entry) {
    expect(Boolean(one['id']) && Boolean(one['title']) && isTime(one['updated'])).toBe(true);
    expect(one['author'] ?? author).toMatchObject({ name: expect.stringMatching(/./) });
  }
  expect(author?.name).toBeTruthy();
}

const content = () =>
  `<p>Reverb &amp; delay &lt;in&gt; “rooms” ]]&gt; 🎛 href=&quot;/no-link&quot; <a href="${server.url}/help">here</a></p>`;

describe('the feed of the blog', () => {
  test('is RSS 2.0 with the last twenty posts, whole', async () => {
    const { headers, feed } = await read('/blog/feed.xml');
    expect(headers.get('Content-Type')).toMatch(/^application\/rss\+xml/);
    const { channel } = feed['rss']! as Rss;
    expect(channel.title).toBe('Roomtone Blog');
    expect(channel.item).toHaveLength(20);
    expect(channel.item[0]).toMatchObject({
      title: READ,
      link: [`${server.url}/blog/reverb`],
      description: READ,
      'content:encoded': content(),
      category: ['mixing', 'reverb & delay'],
      pubDate: 'Mon, 30 Nov 2026 12:00:00 GMT',
      'dc:creator': 'Nell & Co',
    });
    // Those would be addresses.
    expect(channel.item.filter(({ author }) => author !== undefined)).toEqual([]);
  });

  test('is Atom with the same, under ids that stay', async () => {
    const { headers, feed } = await read('/blog/atom.xml');
    expect(headers.get('Content-Type')).toMatch(/^application\/atom\+xml/);
    const { entry = [], link } = feed['feed']! as Atom;
    expect(link).toContainEqual({ '@_rel': 'self', '@_href': `${server.url}/blog/atom.xml` });
    expect(entry).toHaveLength(20);
    expect(entry[0]).toMatchObject({
      title: { '#text': READ },
      id: `${server.url}/blog/${id}`,
      content: { '#text': content() },
      author: { name: 'Nell & Co' },
      published: '2026-11-30T12:00:00.000Z',
    });
    // The other posts name nobody.
    expect(entry.filter(({ author }) => author !== undefined)).toHaveLength(1);
    expectAtom(feed['feed']!, `${server.url}/blog/atom.xml`);
  });

  test('has no post that readers do not have', async () => {
    for (const path of ['/blog/feed.xml', '/blog/atom.xml']) {
      const text = await (await server.client().fetch(path)).text();
      expect(text).not.toMatch(/A draft|Tomorrow/);
    }
  });

  test('is asked for again by its tag', async () => {
    const client = server.client();
    const { headers } = await client.fetch('/blog/feed.xml');
    expect(headers.get('Cache-Control')).toBe('public, max-age=600');
    const again = await client.fetch('/blog/feed.xml', {
      headers: { 'If-None-Match': headers.get('ETag') ?? '', 'Cache-Control': 'max-age=0' },
    });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });
});

describe('the feed of a blog', () => {
  const empty = useServer();

  test('without posts is one all the same', async () => {
    const { feed } = await read('/blog/atom.xml', empty);
    expect((feed['feed']! as Atom).entry).toBeUndefined();
    expectAtom(feed['feed']!, `${empty.url}/blog/atom.xml`);
  });
});
