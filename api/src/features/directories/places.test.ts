import { beforeAll, describe, expect, test } from 'vitest';
import { createPlace } from '#db/directories/place.factory.ts';
import { createStudio } from '#db/studios/studio.factory.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();

// A Monday, on which it is 10 in London and 19 in Tokyo.
const NOW = '2026-11-23T10:00:00Z';
const mondays = (opens: string, closes: string) => ({ 1: [[opens, closes]] }) as const;

interface Found {
  places: {
    totalCount: number;
    nodes: { id: string; name: string }[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  } | null;
  placeFacets: {
    cities: { id: string; count: number }[];
    tags: { id: string; count: number }[];
    openCount: number;
  } | null;
}

const LIST = /* GraphQL */ `
  query (
    $kind: PlaceKind!
    $first: Int
    $after: String
    $last: Int
    $before: String
    $filter: PlaceFilterInput
    $sort: PlaceSortInput
  ) {
    places(
      kind: $kind
      first: $first
      after: $after
      last: $last
      before: $before
      filter: $filter
      sort: $sort
    ) {
      totalCount
      nodes {
        id
        name
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
    placeFacets(kind: $kind, filter: $filter) {
      cities {
        id
        count
      }
      tags {
        id
        count
      }
      openCount
    }
  }
`;

async function list(variables: Record<string, unknown>) {
  const { data, errors } = await server
    .client()
    .graphql<Found>(LIST, { kind: 'RECORD_STORE', ...variables });
  if (!data?.places || !data.placeFacets) throw new Error(JSON.stringify(errors));
  const { places, placeFacets } = data;
  return { ...places, names: places.nodes.map(({ name }) => name), facets: placeFacets };
}

/** Around Charing Cross. */
const near = (km: number) => ({ latitude: 51.5074, longitude: -0.1278, km });

describe('places', () => {
  beforeAll(async () => {
    server.setTime(NOW);
    const { em } = server.database;
    await createPlace(em, {
      name: 'Éclair Records',
      tags: ['jazz', 'second-hand'],
      latitude: 51.52,
      longitude: -0.1278,
      hours: mondays('09:00', '17:00'),
    });
    await createPlace(em, {
      name: 'bassline',
      description: 'Dub plates behind the counter.',
      tags: ['reggae'],
      latitude: 51.51,
      longitude: -0.1278,
      hours: mondays('11:00', '17:00'),
    });
    await createPlace(em, {
      name: 'Fuji Vinyl',
      cityId: 'tokyo',
      tags: ['jazz'],
      latitude: 35.68,
      longitude: 139.65,
      hours: mondays('18:00', '01:00'),
      createdAt: new Date('2026-11-02T12:00:00Z'),
    });
    await createPlace(em, { name: 'Not Yet', status: 'draft' });
    await createPlace(em, { name: 'No More', status: 'hidden' });
    await createPlace(em, { kind: 'label', name: 'A Label', tags: ['jazz'] });
    await createStudio(em);
    await createStudio(em, { cityId: 'tokyo' });
  });

  test('of one kind that are published are listed by name, capitals and accents aside', async () => {
    const { names, totalCount } = await list({});
    expect(names).toEqual(['bassline', 'Éclair Records', 'Fuji Vinyl']);
    expect(totalCount).toBe(3);
    expect((await list({ kind: 'LABEL' })).names).toEqual(['A Label']);
    expect((await list({ kind: 'MUSIC_STORE' })).names).toEqual([]);
  });

  test('come page by page, by whatever they are ordered, from either end', async () => {
    for (const sort of [
      { key: 'NAME', direction: 'DESC' },
      { key: 'ADDED', direction: 'ASC' },
      { key: 'DISTANCE', direction: 'ASC' },
    ]) {
      const filter = sort.key === 'DISTANCE' ? { near: near(500) } : null;
      const all = (await list({ sort, filter })).names;
      const first = await list({ sort, filter, first: 1 });
      expect(first.pageInfo.hasNextPage).toBe(true);
      const rest = await list({ sort, filter, first: 5, after: first.pageInfo.endCursor });
      expect([...first.names, ...rest.names], sort.key).toEqual(all);
      expect((await list({ sort, filter, last: 1 })).names, sort.key).toEqual(all.slice(-1));
    }
  });

  test.each([
    [{ text: 'ECLAIR' }, ['Éclair Records']],
    [{ text: 'dub counter' }, ['bassline']],
    [{ text: 'tokyo' }, ['Fuji Vinyl']],
    [{ text: 'nothing like it' }, []],
    [{ text: '100%' }, []],
    [{ cityId: 'tokyo' }, ['Fuji Vinyl']],
    [{ cityId: 'atlantis' }, []],
    [{ tags: ['jazz'] }, ['Éclair Records', 'Fuji Vinyl']],
    [{ tags: ['reggae', 'second-hand'] }, ['bassline', 'Éclair Records']],
    [{ openNow: true }, ['Éclair Records', 'Fuji Vinyl']],
    [{ openNow: true, cityId: 'london' }, ['Éclair Records']],
    [{ near: near(1) }, ['bassline']],
    [{ near: near(20) }, ['bassline', 'Éclair Records']],
  ])('that match %j are found', async (filter, names) => {
    const found = await list({ filter });
    expect(found.names).toEqual(names);
    expect(found.totalCount).toBe(names.length);
  });

  test('are open and closed as the time passes', async () => {
    server.setTime('2026-11-23T11:00:00Z');
    expect((await list({ filter: { openNow: true } })).names).toHaveLength(3);
    server.setTime('2026-11-23T17:00:00Z');
    expect((await list({ filter: { openNow: true } })).names).toEqual([]);
    server.setTime(NOW);
  });

  test('stand nearest first', async () => {
    const sort = { key: 'DISTANCE', direction: 'ASC' };
    expect((await list({ filter: { near: near(20) }, sort })).names).toEqual([
      'bassline',
      'Éclair Records',
    ]);
  });

  test('are counted by what each further choice would leave, its own kind aside', async () => {
    const filter = { cityId: 'london', tags: ['jazz'] };
    const { facets } = await list({ filter });
    expect(facets).toEqual({
      cities: [
        { id: 'london', count: 1 },
        { id: 'tokyo', count: 1 },
      ],
      tags: [
        { id: 'jazz', count: 1 },
        { id: 'reggae', count: 1 },
        { id: 'second-hand', count: 1 },
      ],
      openCount: 1,
    });
    const open = await list({ filter: { openNow: true } });
    expect(open.facets.openCount).toBe(2);
    expect(open.facets.tags).toEqual([
      { id: 'jazz', count: 2 },
      { id: 'second-hand', count: 1 },
    ]);
  });

  test.each([
    [{ filter: { tags: ['polka'] } }, 'filter.tags[0]'],
    [{ filter: { near: { ...near(1), latitude: 91 } } }, 'filter.near.latitude'],
    [{ filter: { near: near(0) } }, 'filter.near.km'],
    [{ filter: { text: 'a'.repeat(201) } }, 'filter.text'],
    [{ sort: { key: 'DISTANCE', direction: 'ASC' } }, 'filter.near'],
  ])('cannot be asked for by %j', async (variables, field) => {
    const { errors } = await server.client().graphql(
      `query ($filter: PlaceFilterInput, $sort: PlaceSortInput) {
        places(kind: LABEL, filter: $filter, sort: $sort) { totalCount }
      }`,
      variables,
    );
    expect(errors[0]!.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(Object.keys(errors[0]!.extensions.fields!)).toEqual([field]);
  });

  test('cost a fixed number of statements, however many there are', async () => {
    const statements = async (first: number) => {
      server.database.takeQueries();
      const { errors } = await server.client().graphql(
        `query ($first: Int) {
          places(kind: RECORD_STORE, first: $first) {
            nodes { name city { name } openingHours { opens } openTimes { opensAt } nearbyStudios { name } }
          }
        }`,
        { first },
      );
      expect(errors).toEqual([]);
      return server.database.takeQueries().length;
    };
    // Places, cities, which studios are near, studios.
    expect([await statements(1), await statements(3)]).toEqual([4, 4]);
  });
});

describe('a place', () => {
  const SEE = /* GraphQL */ `
    query ($kind: PlaceKind!, $idOrSlug: ID!) {
      place(kind: $kind, idOrSlug: $idOrSlug) {
        id
        slug
        openingHours {
          weekday
          opens
          closes
        }
        openTimes {
          opensAt
          closesAt
        }
        nearbyStudios {
          name
        }
      }
    }
  `;
  interface Seen {
    place: {
      id: string;
      slug: string;
      openingHours: { weekday: number; opens: string; closes: string }[];
      openTimes: { opensAt: string; closesAt: string }[];
      nearbyStudios: { name: string }[];
    } | null;
  }

  async function see(idOrSlug: string, kind = 'MUSIC_STORE') {
    const { data } = await server.client().graphql<Seen>(SEE, { kind, idOrSlug });
    return data!.place;
  }

  test('is found by its number, its address and one that it had', async () => {
    const { em } = server.database;
    const { id } = await createPlace(em, {
      kind: 'music-store',
      slug: 'strings-of-soho',
      formerSlugs: ['strings-and-things'],
    });
    for (const name of [String(id), 'strings-of-soho', 'strings-and-things']) {
      expect((await see(name))?.slug, name).toBe('strings-of-soho');
    }
    expect(await see('strings-of-soho', 'LABEL')).toBeNull();
    expect(await see('never-there')).toBeNull();
    expect(await see('99999999999')).toBeNull();
  });

  test('that is not published is not found', async () => {
    const { em } = server.database;
    for (const status of ['draft', 'hidden'] as const) {
      const { id, slug } = await createPlace(em, { kind: 'music-store', status });
      expect(await see(String(id))).toBeNull();
      expect(await see(slug)).toBeNull();
    }
  });

  test('says when it is open now, and next', async () => {
    server.setTime(NOW);
    const { slug } = await createPlace(server.database.em, {
      kind: 'music-store',
      hours: { 1: [['09:00', '17:00']], 2: [['22:00', '02:00']], 3: [['10:00', '12:00']] },
    });
    const place = await see(slug);
    expect(place!.openingHours.map(({ weekday }) => weekday)).toEqual([1, 2, 3]);
    expect(place!.openTimes).toEqual([
      // In the past, so that whoever's clock is behind takes it for open too.
      { opensAt: '2026-11-23T09:00:00.000Z', closesAt: '2026-11-23T17:00:00.000Z' },
      { opensAt: '2026-11-24T22:00:00.000Z', closesAt: '2026-11-25T02:00:00.000Z' },
    ]);
  });

  test('knows the nearest approved studios of its city, four at most', async () => {
    const { em } = server.database;
    const at = (name: string, latitude: number, more = {}) =>
      createStudio(em, { name, cityId: 'berlin', latitude, longitude: 13.4, ...more });
    await at('Fifth', 52.6);
    await at('First', 52.51);
    await at('Third', 52.54);
    await at('Second', 52.53);
    await at('Fourth', 52.55);
    await at('Hidden', 52.5, { status: 'pending' });
    const { slug } = await createPlace(em, {
      kind: 'music-store',
      cityId: 'berlin',
      latitude: 52.5,
      longitude: 13.4,
    });
    const names = (await see(slug))!.nearbyStudios.map(({ name }) => name);
    expect(names).toEqual(['First', 'Second', 'Third', 'Fourth']);
  });

  test('is in the sitemap and has a picture where it is shared', async () => {
    const { slug } = await createPlace(server.database.em, { kind: 'label', name: 'Shared' });
    const hidden = await createPlace(server.database.em, { kind: 'label', status: 'hidden' });
    const sitemap = await (await fetch(`${server.url}/sitemaps/places-0.xml`)).text();
    expect(sitemap).toContain(`/label/${slug}</loc>`);
    expect(sitemap).not.toContain(`/label/${hidden.slug}<`);
    expect((await fetch(`${server.url}/previews/label/${slug}.png`)).status).toBe(200);
    expect((await fetch(`${server.url}/previews/label/${hidden.slug}.png`)).status).toBe(404);
    const cover = await fetch(`${server.url}/previews/labelcover/${slug}.png`);
    expect([cover.status, cover.headers.get('Content-Type')]).toEqual([200, 'image/png']);
    expect((await fetch(`${server.url}/previews/labelcover/${hidden.slug}.png`)).status).toBe(404);
  });
});
