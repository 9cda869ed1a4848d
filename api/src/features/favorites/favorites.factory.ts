import { expect } from 'vitest';
import { createStudio } from '#db/studios/studio.factory.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import type { TestServer } from '#api/testing/test-server.ts';

type Musician = TestClient & { id: number };

/** People with saved studios and collections, for the tests of one file. */
export function savedWorld(server: TestServer) {
  return {
    /** Somebody new who is logged in. */
    musician: async (profile: Record<string, unknown> = {}): Promise<Musician> => {
      const client = server.client();
      const { id } = await client.register(profile);
      return Object.assign(client, { id });
    },

    /** The ids of new studios that `client` has saved, the last one last. */
    saved: async (client: TestClient, count: number): Promise<number[]> => {
      const ids: number[] = [];
      for (let index = 0; index < count; index += 1) {
        const { id } = await createStudio(server.database.em);
        await must(
          client,
          'mutation ($id: ID!) { addFavorite(input: { studioId: $id }) { favorite { studio { id } } } }',
          { id },
        );
        ids.push(id);
      }
      return ids;
    },

    collect: async (client: TestClient, collectionId: string, studioId: number): Promise<void> => {
      await must(
        client,
        `mutation ($collectionId: ID!, $studioId: ID!) {
          addToCollection(input: { collectionId: $collectionId, studioId: $studioId }) { collection { id } }
        }`,
        { collectionId, studioId },
      );
    },

    /** The ids of the studios in a collection, the last added one last. */
    stored: async (collectionId: string): Promise<number[]> => {
      const rows = await server.database.sql
        .selectFrom('collection_studios')
        .select('studio_id')
        .where('collection_id', '=', Number(collectionId))
        .orderBy('id')
        .execute();
      return rows.map((row) => row.studio_id);
    },
  };
}

async function must(
  client: TestClient,
  query: string,
  variables: Record<string, unknown>,
): Promise<void> {
  expect((await client.graphql(query, variables)).errors).toEqual([]);
}
