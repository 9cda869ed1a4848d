import { beforeAll, expect, test } from 'vitest';
import { useServer } from '#api/testing/test-server.ts';
import { createListings } from './search.factory.ts';

const server = useServer();
// The clock stands at 2026-12-01T12:00:00Z, a Tuesday.

beforeAll(() => createListings(server));

test('takes the same filters as query parameters and links the next page', async () => {
  const first = await server
    .client()
    .get<{ name: string }[]>('/api/studios?region=europe,asia&sort=price&limit=2');
  expect(first.headers.get('X-Total-Count')).toBe('3');
  expect(first.body.map(({ name }) => name)).toEqual(['Kettle Drum Works', 'Paper Lantern']);
  const next = /<(.*)>; rel="next"/.exec(first.headers.get('Link') ?? '')?.[1];
  const second = await server.client().get<{ name: string }[]>(next!);
  expect(second.body.map(({ name }) => name)).toEqual(['Söder Sound']);
  expect(second.headers.get('Link')).toBeNull();
});

test('finds who is free on any of several days', async () => {
  const { headers, body } = await server
    .client()
    .get<{ name: string }[]>('/api/studios?date=2026-12-08&until=2026-12-12&start=20:00&hours=1');
  expect(headers.get('X-Total-Count')).toBe('3');
  expect(body.map(({ name }) => name)).not.toContain('Paper Lantern');
});

test('finds what fits in, and says what does', async () => {
  const { body } = await server
    .client()
    .get<{ name: string }[]>('/api/studios?people=4&noStairs=1&stepFree=1&parking=on-site');
  expect(body.map(({ name }) => name).toSorted()).toEqual(['Kettle Drum Works', 'Quiet Table']);
  expect(body.find(({ name }) => name === 'Quiet Table')).toMatchObject({
    groupSize: 4,
    loadIn: 'lift',
    parking: 'on-site',
    isStepFree: true,
    houseRules: [],
    houseNotes: '',
  });
});

test('names each parameter that is wrong', async () => {
  const { status, body } = await server
    .client()
    .get('/api/studios?type=sauna&date=soon&hours=7&minPrice=x&people=0');
  expect(status).toBe(400);
  expect(Object.keys((body as { fields: object }).fields).toSorted()).toEqual([
    'date',
    'hours',
    'minPrice',
    'people',
    'type',
  ]);
});

test('a page of studios is a fixed number of queries', async () => {
  const queriesFor = async (limit: number) => {
    server.database.takeQueries();
    await server.client().get(`/api/studios?limit=${limit}`);
    return server.database.takeQueries().length;
  };
  // Page, count, and all parts of the studios.
  expect(await queriesFor(1)).toBe(3);
  expect(await queriesFor(4)).toBe(3);
});
