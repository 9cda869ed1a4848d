import { parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import { administrator } from '#api/testing/administrator.ts';
import { answerTo, fakePage, fakePages } from '#api/testing/fake-pages.ts';
import { signedIn } from '#api/testing/member.ts';
import { useServer } from '#api/testing/test-server.ts';

const RATES = parse('query Rates { currencies { id rate } }');

/** How often a page was made that shows rates. */
let made = 0;
const server = useServer({
  pages: fakePages(async (request) => {
    made += 1;
    const { data } = await answerTo(request, { query: RATES });
    return fakePage({ body: JSON.stringify(data), entities: ['Currency:eur', 'Currency:gbp'] });
  }),
});
// The clock stands at 2026-12-01T12:00:00Z.

const SET =
  'mutation ($id: ID!, $rate: Float!) { setCurrencyRate(input: { currency: $id, rate: $rate }) { currency { id rate } } }';
const HISTORY = /* GraphQL */ `
  query ($first: Int!, $after: String) {
    currencyRateChanges(first: $first, after: $after) {
      nodes {
        currencyId
        oldRate
        newRate
        changedBy {
          name
        }
        changedAt
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

interface History {
  currencyRateChanges: {
    nodes: {
      currencyId: string;
      oldRate: number;
      newRate: number;
      changedBy: { name: string } | null;
    }[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
}

async function rateOf(id: string): Promise<number | undefined> {
  const { data } = await server
    .client()
    .graphql<{ currencies: { id: string; rate: number }[] }>('{ currencies { id rate } }');
  return data?.currencies.find((currency) => currency.id === id)?.rate;
}

async function historyOf(id: string) {
  const admin = await administrator(server);
  const { data } = await admin.graphql<History>(HISTORY, { first: 100 });
  return data!.currencyRateChanges.nodes.filter(({ currencyId }) => currencyId === id);
}

describe('rates', () => {
  test('are there for everybody, in one statement, and may be kept by caches', async () => {
    const client = server.client();
    server.database.takeQueries();
    const result = await client.fetch(
      `/graphql?query=${encodeURIComponent('{currencies{id rate}}')}`,
      { headers: { 'Content-Type': 'application/json' } },
    );
    expect(result.headers.get('Cache-Control')).toContain('public');
    expect(server.database.takeQueries()).toHaveLength(1);
    const { data } = (await result.json()) as { data: { currencies: { id: string }[] } };
    expect(data.currencies.map(({ id }) => id)).toEqual(['usd', 'eur', 'gbp', 'jpy', 'cad']);
    expect(data.currencies).toContainEqual({ id: 'jpy', rate: 154.51 });
  });

  test('are changed by administrators only', async () => {
    const nobody = await server.client().graphql(SET, { id: 'cad', rate: 2 });
    expect(nobody.errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    const { client: musician } = await signedIn(server);
    const refused = await musician.graphql(SET, { id: 'cad', rate: 2 });
    expect(refused.errors[0]?.extensions.code).toBe('FORBIDDEN');
    expect(await rateOf('cad')).toBe(1.37);
    expect(await historyOf('cad')).toEqual([]);
  });

  test.each([
    ['cad', 0],
    ['cad', -1],
    ['cad', 20_000],
    ['cad', 1.23456789],
    ['usd', 2],
  ])('of %s cannot be %d', async (id, rate) => {
    const admin = await administrator(server);
    const { errors } = await admin.graphql(SET, { id, rate });
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(Object.keys(errors[0]?.extensions.fields ?? {})).toEqual(['rate']);
    expect(await rateOf('cad')).toBe(1.37);
  });

  test('of other currencies do not exist', async () => {
    const admin = await administrator(server);
    const { errors } = await admin.graphql(SET, { id: 'chf', rate: 0.9 });
    expect(errors[0]?.extensions.code).toBe('NOT_FOUND');
  });

  test('are the new ones at once, also on pages that were kept', async () => {
    const admin = await administrator(server);
    const reader = server.client();
    const show = async () =>
      (await reader.fetch('/prices', { headers: { Accept: 'text/html' } })).text();
    await show();
    made = 0;
    await show();
    expect(made).toBe(0);
    const { data } = await admin.graphql(SET, { id: 'gbp', rate: 0.801234 });
    expect(data).toEqual({ setCurrencyRate: { currency: { id: 'gbp', rate: 0.801234 } } });
    expect(await show()).toContain('{"id":"gbp","rate":0.801234}');
    expect(made).toBe(1);
  });
});

describe('the history of rates', () => {
  test('says who changed what, and when; the same rate again is no change', async () => {
    const admin = await administrator(server, { name: 'Ada Rate' });
    for (const rate of [0.93, 0.93, 0.92]) await admin.graphql(SET, { id: 'eur', rate });
    expect(await historyOf('eur')).toEqual([
      {
        currencyId: 'eur',
        oldRate: 0.93,
        newRate: 0.92,
        changedBy: { name: 'Ada Rate' },
        changedAt: '2026-12-01T12:00:00.000Z',
      },
      expect.objectContaining({ oldRate: 0.92, newRate: 0.93 }),
    ]);
  });

  test('outlives whoever made it', async () => {
    const admin = await administrator(server);
    await admin.graphql(SET, { id: 'jpy', rate: 150 });
    await server.database.sql.deleteFrom('users').where('id', '=', admin.id).execute();
    expect(await historyOf('jpy')).toEqual([
      expect.objectContaining({ newRate: 150, changedBy: null }),
    ]);
  });

  test('comes in pages, each of one statement', async () => {
    const admin = await administrator(server);
    for (const rate of [1.38, 1.39, 1.4]) await admin.graphql(SET, { id: 'cad', rate });
    const first = await admin.graphql<History>(HISTORY, { first: 2 });
    const { nodes, pageInfo } = first.data!.currencyRateChanges;
    expect(nodes.map(({ newRate }) => newRate)).toEqual([1.4, 1.39]);
    expect(pageInfo.hasNextPage).toBe(true);
    server.database.takeQueries();
    const second = await admin.graphql<History>(HISTORY, { first: 1, after: pageInfo.endCursor });
    expect(second.data!.currencyRateChanges.nodes[0]?.newRate).toBe(1.38);
    const reads = server.database.takeQueries().filter((text) => text.includes('rate_changes'));
    expect(reads).toHaveLength(1);
  });

  test('is for administrators only', async () => {
    const { client: musician } = await signedIn(server);
    const { errors } = await musician.graphql(HISTORY, { first: 1 });
    expect(errors[0]?.extensions.code).toBe('FORBIDDEN');
    const wrong = await (await administrator(server)).graphql(HISTORY, { first: 1, after: 'x' });
    expect(wrong.errors[0]?.extensions.fields).toHaveProperty('after');
  });
});

test('whoever is logged in keeps a currency with their account', async () => {
  const PREFER = 'mutation ($id: ID!) { preferCurrency(input: { currency: $id }) { currency } }';
  const { client: musician } = await signedIn(server);
  const chosen = async () =>
    (await musician.graphql<{ preferredCurrency: unknown }>('{ preferredCurrency }')).data
      ?.preferredCurrency;
  expect(await chosen()).toBeNull();
  await musician.graphql(PREFER, { id: 'gbp' });
  await musician.graphql(PREFER, { id: 'jpy' });
  expect(await chosen()).toBe('jpy');
  const unknown = await musician.graphql(PREFER, { id: 'chf' });
  expect(unknown.errors[0]?.extensions.fields).toHaveProperty('currency');
  const nobody = await server.client().graphql(PREFER, { id: 'eur' });
  expect(nobody.errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
});
