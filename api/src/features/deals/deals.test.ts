import { describe, expect, test } from 'vitest';
import type { StudioOptions } from '#db/studios/studio.factory.ts';
import { createStudio } from '#db/studios/studio.factory.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();

const SAVINGS = `query ($kind: SavingKind!, $cityId: ID, $first: Int, $after: String) {
  savings(kind: $kind, cityId: $cityId, first: $first, after: $after) {
    nodes { usualCents cents category { id } studio { name city { id } } }
    pageInfo { hasNextPage endCursor }
  }
}`;

interface Node {
  usualCents: number;
  cents: number;
  category: { id: string } | null;
  studio: { name: string };
}

async function savings(kind: string, more: object = {}) {
  const { data, errors } = await server
    .client()
    .graphql<{ savings: { nodes: Node[]; pageInfo: { endCursor: string } } }>(SAVINGS, {
      kind,
      ...more,
    });
  expect(errors).toEqual([]);
  return data!.savings;
}

/** A studio that costs `dollars` an hour in all, with these reviews. */
async function room(dollars: number, options: StudioOptions & { ratings?: number[] } = {}) {
  const { ratings = [], ...columns } = options;
  const { em, sql } = server.database;
  const studio = await createStudio(em, {
    hourlyRateCents: dollars * 100,
    engineerFeeCents: 0,
    cleaningFeeCents: 0,
    ...columns,
  });
  // The database keeps the average.
  await sql
    .updateTable('studios')
    .set({
      rating_total: ratings.reduce((sum, rating) => sum + rating, 0),
      review_count: ratings.length,
    })
    .where('id', '=', studio.id)
    .execute();
  return studio;
}

const liked = [5, 5, 4];

describe('below the median', () => {
  test('are liked studios that begin at a fifth less than rooms of their type in their city', async () => {
    const paris = { cityId: 'paris' } as const;
    for (const dollars of [100, 100, 120]) await room(dollars, paris);
    await room(80, { ...paris, name: 'A fifth less', ratings: liked });
    await room(81, { ...paris, name: 'Not quite', ratings: liked });
    await room(60, { ...paris, name: 'Disliked', ratings: [3, 3, 3] });
    await room(60, { ...paris, name: 'Hardly known', ratings: [5, 5] });
    await room(60, { ...paris, name: 'Not public', ratings: liked, status: 'pending' });
    // With these, the median is $100.
    for (const dollars of [130, 140]) await room(dollars, paris);
    expect((await savings('BELOW_MEDIAN', paris)).nodes).toEqual([
      {
        usualCents: 100_00,
        cents: 80_00,
        category: { id: 'recording' },
        studio: { name: 'A fifth less', city: { id: 'paris' } },
      },
    ]);
    expect((await savings('BELOW_MEDIAN', { cityId: 'berlin' })).nodes).toEqual([]);
  });

  test('needs five to compare, of one type and booked one way', async () => {
    const tokyo = { cityId: 'tokyo' } as const;
    for (const dollars of [100, 100, 100]) await room(dollars, tokyo);
    await room(100, { ...tokyo, categories: ['mixing'] });
    await room(0, { ...tokyo, bookingMode: 'session', sessionRequestCents: 100_00 });
    await room(50, { ...tokyo, name: 'Fourth', ratings: liked });
    expect((await savings('BELOW_MEDIAN', tokyo)).nodes).toEqual([]);
    await room(100, tokyo);
    expect((await savings('BELOW_MEDIAN', tokyo)).nodes.map(({ studio }) => studio.name)).toEqual([
      'Fourth',
    ]);
  });

  test('of several types names the one that says most', async () => {
    const sydney = { cityId: 'sydney' } as const;
    for (let count = 0; count < 4; count += 1) {
      await room(100, { ...sydney, categories: ['drums'] });
      await room(200, { ...sydney, categories: ['orchestral'] });
    }
    await room(50, { ...sydney, categories: ['drums', 'orchestral'], ratings: liked });
    const { nodes } = await savings('BELOW_MEDIAN', sydney);
    expect(nodes).toMatchObject([{ usualCents: 200_00, category: { id: 'orchestral' } }]);
  });
});

test('without the engineer is where there is a choice', async () => {
  const miami = { cityId: 'miami', engineerFeeCents: 40_00 } as const;
  await room(60, { ...miami, name: 'Choice', isEngineerOptional: true });
  await room(60, { ...miami, name: 'No choice' });
  await room(60, { ...miami, isEngineerOptional: true, engineerFeeCents: 0 });
  await room(60, { ...miami, isEngineerOptional: true, bookingMode: 'session' });
  const choice = {
    usualCents: 100_00,
    cents: 60_00,
    category: null,
    studio: { name: 'Choice', city: { id: 'miami' } },
  };
  expect((await savings('WITHOUT_ENGINEER', { cityId: 'miami' })).nodes).toEqual([choice]);
  expect((await savings('WITHOUT_ENGINEER', { first: 100 })).nodes).toContainEqual(choice);
});

test('other hours are cheaper only where a request costs less, page by page', async () => {
  const austin = { cityId: 'austin', bookingMode: 'session' } as const;
  await room(0, { ...austin, name: 'Quarter', sessionRequestCents: 75_00 });
  await room(0, { ...austin, name: 'Half', sessionRequestCents: 50_00 });
  await room(0, { ...austin, name: 'Half too', sessionRequestCents: 50_00 });
  await room(0, { ...austin, name: 'Same', sessionRequestCents: 100_00 });
  await room(10, { cityId: 'austin', name: 'By the hour' });
  const names: string[] = [];
  let after: string | null = null;
  for (let page = 0; page < 3; page += 1) {
    const found = await savings('OTHER_HOURS', { cityId: 'austin', first: 1, after });
    names.push(...found.nodes.map(({ studio }) => studio.name));
    after = found.pageInfo.endCursor;
  }
  expect(names).toEqual(['Half too', 'Half', 'Quarter']);
});

test('they take as many statements however many there are', async () => {
  const nashville = { cityId: 'nashville', isEngineerOptional: true, engineerFeeCents: 40_00 };
  const count = async () => {
    server.database.takeQueries();
    await savings('WITHOUT_ENGINEER', { cityId: 'nashville' });
    return server.database.takeQueries().length;
  };
  await room(60, nashville);
  const before = await count();
  for (const dollars of [70, 80, 90]) await room(dollars, nashville);
  expect(await count()).toBe(before);
});
