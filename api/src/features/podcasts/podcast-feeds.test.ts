import { XMLValidator } from 'fast-xml-parser';
import { parseFeed } from 'podcast-partytime';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { createEpisode, createSeries } from '#db/podcasts/podcast.factory.ts';
import type { EpisodeRow } from '#db/podcasts/podcast.repository.ts';
import { DAY_MS } from '#domain/time/calendar.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();
const NOW = Date.parse('2026-12-01T12:00:00Z');
const HARD = 'Claps & <walls> “near” ]]> 🎛';

let clap: EpisodeRow;

beforeAll(async () => {
  const db = server.database.sql;
  const rooms = await createSeries(db, { slug: 'rooms', title: 'Rooms & ears' });
  const desk = await createSeries(db, { slug: 'desk' });
  clap = await createEpisode(db, NOW, {
    seriesId: rooms.id,
    slug: 'a-clap',
    title: HARD,
    description: HARD,
  });
  await createEpisode(db, NOW, { seriesId: desk.id, publishedAt: NOW - 2 * DAY_MS });
  await createEpisode(db, NOW, { seriesId: rooms.id, slug: 'next', publishedAt: NOW + DAY_MS });
});

/** A feed, as a program for podcasts that did not write it reads it. */
async function read(path: string) {
  const response = await server.client().fetch(path);
  expect([path, response.status]).toEqual([path, 200]);
  expect(response.headers.get('Content-Type')).toMatch(/^application\/rss\+xml/);
  const text = await response.text();
  expect(XMLValidator.validate(text)).toBe(true);
  const feed = parseFeed(text);
  if (!feed) throw new Error('It is no feed of a podcast.');
  return { feed, text };
}

describe('the feed of a series', () => {
  test('is one of a podcast with everything that directories ask for', async () => {
    const { feed } = await read('/podcast/rooms/feed.xml');
    expect(feed).toMatchObject({
      title: 'Rooms & ears',
      description: 'What rooms do.',
      link: `${server.url}/podcast2#rooms`,
      language: 'en',
      explicit: false,
      author: 'Roomtone',
      itunesImage: `${server.url}/previews/covers/rooms.png`,
      itunesCategory: ['Music > Music Commentary'],
    });
  });

  test('has its episodes with their sound, as long and as large as they are', async () => {
    const { feed } = await read('/podcast/rooms/feed.xml');
    expect(feed.items).toHaveLength(1);
    expect(feed.items[0]).toMatchObject({
      title: HARD,
      description: HARD,
      guid: `${server.url}/podcast/${clap.id}`,
      link: `${server.url}/podcast/a-clap`,
      author: 'Roomtone',
      explicit: false,
      duration: 125,
      pubDate: new Date(NOW - DAY_MS),
      enclosure: {
        url: `${server.url}/sounds/a-clap.mp3`,
        length: 1_234_567,
        type: 'audio/mpeg',
      },
      podcastChapters: {
        url: `${server.url}/api/podcast-episodes/${clap.id}/chapters`,
        type: 'application/json+chapters',
      },
    });
  });

  test('has the notes of an episode as its content', async () => {
    const { text } = await read('/podcast/rooms/feed.xml');
    expect(text).toContain('<h2>Dry</h2><p>Without a room.</p><h2>Wet</h2><p>With one.</p>');
  });

  test('that there is none of is not found', async () => {
    expect((await server.client().fetch('/podcast/nothing/feed.xml')).status).toBe(404);
  });
});

test('the feed of all podcasts has the episodes of every series that readers have', async () => {
  const { feed } = await read('/podcast/feed.xml');
  expect(feed.items.map(({ title }) => title)).toEqual([HARD, expect.stringMatching(/^A clap/)]);
});

test('the cover of a feed is a square as large as directories ask for', async () => {
  const response = await server.client().fetch('/previews/covers/rooms.png');
  const { width, height, format } = await sharp(
    Buffer.from(await response.arrayBuffer()),
  ).metadata();
  expect([format, width, height]).toEqual(['png', 1400, 1400]);
});

describe('the feed of all podcasts', () => {
  const empty = useServer();

  test('is one without any as well', async () => {
    const response = await empty.client().fetch('/podcast/feed.xml');
    expect(response.status).toBe(200);
    expect(XMLValidator.validate(await response.text())).toBe(true);
  });
});
