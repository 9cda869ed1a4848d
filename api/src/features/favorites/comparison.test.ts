import { describe, expect, test } from 'vitest';
import { createStudio } from '#db/studios/studio.factory.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();

const COMPARE = `query ($ids: [ID!]!) {
  studiosToCompare(ids: $ids) {
    id sizeSquareMetres equipment { name } amenities { id } categories { id }
    nextFreeDays(first: 2, hours: 4) { date startTime totalCents }
  }
}`;

interface Compared {
  studiosToCompare: { id: string; nextFreeDays: object[] }[];
}

const ask = async (ids: string[]) => server.client().graphql<Compared>(COMPARE, { ids });

async function studios(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    ids.push(String((await createStudio(server.database.em)).id));
  }
  return ids;
}

describe('studios to compare', () => {
  test('come in the order in which they are named, without those that there are not', async () => {
    const [first, second] = await studios(2);
    const { id: hidden } = await createStudio(server.database.em, { status: 'pending' });
    const { data, errors } = await ask([second!, '999999', first!, String(hidden)]);
    expect(errors).toEqual([]);
    expect(data!.studiosToCompare.map(({ id }) => id)).toEqual([second, first]);
    expect((await ask(['x', second!, '-1'])).data!.studiosToCompare).toHaveLength(1);
    expect((await ask([first!, first!])).data!.studiosToCompare).toHaveLength(1);
    expect((await ask([])).data!.studiosToCompare).toEqual([]);
  });

  test('are four at most', async () => {
    const { errors } = await ask(['1', '2', '3', '4', '5']);
    expect(errors).toMatchObject([
      {
        extensions: {
          code: 'BAD_USER_INPUT',
          fields: { ids: 'You can compare up to 4 studios' },
        },
      },
    ]);
  });

  test('say on which days they are free next, in studio time, and for how much', async () => {
    server.setTime('2026-12-01T12:00:00Z');
    const { id } = await createStudio(server.database.em, {
      cityId: 'tokyo',
      hours: [{ opensMinute: 600, closesMinute: 960 }],
    });
    const { data } = await ask([String(id)]);
    expect(data!.studiosToCompare[0]!.nextFreeDays).toEqual([
      { date: '2026-12-02', startTime: '10:00', totalCents: 4 * (50_00 + 40_00) + 25_00 },
      { date: '2026-12-03', startTime: '10:00', totalCents: 4 * (50_00 + 40_00) + 25_00 },
    ]);
  });

  test.each([
    ['nextFreeDays(first: 0)', 'first'],
    ['nextFreeDays(first: 8)', 'first'],
    ['nextFreeDays(hours: 7)', 'hours'],
  ])('refuse %s', async (field, name) => {
    const [id] = await studios(1);
    const { errors } = await server.client().graphql(`{ studio(id: ${id}) { ${field} { date } } }`);
    expect(errors).toMatchObject([
      { extensions: { code: 'BAD_USER_INPUT', fields: { [name]: expect.any(String) as string } } },
    ]);
  });

  test('cost a fixed number of statements, however many they are', async () => {
    const ids = await studios(4);
    const statements = async (count: number) => {
      server.database.takeQueries();
      await ask(ids.slice(0, count));
      return server.database.takeQueries().length;
    };
    expect(await statements(4)).toBe(await statements(1));
  });
});
