import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  FreshnessLink,
  FRESH_MS,
  hasFreshResult,
  keepTimes,
  KEPT_MS,
  queryKey,
} from './freshness.ts';

const QUERY = gql`
  query Note($id: ID!) {
    note(id: $id) {
      id
      text
    }
  }
`;
const variables = { id: '1' };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-01T12:00:00Z') });
});

afterEach(() => {
  vi.useRealTimers();
});

/** A client that counts how often the network is asked. */
function open(freshness = new FreshnessLink()) {
  let asked = 0;
  const network = new ApolloLink(
    () =>
      new Observable((observer) => {
        asked += 1;
        observer.next({ data: { note: { __typename: 'Note', id: '1', text: `result ${asked}` } } });
        observer.complete();
      }),
  );
  const cache = new InMemoryCache();
  const client = new ApolloClient({ cache, link: ApolloLink.from([freshness, network]) });
  const ask = async (context = {}) => {
    const { data } = await client.query<{ note: { text: string } }>({
      query: QUERY,
      variables,
      fetchPolicy: 'network-only',
      context,
    });
    return data?.note.text;
  };
  return { ask, cache, client, freshness };
}

test('a result is fresh for five minutes, and asked for again after', async () => {
  const { ask } = open();
  expect(await ask()).toBe('result 1');
  vi.setSystemTime(Date.now() + FRESH_MS - 1);
  expect(await ask()).toBe('result 1');
  vi.setSystemTime(Date.now() + 1);
  expect(await ask()).toBe('result 2');
});

test('what must be right at this moment is asked for in any case', async () => {
  const { ask } = open();
  await ask();
  expect(await ask({ fresh: false })).toBe('result 2');
});

test('what was taken out of the cache is asked for again', async () => {
  const { ask, cache } = open();
  await ask();
  cache.evict({ id: 'Note:1' });
  expect(await ask()).toBe('result 2');
});

test('what the server rendered with is not asked for a second time', async () => {
  const { ask, client } = open(new FreshnessLink([queryKey(QUERY, variables)]));
  client.writeQuery({
    query: QUERY,
    variables,
    data: { note: { __typename: 'Note', id: '1', text: 'rendered' } },
  });
  expect(await ask()).toBe('rendered');
});

test('a result that nothing shows is forgotten after ten minutes', async () => {
  const { ask, cache, client, freshness } = open();
  await ask();
  vi.setSystemTime(Date.now() + KEPT_MS);
  freshness.discardUnused(client);
  expect(cache.extract()).toHaveProperty('Note:1');
  vi.setSystemTime(Date.now() + 1);
  freshness.discardUnused(client);
  expect(cache.extract()).not.toHaveProperty('Note:1');
});

test('a result that is on the screen is kept', async () => {
  const { ask, cache, client, freshness } = open();
  await ask();
  const watching = client.watchQuery({ query: QUERY, variables }).subscribe(() => undefined);
  vi.setSystemTime(Date.now() + KEPT_MS + 1);
  freshness.discardUnused(client);
  expect(cache.extract()).toHaveProperty('Note:1');
  watching.unsubscribe();
});

test('a query can ask for a shorter life of its results', async () => {
  const { ask, cache, client, freshness } = open();
  const context = { freshFor: 30_000, keptFor: 60_000 };
  await ask(context);
  vi.setSystemTime(Date.now() + 30_000 - 1);
  expect(await ask(context)).toBe('result 1');
  vi.setSystemTime(Date.now() + 1);
  expect(await ask(context)).toBe('result 2');
  vi.setSystemTime(Date.now() + 60_000);
  freshness.discardUnused(client);
  expect(cache.extract()).toHaveProperty('Note:1');
  vi.setSystemTime(Date.now() + 1);
  freshness.discardUnused(client);
  expect(cache.extract()).not.toHaveProperty('Note:1');
});

test('what asks knows of a fresh result as long as it is fresh', async () => {
  const { ask, client, freshness } = open();
  const isFresh = (context = {}) => hasFreshResult(client, QUERY, variables, context);
  await ask();
  expect(isFresh()).toBe(false);
  keepTimes(client, freshness);
  expect(isFresh()).toBe(true);
  expect(isFresh({ fresh: false })).toBe(false);
  vi.setSystemTime(Date.now() + FRESH_MS);
  expect(isFresh()).toBe(false);
});

test.each(['refetch', 'refetchQueries'] as const)(
  'what is asked anew is asked: %s',
  async (how) => {
    const { ask, client, freshness } = open();
    keepTimes(client, freshness);
    const watched = client.watchQuery<{ note: { text: string } }>({ query: QUERY, variables });
    const watching = watched.subscribe(() => undefined);
    await expect.poll(() => watched.getCurrentResult().data?.note?.text).toBe('result 1');
    if (how === 'refetch') await watched.refetch();
    else await client.refetchQueries({ include: [QUERY] });
    expect(watched.getCurrentResult().data?.note?.text).toBe('result 2');
    expect(await ask()).toBe('result 2');
    watching.unsubscribe();
  },
);

test('a result that was only ever taken from the cache is forgotten as well', () => {
  const rendered = new FreshnessLink([queryKey(QUERY, variables)]);
  const { cache, client, freshness } = open(rendered);
  keepTimes(client, freshness);
  client.writeQuery({
    query: QUERY,
    variables,
    data: { note: { __typename: 'Note', id: '1', text: 'rendered' } },
  });
  expect(hasFreshResult(client, QUERY, variables, {})).toBe(true);
  vi.setSystemTime(Date.now() + KEPT_MS + 1);
  freshness.discardUnused(client);
  expect(cache.extract()).not.toHaveProperty('Note:1');
});
