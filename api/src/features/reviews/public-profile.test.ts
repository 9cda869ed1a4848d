import { beforeAll, describe, expect, test } from 'vitest';
import { createStudio } from '#db/studios/studio.factory.ts';
import type { StudioOptions } from '#db/studios/studio.factory.ts';
import { signedIn } from '#api/testing/member.ts';
import { useServer } from '#api/testing/test-server.ts';
import type { TestClient } from '#api/testing/test-client.ts';

const server = useServer();

const STUDIOS = /* GraphQL */ `
  query ($id: ID!, $after: String) {
    user(id: $id) {
      studios(first: 2, after: $after) {
        totalCount
        nodes {
          id
          host {
            id
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`;
const REVIEWS = /* GraphQL */ `
  query ($id: ID!, $after: String) {
    user(id: $id) {
      reviews(first: 2, after: $after) {
        totalCount
        nodes {
          title
          author {
            id
          }
          studio {
            id
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`;

interface List<Node> {
  totalCount: number;
  nodes: Node[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

let author: TestClient;
let authorId: number;
/** Of the author: three that are public, and one that is not. */
let studioIds: number[] = [];
/** Of others, which the author reviewed: the same. */
let reviewedIds: number[] = [];

beforeAll(async () => {
  const member = await signedIn(server);
  author = member.client;
  authorId = member.user.id;
  const { em } = server.database;
  studioIds = await threeStudios({ ownerId: authorId });
  await createStudio(em.fork(), { ownerId: authorId, status: 'pending' });
  reviewedIds = await threeStudios();
  for (const id of reviewedIds) {
    const review = { rating: 4, title: `On ${id}`, content: 'The drums bloomed.' };
    await author.post(`/api/studios/${id}/reviews`, review);
  }
  const hidden = await createStudio(em.fork());
  const review = { rating: 1, title: 'Hidden', content: 'The drums bloomed.' };
  await author.post(`/api/studios/${hidden.id}/reviews`, review);
  await server.database.sql
    .updateTable('studios')
    .set({ status: 'pending' })
    .where('id', '=', hidden.id)
    .execute();
});

async function threeStudios(options: StudioOptions = {}): Promise<number[]> {
  const { em } = server.database;
  const studios = await Promise.all([1, 2, 3].map(() => createStudio(em.fork(), options)));
  return studios.map(({ id }) => id).toSorted((a, b) => a - b);
}

/** All pages of a list. */
async function pagesOf(query: string, field: string) {
  const client = server.client();
  const nodes: unknown[] = [];
  let after: string | null = null;
  let totalCount: number;
  do {
    const { data, errors } = await client.graphql<{ user: Record<string, List<unknown>> }>(query, {
      id: authorId,
      after,
    });
    expect(errors).toEqual([]);
    const page: List<unknown> = data!.user[field]!;
    ({ totalCount } = page);
    nodes.push(...page.nodes);
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after !== null);
  return { nodes, totalCount };
}

describe('what a public profile shows', () => {
  test('are the public studios of an owner, page by page, each with its host', async () => {
    const { nodes, totalCount } = await pagesOf(STUDIOS, 'studios');
    const host = { id: String(authorId) };
    expect(nodes).toEqual(studioIds.toReversed().map((id) => ({ id: String(id), host })));
    expect(totalCount).toBe(3);
  });

  test('are the reviews of public studios, page by page, newest first', async () => {
    const { nodes, totalCount } = await pagesOf(REVIEWS, 'reviews');
    expect(nodes).toEqual(
      reviewedIds.toReversed().map((id) => ({
        title: `On ${id}`,
        author: { id: String(authorId) },
        studio: { id: String(id) },
      })),
    );
    expect(totalCount).toBe(3);
  });

  test('is nothing for nobody', async () => {
    for (const id of ['2000000000', 'x', '-1']) {
      const { data, errors } = await server.client().graphql(REVIEWS, { id });
      expect([data, errors]).toEqual([{ user: null }, []]);
    }
  });

  test.each([
    ['studios', STUDIOS, 5],
    ['reviews', REVIEWS, 4],
  ])('costs as many statements for %s however many there are', async (_field, query, limit) => {
    server.database.takeQueries();
    await server.client().graphql(query, { id: authorId });
    expect(server.database.takeQueries().length).toBeLessThanOrEqual(limit);
  });
});
