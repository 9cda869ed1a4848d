import { describe, expect, test } from 'vitest';
import { signedIn } from '#api/testing/member.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();

interface Saved {
  id: string;
  name: string;
  query: string;
  sendsEmail: boolean;
  currency: string;
}

const LIST = '{ mySavedSearches { id name query sendsEmail currency } }';
const SAVE = /* GraphQL */ `
  mutation ($input: SaveSearchInput!) {
    saveSearch(input: $input) {
      savedSearch {
        id
        name
        query
        sendsEmail
        currency
      }
    }
  }
`;
const UPDATE = /* GraphQL */ `
  mutation ($input: UpdateSavedSearchInput!) {
    updateSavedSearch(input: $input) {
      savedSearch {
        name
        sendsEmail
      }
    }
  }
`;
const REMOVE = /* GraphQL */ `
  mutation ($id: ID!) {
    removeSavedSearch(input: { id: $id }) {
      removedSavedSearchId
    }
  }
`;

async function save(client: TestClient, input: object) {
  const { data, errors } = await client.graphql<{ saveSearch: { savedSearch: Saved } | null }>(
    SAVE,
    { input: { name: 'Drums', ...input } },
  );
  return { saved: data?.saveSearch?.savedSearch, error: errors[0]?.extensions };
}

async function listed(client: TestClient): Promise<Saved[]> {
  return (await client.graphql<{ mySavedSearches: Saved[] }>(LIST)).data!.mySavedSearches;
}

describe('a saved search', () => {
  test('is kept in one way, once, however often and by whomever it is saved', async () => {
    const { client } = await signedIn(server);
    const other = await signedIn(server);
    const [one, again] = await Promise.all([
      save(client, { query: '?city=london&type=drums&sort=price', currency: 'eur' }),
      save(client, { query: 'type=drums&city=london', name: 'Again', currency: 'eur' }),
    ]);
    expect(one.saved).toMatchObject({ query: 'type=drums&city=london', sendsEmail: true });
    expect(again.saved!.id).toBe(one.saved!.id);
    expect(await listed(client)).toEqual([one.saved!.name === 'Again' ? again.saved : one.saved]);
    expect((await save(other.client, { query: 'type=drums&city=london' })).error).toBeUndefined();
    expect(await listed(other.client)).toMatchObject([{ name: 'Drums', currency: 'usd' }]);
  });

  test('is renamed, and its emails switched off and on', async () => {
    const { client } = await signedIn(server);
    const { saved } = await save(client, { query: 'people=8&noStairs=1' });
    const input = { id: saved!.id };
    await client.graphql(UPDATE, { input: { ...input, name: '  For the  band ' } });
    const { data } = await client.graphql(UPDATE, { input: { ...input, sendsEmail: false } });
    expect(data).toEqual({
      updateSavedSearch: { savedSearch: { name: 'For the band', sendsEmail: false } },
    });
    expect((await client.graphql(UPDATE, { input })).errors).toEqual([]);
  });

  test('is removed, and comes back when it is saved again', async () => {
    const { client } = await signedIn(server);
    const { saved } = await save(client, { query: 'type=drums', sendsEmail: false });
    const { data } = await client.graphql(REMOVE, { id: saved!.id });
    expect(data).toEqual({ removeSavedSearch: { removedSavedSearchId: saved!.id } });
    expect(await listed(client)).toEqual([]);
    await save(client, { query: saved!.query, name: saved!.name, sendsEmail: false });
    expect(await listed(client)).toMatchObject([{ name: 'Drums', sendsEmail: false }]);
  });

  test.each([
    [{ query: '' }, 'query'],
    [{ query: 'sort=price' }, 'query'],
    [{ query: 'type=sauna' }, 'query'],
    [{ query: `q=${'x'.repeat(2000)}` }, 'query'],
    [{ query: 'type=drums', name: ' ' }, 'name'],
    [{ query: 'type=drums', name: 'x'.repeat(81) }, 'name'],
    [{ query: 'type=drums', currency: 'doubloon' }, 'currency'],
  ])('%j is refused', async (input, field) => {
    const { client } = await signedIn(server);
    const { error } = await save(client, input);
    expect(error).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(Object.keys(error!.fields ?? {})).toEqual([field]);
    expect(await listed(client)).toEqual([]);
  });

  test('is one of twenty at most, however many are saved at once', async () => {
    const { client } = await signedIn(server);
    const results = await Promise.all(
      Array.from({ length: 24 }, (_, index) => save(client, { query: `people=${index + 1}` })),
    );
    const refused = results.filter(({ error }) => error !== undefined);
    expect(refused.map(({ error }) => error!.code)).toEqual(Array(4).fill('CONFLICT'));
    expect(await listed(client)).toHaveLength(20);
    // One that is there is no further one.
    const kept = results.find(({ saved }) => saved)!.saved!;
    expect((await save(client, { query: kept.query })).saved!.id).toBe(kept.id);
  });
});

describe('somebody else’s saved search', () => {
  test('is not there', async () => {
    const { client } = await signedIn(server);
    const { saved } = await save(client, { query: 'type=drums' });
    const stranger = await signedIn(server);
    const admin = await signedIn(server, { role: 'admin' });
    for (const other of [stranger, admin]) {
      const input = { id: saved!.id, name: 'Mine' };
      const renamed = await other.client.graphql(UPDATE, { input });
      const removed = await other.client.graphql(REMOVE, { id: saved!.id });
      for (const { errors } of [renamed, removed]) {
        expect(errors[0]?.extensions.code).toBe('NOT_FOUND');
      }
      expect(await listed(other.client)).toEqual([]);
    }
    expect(await listed(client)).toMatchObject([{ name: 'Drums' }]);
  });

  test.each([
    [LIST, {}],
    [SAVE, { input: { name: 'Drums', query: 'type=drums' } }],
    [UPDATE, { input: { id: '1', name: 'Drums' } }],
    [REMOVE, { id: '1' }],
  ])('is asked of whoever is logged in: %s', async (query, variables) => {
    const { errors } = await server.client().graphql(query, variables);
    expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});
