import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listEntrySlugs } from '#db/company/entry.repository.ts';
import { administrator } from '#api/testing/administrator.ts';
import { fakePage, fakePages } from '#api/testing/fake-pages.ts';
import { signedIn } from '#api/testing/member.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { useServer } from '#api/testing/test-server.ts';

let rendered = 0;

/** Each page shows the wave that its address ends with, in English. */
const server = useServer({
  pages: fakePages(({ url }) => {
    rendered += 1;
    const id = url.split('/').at(-1)!;
    return Promise.resolve(fakePage({ entities: [`Wave:{"id":"${id}","language":"EN"}`] }));
  }),
});

const WAVE = `query ($id: ID!, $language: Language!) { wave(id: $id, language: $language) {
  id language title description lead body tags cities { id }
} }`;
const WAVES = `query ($language: Language!) { waves(language: $language) { id language title lead } }`;
const SAVE = `mutation ($input: SaveSiteTextInput!) {
  saveSiteText(input: $input) { text { id latestNumber } }
}`;
const PUBLISH = `mutation ($input: PublishSiteTextInput!) {
  publishSiteText(input: $input) { text { state } }
}`;
const UNPUBLISH = `mutation ($input: UnpublishSiteTextInput!) {
  unpublishSiteText(input: $input) { text { state } }
}`;
const MOVE = `mutation ($input: MoveSiteTextInput!) { moveSiteText(input: $input) { text { slug } } }`;

interface Wave {
  id: string;
  language: string;
  title: string;
  lead: string;
}

const bodyOf = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});

const dub = {
  kind: 'WAVE',
  slug: 'london-dub',
  language: 'EN',
  base: 0,
  title: 'Dub of London',
  description: 'What dub is, written anew.',
  lead: 'Echo first.',
  body: bodyOf('A theremin and a spring reverb.'),
};

let admin: TestClient;
beforeAll(async () => {
  admin = await administrator(server);
});
beforeEach(() => server.setTime('2026-12-01T12:00:00Z'));

async function ask<T>(query: string, variables: object): Promise<T> {
  const { data, errors } = await server
    .client()
    .graphql<Record<string, T>>(query, { ...variables });
  expect(errors).toEqual([]);
  return Object.values(data!)[0]!;
}

const readWave = (id: string, language = 'EN') => ask<Wave | null>(WAVE, { id, language });
const readWaves = (language = 'EN') => ask<Wave[]>(WAVES, { language });

async function save(input: object): Promise<string> {
  const { data, errors } = await admin.graphql<{
    saveSiteText: { text: { id: string; latestNumber: number } };
  }>(SAVE, { input });
  expect(errors).toEqual([]);
  return data!.saveSiteText.text.id;
}

async function change(document: string, input: object): Promise<string | undefined> {
  const { errors } = await admin.graphql(document, { input });
  return errors[0]?.extensions.code;
}

async function found(text: string): Promise<string[]> {
  const groups = await ask<{ hits: { title: string }[] }[]>(
    'query ($text: String!) { siteSearch(text: $text, kinds: [WAVES]) { hits { title } } }',
    { text },
  );
  return groups.flatMap(({ hits }) => hits.map(({ title }) => title));
}

test('an edited wave is read, listed and found once it is published, and can be taken back', async () => {
  const shipped = await readWave('london-dub');
  const id = await save(dub);
  expect(await readWave('london-dub')).toEqual(shipped);
  expect(await found('theremin')).toEqual([]);

  expect(await change(PUBLISH, { id, number: 1 })).toBeUndefined();
  const { title, description, lead, body } = dub;
  expect(await readWave('london-dub')).toEqual({ ...shipped, title, description, lead, body });
  expect(await found('theremin')).toEqual(['Dub of London']);
  const all = await readWaves();
  expect(all.map((wave) => wave.id)).toEqual(await listEntrySlugs(server.database.sql, 'wave'));
  expect(all).toContainEqual({ id: 'london-dub', language: 'EN', title, lead });
  const sitemap = await (await server.client().fetch('/sitemaps/waves-0.xml')).text();
  expect(sitemap).toMatch(/\/waves\/london-dub<\/loc><lastmod>2026-12-01/);
  expect(sitemap.match(/<lastmod>/g)).toHaveLength(1);

  expect(await change(UNPUBLISH, { id })).toBeUndefined();
  expect(await readWave('london-dub')).toEqual(shipped);
  expect(await found('theremin')).toEqual([]);
});

test('one that is written in another language is read in that, at the same address', async () => {
  const id = await save({ ...dub, slug: 'city-pop', language: 'JA', title: 'シティ・ポップ' });
  await change(PUBLISH, { id, number: 1 });
  expect(await readWave('city-pop', 'JA')).toMatchObject({
    language: 'JA',
    title: 'シティ・ポップ',
    cities: [{ id: 'tokyo' }],
  });
  expect(await readWave('city-pop', 'FR')).toMatchObject({ language: 'EN', title: 'City pop' });
  const all = await readWaves('JA');
  expect(all.map((wave) => wave.id)).toEqual(await listEntrySlugs(server.database.sql, 'wave'));
  expect(all.filter(({ language }) => language === 'JA')).toMatchObject([{ id: 'city-pop' }]);
  expect(await change(MOVE, { id, slug: 'shiti-poppu' })).toBe('BAD_USER_INPUT');
});

test('kept pages that show one are dropped, those of readers who had it in English too', async () => {
  const show = async (slug: string) => {
    await server.client().fetch(`/shown/${slug}`, { headers: { Accept: 'text/html' } });
    return rendered;
  };
  expect([await show('miami-bass'), await show('french-touch')]).toEqual([1, 2]);
  expect([await show('miami-bass'), await show('french-touch')]).toEqual([2, 2]);
  const id = await save({ ...dub, slug: 'miami-bass', language: 'ES' });
  await change(PUBLISH, { id, number: 1 });
  expect([await show('french-touch'), await show('miami-bass')]).toEqual([2, 3]);
});

test('nobody but administrators edits one, and nobody one that there is not', async () => {
  const input = { ...dub, slug: 'stockholm-pop' };
  const { client } = await signedIn(server);
  for (const [who, code] of [
    [client, 'FORBIDDEN'],
    [server.client(), 'UNAUTHENTICATED'],
  ] as const) {
    const { errors } = await who.graphql(SAVE, { input });
    expect(errors[0]?.extensions.code).toBe(code);
  }
  expect(await change(SAVE, { ...input, slug: 'atlantis-drone' })).toBe('NOT_FOUND');
  expect(await readWave('atlantis-drone')).toBeNull();
  const { data } = await admin.graphql<{ siteTexts: { slug: string; state: string }[] }>(
    '{ siteTexts(kind: WAVE) { slug state } }',
  );
  expect(data!.siteTexts).toContainEqual({ slug: 'stockholm-pop', state: 'SHIPPED' });
  expect(data!.siteTexts.map(({ slug }) => slug)).not.toContain('atlantis-drone');
});

describe('one that was added', () => {
  const SAVE_ENTRY = `mutation ($input: SaveEntryInput!) { saveEntry(input: $input) { entry { id title } } }`;
  const PUBLISH_ENTRY = `mutation ($input: PublishEntryInput!) { publishEntry(input: $input) { entry { id } } }`;
  const TO_EDIT = `query ($slug: String!) { siteText(kind: WAVE, slug: $slug, language: EN) {
    state revisions { number title }
  } }`;
  const baile = { slug: 'baile-funk', cities: 'miami,new-york', tags: 'latin', rooms: 'mixing' };
  const entryOf = (facts: object, id?: string) => ({
    id,
    kind: 'WAVE',
    isPublished: true,
    facts: Object.entries(facts).map(([name, value]) => ({ name, value })),
    texts: [],
  });
  const baileText = { ...dub, slug: baile.slug, title: 'Baile funk', lead: 'Tamborzão.' };
  const slugsOfSitemap = async () =>
    (await (await server.client().fetch('/sitemaps/waves-0.xml')).text()).match(
      /[\w-]+(?=<\/loc>)/g,
    );

  async function saveEntry(input: object) {
    return admin.graphql<{ saveEntry: { entry: { id: string; title: string } } }>(SAVE_ENTRY, {
      input,
    });
  }

  test('waits for its text, and is read, listed and found with it, until it is hidden', async () => {
    const { data: added } = await saveEntry(entryOf(baile));
    const entry = added!.saveEntry.entry;
    expect(entry.title).toBe('baile-funk');
    expect(await readWave('baile-funk')).toBeNull();
    const { data: unwritten } = await admin.graphql(TO_EDIT, { slug: 'baile-funk' });
    expect(unwritten).toEqual({
      siteText: { state: 'DRAFT', revisions: [{ number: 0, title: '' }] },
    });
    const { data: listed } = await admin.graphql<{ siteTexts: { slug: string }[] }>(
      '{ siteTexts(kind: WAVE) { slug } }',
    );
    expect(listed!.siteTexts.filter(({ slug }) => slug === 'baile-funk')).toHaveLength(1);

    const id = await save(baileText);
    await change(PUBLISH, { id, number: 1 });
    expect(await readWave('baile-funk')).toMatchObject({
      title: 'Baile funk',
      tags: ['latin'],
      cities: [{ id: 'miami' }, { id: 'new-york' }],
    });
    expect((await readWaves()).at(-1)).toMatchObject({ id: 'baile-funk' });
    expect(await found('tamborzão')).toEqual(['Baile funk']);
    expect(await slugsOfSitemap()).toContain('baile-funk');
    expect(await change(MOVE, { id, slug: 'funk-carioca' })).toBe('BAD_USER_INPUT');

    await admin.graphql(PUBLISH_ENTRY, { input: { id: entry.id, isPublished: false } });
    expect(await readWave('baile-funk')).toBeNull();
    expect(await found('tamborzão')).toEqual([]);
    expect(await slugsOfSitemap()).not.toContain('baile-funk');

    const { errors } = await saveEntry(entryOf({ ...baile, slug: 'funk-carioca' }, entry.id));
    expect(errors[0]?.extensions.fields).toEqual({
      'facts.slug': 'The address of this page cannot be changed.',
    });
    const edited = await saveEntry(entryOf({ ...baile, cities: 'berlin' }, entry.id));
    expect(edited.errors).toEqual([]);
    expect(await readWave('baile-funk')).toMatchObject({ cities: [{ id: 'berlin' }] });
  });

  test.each([
    [{ cities: 'atlantis' }, { 'facts.cities': 'Choose from the list, each once' }],
    [{ cities: 'berlin,berlin' }, { 'facts.cities': 'Choose from the list, each once' }],
    [{ tags: 'guitars' }, { 'facts.tags': 'Choose from the list, each once' }],
    [{ rooms: '' }, { 'facts.rooms': 'This field is required' }],
    [{ tags: 'folk,house,indie,jazz,latin,metal,pop' }, { 'facts.tags': 'Choose at most 6' }],
    [{ slug: 'london-dub' }, { 'facts.slug': 'Another entry has this address' }],
  ])('is refused with %j', async (facts, fields) => {
    const { errors } = await saveEntry(entryOf({ ...baile, slug: 'refused', ...facts }));
    expect(errors[0]?.extensions.fields).toEqual(fields);
  });
});
