import { beforeAll, describe, expect, test } from 'vitest';
import { createStudio } from '#db/studios/studio.factory.ts';
import { signedIn } from '#api/testing/member.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();

const REVIEWS = `query ($id: ID!, $first: Int, $after: String, $filter: ReviewFilterInput, $sort: ReviewSortInput) {
  studio(id: $id) {
    reviews(first: $first, after: $after, filter: $filter, sort: $sort) {
      totalCount
      nodes { title aspects { sound gear host value } }
      pageInfo { hasNextPage endCursor }
    }
    aspectAverages { aspect average count }
  }
}`;

interface Found {
  studio: {
    reviews: {
      totalCount: number;
      nodes: { title: string; aspects: unknown }[];
      pageInfo: { hasNextPage: boolean; endCursor: string | null };
    };
    aspectAverages: unknown[];
  };
}

const written = [
  { title: 'Café hum', content: 'The drums bloomed in here.', rating: 5, aspects: { sound: 4 } },
  { title: 'Cold', content: 'A drum key was missing.', rating: 2, aspects: { sound: 5, gear: 1 } },
  { title: 'Fine', content: 'Nothing to add, 100% as said.', rating: 5, aspects: {} },
  {
    title: 'Dull',
    content: 'The piano was out of tune.',
    rating: 2,
    aspects: { sound: 4, gear: 2 },
  },
];

let studioId: number;

beforeAll(async () => {
  ({ id: studioId } = await createStudio(server.database.em));
  const other = await createStudio(server.database.em);
  for (const review of written) {
    const { client } = await signedIn(server);
    for (const id of [studioId, other.id]) {
      await client.post(`/api/studios/${id}/reviews`, review);
    }
  }
});

async function ask(variables: Record<string, unknown> = {}) {
  const { data, errors } = await server
    .client()
    .graphql<Found>(REVIEWS, { id: studioId, ...variables });
  expect(errors).toEqual([]);
  const { reviews, aspectAverages } = data!.studio;
  return { ...reviews, titles: reviews.nodes.map(({ title }) => title), aspectAverages };
}

/** Titles from page to page. */
async function walk(variables: Record<string, unknown>): Promise<string[]> {
  const titles: string[] = [];
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof ask>> = await ask({ ...variables, first: 1, after });
    titles.push(...page.titles);
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after !== null);
  return titles;
}

const highest = { key: 'RATING', direction: 'DESC' };
const lowest = { key: 'RATING', direction: 'ASC' };

describe('the reviews of a studio', () => {
  test.each([
    ['unless an order is asked for, newest first', {}, ['Dull', 'Fine', 'Cold', 'Café hum']],
    [
      'oldest first',
      { sort: { key: 'CREATED', direction: 'ASC' } },
      ['Café hum', 'Cold', 'Fine', 'Dull'],
    ],
    ['highest first, then newest', { sort: highest }, ['Fine', 'Café hum', 'Dull', 'Cold']],
    ['lowest first, then newest', { sort: lowest }, ['Dull', 'Cold', 'Fine', 'Café hum']],
    [
      'of an aspect, by its rating',
      { filter: { aspect: 'SOUND' }, sort: highest },
      ['Cold', 'Dull', 'Café hum'],
    ],
    ['that say something', { filter: { text: 'DRUM' } }, ['Cold', 'Café hum']],
    ['whatever the accents', { filter: { text: 'cafe drums' } }, ['Café hum']],
    ['with every word', { filter: { text: 'drum piano' } }, []],
    ['by characters that patterns are made of', { filter: { text: '100%' } }, ['Fine']],
    ['by nothing but space', { filter: { text: '  ' } }, ['Dull', 'Fine', 'Cold', 'Café hum']],
    [
      'that say something and rate an aspect',
      { filter: { text: 'the', aspect: 'GEAR' } },
      ['Dull'],
    ],
  ])('come %s, in one piece and page by page', async (_how, variables, titles) => {
    const whole = await ask(variables);
    expect(whole.titles).toEqual(titles);
    expect(whole.totalCount).toBe(titles.length);
    expect(await walk(variables)).toEqual(titles);
  });

  test('say what they rate, and average to what the studio shows', async () => {
    const { nodes, aspectAverages } = await ask({ filter: { text: 'cold' } });
    expect(nodes).toEqual([
      { title: 'Cold', aspects: { sound: 5, gear: 1, host: null, value: null } },
    ]);
    expect(aspectAverages).toEqual([
      { aspect: 'SOUND', average: expect.closeTo(13 / 3) as number, count: 3 },
      { aspect: 'GEAR', average: 1.5, count: 2 },
    ]);
  });

  test('cannot be searched by too much, nor go on from another order', async () => {
    const { pageInfo } = await ask({ first: 1 });
    for (const [variables, field] of [
      [{ filter: { text: 'x'.repeat(101) } }, 'filter.text'],
      [{ filter: { text: 'a\0b' } }, 'filter.text'],
      [{ sort: highest, after: pageInfo.endCursor }, 'after'],
    ] as const) {
      const { errors } = await server.client().graphql(REVIEWS, { id: studioId, ...variables });
      expect(errors).toMatchObject([
        {
          extensions: {
            code: 'BAD_USER_INPUT',
            fields: { [field]: expect.any(String) as string },
          },
        },
      ]);
    }
  });
});

test.each([0, 6, 4.5, 'five'])('an aspect is not rated %s', async (sound) => {
  const { client } = await signedIn(server);
  const { id } = await createStudio(server.database.em);
  const review = { ...written[0], aspects: { sound } };
  expect(await client.post(`/api/studios/${id}/reviews`, review)).toMatchObject({
    status: 400,
    body: { fields: { 'aspects.sound': expect.any(String) as string } },
  });
  expect((await client.get(`/api/studios/${id}/reviews`)).body).toEqual([]);
});
