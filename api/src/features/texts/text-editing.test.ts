import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { administrator } from '#api/testing/administrator.ts';
import { signedIn } from '#api/testing/member.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();

const FIELDS = 'id slug state title liveNumber latestNumber scheduledFor publishedAt previewPath';
const SAVE = `mutation ($input: SaveSiteTextInput!) { saveSiteText(input: $input) { text { ${FIELDS} } } }`;
const READ = `query ($kind: SiteTextKind!, $slug: String!, $language: Language!) {
  siteText(kind: $kind, slug: $slug, language: $language) {
    ${FIELDS} shipped { title } revisions { number title body editor { name } createdAt }
  }
}`;
const PAGE = `query ($id: ID!, $language: Language!) { page(id: $id, language: $language) { id title body } }`;

const change = (name: string, type: string) =>
  `mutation ($input: ${type}!) { ${name}(input: $input) { text { ${FIELDS} } } }`;
const PUBLISH = change('publishSiteText', 'PublishSiteTextInput');
const SCHEDULE = change('scheduleSiteText', 'ScheduleSiteTextInput');
const UNPUBLISH = change('unpublishSiteText', 'UnpublishSiteTextInput');
const MOVE = change('moveSiteText', 'MoveSiteTextInput');
const DELETE = `mutation ($input: DeleteSiteTextInput!) { deleteSiteText(input: $input) { deletedTextId } }`;

interface Text {
  id: string;
  slug: string;
  state: string;
  title: string;
  liveNumber: number | null;
  latestNumber: number;
  publishedAt: string | null;
  previewPath: string;
  shipped: { title: string } | null;
  revisions: { number: number; title: string; body: unknown; editor: { name: string } | null }[];
}

const bodyOf = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});

let admin: TestClient;
let count = 0;

beforeAll(async () => {
  admin = await administrator(server);
});
beforeEach(() => server.setTime('2026-12-01T12:00:00Z'));

const newSlug = () => `text-${(count += 1)}`;
const post = (slug: string, more = {}) => ({
  kind: 'POST',
  slug,
  language: 'EN',
  base: 0,
  title: 'A quiet room',
  category: 'tips',
  body: bodyOf('Hush.'),
  ...more,
});

/** Calls a mutation that answers with a text. */
async function call(document: string, input: object, client = admin) {
  const { data, errors } = await client.graphql<Record<string, { text: Text } | null>>(document, {
    input,
  });
  const [payload] = Object.values(data ?? {});
  const [error] = errors;
  return { text: payload?.text, code: error?.extensions.code, error };
}

async function saved(slug = newSlug(), more = {}): Promise<Text> {
  const { text, error } = await call(SAVE, post(slug, more));
  expect(error).toBeUndefined();
  return text!;
}

async function read(slug: string, kind = 'POST', language = 'EN'): Promise<Text | null> {
  const { data } = await admin.graphql<{ siteText: Text | null }>(READ, { kind, slug, language });
  return data!.siteText;
}

async function readPage(id: string, language = 'EN') {
  const { data } = await server
    .client()
    .graphql<{ page: { id: string; title: string; body: unknown } | null }>(PAGE, { id, language });
  return data!.page;
}

describe('a text', () => {
  test('is saved as states that nobody reads, and published as one of them', async () => {
    const first = await saved();
    expect(first).toMatchObject({ state: 'DRAFT', latestNumber: 1, liveNumber: null });
    const { slug, id } = first;
    await saved(slug, { base: 1, title: 'A quieter room' });
    const { text } = await call(PUBLISH, { id, number: 1 });
    expect(text).toMatchObject({
      state: 'CHANGED',
      liveNumber: 1,
      latestNumber: 2,
      publishedAt: '2026-12-01T12:00:00.000Z',
    });
    const both = (await read(slug))!.revisions;
    expect(both.map(({ number, title }) => [number, title])).toEqual([
      [2, 'A quieter room'],
      [1, 'A quiet room'],
    ]);
    expect(both[0]!.editor?.name).toBeTruthy();
    server.setTime('2026-12-01T15:00:00Z');
    const again = await call(PUBLISH, { id, number: 2 });
    expect(again.text).toMatchObject({ state: 'LIVE', publishedAt: '2026-12-01T12:00:00.000Z' });
    expect((await call(PUBLISH, { id, number: 3 })).code).toBe('NOT_FOUND');
  });

  test('that says the same is not saved again', async () => {
    const { slug } = await saved();
    expect(await saved(slug, { base: 1 })).toMatchObject({ latestNumber: 1 });
  });

  test('that somebody else saved meanwhile is not overwritten, and both can be kept', async () => {
    const { slug } = await saved();
    await saved(slug, { base: 1, title: 'Theirs' });
    const mine = await call(SAVE, post(slug, { base: 1, title: 'Mine' }));
    expect(mine.code).toBe('CONFLICT');
    expect(mine.error!.message).toBe('Somebody else has saved this text since you opened it.');
    await saved(slug, { base: 2, title: 'Mine' });
    expect((await read(slug))!.revisions.map(({ title }) => title)).toEqual([
      'Mine',
      'Theirs',
      'A quiet room',
    ]);
  });

  test('is read by whoever has its preview link, and by nobody without', async () => {
    const { previewPath } = await saved();
    const PREVIEW = `query ($key: String!) { siteTextPreview(key: $key) { title body } }`;
    const look = async (key: string) => {
      const { data } = await server
        .client()
        .graphql<{ siteTextPreview: unknown }>(PREVIEW, { key });
      return data!.siteTextPreview;
    };
    expect(await look(previewPath.replace('/preview/', ''))).toEqual({
      title: 'A quiet room',
      body: bodyOf('Hush.'),
    });
    for (const key of ['', 'x', '%', "' OR true"]) expect(await look(key)).toBeNull();
  });

  test('goes for good only while nobody can read it', async () => {
    const { id, slug } = await saved();
    await call(PUBLISH, { id, number: 1 });
    const remove = async () => {
      const { errors } = await admin.graphql(DELETE, { input: { id } });
      return errors[0]?.extensions.code;
    };
    expect(await remove()).toBe('CONFLICT');
    await call(UNPUBLISH, { id });
    expect(await remove()).toBeUndefined();
    expect(await read(slug)).toBeNull();
    expect(await remove()).toBe('NOT_FOUND');
  });
});

describe('a page', () => {
  test('lies above what ships, in its language, and is taken back', async () => {
    const input = { kind: 'PAGE', category: '', title: 'Über uns, neu', body: bodyOf('Neu.') };
    const shipped = await readPage('about', 'DE');
    expect(await read('about', 'PAGE', 'DE')).toMatchObject({ state: 'SHIPPED', id: null });
    const { id } = await saved('about', { ...input, language: 'DE' });
    expect(await readPage('about', 'DE')).toEqual(shipped);
    await call(PUBLISH, { id, number: 1 });
    expect(await readPage('about', 'DE')).toEqual({
      id: 'about',
      title: 'Über uns, neu',
      body: bodyOf('Neu.'),
    });
    expect((await readPage('about'))!.title).toBe('About Roomtone');
    await call(UNPUBLISH, { id });
    expect(await readPage('about', 'DE')).toEqual(shipped);
    expect((await read('about', 'PAGE', 'DE'))!.shipped!.title).toBe(shipped!.title);
  });

  test('that ships in English only is there in every language, for whoever translates it', async () => {
    const article = { kind: 'ARTICLE', category: 'booking' };
    const english = await saved('save-studios', { ...article, title: 'Keep studios' });
    await call(PUBLISH, { id: english.id, number: 1 });
    // It begins with what its readers have, which is not what ships.
    expect(await read('save-studios', 'ARTICLE', 'ES')).toMatchObject({
      id: null,
      state: 'SHIPPED',
      latestNumber: 0,
      shipped: { title: 'Save studios' },
      revisions: [{ number: 0, title: 'Keep studios' }],
    });
    const spanish = { ...article, language: 'ES', title: 'Guarda estudios' };
    const { id } = await saved('save-studios', spanish);
    expect((await call(SAVE, post('save-studios', spanish))).code).toBe('CONFLICT');
    expect((await call(MOVE, { id, slug: newSlug() })).code).toBe('BAD_USER_INPUT');
    expect(await read('nothing', 'ARTICLE', 'ES')).toBeNull();
  });

  test('is there from the moment on for which it is scheduled', async () => {
    const { id, slug } = await saved(newSlug(), { kind: 'PAGE', category: '' });
    expect(
      (await call(SCHEDULE, { id, number: 1, at: '2026-12-01T12:00:00Z' })).error,
    ).toMatchObject({
      extensions: { code: 'BAD_USER_INPUT', fields: { at: expect.any(String) as string } },
    });
    const { text } = await call(SCHEDULE, { id, number: 1, at: '2026-12-01T13:00:00Z' });
    expect(text).toMatchObject({ state: 'SCHEDULED', publishedAt: '2026-12-01T13:00:00.000Z' });
    expect(await readPage(slug)).toBeNull();
    server.setTime('2026-12-01T13:00:00Z');
    expect(await readPage(slug)).toMatchObject({ id: slug });
    // What is due is what readers have, whatever is scheduled after it.
    await saved(slug, { kind: 'PAGE', category: '', base: 1, title: 'Later' });
    await call(SCHEDULE, { id, number: 2, at: '2026-12-01T14:00:00Z' });
    expect(await readPage(slug)).toMatchObject({ title: 'A quiet room' });
    server.setTime('2026-12-01T14:00:00Z');
    expect(await readPage(slug)).toMatchObject({ title: 'Later' });
  });

  test('is found under each address that it had, and no other text gets one of them', async () => {
    const page = { kind: 'PAGE', category: '' };
    const { id, slug } = await saved(newSlug(), page);
    await call(PUBLISH, { id, number: 1 });
    const next = newSlug();
    expect((await call(MOVE, { id, slug: next })).text).toMatchObject({ slug: next });
    expect(await readPage(slug)).toMatchObject({ id: next });
    const taken = await call(SAVE, post(slug, page));
    expect(taken.error).toMatchObject({
      extensions: { code: 'BAD_USER_INPUT', fields: { slug: expect.any(String) as string } },
    });
    const back = await call(MOVE, { id, slug });
    expect(back.text).toMatchObject({ slug });
    expect(await readPage(next)).toMatchObject({ id: slug });
  });

  test('that ships keeps its address, and no other gets it', async () => {
    const page = { kind: 'PAGE', category: '' };
    const edited = await saved('guides', page);
    const { id } = await saved(newSlug(), page);
    for (const input of [
      { id: edited.id, slug: newSlug() },
      { id, slug: 'terms' },
    ]) {
      expect((await call(MOVE, input)).code).toBe('BAD_USER_INPUT');
    }
  });
});

test('only administrators get to texts that are edited', async () => {
  const { id, slug } = await saved();
  const { client } = await signedIn(server);
  for (const [who, code] of [
    [client, 'FORBIDDEN'],
    [server.client(), 'UNAUTHENTICATED'],
  ] as const) {
    expect((await call(SAVE, post(slug, { base: 1, title: 'Mine' }), who)).code).toBe(code);
    expect((await call(PUBLISH, { id, number: 1 }, who)).code).toBe(code);
    const { errors } = await who.graphql(READ, { kind: 'POST', slug, language: 'EN' });
    expect(errors[0]?.extensions.code).toBe(code);
  }
  expect((await read(slug))!.latestNumber).toBe(1);
});

test.each([
  [{ title: ' ' }, 'title'],
  [{ title: 'x'.repeat(121) }, 'title'],
  [{ slug: 'Not A Slug' }, 'slug'],
  [{ slug: 'a--b' }, 'slug'],
  [{ category: 'gossip' }, 'category'],
  [{ tags: Array.from({ length: 9 }, () => 'x') }, 'tags'],
  [{ body: { type: 'doc', content: [{ type: 'script' }] } }, 'body'],
  [{ body: '<p>no</p>' }, 'body'],
])('what cannot be saved is refused with its field: %j', async (wrong, field) => {
  const { error } = await call(SAVE, { ...post(newSlug()), ...wrong });
  expect(error!.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
  expect(Object.keys((error!.extensions as { fields: object }).fields)).toEqual([field]);
});

describe('at once', () => {
  const RUNS = 10;

  test('of two editors who save, one is told, and nothing is lost', async () => {
    for (let run = 0; run < RUNS; run += 1) {
      const { slug } = await saved();
      const results = await Promise.all(
        ['One', 'Two', 'Three'].map((title) => call(SAVE, post(slug, { base: 1, title }))),
      );
      expect(results.filter(({ code }) => code === undefined)).toHaveLength(1);
      expect(results.filter(({ code }) => code === 'CONFLICT')).toHaveLength(2);
      expect((await read(slug))!.revisions.map(({ number }) => number)).toEqual([2, 1]);
    }
  });

  test('of two first edits of a page that ships, one is saved', async () => {
    for (const language of ['EN', 'ES', 'FR', 'JA']) {
      const page = { kind: 'PAGE', category: '', language };
      const results = await Promise.all(
        ['One', 'Two'].map((title) => call(SAVE, post('blurbs', { ...page, title }))),
      );
      expect(new Set(results.map(({ code }) => code))).toEqual(new Set(['CONFLICT', undefined]));
    }
  });

  test('of two texts that want one address, one gets it', async () => {
    for (let run = 0; run < RUNS; run += 1) {
      const texts = await Promise.all([saved(), saved()]);
      const wanted = newSlug();
      const results = await Promise.all([
        ...texts.map(({ id }) => call(MOVE, { id, slug: wanted })),
        call(SAVE, post(wanted)),
      ]);
      expect(results.filter(({ code }) => code === undefined)).toHaveLength(1);
      expect(results.filter(({ code }) => code === 'BAD_USER_INPUT')).toHaveLength(2);
    }
  });

  test('publishing and scheduling leave one of both, whole', async () => {
    for (let run = 0; run < RUNS; run += 1) {
      const { id, slug } = await saved();
      await saved(slug, { base: 1, title: 'Second' });
      await Promise.all([
        call(PUBLISH, { id, number: 1 }),
        call(SCHEDULE, { id, number: 2, at: '2026-12-01T13:00:00Z' }),
        call(UNPUBLISH, { id }),
      ]);
      const text = (await read(slug))!;
      expect(['DRAFT', 'CHANGED', 'SCHEDULED']).toContain(text.state);
      expect(text.revisions).toHaveLength(2);
    }
  });

  test('publishing wins over what is due at the same moment, whatever is scheduled beside it', async () => {
    for (let run = 0; run < RUNS; run += 1) {
      server.setTime('2026-12-01T12:00:00Z');
      const page = { kind: 'PAGE', category: '' };
      const { id, slug } = await saved(newSlug(), page);
      await saved(slug, { ...page, base: 1, title: 'Due' });
      await call(SCHEDULE, { id, number: 2, at: '2026-12-01T13:00:00Z' });
      server.setTime('2026-12-01T13:00:00Z');
      expect(await readPage(slug)).toMatchObject({ title: 'Due' });
      const results = await Promise.all([
        call(PUBLISH, { id, number: 1 }),
        call(SCHEDULE, { id, number: 2, at: '2026-12-01T14:00:00Z' }),
      ]);
      expect(results.map(({ code }) => code)).toEqual([undefined, undefined]);
      expect(await readPage(slug)).toMatchObject({ title: 'A quiet room' });
    }
  });
});
