import { beforeAll, describe, expect, test } from 'vitest';
import { createEpisode, createSeries } from '#db/podcasts/podcast.factory.ts';
import type { EpisodeRow, SeriesRow } from '#db/podcasts/podcast.repository.ts';
import { paragraphOf } from '#db/texts/text.factory.ts';
import { DAY_MS } from '#domain/time/calendar.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();
const NOW = Date.parse('2026-12-01T12:00:00Z');
const daysAgo = (days: number) => NOW - days * DAY_MS;

const CARD = 'id slug title description publishedAt durationMs series { slug language title }';

interface Episode {
  id: string;
  slug: string;
  series: { slug: string };
}

let rooms: SeriesRow;
let clap: EpisodeRow;

beforeAll(async () => {
  const db = server.database.sql;
  rooms = await createSeries(db, { slug: 'rooms', title: 'Rooms by ear' });
  const desk = await createSeries(db, { slug: 'desk', title: 'On the desk' });
  await createSeries(db, { slug: 'empty' });
  clap = await createEpisode(db, NOW, {
    seriesId: rooms.id,
    slug: 'a-clap',
    title: 'A clap',
    publishedAt: daysAgo(9),
  });
  await createEpisode(db, NOW, {
    seriesId: desk.id,
    slug: 'four-knobs',
    title: 'Four knobs',
    parts: [
      { startMs: 0, chapter: 'Attack', body: paragraphOf('The stick passes, then the clap.') },
    ],
    publishedAt: daysAgo(6),
  });
  await createEpisode(db, NOW, {
    seriesId: rooms.id,
    slug: 'a-hall',
    title: 'A hall',
    description: 'Three seconds.',
    publishedAt: daysAgo(3),
  });
  await createEpisode(db, NOW, { seriesId: rooms.id, slug: 'tomorrow', publishedAt: NOW + DAY_MS });
});

async function query<Data>(text: string, variables: Record<string, unknown> = {}): Promise<Data> {
  const { data, errors } = await server.client().graphql<Data>(text, variables);
  expect(errors).toEqual([]);
  return data!;
}

describe('episodes', () => {
  test('are listed last published first, page by page', async () => {
    const LIST = `query ($first: Int, $after: String) { podcastEpisodes(first: $first, after: $after) {
      totalCount nodes { ${CARD} } pageInfo { hasNextPage endCursor }
    } }`;
    interface Listed {
      podcastEpisodes: {
        totalCount: number;
        nodes: Episode[];
        pageInfo: { hasNextPage: boolean; endCursor: string };
      };
    }
    const { podcastEpisodes: page } = await query<Listed>(LIST, { first: 2 });
    expect(page).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } });
    expect(page.nodes.map(({ slug }) => slug)).toEqual(['a-hall', 'four-knobs']);
    const { podcastEpisodes: rest } = await query<Listed>(LIST, { after: page.pageInfo.endCursor });
    expect(rest.nodes).toEqual([
      {
        id: String(clap.id),
        slug: 'a-clap',
        title: 'A clap',
        description: 'One clap.',
        publishedAt: '2026-11-22T12:00:00.000Z',
        durationMs: 125_400,
        series: { slug: 'rooms', language: 'EN', title: 'Rooms by ear' },
      },
    ]);
  });

  test('cost as many statements however many there are', async () => {
    const statements = async (first: number) => {
      server.database.takeQueries();
      await query(
        `query ($first: Int) { podcastEpisodes(first: $first) { nodes { series { episodes { slug } } } } }`,
        { first },
      );
      return server.database.takeQueries().length;
    };
    expect(await statements(3)).toBe(await statements(1));
  });

  test('come in series, each in its order, the one with the latest first', async () => {
    const { podcastSeries } = await query<{ podcastSeries: unknown[] }>(
      '{ podcastSeries { slug title episodes { slug } } }',
    );
    expect(podcastSeries).toEqual([
      { slug: 'rooms', title: 'Rooms by ear', episodes: [{ slug: 'a-clap' }, { slug: 'a-hall' }] },
      { slug: 'desk', title: 'On the desk', episodes: [{ slug: 'four-knobs' }] },
    ]);
  });
});

describe('an episode', () => {
  const EPISODE = `query ($slug: String!) { podcastEpisode(slug: $slug) {
    slug soundUrl soundType soundBytes parts { startMs chapter body }
  } }`;
  const read = async (slug: string) =>
    (await query<{ podcastEpisode: unknown }>(EPISODE, { slug })).podcastEpisode;

  test('has its sound and its notes, by its address and by its id', async () => {
    for (const slug of ['a-clap', String(clap.id)]) {
      expect(await read(slug)).toEqual({
        slug: 'a-clap',
        soundUrl: '/sounds/a-clap.mp3',
        soundType: 'audio/mpeg',
        soundBytes: 1_234_567,
        parts: [
          { startMs: 0, chapter: 'Dry', body: paragraphOf('Without a room.') },
          { startMs: 61_500, chapter: 'Wet', body: paragraphOf('With one.') },
        ],
      });
    }
  });

  test.each(['tomorrow', 'nothing', '', '0', '999999', '__proto__'])(
    'that readers do not have is none: %j',
    async (slug) => {
      expect(await read(slug)).toBeNull();
    },
  );

  test('that is to come is there from its day on', async () => {
    server.setTime('2026-12-02T12:00:00Z');
    expect(await read('tomorrow')).toMatchObject({ slug: 'tomorrow' });
    server.setTime('2026-12-01T12:00:00Z');
  });

  test('has its chapters as podcast programs read them', async () => {
    const { status, body } = await server.client().get(`/api/podcast-episodes/${clap.id}/chapters`);
    expect([status, body]).toEqual([
      200,
      {
        version: '1.2.0',
        chapters: [
          { startTime: 0, title: 'Dry' },
          { startTime: 61.5, title: 'Wet' },
        ],
      },
    ]);
    expect((await server.client().get('/api/podcast-episodes/999999/chapters')).status).toBe(404);
  });
});

test('the search of the site finds episodes by their notes: those first that are called so', async () => {
  const { siteSearch } = await query<{ siteSearch: unknown[] }>(
    `query ($text: String!) {
      siteSearch(text: $text, kinds: [PODCAST_EPISODES]) { totalCount hits { title url detail } }
    }`,
    { text: 'CLAP' },
  );
  expect(siteSearch).toMatchObject([
    {
      totalCount: 2,
      hits: [
        { title: 'A clap', url: '/podcast/a-clap', detail: 'One clap.' },
        { title: 'Four knobs' },
      ],
    },
  ]);
});

test('the sitemap has the episodes that readers have', async () => {
  const response = await server.client().fetch('/sitemaps/podcasts-0.xml');
  const paths = [...(await response.text()).matchAll(/<loc>([^<]+)</g)].map(([, loc = '']) =>
    loc.replace(server.url, ''),
  );
  expect(paths).toEqual(['/podcast/a-clap', '/podcast/four-knobs', '/podcast/a-hall']);
});

test.each(['podcasts/1', 'covers/rooms', 'covers/all'])(
  'there is a picture for %s',
  async (picture) => {
    const { status, headers } = await server.client().fetch(`/previews/${picture}.png`);
    expect([status, headers.get('Content-Type')]).toEqual([200, 'image/png']);
  },
);

test.each(['podcasts/999999', 'covers/nothing'])('there is none for %s', async (picture) => {
  expect((await server.client().fetch(`/previews/${picture}.png`)).status).toBe(404);
});
