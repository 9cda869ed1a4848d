import { inTransaction } from '#db/lib/transaction.ts';
import { describe, expect, test } from 'vitest';
import { COLLECTION_STUDIOS_LIMIT, COLLECTIONS_LIMIT } from '#domain/favorites/limits.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { useServer } from '#api/testing/test-server.ts';
import { savedWorld } from './favorites.factory.ts';

const server = useServer();
const { musician, saved, collect, stored } = savedWorld(server);

const CREATE =
  'mutation ($name: String!) { createCollection(input: { name: $name }) { collection { id name studioCount } } }';
const RENAME =
  'mutation ($id: ID!, $name: String!) { renameCollection(input: { id: $id, name: $name }) { collection { name } } }';
const DELETE =
  'mutation ($id: ID!) { deleteCollection(input: { id: $id }) { deletedCollectionId } }';
const ADD = `mutation ($collectionId: ID!, $studioId: ID!) {
  addToCollection(input: { collectionId: $collectionId, studioId: $studioId }) {
    collection { studioCount } favorite { collectionIds }
  }
}`;
const REMOVE = ADD.replace('addToCollection', 'removeFromCollection');
const LIST = '{ myCollections { id name studioCount sharesNotes shareUrl } }';

async function create(client: TestClient, name: string): Promise<string> {
  const { data, errors } = await client.graphql<{
    createCollection: { collection: { id: string } };
  }>(CREATE, {
    name,
  });
  expect(errors).toEqual([]);
  return data!.createCollection.collection.id;
}

async function names(client: TestClient): Promise<string[]> {
  const { data } = await client.graphql<{ myCollections: { name: string }[] }>(LIST);
  return data!.myCollections.map(({ name }) => name);
}

describe('a collection', () => {
  test('is created, renamed, ordered and deleted', async () => {
    const client = await musician();
    expect((await client.graphql(LIST)).data).toEqual({ myCollections: [] });
    const { data } = await client.graphql(CREATE, { name: '  Drum \n rooms ' });
    expect(data).toMatchObject({
      createCollection: { collection: { name: 'Drum rooms', studioCount: 0 } },
    });
    const tour = await create(client, 'On tour');
    const vocals = await create(client, 'Vocals');
    expect(await names(client)).toEqual(['Drum rooms', 'On tour', 'Vocals']);
    await client.graphql(RENAME, { id: tour, name: 'ON TOUR' });
    await client.graphql(
      'mutation ($ids: [ID!]!) { orderCollections(input: { ids: $ids }) { collections { id } } }',
      {
        ids: [vocals, '999999', 'x', tour],
      },
    );
    expect(await names(client)).toEqual(['Vocals', 'ON TOUR', 'Drum rooms']);
    expect((await client.graphql(DELETE, { id: vocals })).data).toEqual({
      deleteCollection: { deletedCollectionId: vocals },
    });
    expect(await names(client)).toEqual(['ON TOUR', 'Drum rooms']);
    expect((await client.graphql(DELETE, { id: vocals })).errors).toMatchObject([
      { message: 'Collection not found.', extensions: { code: 'NOT_FOUND' } },
    ]);
  });

  test.each([
    ['', 'Enter a name for the collection'],
    [' \t', 'Enter a name for the collection'],
    ['x'.repeat(61), 'Must be at most 60 characters'],
  ])('cannot be called %j', async (name, errorText) => {
    const client = await musician();
    const id = await create(client, 'Good');
    for (const query of [CREATE, RENAME]) {
      const { errors } = await client.graphql(query, query === RENAME ? { id, name } : { name });
      expect(errors).toMatchObject([
        { extensions: { code: 'BAD_USER_INPUT', fields: { name: errorText } } },
      ]);
    }
    expect(await names(client)).toEqual(['Good']);
  });

  test('has a name of its own among one’s own, whatever its case', async () => {
    const [client, other] = [await musician(), await musician()];
    await create(client, 'Été');
    const id = await create(client, 'Winter');
    const results = [
      await client.graphql(CREATE, { name: 'ÉTÉ' }),
      await client.graphql(RENAME, { id, name: ' été' }),
    ];
    for (const { errors } of results) {
      expect(errors).toMatchObject([
        {
          message: 'You already have a collection with this name',
          extensions: {
            code: 'CONFLICT',
            fields: { name: 'You already have a collection with this name' },
          },
        },
      ]);
    }
    await create(other, 'Été');
    expect(await names(client)).toEqual(['Été', 'Winter']);
  });

  test('is made once when twenty windows create it at once', async () => {
    const client = await musician();
    const results = await Promise.all(
      Array.from({ length: 20 }, () => client.graphql(CREATE, { name: 'Album' })),
    );
    const codes = results.flatMap(({ errors }) => errors.map(({ extensions }) => extensions.code));
    expect(codes).toEqual(Array.from({ length: 19 }, () => 'CONFLICT'));
    expect(await names(client)).toEqual(['Album']);
  });

  test('is one of fifty at most, also when the last two are created at once', async () => {
    const client = await musician();
    await server.database.em.execute(
      `INSERT INTO collections (user_id, name, name_key, position)
       SELECT ?, 'c' || number, 'c' || number, number FROM generate_series(1, ?) number`,
      [client.id, COLLECTIONS_LIMIT - 1],
    );
    const results = await Promise.all(
      ['one', 'two', 'three'].map((name) => client.graphql(CREATE, { name })),
    );
    expect(results.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    expect(results.flatMap(({ errors }) => errors)).toMatchObject([
      {
        message: 'You can have up to 50 collections. Delete one to create another.',
        extensions: { code: 'CONFLICT' },
      },
      {},
    ]);
    expect(await names(client)).toHaveLength(COLLECTIONS_LIMIT);
  });
});

describe('studios in a collection', () => {
  test('are put in and taken out, and doing so again changes nothing', async () => {
    const client = await musician();
    const [studioId] = await saved(client, 1);
    const collectionId = await create(client, 'Drums');
    const second = await create(client, 'Loud');
    await collect(client, second, studioId!);
    for (let time = 0; time < 2; time += 1) {
      const { data, errors } = await client.graphql(ADD, { collectionId, studioId });
      expect([data, errors]).toEqual([
        {
          addToCollection: {
            collection: { studioCount: 1 },
            favorite: { collectionIds: [collectionId, second] },
          },
        },
        [],
      ]);
    }
    for (let time = 0; time < 2; time += 1) {
      const { data } = await client.graphql(REMOVE, { collectionId, studioId });
      expect(data).toEqual({
        removeFromCollection: {
          collection: { studioCount: 0 },
          favorite: { collectionIds: [second] },
        },
      });
    }
    expect((await client.graphql('{ myFavoriteStudioIds }')).data).toEqual({
      myFavoriteStudioIds: [String(studioId)],
    });
  });

  test('are saved ones', async () => {
    const [client, other] = [await musician(), await musician()];
    const [studioId] = await saved(other, 1);
    const collectionId = await create(client, 'Drums');
    for (const id of [String(studioId), '999999', 'x']) {
      for (const query of [ADD, REMOVE]) {
        const { errors } = await client.graphql(query, { collectionId, studioId: id });
        expect(errors).toMatchObject([
          {
            message: 'This studio isn’t saved. Save it first.',
            extensions: { code: 'NOT_FOUND' },
          },
        ]);
      }
    }
    expect(await stored(collectionId)).toEqual([]);
  });

  test('are two hundred at most, also when the last two are added at once', async () => {
    const client = await musician();
    const studioIds = await saved(client, 3);
    const collectionId = await create(client, 'Everything');
    await inTransaction(server.database.orm, async (em) => {
      await em.execute('SET LOCAL session_replication_role = replica');
      await em.execute(
        `INSERT INTO collection_studios (collection_id, user_id, studio_id)
         SELECT ?, ?, number FROM generate_series(1000001, 1000000 + ?) number`,
        [Number(collectionId), client.id, COLLECTION_STUDIOS_LIMIT - 1],
      );
    });
    const results = await Promise.all(
      studioIds.map((studioId) => client.graphql(ADD, { collectionId, studioId })),
    );
    expect(results.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    expect(results.flatMap(({ errors }) => errors)).toMatchObject([
      {
        message: 'A collection can hold up to 200 studios.',
        extensions: { code: 'CONFLICT' },
      },
      {},
    ]);
    expect(await stored(collectionId)).toHaveLength(COLLECTION_STUDIOS_LIMIT);
  });

  test('are listed last added first, page by page, without those that are not public', async () => {
    const client = await musician();
    const studioIds = await saved(client, 4);
    const id = await create(client, 'Drums');
    for (const studioId of studioIds) await collect(client, id, studioId);
    await server.database.sql
      .updateTable('studios')
      .set({ status: 'pending' })
      .where('id', '=', studioIds[1]!)
      .execute();
    const query = `query ($id: ID!, $after: String) { collection(id: $id) {
      studioCount
      favorites(first: 2, after: $after) {
        totalCount nodes { studio { id } } pageInfo { hasNextPage endCursor }
      }
    } }`;
    interface Result {
      collection: {
        studioCount: number;
        favorites: {
          totalCount: number;
          nodes: { studio: { id: string } }[];
          pageInfo: { hasNextPage: boolean; endCursor: string };
        };
      };
    }
    const first = (await client.graphql<Result>(query, { id })).data!.collection;
    const after = first.favorites.pageInfo.endCursor;
    const second = (await client.graphql<Result>(query, { id, after })).data!.collection;
    const shown = [...first.favorites.nodes, ...second.favorites.nodes].map(
      ({ studio }) => studio.id,
    );
    expect(shown).toEqual([studioIds[3], studioIds[2], studioIds[0]].map(String));
    expect([first.studioCount, first.favorites.totalCount]).toEqual([3, 3]);
    expect([first.favorites.pageInfo.hasNextPage, second.favorites.pageInfo.hasNextPage]).toEqual([
      true,
      false,
    ]);
  });

  test('cost a fixed number of statements, however many there are', async () => {
    const client = await musician();
    const id = await create(client, 'Drums');
    for (const studioId of await saved(client, 4)) await collect(client, id, studioId);
    const query = `query ($id: ID!, $first: Int!) { collection(id: $id) {
      name studioCount
      favorites(first: $first) {
        totalCount nodes { note collectionIds studio { name } } pageInfo { endCursor }
      }
    } }`;
    const statements = async (first: number) => {
      server.database.takeQueries();
      expect((await client.graphql(query, { id, first })).errors).toEqual([]);
      return server.database.takeQueries().length;
    };
    // Session, collection, page, memberships, studios.
    expect([await statements(1), await statements(4)]).toEqual([5, 5]);
    server.database.takeQueries();
    await client.graphql(LIST);
    // Session, collections.
    expect(server.database.takeQueries()).toHaveLength(2);
  });
});

describe('nobody else’s collection', () => {
  test('is seen, changed, filled, shared or deleted', async () => {
    const [owner, stranger] = [await musician(), await musician()];
    const [studioId] = await saved(owner, 1);
    await stranger.graphql(
      'mutation ($id: ID!) { addFavorite(input: { studioId: $id }) { favorite { studio { id } } } }',
      {
        id: studioId,
      },
    );
    const id = await create(owner, 'Mine');
    await collect(owner, id, studioId!);
    expect(
      (await stranger.graphql('query ($id: ID!) { collection(id: $id) { name } }', { id })).data,
    ).toEqual({ collection: null });
    const attempts: [string, Record<string, unknown>][] = [
      [RENAME, { id, name: 'Theirs' }],
      [DELETE, { id }],
      [ADD, { collectionId: id, studioId }],
      [REMOVE, { collectionId: id, studioId }],
      [
        'mutation ($id: ID!) { shareCollection(input: { id: $id, withNotes: true }) { collection { id } } }',
        { id },
      ],
      [
        'mutation ($id: ID!) { unshareCollection(input: { id: $id }) { collection { id } } }',
        { id },
      ],
    ];
    for (const [query, variables] of attempts) {
      for (const collectionId of [id, '999999', 'x']) {
        const named = 'id' in variables ? { id: collectionId } : { collectionId };
        const { errors } = await stranger.graphql(query, { ...variables, ...named });
        expect(errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
      }
      const { errors } = await server.client().graphql(query, variables);
      expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    }
    await stranger.graphql(
      'mutation ($ids: [ID!]!) { orderCollections(input: { ids: $ids }) { collections { id } } }',
      {
        ids: [id],
      },
    );
    expect(await names(owner)).toEqual(['Mine']);
    expect(await stored(id)).toEqual([studioId]);
  });

  test('is listed for a visitor', async () => {
    for (const query of [LIST, '{ collection(id: 1) { name } }', CREATE]) {
      const { errors } = await server.client().graphql(query, { name: 'Any' });
      expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    }
  });
});
