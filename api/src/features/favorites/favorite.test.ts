import { inTransaction } from '#db/lib/transaction.ts';
import { describe, expect, test } from 'vitest';
import { createStudio } from '#db/studios/studio.factory.ts';
import { FAVORITES_LIMIT } from '#domain/favorites/limits.ts';
import { signedIn } from '#api/testing/member.ts';
import { useServer } from '#api/testing/test-server.ts';
import type { TestClient } from '#api/testing/test-client.ts';

const server = useServer();
// The clock stands at 2026-12-01T12:00:00Z unless a test moves it.

const LIST = /* GraphQL */ `
  query ($first: Int!, $after: String) {
    myFavorites(first: $first, after: $after) {
      totalCount
      nodes {
        createdAt
        studio {
          id
          isFavorite
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

interface Listed {
  myFavorites: {
    totalCount: number;
    nodes: { createdAt: string; studio: { id: string; isFavorite: boolean } }[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
}

const ADD =
  'mutation ($id: ID!) { addFavorite(input: { studioId: $id }) { favorite { studio { id isFavorite } } } }';
const REMOVE =
  'mutation ($id: ID!) { removeFavorite(input: { studioId: $id }) { studio { id isFavorite } } }';
const IDS = '{ myFavoriteStudioIds }';

async function musician(): Promise<TestClient & { id: number }> {
  const { client, user } = await signedIn(server);
  return Object.assign(client, { id: user.id });
}

/** Ids of new public studios. */
async function studios(count: number): Promise<number[]> {
  const ids: number[] = [];
  for (let index = 0; index < count; index += 1) {
    ids.push((await createStudio(server.database.em)).id);
  }
  return ids;
}

async function storedFor(userId: number): Promise<number[]> {
  const rows = await server.database.sql
    .selectFrom('favorites')
    .select('studio_id')
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map((row) => row.studio_id);
}

describe('a favourite', () => {
  test('is added and removed, and doing so again changes nothing', async () => {
    const [id] = await studios(1);
    const client = await musician();
    for (let time = 0; time < 2; time += 1) {
      const { data, errors } = await client.graphql(ADD, { id });
      expect([data, errors]).toEqual([
        { addFavorite: { favorite: { studio: { id: String(id), isFavorite: true } } } },
        [],
      ]);
      expect(await storedFor(client.id)).toEqual([id]);
    }
    expect((await client.graphql(IDS)).data).toEqual({ myFavoriteStudioIds: [String(id)] });
    for (let time = 0; time < 2; time += 1) {
      const { data, errors } = await client.graphql(REMOVE, { id });
      expect([data, errors]).toEqual([
        { removeFavorite: { studio: { id: String(id), isFavorite: false } } },
        [],
      ]);
      expect(await storedFor(client.id)).toEqual([]);
    }
  });

  test('says what is true at each step of one request', async () => {
    const [id] = await studios(1);
    const client = await musician();
    const { data } = await client.graphql(
      `mutation ($id: ID!) {
        first: addFavorite(input: { studioId: $id }) { favorite { studio { isFavorite } } }
        second: removeFavorite(input: { studioId: $id }) { studio { isFavorite } }
        third: addFavorite(input: { studioId: $id }) { favorite { studio { isFavorite } } }
      }`,
      { id },
    );
    expect(data).toEqual({
      first: { favorite: { studio: { isFavorite: true } } },
      second: { studio: { isFavorite: false } },
      third: { favorite: { studio: { isFavorite: true } } },
    });
  });

  test('is stored once when it is added twenty times at once', async () => {
    const [studioId] = await studios(1);
    const client = await musician();
    const results = await Promise.all(
      Array.from({ length: 20 }, () => client.post('/api/favorites', { studioId })),
    );
    const statuses = results.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([...Array.from({ length: 19 }, () => 200), 201]);
    expect(await storedFor(client.id)).toEqual([studioId]);
  });

  test('needs an account', async () => {
    const [id] = await studios(1);
    const visitor = server.client();
    for (const query of [ADD, REMOVE]) {
      const { errors } = await visitor.graphql(query, { id });
      expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    }
    const { errors } = await visitor.graphql(LIST, { first: 10 });
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    expect(await visitor.graphql(IDS)).toMatchObject({
      data: { myFavoriteStudioIds: [] },
      errors: [],
    });
    expect((await visitor.post('/api/favorites', { studioId: id })).status).toBe(401);
    expect((await visitor.get('/api/users/1/favorites')).status).toBe(401);
    expect((await remove(visitor, String(id))).status).toBe(401);
  });

  test('is of a studio that the public may see', async () => {
    const hidden = await createStudio(server.database.em, { status: 'pending' });
    const client = await musician();
    for (const id of [String(hidden.id), '999999', 'abc', '-1']) {
      for (const query of [ADD, REMOVE]) {
        const { errors } = await client.graphql(query, { id });
        expect(errors).toMatchObject([
          {
            message: "The studio you're looking for doesn't exist or has been removed.",
            extensions: { code: 'NOT_FOUND' },
          },
        ]);
      }
      expect((await remove(client, id)).status).toBe(404);
    }
    const result = await client.post('/api/favorites', { studioId: hidden.id });
    expect(result.status).toBe(404);
    expect(await storedFor(client.id)).toEqual([]);
  });

  test('of a studio that is no longer public is not shown, and can be removed', async () => {
    const [id] = await studios(1);
    const client = await musician();
    await client.graphql(ADD, { id });
    await server.database.sql
      .updateTable('studios')
      .set({ status: 'pending' })
      .where('id', '=', id!)
      .execute();
    expect((await client.graphql(IDS)).data).toEqual({ myFavoriteStudioIds: [] });
    const { data } = await client.graphql<Listed>(LIST, { first: 10 });
    expect(data?.myFavorites).toMatchObject({ totalCount: 0, nodes: [] });
    const removed = await client.graphql(REMOVE, { id });
    expect([removed.data, removed.errors]).toEqual([{ removeFavorite: { studio: null } }, []]);
    expect(await storedFor(client.id)).toEqual([]);
  });

  test('is one of a thousand at most', async () => {
    const [id, other] = await studios(2);
    const client = await musician();
    await client.graphql(ADD, { id });
    await saveOthers(client.id, FAVORITES_LIMIT - 1);
    const { errors } = await client.graphql(ADD, { id: other });
    expect(errors).toMatchObject([
      {
        message: 'You can save up to 1000 studios. Remove some to save more.',
        extensions: { code: 'CONFLICT' },
      },
    ]);
    // What is saved already can be said again.
    expect((await client.graphql(ADD, { id })).errors).toEqual([]);
  });
});

describe('isFavorite', () => {
  test('is about who asks', async () => {
    const [id] = await studios(1);
    const [fan, other] = [await musician(), await musician()];
    await fan.graphql(ADD, { id });
    const query = 'query ($id: ID!) { studio(id: $id) { isFavorite } }';
    const seenBy = async (client: TestClient) => (await client.graphql(query, { id })).data;
    expect(await seenBy(fan)).toEqual({ studio: { isFavorite: true } });
    expect(await seenBy(other)).toEqual({ studio: { isFavorite: false } });
    expect(await seenBy(server.client())).toEqual({ studio: { isFavorite: false } });
  });

  test('costs a list one statement, and none when nobody is logged in', async () => {
    await studios(3);
    const query = (fields: string) => `{ studios(first: 3) { nodes { ${fields} } } }`;
    const count = async (client: TestClient, fields: string) => {
      server.database.takeQueries();
      await client.graphql(query(fields));
      return server.database.takeQueries().length;
    };
    const client = await musician();
    expect(await count(client, 'id isFavorite')).toBe((await count(client, 'id')) + 1);
    const visitor = server.client();
    expect(await count(visitor, 'id isFavorite')).toBe(await count(visitor, 'id'));
  });

  test.each([
    ['{ studios { nodes { id } } }', 'public, max-age=30, stale-while-revalidate=300'],
    ['{ studios { nodes { isFavorite } } }', 'private, no-store'],
    [
      '{ studios { nodes { ...Heart } } } fragment Heart on Studio { saved: isFavorite }',
      'private, no-store',
    ],
    [IDS, 'private, no-store'],
  ])('is kept out of caches: %s is %s', async (query, cacheControl) => {
    const response = await server.client().fetch(`/graphql?query=${encodeURIComponent(query)}`, {
      headers: { 'Apollo-Require-Preflight': 'true' },
    });
    expect(response.headers.get('Cache-Control')).toBe(cacheControl);
  });
});

describe('one’s own favourites', () => {
  test('are listed newest first, page by page', async () => {
    const ids = await studios(5);
    server.setTime('2026-12-02T10:00:00Z');
    const client = await musician();
    for (const [index, id] of ids.entries()) {
      // Two of them at the same moment.
      server.setTime(`2026-12-02T10:0${Math.min(index, 3)}:00Z`);
      await client.graphql(ADD, { id });
    }
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page: { data: Listed | null } = await client.graphql<Listed>(LIST, { first: 2, after });
      const { nodes, totalCount, pageInfo }: Listed['myFavorites'] = page.data!.myFavorites;
      expect(totalCount).toBe(5);
      expect(nodes.every(({ studio }) => studio.isFavorite)).toBe(true);
      seen.push(...nodes.map(({ studio }) => studio.id));
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after !== null);
    expect(seen).toEqual(ids.toReversed().map(String));
  });

  test('are a fixed number of queries, however many there are', async () => {
    const client = await musician();
    for (const id of await studios(4)) await client.graphql(ADD, { id });
    const queriesFor = async (first: number) => {
      server.database.takeQueries();
      await client.graphql(LIST, { first });
      return server.database.takeQueries().length;
    };
    const one = await queriesFor(1);
    expect(await queriesFor(4)).toBe(one);
    // Session, page, count, studios, which of them are favourites.
    expect(one).toBe(5);
  });

  test.each([
    [{ first: 0 }, 'first'],
    [{ first: 101 }, 'first'],
    [{ first: 5, after: 'nonsense' }, 'after'],
  ])('are refused for the page %j', async (page, field) => {
    const client = await musician();
    const { errors } = await client.graphql(LIST, page);
    expect(errors).toMatchObject([
      { extensions: { code: 'BAD_USER_INPUT', fields: { [field]: expect.any(String) as string } } },
    ]);
  });
});

describe('over REST', () => {
  test('a favourite has the field names of the specification', async () => {
    server.setTime('2026-12-03T09:00:00Z');
    const { id: studioId } = await createStudio(server.database.em, { name: 'Cedar' });
    const client = await musician();
    const added = await client.post('/api/favorites', { studioId });
    expect(added).toMatchObject({
      status: 201,
      body: {
        id: expect.any(Number) as number,
        userId: client.id,
        studioId,
        createdAt: '2026-12-03T09:00:00.000Z',
        studio: { id: studioId, name: 'Cedar', hourlyRate: 50, imageUrls: [] },
      },
    });
    const again = await client.post('/api/favorites', { studioId, userId: client.id });
    expect([again.status, again.body]).toEqual([200, added.body]);
    const listed = await client.get(`/api/users/${client.id}/favorites`);
    expect([listed.status, listed.body]).toEqual([200, [added.body]]);
    expect(listed.headers.get('Cache-Control')).toBe('private, no-store');
    for (let time = 0; time < 2; time += 1) {
      const response = await remove(client, String(studioId));
      expect([response.status, await response.text()]).toEqual([204, '']);
    }
    expect((await client.get(`/api/users/${client.id}/favorites`)).body).toEqual([]);
  });

  test('the list says how many there are and where it goes on', async () => {
    const client = await musician();
    const ids = await studios(3);
    for (const studioId of ids) await client.post('/api/favorites', { studioId });
    const path = `/api/users/${client.id}/favorites`;
    const first = await client.get<{ studioId: number }[]>(`${path}?limit=2`);
    expect(first.headers.get('X-Total-Count')).toBe('3');
    const next = /<(.*)>; rel="next"/.exec(first.headers.get('Link') ?? '')?.[1];
    const second = await client.get<{ studioId: number }[]>(next ?? '');
    expect(second.headers.get('Link')).toBeNull();
    expect([...first.body, ...second.body].map(({ studioId }) => studioId)).toEqual(
      ids.toReversed(),
    );
  });

  test('nobody else’s are shown or changed', async () => {
    const [studioId] = await studios(1);
    const [owner, stranger] = [await musician(), await musician()];
    await owner.post('/api/favorites', { studioId });
    for (const userId of [String(owner.id), '999999', 'me', '0']) {
      const result = await stranger.get(`/api/users/${userId}/favorites`);
      expect(result).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    }
    const added = await stranger.post('/api/favorites', { studioId, userId: owner.id });
    expect(added).toMatchObject({
      status: 403,
      body: { fields: { userId: 'The user in the request isn’t the one who is logged in' } },
    });
    expect((await remove(stranger, String(studioId))).status).toBe(204);
    expect(await storedFor(owner.id)).toEqual([studioId]);
    expect(await storedFor(stranger.id)).toEqual([]);
  });

  test.each([[{}], [{ studioId: 'x' }], [{ studioId: 1.5 }], [{ studioId: 0 }]])(
    'the body %j is refused',
    async (body) => {
      const client = await musician();
      expect(await client.post('/api/favorites', body)).toMatchObject({
        status: 400,
        body: { fields: { studioId: expect.any(String) as string } },
      });
      expect(await storedFor(client.id)).toEqual([]);
    },
  );
});

async function remove(client: TestClient, id: string): Promise<Response> {
  return client.fetch(`/api/favorites/${id}`, { method: 'DELETE' });
}

/** Favourites of studios that there need not be. */
async function saveOthers(userId: number, count: number): Promise<void> {
  await inTransaction(server.database.orm, async (em) => {
    await em.execute('SET LOCAL session_replication_role = replica');
    await em.execute(
      `INSERT INTO favorites (user_id, studio_id)
       SELECT ?, number FROM generate_series(1000001, 1000000 + ?) number`,
      [userId, count],
    );
  });
}
