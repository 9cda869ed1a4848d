import { describe, expect, test } from 'vitest';
import type { TestClient } from '#api/testing/test-client.ts';
import { useServer } from '#api/testing/test-server.ts';
import { savedWorld } from './favorites.factory.ts';

const server = useServer();
const { musician, saved, collect, stored } = savedWorld(server);

const SHARED = `query ($token: String!, $first: Int = 20, $after: String) {
  sharedCollection(token: $token) {
    id name ownerFirstName studioCount
    studios(first: $first, after: $after) {
      nodes { id note studio { id } } pageInfo { hasNextPage endCursor }
    }
  }
}`;

interface Shared {
  sharedCollection: {
    name: string;
    ownerFirstName: string;
    studios: {
      nodes: { note: string | null; studio: { id: string } }[];
      pageInfo: { hasNextPage: boolean; endCursor: string };
    };
  } | null;
}

async function share(client: TestClient, id: string, withNotes = false): Promise<string> {
  const { data, errors } = await client.graphql<{
    shareCollection: { collection: { shareUrl: string } };
  }>(
    `mutation ($id: ID!, $withNotes: Boolean!) {
      shareCollection(input: { id: $id, withNotes: $withNotes }) { collection { shareUrl } }
    }`,
    { id, withNotes },
  );
  expect(errors).toEqual([]);
  const { shareUrl } = data!.shareCollection.collection;
  expect(shareUrl.startsWith(`${server.url}/saved/shared/`)).toBe(true);
  return shareUrl.split('/').at(-1)!;
}

const end = async (client: TestClient, id: string) =>
  client.graphql(
    'mutation ($id: ID!) { unshareCollection(input: { id: $id }) { collection { shareUrl } } }',
    { id },
  );

const open = async (client: TestClient, token: string) =>
  (await client.graphql<Shared>(SHARED, { token })).data?.sharedCollection;

/** Nora's collection of some studios, the first of which has a note. */
async function norasCollection(count = 2) {
  const nora = await musician({ name: '  Nora Quist-Lindqvist ' });
  const { data } = await nora.graphql<{ createCollection: { collection: { id: string } } }>(
    'mutation { createCollection(input: { name: "Drum rooms" }) { collection { id } } }',
  );
  const { id } = data!.createCollection.collection;
  const studioIds = await saved(nora, count);
  for (const studioId of studioIds) await collect(nora, id, studioId);
  await nora.graphql(
    'mutation ($id: ID!) { setFavoriteNote(input: { studioId: $id, note: "Loud", previous: "" }) { favorite { id } } }',
    { id: studioIds[0] },
  );
  return { nora, id, studioIds };
}

describe('a link', () => {
  test('shows anybody the name, the owner’s first name and the studios', async () => {
    const { nora, id, studioIds } = await norasCollection();
    const token = await share(nora, id);
    expect(await open(server.client(), token)).toMatchObject({
      id,
      name: 'Drum rooms',
      ownerFirstName: 'Nora',
      studioCount: 2,
      studios: {
        nodes: studioIds.toReversed().map((studioId) => ({
          note: null,
          studio: { id: String(studioId) },
        })),
      },
    });
  });

  test('shows notes only when its owner says so', async () => {
    const { nora, id } = await norasCollection();
    const token = await share(nora, id, true);
    const notes = async () =>
      (await open(server.client(), token))!.studios.nodes.map(({ note }) => note);
    expect(await notes()).toEqual([null, 'Loud']);
    expect(await share(nora, id, false)).toBe(token);
    expect(await notes()).toEqual([null, null]);
  });

  test('cannot be guessed, ends at once, and is another one afterwards', async () => {
    const { nora, id } = await norasCollection();
    const token = await share(nora, id, true);
    expect(token).toMatch(/^[\w-]{32}$/);
    expect((await end(nora, id)).data).toEqual({
      unshareCollection: { collection: { shareUrl: null } },
    });
    expect(await open(server.client(), token)).toBeNull();
    expect(await open(nora, token)).toBeNull();
    const next = await share(nora, id);
    expect(next).not.toBe(token);
    expect(await open(server.client(), token)).toBeNull();
    // Sharing notes has to be chosen again.
    expect((await open(server.client(), next))!.studios.nodes.map(({ note }) => note)).toEqual([
      null,
      null,
    ]);
    await nora.graphql(
      'mutation ($id: ID!) { deleteCollection(input: { id: $id }) { deletedCollectionId } }',
      { id },
    );
    expect(await open(server.client(), next)).toBeNull();
  });

  test.each([[''], ['null'], ['x'.repeat(5000)], ["' OR true --"]])('is not %j', async (token) => {
    const { nora, id } = await norasCollection(1);
    await share(nora, id);
    const { data } = await server.client().graphql<Shared>(SHARED, { token });
    expect(data?.sharedCollection).toBeNull();
    expect(server.takeLog()).toEqual([]);
  });

  test('is answered afresh each time, and stored by no cache', async () => {
    const query = '{ sharedCollection(token: "none") { name } }';
    const response = await server.client().fetch(`/graphql?query=${encodeURIComponent(query)}`, {
      headers: { 'Apollo-Require-Preflight': 'true' },
    });
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  });

  test('tells nothing of the owner but the first name', async () => {
    const { data } = await server
      .client()
      .graphql<{ type: { fields: { name: string }[] } }>(
        '{ type: __type(name: "SharedCollection") { fields { name } } }',
      );
    expect(data!.type.fields.map(({ name }) => name)).toEqual([
      'id',
      'name',
      'ownerFirstName',
      'studioCount',
      'studios',
    ]);
  });

  test('costs a fixed number of statements, however much it shows', async () => {
    const { nora, id } = await norasCollection(4);
    const token = await share(nora, id, true);
    const statements = async (first: number) => {
      server.database.takeQueries();
      await server.client().graphql(SHARED, { token, first });
      return server.database.takeQueries().length;
    };
    // Collection, page, studios.
    expect([await statements(1), await statements(4)]).toEqual([3, 3]);
  });

  test('leads through all pages', async () => {
    const { nora, id, studioIds } = await norasCollection(3);
    const token = await share(nora, id);
    const visitor = server.client();
    const page = async (after: string | null) =>
      (await visitor.graphql<Shared>(SHARED, { token, first: 2, after })).data!.sharedCollection!
        .studios;
    const first = await page(null);
    const second = await page(first.pageInfo.endCursor);
    expect([...first.nodes, ...second.nodes].map(({ studio }) => Number(studio.id))).toEqual(
      studioIds.toReversed(),
    );
    expect(second.pageInfo.hasNextPage).toBe(false);
  });
});

describe('saving all of a shared collection', () => {
  const SAVE =
    'mutation ($token: String!) { saveSharedCollection(input: { token: $token }) { savedStudioIds } }';
  const IDS = '{ myFavoriteStudioIds }';

  test('saves what was not saved, in the order shown, and can be undone', async () => {
    const { nora, id, studioIds } = await norasCollection(3);
    const token = await share(nora, id);
    const reader = await musician();
    await reader.graphql(
      'mutation ($id: ID!) { addFavorite(input: { studioId: $id }) { favorite { studio { id } } } }',
      {
        id: studioIds[1],
      },
    );
    const { data } = await reader.graphql<{ saveSharedCollection: { savedStudioIds: string[] } }>(
      SAVE,
      { token },
    );
    expect(data!.saveSharedCollection.savedStudioIds.toSorted()).toEqual(
      [studioIds[0], studioIds[2]].map(String).toSorted(),
    );
    expect((await reader.graphql(SAVE, { token })).data).toEqual({
      saveSharedCollection: { savedStudioIds: [] },
    });
    const { data: listed } = await reader.graphql<{ myFavoriteStudioIds: string[] }>(IDS);
    expect(new Set(listed!.myFavoriteStudioIds)).toEqual(new Set(studioIds.map(String)));

    const undone = await reader.graphql(
      'mutation ($ids: [ID!]!) { removeFavorites(input: { studioIds: $ids }) { removedStudioIds } }',
      { ids: [...data!.saveSharedCollection.savedStudioIds, '999999', 'x'] },
    );
    expect(undone.errors).toEqual([]);
    expect((await reader.graphql(IDS)).data).toEqual({
      myFavoriteStudioIds: [String(studioIds[1])],
    });
    expect(await stored(id)).toEqual(studioIds);
  });

  test('needs an account and a link that works', async () => {
    const { nora, id } = await norasCollection(1);
    const token = await share(nora, id);
    expect((await server.client().graphql(SAVE, { token })).errors).toMatchObject([
      { extensions: { code: 'UNAUTHENTICATED' } },
    ]);
    await end(nora, id);
    const reader = await musician();
    expect((await reader.graphql(SAVE, { token })).errors).toMatchObject([
      {
        message: 'This link is invalid or no longer works.',
        extensions: { code: 'NOT_FOUND' },
      },
    ]);
    expect((await reader.graphql(IDS)).data).toEqual({ myFavoriteStudioIds: [] });
  });
});
