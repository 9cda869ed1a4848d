import { beforeAll, describe, expect, test } from 'vitest';
import { createPlace } from '#db/directories/place.factory.ts';
import { createEpisode, createSeries } from '#db/podcasts/podcast.factory.ts';
import { createStudio } from '#db/studios/studio.factory.ts';
import { DAY_MS } from '#domain/time/calendar.ts';
import { useServer } from '#api/testing/test-server.ts';
import type { RequestContext } from '#api/lib/request-context.ts';
import { joinFeatures } from '#api/lib/feature.ts';
import type { SearchSource } from '#api/lib/search-source.ts';
import { siteSearchEndpoints } from './site-search.rest.ts';

const server = useServer();

beforeAll(async () => {
  const { em } = server.database;
  await createStudio(em, { name: 'Kettle Drum Works', cityId: 'london', categories: ['drums'] });
  await createStudio(em, {
    name: 'Söder Sound',
    cityId: 'stockholm',
    neighbourhood: 'Södermalm',
    equipment: ['Roland Jupiter-8'],
  });
  await createStudio(em, { name: 'Drum Room Six', cityId: 'berlin', categories: ['drums'] });
  for (let n = 1; n <= 7; n++) await createStudio(em, { name: `Annexe ${n}`, cityId: 'tokyo' });
  await createStudio(em, { name: 'Drum Secret', status: 'pending' });
});

const QUERY = /* GraphQL */ `
  query ($text: String!, $first: Int! = 5) {
    siteSearch(text: $text, first: $first) {
      kind
      totalCount
      correctedText
      hits {
        id
        title
        slug
        url
        detail
        image
        studioCount
      }
    }
  }
`;

interface Hit {
  id: string;
  title: string;
  slug: string;
  url: string;
  detail: string | null;
  image: string | null;
  studioCount: number | null;
}

interface Found {
  siteSearch: {
    kind: string;
    totalCount: number;
    correctedText: string | null;
    hits: Hit[];
  }[];
}

async function find(text: string, first?: number) {
  const { data, errors } = await server.client().graphql<Found>(QUERY, { text, first });
  expect(errors).toEqual([]);
  return data!.siteSearch;
}

/** Titles of what is found, by kind. */
async function titles(text: string): Promise<Record<string, string[]>> {
  const groups = await find(text);
  return Object.fromEntries(
    groups.map(({ kind, hits }) => [kind, hits.map(({ title }) => title).toSorted()]),
  );
}

const lists = [
  'studios',
  'products',
  'blogPosts',
  'helpdeskArticles',
  'helpdeskFaqs',
  'jobListings',
  'pageContents',
  'directoryPlaces',
  'waves',
  'podcastEpisodes',
];

async function get(query: string) {
  return server.client().get<Record<string, unknown[]>>(`/api/search${query}`);
}

describe('the search of the site', () => {
  test('groups what it finds, with where it leads and how much there is', async () => {
    const groups = await find('london');
    expect(groups).toEqual([
      {
        kind: 'CITIES',
        totalCount: 1,
        correctedText: null,
        hits: [
          {
            id: 'london',
            title: 'London',
            slug: 'london',
            url: '/studios/cities/london',
            detail: 'United Kingdom',
            image: expect.stringMatching(/^\//),
            studioCount: 1,
          },
        ],
      },
      {
        kind: 'STUDIOS',
        totalCount: 1,
        correctedText: null,
        hits: [
          {
            id: '1',
            title: 'Kettle Drum Works',
            slug: '1',
            url: '/studios/1',
            detail: expect.stringMatching(/, London$/),
            image: null,
            studioCount: null,
          },
        ],
      },
      {
        kind: 'WAVES',
        totalCount: 1,
        correctedText: null,
        hits: [
          {
            id: 'london-dub',
            title: 'London dub',
            slug: 'london-dub',
            url: '/waves/london-dub',
            detail: expect.stringContaining('Kingston'),
            image: null,
            studioCount: null,
          },
        ],
      },
    ]);
  });

  test.each(['Deutschland', 'alemania', 'ドイツ', 'germany'])(
    'finds a country with a studio as %s',
    async (text) => {
      const groups = await find(text);
      const countries = groups.find(({ kind }) => kind === 'COUNTRIES');
      expect(countries?.hits).toEqual([
        expect.objectContaining({ id: 'DE', url: '/germany', studioCount: 1 }),
      ]);
    },
  );

  test('finds no country without a studio', async () => {
    expect((await find('france')).map(({ kind }) => kind)).not.toContain('COUNTRIES');
  });

  test.each(['soderm', 'Södermalm'])('finds a part of a city as %s', async (text) => {
    const groups = await find(text);
    expect(groups.find(({ kind }) => kind === 'NEIGHBOURHOODS')).toMatchObject({
      totalCount: 1,
      hits: [
        {
          title: 'Södermalm',
          detail: 'Stockholm',
          url: '/studios?location=S%C3%B6dermalm%2C+Stockholm',
          studioCount: 1,
        },
      ],
    });
  });

  test('finds gear, and leads to the studios that list it', async () => {
    const gear = (await find('jupiter8')).find(({ kind }) => kind === 'GEAR');
    expect(gear).toMatchObject({
      totalCount: 1,
      hits: [{ title: 'Roland Jupiter-8', url: '/studios?equipment=Roland+Jupiter-8' }],
    });
    const { url } = gear!.hits[0]!;
    const found = await server
      .client()
      .get<{ name: string }[]>(url.replace('/studios', '/api/studios'));
    expect(found.body.map(({ name }) => name)).toEqual(['Söder Sound']);
  });

  test.each(['Londres', 'londr', 'ロンドン', 'London'])('finds a city as %s', async (text) => {
    const [group] = await find(text);
    expect(group).toMatchObject({ kind: 'CITIES', hits: [{ id: 'london', title: 'London' }] });
  });

  test.each([
    ['a word that is being typed', 'drum ro', ['Drum Room Six', 'Kettle Drum Works']],
    ['words without their accents', 'soder', ['Söder Sound']],
    ['accents as separate characters', 'So\u0308der', ['Söder Sound']],
    ['full-width emails', 'ｋｅｔｔｌｅ', ['Kettle Drum Works']],
    ['a typing error', 'ketle', ['Kettle Drum Works']],
    ['a typing error in a word that is begun', 'sodrem', ['Söder Sound']],
    ['words written as one', 'kettledrum', ['Kettle Drum Works']],
  ])('finds studios by %s', async (_, text, names) => {
    expect((await titles(text)).STUDIOS).toEqual(names);
  });

  test('says how it read a text that finds nothing as it is spelt', async () => {
    const groups = await find('ketle');
    expect(groups.map(({ correctedText }) => correctedText)).toEqual(['kettle']);
  });

  test.each([
    ['drum', 'CATEGORIES', ['Drums']],
    ['Drum rooms', 'CATEGORIES', ['Drums']],
    ['durms', 'CATEGORIES', ['Drums']],
    ['united king', 'CITIES', ['London']],
    ['lodnon studios', 'CITIES', ['London']],
    ['studios', 'CITIES', undefined],
  ])('%j finds in %s: %j', async (text, kind, names) => {
    expect((await titles(text))[kind]).toEqual(names);
  });

  test('looks only where it is asked to', async () => {
    server.database.takeQueries();
    const { data } = await server
      .client()
      .graphql('{ siteSearch(text: "drum", kinds: [CATEGORIES, CITIES]) { kind } }');
    expect(data).toEqual({ siteSearch: [{ kind: 'CATEGORIES' }] });
    expect(server.database.takeQueries()).toHaveLength(2);
  });

  test('shows the public what is approved, and no more', async () => {
    expect((await titles('drum')).STUDIOS).not.toContain('Drum Secret');
    expect(await titles('secret')).not.toHaveProperty('STUDIOS');
    expect(await titles('drum secret')).toEqual({});
  });

  test('finds as many of each kind as are asked for, and counts all', async () => {
    const studios = (groups: Found['siteSearch']) => groups.find(({ kind }) => kind === 'STUDIOS');
    const few = studios(await find('annexe'));
    expect(few?.hits).toHaveLength(5);
    expect(few?.totalCount).toBe(7);
    expect(studios(await find('annexe', 2))?.hits).toHaveLength(2);
  });

  test.each([0, 101, -1])('refuses to list %d of each kind', async (first) => {
    const { errors } = await server
      .client()
      .graphql(`{ siteSearch(text: "drum", first: ${first}) { hits { title } } }`);
    expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(Object.keys(errors[0]?.extensions.fields ?? {})).toEqual(['first']);
  });

  test('asks the database for a fixed number of things', async () => {
    const queriesFor = async (text: string, selection: string) => {
      server.database.takeQueries();
      await server.client().graphql(`{ siteSearch(text: "${text}") { ${selection} } }`);
      return server.database.takeQueries().length;
    };
    // Cities, neighbourhoods, categories, studios, gear, unclaimed studios, products, posts, episodes, labels and shops, waves, pages; then pictures, and counts by category and in all.
    expect(await queriesFor('drum', 'hits { title url }')).toBe(12);
    expect(await queriesFor('annexe', 'hits { title image }')).toBe(13);
    expect(await queriesFor('drum', 'totalCount hits { image studioCount }')).toBe(15);
    expect(await queriesFor('  ', 'hits { title }')).toBe(0);
  });
});

describe('hostile texts', () => {
  test.each([
    '"',
    "'); DROP TABLE studios; --",
    '& | ! :* <-> ()',
    '%',
    '_',
    '\\',
    '%_\\',
    'drum\u0007\u001B[31m',
    '\uD800',
    '<script>alert(1)</script>',
    '${7*7}{{7*7}}',
    'a'.repeat(200),
  ])('%j is searched for safely', async (text) => {
    const { status, body } = await get(`?q=${encodeURIComponent(text.toWellFormed())}`);
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(lists);
    const { errors } = await server.client().graphql(QUERY, { text });
    expect(errors).toEqual([]);
  });

  test('are refused when no database could hold them', async () => {
    const rest = await get(`?q=${encodeURIComponent('drum\u0000')}`);
    expect(rest).toMatchObject({
      status: 400,
      body: { fields: { q: 'Must not contain NUL characters' } },
    });
  });

  test('are refused when they are too long', async () => {
    const text = 'x'.repeat(10_000);
    const rest = await get(`?q=${text}`);
    expect(rest.status).toBe(400);
    expect(rest.body).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { q: 'Search text can be at most 200 characters' },
    });
    const { errors } = await server.client().graphql(QUERY, { text });
    expect(errors[0]?.extensions.fields).toEqual({
      text: 'Search text can be at most 200 characters',
    });
  });
});

describe('GET /api/search', () => {
  test('answers with every list, those in which nothing is found empty', async () => {
    const { status, body, headers } = await get('?q=kettle&limit=5');
    expect(status).toBe(200);
    expect(headers.get('Cache-Control')).toBe('public, max-age=30, stale-while-revalidate=300');
    expect(headers.get('ETag')).toBeTruthy();
    expect(body).toEqual({
      studios: [{ id: 1, name: 'Kettle Drum Works', slug: '1', url: '/studios/1' }],
      products: [],
      blogPosts: [],
      helpdeskArticles: [],
      helpdeskFaqs: [],
      jobListings: [],
      pageContents: [],
      directoryPlaces: [],
      waves: [],
      podcastEpisodes: [],
    });
  });

  test('finds places of the directories, waves and episodes, like siteSearch does', async () => {
    const { em, sql } = server.database;
    const label = await createPlace(em, { kind: 'label', slug: 'moth', name: 'Moth Theremin' });
    const store = await createPlace(em, { slug: 'moth', name: 'Theremin Records' });
    const shop = await createPlace(em, { kind: 'music-store', name: 'Theremin Repairs' });
    await createPlace(em, { name: 'Theremin Draft', status: 'draft' });
    const series = await createSeries(sql);
    const now = Date.parse('2026-12-01T12:00:00Z');
    const about = { seriesId: series.id, title: 'A theremin in a hall' };
    const episode = await createEpisode(sql, now, { ...about, slug: 'theremin' });
    await createEpisode(sql, now, { ...about, publishedAt: now + DAY_MS });

    const { body } = await get('?q=theremin');
    const placed = (place: { id: number; name: string; slug: string }, url: string) => ({
      id: place.id,
      name: place.name,
      slug: place.slug,
      url,
    });
    expect(body.directoryPlaces).toHaveLength(3);
    expect(body.directoryPlaces).toEqual(
      expect.arrayContaining([
        placed(label, '/label/moth'),
        placed(store, '/store/moth'),
        placed(shop, `/musicstore/${shop.slug}`),
      ]),
    );
    expect(body.podcastEpisodes).toEqual([
      { id: episode.id, title: about.title, slug: 'theremin', url: '/podcast/theremin' },
    ]);
    expect((await get('?q=london%20dub')).body.waves).toEqual([
      { id: 'london-dub', title: 'London dub', slug: 'london-dub', url: '/waves/london-dub' },
    ]);
  });

  test('lists five of each unless asked for more', async () => {
    expect((await get('?q=annexe')).body.studios).toHaveLength(5);
    expect((await get('?q=annexe&limit=7')).body.studios).toHaveLength(7);
  });

  test.each(['', '?q=', '?q=%20%20', '?q=...'])(
    'finds nothing without words: %j',
    async (query) => {
      const { status, body } = await get(query);
      expect(status).toBe(200);
      expect(Object.keys(body)).toEqual(lists);
      expect(Object.values(body).flat()).toEqual([]);
    },
  );

  test.each(['0', '101', 'all', '1.5', '-1'])('refuses a limit of %s', async (limit) => {
    const { status, body } = await get(`?q=drum&limit=${limit}`);
    expect(status).toBe(400);
    expect(Object.keys((body as unknown as { fields: object }).fields)).toEqual(['limit']);
  });

  test('costs one query for each list that is not in the files of the product', async () => {
    server.database.takeQueries();
    await get('?q=annexe');
    expect(server.database.takeQueries()).toHaveLength(7);
  });
});

test('a feature adds its results by one more source', async () => {
  const faqs: SearchSource = {
    kind: 'helpdesk-faqs',
    find: (_context, text) =>
      Promise.resolve({
        hits: [
          {
            id: 'allowed',
            title: `Is ${text} allowed?`,
            slug: 'allowed',
            url: '/helpdesk/faqs/allowed',
          },
        ],
        totalCount: () => Promise.resolve(1),
      }),
  };
  const features = joinFeatures([{ name: 'help', searchSources: [faqs] }]);
  const context = { now: 0, features } as RequestContext;
  const [endpoint] = siteSearchEndpoints;
  const result = await endpoint!.handle(context, {
    params: {},
    path: '/api/search',
    query: new URLSearchParams('q=singing'),
    body: {},
    rawBody: Buffer.alloc(0),
    header: () => undefined,
  });
  expect(result.body).toMatchObject({
    studios: [],
    helpdeskFaqs: [
      {
        id: 'allowed',
        question: 'Is singing allowed?',
        slug: 'allowed',
        url: '/helpdesk/faqs/allowed',
      },
    ],
  });
});
