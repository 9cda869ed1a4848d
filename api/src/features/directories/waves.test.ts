import { beforeAll, expect, test } from 'vitest';
import { listPublishedEntries } from '#db/company/entry.repository.ts';
import { createPlace } from '#db/directories/place.factory.ts';
import { entrySchema } from '#domain/company/entry.schema.ts';
import { idsOf, WAVES_LIMIT } from '#domain/company/entry.ts';
import { validate } from '#domain/errors/validate.ts';
import { cityIds } from '#domain/studios/city.ts';
import { shippedSlugs } from '#api/features/texts/text.service.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();

const LIST = `{ waves(language: EN) { id title places { name } } }`;
const WAVE = `query ($id: ID!) { wave(id: $id, language: EN) {
  title lead tags cities { id } rooms { id } places { kind name }
} }`;

test('the list begins with those whose texts ship, of every city', async () => {
  const listed = await listPublishedEntries(server.database.sql, 'wave', { limit: WAVES_LIMIT });
  const slugs = listed.map(({ facts }) => facts.slug);
  expect(slugs.toSorted()).toEqual(shippedSlugs('wave').toSorted());
  expect([slugs[0], slugs.at(-1)]).toEqual(['chicago-house', 'sydney-pub-rock']);
  for (const { facts, texts } of listed) {
    expect(validate(entrySchema('wave'), { facts, texts })).toEqual({ facts, texts });
  }
  const covered = listed.flatMap(({ facts }) => idsOf(facts.cities));
  expect(cityIds.filter((id) => !covered.includes(id))).toEqual([]);
});

beforeAll(async () => {
  const { em } = server.database;
  const inLondon = { cityId: 'london' } as const;
  await createPlace(em, { ...inLondon, name: 'Dub Shop', tags: ['reggae', 'jazz'] });
  await createPlace(em, { ...inLondon, kind: 'label', name: 'Bass Label', tags: ['reggae'] });
  await createPlace(em, { ...inLondon, name: 'Jazz Shop', tags: ['jazz'] });
  await createPlace(em, { ...inLondon, name: 'Hidden', tags: ['reggae'], status: 'hidden' });
  await createPlace(em, { cityId: 'berlin', name: 'Elsewhere', tags: ['reggae'] });
});

test('a wave has the labels and record stores of its cities that have its music', async () => {
  const { data } = await server.client().graphql(WAVE, { id: 'london-dub' });
  expect(data).toEqual({
    wave: {
      title: 'London dub',
      lead: 'The mixing desk as an instrument, from Kingston to South London.',
      tags: ['reggae'],
      cities: [{ id: 'london' }],
      rooms: [{ id: 'mixing' }, { id: 'production' }, { id: 'mastering' }],
      places: [
        { kind: 'LABEL', name: 'Bass Label' },
        { kind: 'RECORD_STORE', name: 'Dub Shop' },
      ],
    },
  });
});

test.each(['atlantis-drone', '', 'constructor'])('there is none of the name %j', async (id) => {
  const { data } = await server.client().graphql(WAVE, { id });
  expect(data).toEqual({ wave: null });
});

test('all of them with their places take a statement each for the list, the texts and the places', async () => {
  server.database.takeQueries();
  expect((await server.client().graphql(LIST)).errors).toEqual([]);
  expect(server.database.takeQueries()).toHaveLength(3);
});

test('the search of the site finds waves, labels and shops: those first that are called so', async () => {
  const { data } = await server.client().graphql<{ siteSearch: unknown }>(
    `{ siteSearch(text: "dub", kinds: [WAVES, DIRECTORY_PLACES]) {
      kind totalCount hits { title url detail }
    } }`,
  );
  expect(data?.siteSearch).toMatchObject([
    {
      kind: 'DIRECTORY_PLACES',
      hits: [
        {
          title: 'Dub Shop',
          url: expect.stringMatching(/^\/store\//) as unknown,
          detail: 'London',
        },
      ],
    },
    {
      kind: 'WAVES',
      hits: [{ title: 'London dub', url: '/waves/london-dub' }, { title: 'Detroit techno' }],
    },
  ]);
  const inLondon = await server
    .client()
    .graphql<{ siteSearch: [{ totalCount: number }] }>(
      `{ siteSearch(text: "london reggae", kinds: [DIRECTORY_PLACES]) { totalCount } }`,
    );
  // What is hidden is not found, nor what has the music elsewhere.
  expect(inLondon.data?.siteSearch).toEqual([{ totalCount: 2 }]);
});

test.each([
  ['waves/london-dub', 200],
  ['wavecover/london-dub', 200],
  ['waves/atlantis-drone', 404],
  ['wavecover/atlantis-drone', 404],
])('the picture %s of a wave is answered with %d', async (picture, status) => {
  expect((await server.client().fetch(`/previews/${picture}.png`)).status).toBe(status);
});
