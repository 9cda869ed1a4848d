import { expect, test } from 'vitest';
import { sqlOf } from '#db/orm.ts';
import { createStudio } from '#db/studios/studio.factory.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer({ keepsFacts: true });

/** What a list says of how many there are in all, and the statements that count them. */
async function count(path: string) {
  server.database.takeQueries();
  const { headers } = await server.client().get(path);
  const counting = server.database.takeQueries().filter((text) => text.includes('count(*)'));
  return { total: Number(headers.get('X-Total-Count')), statements: counting.length };
}

test('all studios are counted once, and anew as soon as there is one more or less', async () => {
  const { em } = server.database;
  const { id } = await createStudio(em);
  await createStudio(em);
  expect(await count('/api/studios')).toEqual({ total: 2, statements: 1 });
  expect(await count('/api/studios?limit=1&sort=price')).toEqual({ total: 2, statements: 0 });
  await createStudio(em);
  expect(await count('/api/studios')).toEqual({ total: 3, statements: 1 });
  const rejected = sqlOf(em).updateTable('studios').set({ status: 'rejected' });
  await rejected.where('id', '=', id).execute();
  expect(await count('/api/studios')).toEqual({ total: 2, statements: 1 });
});

test('those that a filter leaves are counted each time', async () => {
  await createStudio(server.database.em, { name: 'Heron House' });
  await count('/api/studios');
  const found = await count('/api/studios?q=heron');
  expect(found).toEqual({ total: 1, statements: 1 });
  expect(await count('/api/studios?q=heron')).toEqual(found);
});
