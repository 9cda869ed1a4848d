import { beforeAll, describe, expect, test } from 'vitest';
import { createStudio } from '#db/studios/studio.factory.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();

/** Ids of the studios, by name. */
const ids: Record<string, number> = {};

beforeAll(async () => {
  const { em } = server.database;
  for (const [name, cityId] of [
    ['Beloved', 'tokyo'],
    ['Near one', 'london'],
    ['Far one', 'berlin'],
    ['Near two', 'london'],
    ['Far two', 'paris'],
  ] as const) {
    ids[name] = (await createStudio(em, { name, cityId })).id;
  }
  ids.Gone = (await createStudio(em, { name: 'Gone', status: 'rejected' })).id;
  await em
    .getKysely()
    .updateTable('studios')
    .set({ rating_total: 500, review_count: 100 })
    .where('id', '=', ids.Beloved!)
    .execute();
});

interface Page {
  studios: { nodes: { name: string }[]; pageInfo: { endCursor: string } };
}

const LIST = /* GraphQL */ `
  query ($sort: StudioSortInput!, $after: String, $first: Int) {
    studios(sort: $sort, after: $after, first: $first) {
      nodes {
        name
      }
      pageInfo {
        endCursor
      }
    }
  }
`;
const relevance = { key: 'RELEVANCE', direction: 'DESC' };

async function list(near: string | null, after?: string, first = 20) {
  const variables = { sort: { ...relevance, near }, after, first };
  const { data } = await server.client().graphql<Page>(LIST, variables);
  const { nodes, pageInfo } = data!.studios;
  return { names: nodes.map(({ name }) => name), endCursor: pageInfo.endCursor };
}

describe('studios near the visitor', () => {
  test('come first among those that are about equally well-liked, and before no better one', async () => {
    expect((await list(null)).names).toEqual([
      'Beloved',
      'Far two',
      'Near two',
      'Far one',
      'Near one',
    ]);
    expect((await list('GB')).names).toEqual([
      'Beloved',
      'Near two',
      'Near one',
      'Far two',
      'Far one',
    ]);
  });

  test('are in the same order page by page', async () => {
    const first = await list('GB', undefined, 2);
    const second = await list('GB', first.endCursor, 3);
    expect([...first.names, ...second.names]).toEqual((await list('GB')).names);
  });

  test('need the code of a country', async () => {
    const sort = { ...relevance, near: 'London' };
    const { errors } = await server.client().graphql(LIST, { sort });
    expect(errors[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { 'sort.near': expect.any(String) },
    });
  });
});

describe('studios that somebody has seen', () => {
  const seen = async (asked: readonly (string | number)[]) => {
    const query = 'query ($ids: [ID!]!) { seenStudios(ids: $ids) { name } }';
    return server.client().graphql<{ seenStudios: { name: string }[] }>(query, { ids: asked });
  };

  test('come in the order in which they are named, without those that are gone', async () => {
    const { data } = await seen([ids['Far one']!, ids.Gone!, 999_999, 'none', ids.Beloved!]);
    expect(data!.seenStudios.map(({ name }) => name)).toEqual(['Far one', 'Beloved']);
  });

  test('are twelve at most', async () => {
    const { errors } = await seen(Array.from({ length: 13 }, (_, index) => index + 1));
    expect(errors[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { ids: expect.any(String) },
    });
  });
});
