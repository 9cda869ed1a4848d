import { beforeAll, describe, expect, test } from 'vitest';
import { parseSearchParams } from '#domain/search/search-params.ts';
import { useServer } from '#api/testing/test-server.ts';
import { createListings } from './search.factory.ts';

const server = useServer();
// The clock stands at 2026-12-01T12:00:00Z, a Tuesday.

beforeAll(() => createListings(server));

const SEARCH = /* GraphQL */ `
  query ($filter: StudioFilterInput, $sort: StudioSortInput, $first: Int, $after: String) {
    studios(filter: $filter, sort: $sort, first: $first, after: $after) {
      totalCount
      correctedText
      nodes {
        name
      }
      categoryCounts {
        id
        count
      }
      cityCounts {
        id
        count
      }
      parkingCounts {
        id
        count
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

const BACKWARDS = /* GraphQL */ `
  query ($sort: StudioSortInput, $before: String) {
    studios(sort: $sort, last: 1, before: $before) {
      nodes {
        name
      }
      pageInfo {
        hasPreviousPage
        startCursor
      }
    }
  }
`;

interface FoundBackwards {
  studios: {
    nodes: { name: string }[];
    pageInfo: { hasPreviousPage: boolean; startCursor: string | null };
  };
}

interface Found {
  studios: {
    totalCount: number;
    correctedText: string | null;
    nodes: { name: string }[];
    categoryCounts: { id: string; count: number }[];
    cityCounts: { id: string; count: number }[];
    parkingCounts: { id: string; count: number }[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
}

/** An order, as `PRICE ASC`. */
function sortOf(text: string) {
  const [key, direction] = text.split(' ');
  return { key, direction };
}

async function find(filter: object, order?: string) {
  const sort = order === undefined ? undefined : sortOf(order);
  const { data, errors } = await server.client().graphql<Found>(SEARCH, { filter, sort });
  expect(errors).toEqual([]);
  expect(data!.studios.totalCount).toBe(data!.studios.nodes.length);
  return data!.studios;
}

async function names(filter: object, sort?: string): Promise<string[]> {
  return (await find(filter, sort)).nodes.map(({ name }) => name);
}

describe('text', () => {
  test.each([
    ['the name', 'kettle'],
    ['the beginning of a word', 'ket'],
    ['a kind, a place and words that say nothing', 'drum room in London'],
    ['a neighbourhood', 'hackney'],
    ['gear', 'ludwig maple'],
  ])('finds by %s', async (_, text) => {
    expect(await names({ text })).toEqual(['Kettle Drum Works']);
  });

  test.each(['sodermalm', 'Södermalm', 'soder sound', 'wooden water'])(
    '%s is found with and without its accents',
    async (text) => {
      expect(await names({ text })).toEqual(['Söder Sound']);
    },
  );

  test('finds gear however its number is written', async () => {
    expect((await names({ text: 'u87' })).toSorted()).toEqual(['Kettle Drum Works', 'Söder Sound']);
    expect((await names({ text: 'U 87' })).toSorted()).toEqual([
      'Kettle Drum Works',
      'Söder Sound',
    ]);
  });

  test.each([
    ['ketle', 'kettle', 'Kettle Drum Works'],
    ['lodnon drums', 'london drums', 'Kettle Drum Works'],
    ['Tokyu mixing', 'tokyo mixing', 'Paper Lantern'],
    ['stockhlom', 'stockholm', 'Söder Sound'],
  ])('misspelt as %j is read as %j', async (text, corrected, name) => {
    const found = await find({ text });
    expect(found.correctedText).toBe(corrected);
    expect(found.nodes).toEqual([{ name }]);
  });

  test.each(['zzzzzz', '& | !', "'); DROP TABLE studios; --", ':*', '%', '\\', '"'])(
    'of %j harms nothing',
    async (text) => {
      const { data, errors } = await server.client().graphql<Found>(SEARCH, { filter: { text } });
      expect(errors).toEqual([]);
      expect([0, 4]).toContain(data?.studios.totalCount);
    },
  );
});

describe('filters', () => {
  test.each([
    [{ categories: ['drums'] }, ['Kettle Drum Works']],
    [{ categories: ['drums', 'podcast'] }, ['Kettle Drum Works', 'Quiet Table']],
    [{ cities: ['london', 'tokyo'] }, ['Kettle Drum Works', 'Paper Lantern']],
    [{ country: 'SE' }, ['Söder Sound']],
    [{ regions: ['EUROPE'] }, ['Kettle Drum Works', 'Söder Sound']],
    [{ bounds: { south: 35, west: 139, north: 36, east: 140 } }, ['Paper Lantern']],
    [{ bounds: { south: 36, west: 139, north: 37, east: 140 } }, []],
    // Over the date line.
    [{ bounds: { south: -90, west: 139, north: 90, east: -100 } }, ['Paper Lantern']],
    // Nobody finds out where it is more exactly than they are told: 35.68, 139.7.
    [{ bounds: { south: 35.683, west: 139, north: 36, east: 140 } }, []],
    [{ bounds: { south: 35.68, west: 139.7, north: 35.68, east: 139.7 } }, ['Paper Lantern']],
    // An hour of eight, with engineer and cleaning: 104 for 60 dollars, 134 for 90.
    [{ minPriceCents: 104_01 }, ['Söder Sound']],
    [{ maxPriceCents: 104_00 }, ['Kettle Drum Works', 'Quiet Table', 'Paper Lantern']],
    [{ minPriceCents: 70_00, maxPriceCents: 80_00 }, ['Quiet Table']],
    [{ minRating: 4.5 }, ['Kettle Drum Works', 'Quiet Table']],
    [{ equipment: ['neumann u 87 ai'] }, ['Kettle Drum Works', 'Söder Sound']],
    [{ equipment: ['Neumann U 87 Ai', 'Ludwig Classic Maple'] }, ['Kettle Drum Works']],
    [{ amenities: ['parking'] }, ['Kettle Drum Works', 'Paper Lantern', 'Quiet Table']],
    // Söder Sound has not said how many it takes, nor how gear gets in.
    [{ groupSize: 8 }, ['Kettle Drum Works', 'Paper Lantern']],
    [{ withoutStairs: true }, ['Kettle Drum Works', 'Quiet Table']],
    [{ stepFreeOnly: true }, ['Kettle Drum Works', 'Quiet Table', 'Söder Sound']],
    [{ parking: ['STREET'] }, ['Söder Sound']],
    [{ parking: ['STREET', 'ON_SITE'], stepFreeOnly: true, groupSize: 5 }, ['Kettle Drum Works']],
    [{ instantOnly: true }, ['Quiet Table']],
    [{ promotedOnly: true }, ['Quiet Table']],
    [{ location: 'Hackney' }, ['Kettle Drum Works']],
    [{ location: 'united' }, ['Kettle Drum Works', 'Quiet Table']],
    [{ location: 'Stokholm' }, ['Söder Sound']],
    [{ location: 'London, UK' }, ['Kettle Drum Works']],
    [{ location: 'Hackney, Londres' }, ['Kettle Drum Works']],
    [{ location: 'ストックホルム' }, ['Söder Sound']],
    [{ text: 'Los Ángeles' }, ['Quiet Table']],
    [{ text: 'mixing Tokio' }, ['Paper Lantern']],
    [{ text: '東京' }, ['Paper Lantern']],
    [{ location: 'Atlantis' }, []],
    [
      { freeAt: { date: '2026-12-08', startTime: '19:00', hours: 2 } },
      ['Kettle Drum Works', 'Quiet Table', 'Söder Sound'],
    ],
    [
      { freeAt: { date: '2026-12-08', hours: 8 } },
      ['Kettle Drum Works', 'Paper Lantern', 'Quiet Table', 'Söder Sound'],
    ],
    // Of the four only Paper Lantern is closed then.
    [
      { freeAt: { date: '2026-12-08', until: '2026-12-10', startTime: '19:00', hours: 2 } },
      ['Kettle Drum Works', 'Quiet Table', 'Söder Sound'],
    ],
    [
      { freeAt: { date: '2026-12-08', until: '2026-12-10', hours: 8 }, regions: ['ASIA'] },
      ['Paper Lantern'],
    ],
    // The day is over everywhere.
    [{ freeAt: { date: '2026-11-25', until: '2026-11-29', hours: 1 } }, []],
    [{ text: 'room', cities: ['stockholm'], categories: ['drums'] }, []],
  ])('%j', async (filter, expected) => {
    expect(new Set(await names(filter))).toEqual(new Set(expected));
  });

  test.each([
    [{ categories: ['sauna'] }, 'categories[0]'],
    [{ minPriceCents: 100, maxPriceCents: 50 }, 'maxPriceCents'],
    [{ minRating: 9 }, 'minRating'],
    [{ groupSize: 0 }, 'groupSize'],
    [{ freeAt: { date: '2026-12-08', hours: 7 } }, 'freeAt.hours'],
    [{ freeAt: { date: '2026-12-08', until: '2026-12-07', hours: 2 } }, 'freeAt.until'],
    [{ freeAt: { date: '2026-12-08', until: '2027-01-08', hours: 2 } }, 'freeAt.until'],
    [{ text: 'x'.repeat(201) }, 'text'],
  ])('%j is refused', async (filter, field) => {
    const { errors } = await server.client().graphql(SEARCH, { filter });
    expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(Object.keys(errors[0]?.extensions.fields ?? {})).toEqual([`filter.${field}`]);
  });
});

describe('orders', () => {
  test.each([
    ['RATING DESC', ['Quiet Table', 'Kettle Drum Works', 'Söder Sound', 'Paper Lantern']],
    ['PRICE ASC', ['Quiet Table', 'Kettle Drum Works', 'Paper Lantern', 'Söder Sound']],
    ['PRICE DESC', ['Söder Sound', 'Paper Lantern', 'Kettle Drum Works', 'Quiet Table']],
    ['LISTED DESC', ['Paper Lantern', 'Söder Sound', 'Quiet Table', 'Kettle Drum Works']],
    ['LISTED ASC', ['Kettle Drum Works', 'Quiet Table', 'Söder Sound', 'Paper Lantern']],
    ['RELEVANCE DESC', ['Kettle Drum Works', 'Quiet Table', 'Söder Sound', 'Paper Lantern']],
  ])('%s', async (sort, expected) => {
    expect(await names({}, sort)).toEqual(expected);
  });

  const everyOrder = ['RATING', 'PRICE', 'LISTED', 'RELEVANCE'].flatMap((key) => [
    `${key} ASC`,
    `${key} DESC`,
  ]);
  test.each(everyOrder)('%s goes page by page without gaps or repetition', async (order) => {
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const { data }: { data: Found | null } = await server
        .client()
        .graphql<Found>(SEARCH, { sort: sortOf(order), first: 1, after, filter: { text: 'room' } });
      seen.push(...data!.studios.nodes.map(({ name }) => name));
      after = data!.studios.pageInfo.hasNextPage ? data!.studios.pageInfo.endCursor : null;
    } while (after);
    expect(seen).toEqual(await names({ text: 'room' }, order));
    expect(new Set(seen).size).toBe(4);
  });

  test.each(everyOrder)('%s is read backwards alike', async (order) => {
    const seen: string[] = [];
    let before: string | null = null;
    do {
      const { data }: { data: FoundBackwards | null } = await server
        .client()
        .graphql<FoundBackwards>(BACKWARDS, { sort: sortOf(order), before });
      seen.unshift(...data!.studios.nodes.map(({ name }) => name));
      before = data!.studios.pageInfo.hasPreviousPage ? data!.studios.pageInfo.startCursor : null;
    } while (before);
    expect(seen).toEqual(await names({}, order));
  });
});

describe('counts and near matches', () => {
  test('count each kind and city as if it had not been asked for', async () => {
    const found = await find({ categories: ['drums'], regions: ['EUROPE'] });
    expect(Object.fromEntries(found.categoryCounts.map(({ id, count }) => [id, count]))).toEqual({
      drums: 1,
      'live-rooms': 1,
      recording: 1,
    });
    expect(found.cityCounts).toEqual([{ id: 'london', count: 1 }]);
  });

  test('count each kind of parking as if none had been asked for', async () => {
    const { parkingCounts } = await find({ parking: ['STREET'], regions: ['EUROPE'] });
    expect(parkingCounts.toSorted((one, other) => (one.id < other.id ? -1 : 1))).toEqual([
      { id: 'on-site', count: 1 },
      { id: 'street', count: 1 },
    ]);
  });

  test.each([
    {},
    { minRating: 4.5, amenities: ['wifi', 'coffee'] },
    { regions: ['EUROPE'], groupSize: 8, stepFreeOnly: true },
    { freeAt: { date: '2026-12-02', startTime: '10:00', hours: 2 } },
    { instantOnly: true, freeAt: { date: '2026-12-02', hours: 3 } },
  ])('count each further condition as the search for it does: %j', async (filter) => {
    const { data } = await server
      .client()
      .graphql<{ studios: { conditionCounts: { id: string; count: number }[] } }>(
        `query ($filter: StudioFilterInput) {
          studios(filter: $filter, first: 1) { conditionCounts { id count } }
        }`,
        { filter },
      );
    const counts = data!.studios.conditionCounts;
    expect(counts).toHaveLength(1 + 3 + 4 + 9 + 10);
    for (const { id, count } of counts) {
      const asked = parseSearchParams(new URLSearchParams(id)).search.filter;
      const amenities = [...(filter.amenities ?? []), ...(asked.amenities ?? [])];
      const { totalCount } = await find({
        ...filter,
        ...asked,
        ...(asked.amenities && { amenities }),
      });
      expect(`${id}: ${count}`).toBe(`${id}: ${totalCount}`);
    }
  });

  test('say what would be found whatever fits in', async () => {
    const { data } = await server
      .client()
      .graphql(
        `query ($filter: StudioFilterInput!) { nearMatches(filter: $filter) { without totalCount } }`,
        { filter: { cities: ['tokyo'], groupSize: 20, stepFreeOnly: true } },
      );
    expect(data).toEqual({ nearMatches: [{ without: 'FIT', totalCount: 1 }] });
  });

  test('say what would be found with one condition fewer', async () => {
    const { data } = await server.client().graphql(
      `query ($filter: StudioFilterInput!) {
        nearMatches(filter: $filter) { without totalCount studios { name } }
      }`,
      {
        filter: {
          cities: ['tokyo'],
          maxPriceCents: 225_00,
          freeAt: { date: '2026-12-08', startTime: '20:00', hours: 2 },
        },
      },
    );
    expect(data).toEqual({
      nearMatches: [
        { without: 'START_TIME', totalCount: 1, studios: [{ name: 'Paper Lantern' }] },
        { without: 'DATE', totalCount: 1, studios: [{ name: 'Paper Lantern' }] },
        {
          without: 'PLACE',
          totalCount: 2,
          studios: [{ name: 'Kettle Drum Works' }, { name: 'Quiet Table' }],
        },
      ],
    });
  });

  test('offer gear by part of its name, most common first', async () => {
    const { data } = await server.client().graphql('{ equipment(text: "u") { name studioCount } }');
    expect(data).toEqual({
      equipment: [
        { name: 'Neumann U 87 Ai', studioCount: 2 },
        { name: 'Ludwig Classic Maple', studioCount: 1 },
        { name: 'Shure SM7B', studioCount: 1 },
      ],
    });
  });

  test.each(['u87', 'U-87 ai', 'NEUMANN U87'])(
    'find gear by %s, however it is written',
    async (text) => {
      const { data } = await server
        .client()
        .graphql('query ($text: String!) { equipment(text: $text) { name } }', { text });
      expect(data).toEqual({ equipment: [{ name: 'Neumann U 87 Ai' }] });
    },
  );
});
