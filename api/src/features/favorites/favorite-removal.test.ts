import { describe, expect, test } from 'vitest';
import { NOTE_LIMIT } from '#domain/favorites/limits.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { useServer } from '#api/testing/test-server.ts';
import { savedWorld } from './favorites.factory.ts';

const server = useServer();
const { musician, saved, collect, stored } = savedWorld(server);

const NOTE = `mutation ($studioId: ID!, $note: String!, $previous: String!) {
  setFavoriteNote(input: { studioId: $studioId, note: $note, previous: $previous }) { favorite { note } }
}`;
const REMOVE = `mutation ($studioId: ID!) {
  removeFavorite(input: { studioId: $studioId }) { studio { id isFavorite } note collectionIds }
}`;
const RESTORE = `mutation ($input: RestoreFavoriteInput!) {
  restoreFavorite(input: $input) { favorite { note collectionIds studio { id isFavorite } } }
}`;

async function note(client: TestClient, studioId: number, text: string, previous = '') {
  return client.graphql(NOTE, { studioId, note: text, previous });
}

async function noteOf(client: TestClient): Promise<string[]> {
  const { data } = await client.graphql<{ myFavorites: { nodes: { note: string }[] } }>(
    '{ myFavorites { nodes { note } } }',
  );
  return data!.myFavorites.nodes.map((favorite) => favorite.note);
}

async function collection(client: TestClient, name: string): Promise<string> {
  const { data } = await client.graphql<{ createCollection: { collection: { id: string } } }>(
    'mutation ($name: String!) { createCollection(input: { name: $name }) { collection { id } } }',
    { name },
  );
  return data!.createCollection.collection.id;
}

describe('a note', () => {
  test('is kept as plain text, replaced and emptied', async () => {
    const client = await musician();
    const [studioId] = await saved(client, 1);
    expect(await noteOf(client)).toEqual(['']);
    const { data } = await note(client, studioId!, ' Ask for <b>Ana</b>.\r\nBring sticks. ');
    const kept = 'Ask for <b>Ana</b>.\nBring sticks.';
    expect(data).toEqual({ setFavoriteNote: { favorite: { note: kept } } });
    expect(await noteOf(client)).toEqual([kept]);
    await note(client, studioId!, '', kept);
    expect(await noteOf(client)).toEqual(['']);
  });

  test('is never written over one that its writer has not seen', async () => {
    const client = await musician();
    const [studioId] = await saved(client, 1);
    await note(client, studioId!, 'From the phone');
    const { errors } = await note(client, studioId!, 'From the desk');
    expect(errors).toMatchObject([
      {
        message: 'This note was changed elsewhere. Compare both versions before you save.',
        extensions: { code: 'CONFLICT' },
      },
    ]);
    expect(await noteOf(client)).toEqual(['From the phone']);
    // Sending the same twice, as after a lost answer, is no conflict.
    expect((await note(client, studioId!, 'From the phone')).errors).toEqual([]);
  });

  test('is written by one of ten windows that write at once', async () => {
    const client = await musician();
    const [studioId] = await saved(client, 1);
    const results = await Promise.all(
      Array.from({ length: 10 }, (_, index) => note(client, studioId!, `Text ${index}`)),
    );
    const written = results.findIndex(({ errors }) => errors.length === 0);
    expect(results.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    expect(await noteOf(client)).toEqual([`Text ${written}`]);
  });

  test('has at most two thousand emails', async () => {
    const client = await musician();
    const [studioId] = await saved(client, 1);
    expect((await note(client, studioId!, 'x'.repeat(NOTE_LIMIT))).errors).toEqual([]);
    const { errors } = await note(client, studioId!, 'y'.repeat(NOTE_LIMIT + 1));
    expect(errors).toMatchObject([
      {
        extensions: {
          code: 'BAD_USER_INPUT',
          fields: { note: 'Must be at most 2000 characters' },
        },
      },
    ]);
    expect(await noteOf(client)).toEqual(['x'.repeat(NOTE_LIMIT)]);
  });

  test('is on a studio that one has saved oneself', async () => {
    const [owner, stranger] = [await musician(), await musician()];
    const [studioId] = await saved(owner, 1);
    for (const id of [studioId!, 999_999, 0]) {
      expect((await note(stranger, id, 'Mine now')).errors).toMatchObject([
        { extensions: { code: 'NOT_FOUND' } },
      ]);
    }
    const query = 'query ($id: ID!) { myFavorite(studioId: $id) { note } }';
    expect((await stranger.graphql(query, { id: studioId })).data).toEqual({ myFavorite: null });
    expect((await owner.graphql(query, { id: studioId })).data).toEqual({
      myFavorite: { note: '' },
    });
    expect((await note(server.client(), studioId!, 'x')).errors).toMatchObject([
      { extensions: { code: 'UNAUTHENTICATED' } },
    ]);
    expect(await noteOf(owner)).toEqual(['']);
  });

  test('is not part of the list over REST, which stays as specified', async () => {
    const client = await musician();
    await saved(client, 1);
    const { body } = await client.get<object[]>(`/api/users/${client.id}/favorites`);
    expect(Object.keys(body[0]!)).toEqual(['id', 'userId', 'studioId', 'createdAt', 'studio']);
  });
});

describe('taking the heart off', () => {
  test('takes the studio out of all collections, and undoing it puts everything back', async () => {
    const client = await musician();
    const [studioId, other] = await saved(client, 2);
    const [drums, tour] = [await collection(client, 'Drums'), await collection(client, 'Tour')];
    for (const id of [drums, tour]) await collect(client, id, studioId!);
    await collect(client, tour, other!);
    await note(client, studioId!, 'Loud');
    const { data } = await client.graphql<{ removeFavorite: Record<string, unknown> }>(REMOVE, {
      studioId,
    });
    expect(data).toEqual({
      removeFavorite: {
        studio: { id: String(studioId), isFavorite: false },
        note: 'Loud',
        collectionIds: [drums, tour],
      },
    });
    expect([await stored(drums), await stored(tour)]).toEqual([[], [other]]);
    const again = await client.graphql(REMOVE, { studioId });
    expect(again.data).toMatchObject({ removeFavorite: { note: '', collectionIds: [] } });

    const input = { studioId, note: 'Loud', collectionIds: [drums, tour] };
    for (let time = 0; time < 2; time += 1) {
      expect(await client.graphql(RESTORE, { input })).toMatchObject({
        errors: [],
        data: {
          restoreFavorite: {
            favorite: {
              note: 'Loud',
              collectionIds: [drums, tour],
              studio: { isFavorite: true },
            },
          },
        },
      });
    }
    expect([await stored(drums), await stored(tour)]).toEqual([[studioId], [other, studioId]]);
  });

  test('does the same over REST and by the mutation that was there before', async () => {
    const client = await musician();
    const [one, two] = await saved(client, 2);
    const id = await collection(client, 'Drums');
    for (const studioId of [one!, two!]) await collect(client, id, studioId);
    await client.fetch(`/api/favorites/${one}`, { method: 'DELETE' });
    await client.graphql(
      'mutation ($id: ID!) { removeFavorite(input: { studioId: $id }) { studio { id } } }',
      {
        id: two,
      },
    );
    expect(await stored(id)).toEqual([]);
  });

  test('cannot be undone into somebody else’s collection, nor over a newer note', async () => {
    const [client, other] = [await musician(), await musician()];
    const [studioId] = await saved(client, 1);
    const [mine, theirs] = [await collection(client, 'Mine'), await collection(other, 'Theirs')];
    await note(client, studioId!, 'Newer');
    const input = { studioId, note: 'Older', collectionIds: [theirs, mine, '999999', 'x'] };
    expect((await client.graphql(RESTORE, { input })).data).toMatchObject({
      restoreFavorite: { favorite: { note: 'Newer', collectionIds: [mine] } },
    });
    expect(await stored(theirs)).toEqual([]);
    expect((await server.client().graphql(RESTORE, { input })).errors).toMatchObject([
      { extensions: { code: 'UNAUTHENTICATED' } },
    ]);
  });

  test('leaves nothing behind when a studio is put into a collection at the same moment', async () => {
    const client = await musician();
    const id = await collection(client, 'Drums');
    for (const studioId of await saved(client, 10)) {
      await Promise.all([
        client.graphql(REMOVE, { studioId }),
        client.graphql(
          `mutation ($id: ID!, $studioId: ID!) {
            addToCollection(input: { collectionId: $id, studioId: $studioId }) { collection { id } }
          }`,
          { id, studioId },
        ),
      ]);
    }
    expect(await stored(id)).toEqual([]);
    expect(server.takeLog()).toEqual([]);
  });
});
