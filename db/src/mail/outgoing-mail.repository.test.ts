import { expect, test } from 'vitest';
import { useDatabase } from '#db/testing/test-database.ts';
import { insertMail, takeUnqueuedMail } from './outgoing-mail.repository.ts';

const database = useDatabase();
const now = Date.parse('2026-12-01T12:00:00Z');

async function write(priority: number, count: number): Promise<void> {
  const drafts = Array.from({ length: count }, (_, index) => ({
    recipient: 'somebody@example.com',
    kind: 'test',
    notification: null,
    data: {},
    deduplicationKey: `${priority}:${index}`,
    priority,
  }));
  await insertMail(database.sql, drafts, now);
}

test('the outbox gives away what is urgent first, then what is older', async () => {
  await write(-1, 2000);
  await write(0, 3);
  await write(1, 2);
  const taken = await takeUnqueuedMail(database.sql, 7, now);
  expect(taken.map(({ priority }) => priority)).toEqual([1, 1, 0, 0, 0, -1, -1]);
  const ids = taken.map(({ id }) => id);
  expect(ids.slice(0, 2)).toEqual(ids.slice(0, 2).toSorted((one, other) => one - other));
  expect(ids.slice(5)).toEqual([1, 2]);
});

test('those who take at the same time get different ones, in one statement each', async () => {
  database.takeQueries();
  const taken = await Promise.all([
    takeUnqueuedMail(database.sql, 500, now),
    takeUnqueuedMail(database.sql, 500, now),
  ]);
  expect(database.takeQueries()).toHaveLength(2);
  expect(new Set(taken.flat().map(({ id }) => id)).size).toBe(1000);
});
