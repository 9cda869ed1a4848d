import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSeries } from '#db/podcasts/podcast.factory.ts';
import type { SeriesRow } from '#db/podcasts/podcast.repository.ts';
import { paragraphOf } from '#db/texts/text.factory.ts';
import { administrator } from '#api/testing/administrator.ts';
import { storedFiles } from '#api/testing/avatars.ts';
import { signedIn } from '#api/testing/member.ts';
import { runSchedules } from '#api/testing/run-schedules.ts';
import { wavFile } from '#api/testing/sounds.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { useServer } from '#api/testing/test-server.ts';
import { forgetUnusedSounds } from './podcast-sound.service.ts';

const server = useServer();

const EPISODE =
  'episode { id version slug state publishedAt durationMs soundUrl parts { startMs chapter } }';
const SAVE = `mutation ($input: SavePodcastEpisodeInput!) { savePodcastEpisode(input: $input) { ${EPISODE} } }`;
const PUBLISH = `mutation ($input: PublishPodcastEpisodeInput!) { publishPodcastEpisode(input: $input) { ${EPISODE} } }`;
const REMOVE = `mutation ($input: RemovePodcastEpisodeInput!) { removePodcastEpisode(input: $input) { removedEpisodeId } }`;
const RESTORE = `mutation ($input: RestorePodcastEpisodeInput!) { restorePodcastEpisode(input: $input) { ${EPISODE} } }`;
const REMOVE_SERIES = `mutation ($input: RemovePodcastSeriesInput!) { removePodcastSeries(input: $input) { removedSeriesId } }`;
const RESTORE_SERIES = `mutation ($input: RestorePodcastSeriesInput!) { restorePodcastSeries(input: $input) { series { id version slug title episodeCount } } }`;
const SAVE_SERIES = `mutation ($input: SavePodcastSeriesInput!) { savePodcastSeries(input: $input) { series { id version slug title } } }`;

interface Episode {
  id: string;
  version: number;
  slug: string;
  state: string;
  publishedAt: string | null;
  durationMs: number;
  soundUrl: string;
}

interface Sent {
  track?: { url: string; durationMs: number };
  fields?: Record<string, string>;
}

let admin: TestClient;
let rooms: SeriesRow;
/** A sound of three seconds. */
let soundUrl: string;
let count = 0;

async function send(client: TestClient, bytes: Uint8Array, type = 'audio/wav') {
  const response = await client.fetch('/api/podcast-sounds', {
    method: 'PUT',
    headers: { 'Content-Type': type },
    body: Buffer.from(bytes),
  });
  return { status: response.status, body: (await response.json()) as Sent };
}

/** Has it be another time. Sessions of administrators end as it passes. */
async function goTo(time: string): Promise<void> {
  server.setTime(time);
  admin = await administrator(server);
}

beforeAll(async () => {
  admin = await administrator(server);
  rooms = await createSeries(server.database.sql, { slug: 'rooms', title: 'Rooms by ear' });
  soundUrl = (await send(admin, wavFile(3))).body.track!.url;
});
beforeEach(() => goTo('2026-12-01T12:00:00Z'));

const draft = (more: object = {}) => ({
  seriesId: String(rooms.id),
  title: 'A clap',
  slug: `clap-${(count += 1)}`,
  description: 'One clap.',
  publishedAt: null as string | null,
  soundUrl,
  parts: [
    { startMs: 0, chapter: 'Dry', body: paragraphOf('Without a room.') },
    { startMs: 1500, chapter: null, body: paragraphOf('With one.') },
  ],
  ...more,
});

/** Calls a mutation. @returns its payload, or why it was refused */
async function call<Payload>(document: string, input: object, client = admin) {
  const { data, errors } = await client.graphql<Record<string, Payload | null>>(document, {
    input,
  });
  const [error] = errors;
  const payload = Object.values(data ?? {})[0] ?? undefined;
  return { payload, code: error?.extensions.code, fields: error?.extensions.fields };
}

async function saved(more: object = {}): Promise<Episode> {
  const { payload, fields } = await call<{ episode: Episode }>(SAVE, draft(more));
  expect(fields).toBeUndefined();
  return payload!.episode;
}

/** Where readers find an episode: its page, its chapters, lists, the search, the sitemap and feeds. */
async function places(
  { id, slug }: Pick<Episode, 'id' | 'slug'>,
  series = 'rooms',
): Promise<string[]> {
  const visitor = server.client();
  const { data } = await visitor.graphql<{
    podcastEpisode: { slug: string } | null;
    podcastEpisodes: { nodes: { slug: string }[] };
    podcastSeries: { episodes: { slug: string }[] }[];
    siteSearch: { hits: { url: string }[] }[];
  }>(
    `query ($slug: String!, $text: String!) {
      siteSearch(text: $text, kinds: [PODCAST_EPISODES]) { hits { url } }
      podcastEpisode(slug: $slug) { slug }
      podcastEpisodes(first: 50) { nodes { slug } }
      podcastSeries { episodes { slug } }
    }`,
    { slug, text: `${slug}word` },
  );
  const text = async (path: string) => (await visitor.fetch(path)).text();
  const has = (all: readonly { slug: string }[]) => all.some((one) => one.slug === slug);
  const chapters = await visitor.fetch(`/api/podcast-episodes/${id}/chapters`);
  const found = {
    page: data!.podcastEpisode?.slug === slug,
    list: has(data!.podcastEpisodes.nodes),
    series: data!.podcastSeries.some(({ episodes }) => has(episodes)),
    chapters: chapters.status === 200,
    feed: (await text('/podcast/feed.xml')).includes(`/podcast/${slug}<`),
    'feed of its series': (await text(`/podcast/${series}/feed.xml`)).includes(`/podcast/${slug}<`),
    sitemap: (await text('/sitemaps/podcasts-0.xml')).includes(`/podcast/${slug}<`),
    search: data!.siteSearch.length > 0,
  };
  return Object.entries(found).flatMap(([place, isThere]) => (isThere ? [place] : []));
}

const EVERYWHERE = [
  'page',
  'list',
  'series',
  'chapters',
  'feed',
  'feed of its series',
  'sitemap',
  'search',
];

/** Two parts in whose notes an episode is found by its address. */
function findable(slug: string) {
  return {
    slug,
    parts: [{ startMs: 0, chapter: null, body: paragraphOf(`About ${slug}word.`) }],
  };
}

describe('an episode', () => {
  test('is a draft that readers have once it is published, and no longer when it is not', async () => {
    const episode = await saved(findable('quiet'));
    expect(episode).toMatchObject({ state: 'DRAFT', version: 1, durationMs: 3000 });
    expect(await places(episode)).toEqual([]);
    const { payload } = await call<{ episode: Episode }>(PUBLISH, {
      id: episode.id,
      isPublished: true,
    });
    expect(payload!.episode).toMatchObject({
      state: 'PUBLISHED',
      version: 2,
      publishedAt: '2026-12-01T12:00:00.000Z',
    });
    expect(await places(episode)).toEqual(EVERYWHERE);
    await call(PUBLISH, { id: episode.id, isPublished: false });
    expect(await places(episode)).toEqual([]);
  });

  test('that is scheduled is there from that moment on', async () => {
    const publishedAt = '2026-12-01T13:00:00.000Z';
    const episode = await saved({ ...findable('later'), publishedAt });
    expect(episode).toMatchObject({ state: 'SCHEDULED', publishedAt });
    expect(await places(episode)).toEqual([]);
    server.setTime(publishedAt);
    expect(await places(episode)).toEqual(EVERYWHERE);
  });

  test('is removed, and taken back unless another has its address', async () => {
    const episode = await saved({ ...findable('gone'), publishedAt: '2026-12-01T12:00:00.000Z' });
    await call(REMOVE, { id: episode.id });
    expect(await places(episode)).toEqual([]);
    expect((await call(REMOVE, { id: episode.id })).code).toBe('NOT_FOUND');
    await call(RESTORE, { id: episode.id });
    expect(await places(episode)).toEqual(EVERYWHERE);
    await call(REMOVE, { id: episode.id });
    await saved({ slug: 'gone' });
    const back = await call(RESTORE, { id: episode.id });
    expect(back.fields).toEqual({ slug: 'Another one has this address' });
  });

  test('that moves is found at every address that it had', async () => {
    const publishedAt = '2026-12-01T12:00:00.000Z';
    const { id } = await saved({ slug: 'first', publishedAt });
    const move = (slug: string, version: number) =>
      call(SAVE, draft({ id, version, slug, publishedAt }));
    const at = async (slug: string) => {
      const { data } = await server
        .client()
        .graphql<{ podcastEpisode: { slug: string } | null }>(
          'query ($slug: String!) { podcastEpisode(slug: $slug) { slug } }',
          { slug },
        );
      return data!.podcastEpisode?.slug;
    };
    await move('second', 1);
    await move('third', 2);
    expect([await at('first'), await at('second'), await at('third')]).toEqual(
      Array(3).fill('third'),
    );
    // Back to where it was: nobody is sent in a circle.
    await move('first', 3);
    expect([await at('first'), await at('second'), await at('third')]).toEqual(
      Array(3).fill('first'),
    );
    await move('fourth', 4);
    // Whoever has an address now has it, wherever it led.
    await saved({ slug: 'first', publishedAt });
    expect([await at('first'), await at('third')]).toEqual(['first', 'fourth']);
  });

  test('that somebody else saved meanwhile is not overwritten', async () => {
    const { id } = await saved({ slug: 'both' });
    const both = await Promise.all(
      ['Mine', 'Theirs'].map((title) => call(SAVE, draft({ id, version: 1, slug: 'both', title }))),
    );
    expect(new Set(both.map(({ code }) => code))).toEqual(new Set(['CONFLICT', undefined]));
    const published = await call<{ episode: Episode }>(PUBLISH, { id, isPublished: true });
    expect(published.payload!.episode.version).toBe(3);
    expect((await call(SAVE, draft({ id, version: 2, slug: 'both' }))).code).toBe('CONFLICT');
    expect((await call(SAVE, draft({ id, slug: 'both' }))).code).toBe('CONFLICT');
  });

  const part = (
    startMs: number,
    chapter: string | null = null,
    body: unknown = paragraphOf('x'),
  ) => ({
    startMs,
    chapter,
    body,
  });
  const hostile = {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [
          {
            type: 'text',
            text: 'Press',
            marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }],
          },
        ],
      },
    ],
  };

  test.each([
    ['no title', { title: ' ' }, 'title'],
    ['an address that is none', { slug: 'A clap' }, 'slug'],
    ['a series that there is not', { seriesId: '999999' }, 'seriesId'],
    ['a sound that nobody sent', { soundUrl: '/uploads/podcast-sounds/x.mp3' }, 'soundUrl'],
    ['a sound from elsewhere', { soundUrl: 'https://elsewhere.example/a.mp3' }, 'soundUrl'],
    ['no parts', { parts: [] }, 'parts'],
    ['a first part that begins late', { parts: [part(10)] }, 'parts[0].startMs'],
    ['parts out of order', { parts: [part(0), part(900), part(900)] }, 'parts[2].startMs'],
    ['a part after the end', { parts: [part(0), part(3000)] }, 'parts[1].startMs'],
    ['chapters that begin late', { parts: [part(0), part(900, 'Wet')] }, 'parts[0].chapter'],
    ['a hostile link', { parts: [part(0), part(9, null, hostile)] }, 'parts[1].body'],
    ['HTML', { parts: [part(0, null, '<script>1</script>')] }, 'parts[0].body'],
  ])('with %s is refused, and the field is named', async (_what, more, field) => {
    const { code, fields } = await call(SAVE, draft(more));
    expect([code, Object.keys(fields ?? {})]).toEqual(['BAD_USER_INPUT', [field]]);
  });

  test('is as long as its sound measures, which has to hold its parts when it is another', async () => {
    const episode = await saved();
    const short = (await send(admin, wavFile(1))).body.track!;
    expect(short.durationMs).toBe(1000);
    const { id, version, slug } = episode;
    const swap = (more: object) =>
      call<{ episode: Episode }>(SAVE, draft({ id, version, slug, soundUrl: short.url, ...more }));
    expect(Object.keys((await swap({})).fields ?? {})).toEqual(['parts[1].startMs']);
    const { payload } = await swap({ parts: [part(0, 'Dry')] });
    expect(payload!.episode).toMatchObject({ durationMs: 1000, soundUrl: short.url });
    const heard = await server.client().fetch(short.url, { headers: { Range: 'bytes=0-3' } });
    expect([heard.status, heard.headers.get('Content-Type')]).toEqual([206, 'audio/wav']);
  });
});

test('kept pages are dropped that show an episode, or a series that it is in or was in', async () => {
  const other = await createSeries(server.database.sql);
  const { id, slug } = await saved();
  const changed = vi.spyOn(server.runtime, 'changed');
  await call(SAVE, draft({ id, version: 1, slug, seriesId: String(other.id) }));
  await call(SAVE, draft({ id, version: 1, slug }));
  // Nothing changed by what was refused.
  expect(changed).toHaveBeenCalledExactlyOnceWith([
    `podcastEpisode:${id}`,
    `podcastSeries:${other.id}`,
    `podcastEpisode:${id}`,
    `podcastSeries:${rooms.id}`,
  ]);
  changed.mockRestore();
});

test('what was removed is gone for good after 30 days', async () => {
  const [kept, gone] = [await saved(), await saved()];
  const remove = (id: string, day: string) =>
    server.database.sql
      .updateTable('podcast_episodes')
      .set({ removed_at: new Date(`${day}T12:00:00Z`) })
      .where('id', '=', Number(id))
      .execute();
  await remove(kept.id, '2026-11-02');
  await remove(gone.id, '2026-10-31');
  await runSchedules(server.runtime);
  expect((await call(RESTORE, { id: gone.id })).code).toBe('NOT_FOUND');
  expect((await call(RESTORE, { id: kept.id })).code).toBeUndefined();
});

test('episodes are listed last added first, in few statements', async () => {
  const { id } = await saved();
  server.database.takeQueries();
  const { data } = await admin.graphql<{ podcastEpisodesToEdit: { nodes: Episode[] } }>(
    '{ podcastEpisodesToEdit(first: 3) { nodes { id state } } }',
  );
  const asked = server.database.takeQueries().filter((query) => query.includes('podcast_'));
  expect(asked).toHaveLength(1);
  const { nodes } = data!.podcastEpisodesToEdit;
  expect([nodes[0]?.id, nodes.length]).toEqual([id, 3]);
});

test('series are listed with how many episodes each has, in one statement', async () => {
  await saved();
  server.database.takeQueries();
  const { data } = await admin.graphql<{ podcastSeriesToEdit: { episodeCount: number }[] }>(
    '{ podcastSeriesToEdit { id episodeCount } }',
  );
  const asked = server.database.takeQueries().filter((query) => query.includes('podcast_'));
  expect(asked).toHaveLength(1);
  expect(data!.podcastSeriesToEdit.some(({ episodeCount }) => episodeCount > 0)).toBe(true);
});

test('a series is added and changed, and its feed is found where it was', async () => {
  const series = { title: 'Halls', slug: 'halls', language: 'DE', description: '' };
  const added = await call<{ series: { id: string } }>(SAVE_SERIES, series);
  const { id } = added.payload!.series;
  const moved = await call(SAVE_SERIES, { ...series, id, version: 1, slug: 'great-halls' });
  expect(moved.payload).toMatchObject({ series: { version: 2, slug: 'great-halls' } });
  const feed = await server.client().fetch('/podcast/halls/feed.xml');
  expect([feed.status, await feed.text()]).toEqual([
    200,
    expect.stringContaining('/podcast/great-halls/feed.xml'),
  ]);
  expect((await call(SAVE_SERIES, { ...series, id, version: 1 })).code).toBe('CONFLICT');
  expect((await call(SAVE_SERIES, { ...series, slug: 'rooms' })).fields).toHaveProperty('slug');
  // What covers of all podcasts are asked for by.
  expect((await call(SAVE_SERIES, { ...series, slug: 'all' })).fields).toHaveProperty('slug');
});

describe('a series that is removed', () => {
  /** A series with an episode that readers have, one that was removed for itself, and a draft. */
  async function seriesOf(slug: string) {
    const series = await createSeries(server.database.sql, { slug, title: 'Halls' });
    const publishedAt = '2026-12-01T12:00:00.000Z';
    const inIt = { seriesId: String(series.id), publishedAt };
    const heard = await saved({ ...findable(`${slug}-heard`), ...inIt });
    const former = await saved({ ...findable(`${slug}-former`), ...inIt });
    const draftOf = await saved({ ...inIt, publishedAt: null });
    await call(REMOVE, { id: former.id });
    return { id: String(series.id), heard, former, draftOf };
  }
  const titles = async () => {
    const { data } = await admin.graphql<{
      podcastSeriesToEdit: { slug: string; episodeCount: number }[];
    }>('{ podcastSeriesToEdit { slug episodeCount } }');
    return data!.podcastSeriesToEdit;
  };
  const status = async (path: string) => (await server.client().fetch(path)).status;

  test('goes with its episodes, and comes back with those that went with it', async () => {
    const { id, heard, former, draftOf } = await seriesOf('halls-away');
    expect(await titles()).toContainEqual({ slug: 'halls-away', episodeCount: 2 });
    expect(await places(heard, 'halls-away')).toEqual(EVERYWHERE);
    // Nobody loses episodes that they haven't seen.
    expect((await call(REMOVE_SERIES, { id, withEpisodes: false })).code).toBe('CONFLICT');
    expect(await places(heard, 'halls-away')).toEqual(EVERYWHERE);

    const { payload } = await call(REMOVE_SERIES, { id, withEpisodes: true });
    expect(payload).toEqual({ removedSeriesId: id });
    expect(await places(heard, 'halls-away')).toEqual([]);
    expect(await status('/podcast/halls-away/feed.xml')).toBe(404);
    expect(await status('/previews/covers/halls-away.png')).toBe(404);
    expect((await titles()).map(({ slug }) => slug)).not.toContain('halls-away');
    expect((await call(REMOVE_SERIES, { id, withEpisodes: true })).code).toBe('NOT_FOUND');
    expect((await call(RESTORE, { id: heard.id })).code).toBe('CONFLICT');
    expect((await call(SAVE, draft({ seriesId: id }))).fields).toHaveProperty('seriesId');
    const again = { title: 'Halls', slug: 'halls-away', language: 'EN', description: '' };
    expect((await call(SAVE_SERIES, { ...again, id, version: 1 })).code).toBe('NOT_FOUND');

    const back = await call(RESTORE_SERIES, { id });
    expect(back.payload).toMatchObject({ series: { slug: 'halls-away', episodeCount: 2 } });
    expect(await places(heard, 'halls-away')).toEqual(EVERYWHERE);
    expect(await places(former, 'halls-away')).toEqual([]);
    expect(await places(draftOf, 'halls-away')).toEqual([]);
    expect((await call(RESTORE_SERIES, { id })).code).toBe('NOT_FOUND');
    await call(RESTORE, { id: former.id });
    expect(await places(former, 'halls-away')).toEqual(EVERYWHERE);
  });

  test('keeps neither its address from others, nor those of its episodes', async () => {
    const { id, heard } = await seriesOf('halls-given');
    await call(REMOVE_SERIES, { id, withEpisodes: true });
    await saved({ slug: heard.slug });
    expect((await call(RESTORE_SERIES, { id })).fields).toHaveProperty('slug');
    // Nothing of it came back.
    expect((await titles()).map(({ slug }) => slug)).not.toContain('halls-given');
    const others = { title: 'Halls', slug: 'halls-given', language: 'EN', description: '' };
    expect((await call(SAVE_SERIES, others)).code).toBeUndefined();
  });

  test('takes no episode that is saved at the same moment out of reach', async () => {
    for (let round = 0; round < 4; round += 1) {
      const slug = `halls-race-${round}`;
      const series = await createSeries(server.database.sql, { slug });
      const id = String(series.id);
      const [removal, save] = await Promise.all([
        call(REMOVE_SERIES, { id, withEpisodes: round % 2 === 0 }),
        call<{ episode: Episode }>(SAVE, draft({ seriesId: id })),
      ]);
      const isRemoved = removal.code === undefined;
      const left = await server.database.sql
        .selectFrom('podcast_episodes')
        .select('removed_at')
        .where('series_id', '=', series.id)
        .execute();
      expect(left.every(({ removed_at }) => (removed_at !== null) === isRemoved)).toBe(true);
      expect(left).toHaveLength(save.payload === undefined ? 0 : 1);
      expect(Object.keys(save.fields ?? {})).toEqual(left.length > 0 ? [] : ['seriesId']);
    }
  });

  test('is gone for good after 30 days, and its episodes with it', async () => {
    const { id, heard } = await seriesOf('halls-gone');
    const removeAt = async (time: string) => {
      server.setTime(time);
      await call(REMOVE_SERIES, { id, withEpisodes: true });
      server.setTime('2026-12-01T12:00:00Z');
      await runSchedules(server.runtime);
    };
    await removeAt('2026-11-01T12:01:00Z');
    expect((await call(RESTORE_SERIES, { id })).code).toBeUndefined();
    await removeAt('2026-11-01T11:59:00Z');
    expect((await call(RESTORE_SERIES, { id })).code).toBe('NOT_FOUND');
    expect((await call(RESTORE, { id: heard.id })).code).toBe('NOT_FOUND');
  });

  test('drops kept pages of itself and of its episodes', async () => {
    const { id, heard, draftOf } = await seriesOf('halls-kept');
    const changed = vi.spyOn(server.runtime, 'changed');
    await call(REMOVE_SERIES, { id, withEpisodes: true });
    const tags = [
      `podcastSeries:${id}`,
      `podcastEpisode:${heard.id}`,
      `podcastEpisode:${draftOf.id}`,
    ];
    expect(changed.mock.calls.flat(2).toSorted()).toEqual(tags.toSorted());
    await call(RESTORE_SERIES, { id });
    expect(changed).toHaveBeenCalledTimes(2);
    changed.mockRestore();
  });
});

describe('a sound', () => {
  const file = (url: string) => url.replace('/uploads/podcast-sounds/', '');
  const isKnown = async (url: string) =>
    (await server.database.sql
      .selectFrom('podcast_sounds')
      .select('url')
      .where('url', '=', url)
      .executeTakeFirst()) !== undefined;
  const isStored = (url: string) => storedFiles(server, 'podcast-sounds').includes(file(url));
  const sent = async (seconds: number) => (await send(admin, wavFile(seconds))).body.track!.url;
  const at = async (time: string) => {
    await goTo(time);
    await runSchedules(server.runtime);
  };

  test('that no episode was saved with is forgotten after a day, and its file a day later', async () => {
    const [used, unused] = [await sent(4), await sent(5)];
    const { id } = await saved({ soundUrl: used });
    await at('2026-12-02T11:59:00Z');
    expect(await isKnown(unused)).toBe(true);
    await at('2026-12-02T12:01:00Z');
    expect([await isKnown(unused), isStored(unused)]).toEqual([false, true]);
    expect((await call(SAVE, draft({ soundUrl: unused }))).fields).toHaveProperty('soundUrl');
    await at('2026-12-03T12:02:00Z');
    expect([isStored(unused), isStored(used)]).toEqual([false, true]);
    // What an episode has stays, also while it can be taken back.
    await call(REMOVE, { id });
    await at('2027-01-01T12:00:00Z');
    expect([await isKnown(used), isStored(used)]).toEqual([true, true]);
    await at('2027-01-03T12:00:00Z');
    await at('2027-01-04T12:01:00Z');
    await at('2027-01-05T12:02:00Z');
    expect([await isKnown(used), isStored(used)]).toEqual([false, false]);
  });

  test('that is sent once more stays for as long as a new one', async () => {
    const url = await sent(6);
    await goTo('2026-12-02T11:00:00Z');
    expect(await sent(6)).toBe(url);
    await at('2026-12-02T13:00:00Z');
    expect(await isKnown(url)).toBe(true);
    await at('2026-12-03T11:01:00Z');
    expect(await isKnown(url)).toBe(false);
    expect(await sent(6)).toBe(url);
    await saved({ soundUrl: url });
    await at('2026-12-05T12:00:00Z');
    expect([await isKnown(url), isStored(url)]).toEqual([true, true]);
  });

  test('that an episode had before another can be put back for a day', async () => {
    const first = await sent(7);
    const { id, slug } = await saved({ soundUrl: first });
    await at('2026-12-10T12:00:00Z');
    const second = await sent(8);
    await call(SAVE, draft({ id, version: 1, slug, soundUrl: second }));
    await at('2026-12-10T13:00:00Z');
    await at('2026-12-11T12:00:00Z');
    expect(await isKnown(first)).toBe(true);
    await at('2026-12-11T13:01:00Z');
    expect([await isKnown(first), await isKnown(second)]).toEqual([false, true]);
  });

  test('that an episode is saved with as its time is over is either there or refused', async () => {
    for (const seconds of [9, 10, 11, 12]) {
      await goTo('2026-12-01T12:00:00Z');
      const url = await sent(seconds);
      await goTo('2026-12-02T12:01:00Z');
      const [save] = await Promise.all([
        call(SAVE, draft({ soundUrl: url })),
        forgetUnusedSounds(server.runtime, Date.parse('2026-12-02T12:01:00Z')),
      ]);
      const isSaved = save.payload !== undefined;
      expect(await isKnown(url)).toBe(isSaved);
      expect(Object.keys(save.fields ?? {})).toEqual(isSaved ? [] : ['soundUrl']);
    }
  });
});

test('a page as a sound is refused, and nothing of it is kept', async () => {
  const before = storedFiles(server, 'podcast-sounds');
  const page = Buffer.from('<!doctype html><script>1</script>');
  const { status, body } = await send(admin, page, 'audio/mpeg');
  expect([status, Object.keys(body.fields!)]).toEqual([400, ['track']]);
  expect(storedFiles(server, 'podcast-sounds')).toEqual(before);
});

test('others change nothing and see no draft', async () => {
  const { id } = await saved();
  const { client } = await signedIn(server);
  for (const [sender, code, status] of [
    [client, 'FORBIDDEN', 403],
    [server.client(), 'UNAUTHENTICATED', 401],
  ] as const) {
    const codes = await Promise.all([
      call(SAVE, draft(), sender),
      call(PUBLISH, { id, isPublished: true }, sender),
      call(REMOVE, { id }, sender),
      call(RESTORE, { id }, sender),
      call(SAVE_SERIES, { title: 'x', slug: 'x', language: 'EN', description: '' }, sender),
      call(REMOVE_SERIES, { id: String(rooms.id), withEpisodes: true }, sender),
      call(RESTORE_SERIES, { id: String(rooms.id) }, sender),
    ]);
    expect(codes.map((refused) => refused.code)).toEqual(Array(7).fill(code));
    const { errors } = await sender.graphql(
      'query ($id: ID!) { podcastEpisodeToEdit(id: $id) { title } }',
      { id },
    );
    expect(errors[0]?.extensions.code).toBe(code);
    expect((await send(sender, wavFile(1))).status).toBe(status);
  }
});
