import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PORTFOLIOS_OF_USER_LIMIT } from '#domain/portfolios/limits.ts';
import { deleteRemovedFiles } from '#api/lib/files/stored-files.ts';
import { administrator } from '#api/testing/administrator.ts';
import { storedFiles } from '#api/testing/avatars.ts';
import { hostilePictures } from '#api/testing/hostile-files.ts';
import { signedIn } from '#api/testing/member.ts';
import { picture } from '#api/testing/pictures.ts';
import { id3Tag, mp3Frames, wavFile } from '#api/testing/sounds.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();

async function start(client: TestClient): Promise<{ id: string; slug: string }> {
  const { data, errors } = await client.graphql<{
    startPortfolio: { portfolio: { id: string; slug: string } } | null;
  }>('mutation { startPortfolio { portfolio { id slug } } }');
  if (!data?.startPortfolio) throw new Error(JSON.stringify(errors));
  return data.startPortfolio.portfolio;
}

test('of portfolios that are started all at once each has its own address, and nobody gets too many', async () => {
  const ours = await Promise.all(
    Array.from({ length: 3 }, () => signedIn(server, { name: 'Twin Lakes' })),
  );
  const started = await Promise.all(
    ours.flatMap(({ client }) =>
      Array.from({ length: PORTFOLIOS_OF_USER_LIMIT + 2 }, () =>
        client.graphql<{ startPortfolio: { portfolio: { slug: string } } | null }>(
          'mutation { startPortfolio { portfolio { slug } } }',
        ),
      ),
    ),
  );
  const slugs = started.flatMap(({ data }) => data?.startPortfolio?.portfolio.slug ?? []);
  expect(new Set(slugs).size).toBe(3 * PORTFOLIOS_OF_USER_LIMIT);
  const codes = started.flatMap(({ errors }) => errors.map(({ extensions }) => extensions.code));
  expect(codes).toEqual(Array(6).fill('CONFLICT'));
});

const save = (client: TestClient, id: string, content: Record<string, unknown>) =>
  client.graphql(
    `mutation ($input: SavePortfolioInput!) {
      savePortfolio(input: $input) { portfolio { slug images { alt } tracks { title peaks durationMs url } } }
    }`,
    { input: { id, content } },
  );

const publish = (client: TestClient, id: string, isPublished = true) =>
  client.graphql(
    `mutation ($input: PublishPortfolioInput!) {
      publishPortfolio(input: $input) { portfolio { status } }
    }`,
    { input: { id, isPublished } },
  );

const see = async (client: TestClient, slug: string) =>
  (
    await client.graphql<{ portfolio: { slug: string; name: string } | null }>(
      'query ($slug: String!) { portfolio(slug: $slug) { slug name } }',
      { slug },
    )
  ).data?.portfolio;

async function find(filter: Record<string, unknown>): Promise<string[]> {
  const { data } = await server.client().graphql<{ portfolios: { nodes: { name: string }[] } }>(
    `query ($filter: PortfolioFilterInput) {
      portfolios(first: 20, filter: $filter) { totalCount nodes { name } }
    }`,
    { filter },
  );
  return data!.portfolios.nodes.map(({ name }) => name);
}

interface Sent {
  status: number;
  body: {
    track?: { id: number; url: string; durationMs: number };
    picture?: { id: number; url: string };
    code?: string;
    fields?: Record<string, string>;
  };
}

async function send(
  client: TestClient,
  id: string,
  kind: 'images' | 'tracks',
  bytes: Buffer,
  type: string,
): Promise<Sent> {
  const response = await client.fetch(`/api/portfolios/${id}/${kind}`, {
    method: 'PUT',
    headers: { 'Content-Type': type },
    body: new Uint8Array(bytes),
  });
  return { status: response.status, body: (await response.json()) as Sent['body'] };
}

const png = () => picture({ width: 600, height: 400 }).png().toBuffer();

describe('a portfolio', () => {
  test('is a draft until it is published, and again when it is taken back', async () => {
    const { client } = await signedIn(server, { name: 'José Ángström' });
    const { id, slug } = await start(client);
    expect(slug).toBe('jose-angstrom');
    expect((await start(client)).slug).toBe('jose-angstrom-2');
    expect(await see(client, slug)).toBeNull();
    await publish(client, id);
    expect(await see(server.client(), slug)).toMatchObject({ name: 'José Ángström' });
    await publish(client, id, false);
    expect(await see(server.client(), slug)).toBeNull();
  });

  test('is written, published and removed by its owner alone', async () => {
    const { client: owner } = await signedIn(server);
    const { id, slug } = await start(owner);
    await publish(owner, id);
    const { client: other } = await signedIn(server);
    const REMOVE = 'mutation ($id: ID!) { removePortfolio(input: { id: $id }) { portfolioId } }';
    const content = { name: 'Mine now', slug: 'mine-now' };
    for (const [client, code] of [
      [server.client(), 'UNAUTHENTICATED'],
      [other, 'NOT_FOUND'],
      [await administrator(server), 'NOT_FOUND'],
    ] as const) {
      const refused = [
        await save(client, id, content),
        await publish(client, id, false),
        await client.graphql(REMOVE, { id }),
      ];
      expect(refused.map(({ errors }) => errors[0]?.extensions.code)).toEqual([code, code, code]);
      const sent = await send(client, id, 'images', await png(), 'image/png');
      expect(sent.body.code).toBe(code);
    }
    const toEdit = 'query ($id: ID!) { portfolioToEdit(id: $id) { id } }';
    expect((await other.graphql(toEdit, { id })).data).toEqual({ portfolioToEdit: null });
    expect(await see(server.client(), slug)).not.toBeNull();
    expect((await owner.graphql(REMOVE, { id })).errors).toEqual([]);
    expect(await see(server.client(), slug)).toBeNull();
  });

  test('keeps its former addresses, which nobody else gets', async () => {
    const { client } = await signedIn(server, { name: 'Moving On' });
    const { id } = await start(client);
    await publish(client, id);
    await save(client, id, { name: 'Moving On', slug: 'moved-on' });
    expect(await see(server.client(), 'moving-on')).toMatchObject({ slug: 'moved-on' });
    const { client: other } = await signedIn(server, { name: 'Moving On' });
    const second = await start(other);
    expect(second.slug).toBe('moving-on-2');
    for (const slug of ['moving-on', 'moved-on']) {
      const { errors } = await save(other, second.id, { name: 'Me', slug });
      expect(errors[0]?.extensions.fields).toEqual({ slug: 'This address is taken' });
    }
    // Its own it gets back.
    expect((await save(client, id, { name: 'Moving On', slug: 'moving-on' })).errors).toEqual([]);
  });

  test('names every field that is wrong by its path', async () => {
    const { client } = await signedIn(server);
    const { id } = await start(client);
    const { errors } = await save(client, id, {
      name: ' ',
      slug: 'Not A Slug',
      links: ['javascript:alert(1)'],
      credits: [{ title: '', year: 1200 }],
      cityId: 'atlantis',
      images: [],
    });
    expect(Object.keys(errors[0]!.extensions.fields!).toSorted()).toEqual(
      ['cityId', 'credits[0].title', 'credits[0].year', 'links[0]', 'name', 'slug'].toSorted(),
    );
    const reserved = await save(client, id, { name: 'Me', slug: 'edit' });
    expect(reserved.errors[0]?.extensions.fields).toEqual({ slug: 'This address is taken' });
  });

  test('is found by words, role, genre and city once it is published', async () => {
    const { client } = await signedIn(server);
    const { id } = await start(client);
    const content = {
      name: 'Tove Marsh',
      slug: 'tove-marsh',
      headline: 'Kettle drums and patience',
      roles: ['MIXING_ENGINEER'],
      genres: ['Dub', 'Jazz'],
      cityId: 'berlin',
    };
    await save(client, id, content);
    expect(await find({ text: 'kettle' })).toEqual([]);
    await publish(client, id);
    for (const filter of [
      { text: 'KÉTTLE marsh' },
      { text: 'dub', role: 'MIXING_ENGINEER' },
      { genre: 'jazz', cityId: 'berlin' },
    ]) {
      expect(await find(filter)).toEqual(['Tove Marsh']);
    }
    expect(await find({ text: 'kettle', role: 'SINGER' })).toEqual([]);
    expect(await find({ text: 'kettle', cityId: 'paris' })).toEqual([]);
  });

  test('is reported, and taken offline by administrators, whom its owner does not overrule', async () => {
    const { client } = await signedIn(server);
    const { id, slug } = await start(client);
    await publish(client, id);
    await server
      .client()
      .graphql(
        `mutation ($input: ReportPortfolioInput!) { reportPortfolio(input: $input) { portfolio { id } } }`,
        { input: { id, reason: 'FAKE' } },
      );
    const SUSPEND = `mutation ($id: ID!) { suspendPortfolio(input: { id: $id }) { portfolio { status } } }`;
    expect((await client.graphql(SUSPEND, { id })).errors[0]?.extensions.code).toBe('FORBIDDEN');
    const admin = await administrator(server);
    const { data } = await admin.graphql(
      '{ studioReports { nodes { subject subjectId studioId portfolio { slug } } } }',
    );
    expect(data).toEqual({
      studioReports: {
        nodes: [{ subject: 'PORTFOLIO', subjectId: id, studioId: null, portfolio: { slug } }],
      },
    });
    await admin.graphql(SUSPEND, { id });
    expect(await see(server.client(), slug)).toBeNull();
    expect((await publish(client, id)).errors[0]?.extensions.code).toBe('FORBIDDEN');
  });

  test('is one of five at most', async () => {
    const { client } = await signedIn(server);
    for (let count = 0; count < 5; count += 1) await start(client);
    const { errors } = await client.graphql('mutation { startPortfolio { portfolio { id } } }');
    expect(errors[0]?.extensions.code).toBe('CONFLICT');
  });
});

describe('what is uploaded for a portfolio', () => {
  test('is shown and heard in its order, and what it does not name goes', async () => {
    const { client } = await signedIn(server);
    const { id, slug } = await start(client);
    const [first, second] = [
      await send(client, id, 'tracks', wavFile(1), 'audio/wav'),
      await send(client, id, 'tracks', mp3Frames(100), 'audio/mpeg'),
    ];
    const image = await send(client, id, 'images', await png(), 'image/png');
    expect(first.body.track).toMatchObject({ durationMs: 1000 });
    const track = ({ body }: Sent, title: string) => ({
      id: body.track!.id,
      title,
      peaks: [0, 100],
    });
    const { data } = await save(client, id, {
      name: 'Me',
      slug,
      tracks: [track(second, 'Two'), track(first, 'One')],
      images: [{ id: image.body.picture!.id, alt: 'At the desk' }],
    });
    expect(data).toMatchObject({
      savePortfolio: {
        portfolio: {
          images: [{ alt: 'At the desk' }],
          tracks: [{ title: 'Two' }, { title: 'One', peaks: [0, 100] }],
        },
      },
    });
    const part = await server
      .client()
      .fetch(first.body.track!.url, { headers: { Range: 'bytes=0-3' } });
    expect([part.status, part.headers.get('Content-Type'), await part.text()]).toEqual([
      206,
      'audio/wav',
      'RIFF',
    ]);
    await save(client, id, { name: 'Me', slug, tracks: [track(first, 'One')] });
    const { orm, files } = server.runtime;
    await deleteRemovedFiles(orm, files, Date.parse('2026-12-03T12:00:00Z'));
    expect(storedFiles(server, 'portfolio-tracks')).toHaveLength(1);
    expect(storedFiles(server, 'portfolio-images')).toEqual([]);
    await client.graphql(
      'mutation ($id: ID!) { removePortfolio(input: { id: $id }) { portfolioId } }',
      { id },
    );
    await deleteRemovedFiles(orm, files, Date.parse('2026-12-03T12:00:00Z'));
    expect(storedFiles(server, 'portfolio-tracks')).toEqual([]);
  });

  test('is for that portfolio, and named once', async () => {
    const { client } = await signedIn(server);
    const [one, other] = [await start(client), await start(client)];
    const { body } = await send(client, other.id, 'tracks', wavFile(1), 'audio/wav');
    const track = { id: body.track!.id, title: 'One' };
    const foreign = await save(client, one.id, { name: 'Me', slug: one.slug, tracks: [track] });
    expect(foreign.errors[0]?.extensions.fields).toEqual({ 'tracks[0]': 'Upload this again' });
    const twice = { name: 'Me', slug: other.slug, tracks: [track, track] };
    expect((await save(client, other.id, twice)).errors[0]?.extensions.fields).toEqual({
      'tracks[1]': 'Upload this again',
    });
  });

  test.each([
    ['a page that says it is MP3', 'audio/mpeg', Buffer.from('<!doctype html><script>1</script>')],
    ['a renamed executable', 'audio/wav', Buffer.from('MZ\u0090\0'.repeat(300), 'latin1')],
    [
      'a tag with a page behind it',
      'audio/mpeg',
      Buffer.concat([id3Tag('x'), Buffer.from('<html>')]),
    ],
    ['an MP3 that says it is WAV', 'audio/wav', mp3Frames(50)],
    [
      'a header of RIFF alone',
      'audio/wav',
      Buffer.from('RIFF\u00ff\u00ff\u00ff\u00ffWAVE', 'latin1'),
    ],
    ['something else', 'text/html', Buffer.from('<p>')],
  ])('as a track and is %s is refused and not kept', async (_what, type, bytes) => {
    const { client } = await signedIn(server);
    const { id } = await start(client);
    const before = storedFiles(server, 'portfolio-tracks');
    const { status, body } = await send(client, id, 'tracks', bytes, type);
    expect([status, Object.keys(body.fields!)]).toEqual([400, ['track']]);
    expect(storedFiles(server, 'portfolio-tracks')).toEqual(before);
    expect(storedFiles(server, 'unfinished')).toEqual([]);
  });

  test.each(hostilePictures.slice(0, 5))('as an image and is $what is refused', async (hostile) => {
    const { client } = await signedIn(server);
    const { id } = await start(client);
    const { status } = await send(client, id, 'images', await hostile.bytes(), hostile.type);
    expect(status).toBe(400);
    expect(storedFiles(server, 'unfinished')).toEqual([]);
  });

  test('as a track is never served as it was sent', async () => {
    const { client } = await signedIn(server);
    const { id } = await start(client);
    const script = '<script>alert(1)</script>';
    const file = Buffer.concat([id3Tag(script), mp3Frames(50), Buffer.from(script)]);
    const { body } = await send(client, id, 'tracks', file, 'audio/mpeg');
    const kept = readFileSync(join(server.runtime.config.dataDir, body.track!.url));
    expect(kept.equals(mp3Frames(50))).toBe(true);
  });
});
