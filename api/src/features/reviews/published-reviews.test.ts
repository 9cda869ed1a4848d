import { beforeAll, expect, test } from 'vitest';
import { createUser } from '#db/accounts/user.factory.ts';
import { Review } from '#db/reviews/review.entity.ts';
import { createStudio } from '#db/studios/studio.factory.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();

const LIST = `query ($first: Int, $filter: PublishedReviewFilterInput) {
  publishedReviews(first: $first, filter: $filter) {
    totalCount nodes { title author { name } studio { name } }
  }
}`;

interface Listed {
  publishedReviews: { totalCount: number; nodes: { title: string }[] };
}

async function titles(filter?: object): Promise<string[]> {
  const { data, errors } = await server.client().graphql<Listed>(LIST, { filter });
  expect(errors).toEqual([]);
  return data!.publishedReviews.nodes.map(({ title }) => title);
}

const at = (day: number) => new Date(Date.UTC(2026, 10, day));

beforeAll(async () => {
  const { em } = server.database;
  const cellar = await createStudio(em, {
    name: 'Kérosène Cellar',
    cityId: 'paris',
    categories: ['podcast'],
  });
  const hall = await createStudio(em, { name: 'Long Hall', cityId: 'tokyo' });
  const closed = await createStudio(em, { status: 'suspended' });
  const add = async (studio: { id: number }, title: string, more: object) => {
    const { id: user } = await createUser(em);
    em.create(Review, {
      studio: studio.id,
      user,
      title,
      content: 'It was quiet in there.',
      rating: 5,
      verified: true,
      createdAt: at(1),
      ...more,
    });
  };
  await add(cellar, 'Warm', { createdAt: at(2) });
  await add(cellar, 'Damp', { createdAt: at(3), rating: 2 });
  await add(hall, 'Long', { createdAt: at(4), content: 'A long reverb.' });
  await add(hall, 'Hidden', { createdAt: at(5), hiddenUntil: new Date(Date.UTC(2027, 0)) });
  await add(closed, 'Closed', { createdAt: at(6) });
  await em.flush();
});

test('what everybody may read of public studios is listed, newest first', async () => {
  expect(await titles()).toEqual(['Long', 'Damp', 'Warm']);
});

test.each([
  [{ text: 'kerosene quiet' }, ['Damp', 'Warm']],
  [{ text: 'reverb' }, ['Long']],
  [{ rating: 5 }, ['Long', 'Warm']],
  [{ cityId: 'paris', rating: 2 }, ['Damp']],
  [{ categoryId: 'podcast' }, ['Damp', 'Warm']],
  [{ text: 'nothing like it' }, []],
])('%j finds %j', async (filter, found) => {
  expect(await titles(filter)).toEqual(found);
});

test('how many there are is said, and what is no rating refused', async () => {
  const { data } = await server.client().graphql<Listed>(LIST, { first: 1 });
  expect(data!.publishedReviews).toMatchObject({ totalCount: 3, nodes: [{ title: 'Long' }] });
  const { errors } = await server.client().graphql(LIST, { filter: { rating: 6 } });
  expect(errors[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { 'filter.rating': 'Must be from 1 to 5' },
  });
});

test('a page takes as many statements however many are on it', async () => {
  const count = async (first: number) => {
    server.database.takeQueries();
    await server.client().graphql(LIST, { first });
    return server.database.takeQueries().length;
  };
  expect(await count(3)).toBe(await count(1));
});
