import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { sqlOf } from '../orm.ts';
import { useDatabase } from '../testing/test-database.ts';
import { inTransaction } from './transaction.ts';

const database = useDatabase();

beforeAll(async () => {
  await sql`CREATE TABLE counters (id integer PRIMARY KEY, count integer NOT NULL)`.execute(
    database.sql,
  );
  await sql`INSERT INTO counters VALUES (1, 0), (2, 0)`.execute(database.sql);
});

/** Adds one to two counters in a given order, and says how often it began. */
async function addInOrder(first: number, second: number, onFirst: () => Promise<unknown>) {
  let attempts = 0;
  await inTransaction(database.orm, async (em) => {
    attempts += 1;
    const db = sqlOf(em);
    await sql`SET LOCAL deadlock_timeout = '20ms'`.execute(db);
    const add = (id: number) => sql`UPDATE counters SET count = count + 1 WHERE id = ${id}`;
    await add(first).execute(db);
    if (attempts === 1) await onFirst();
    await add(second).execute(db);
  });
  return attempts;
}

test('transactions that wait for each other are both done in the end, once', async () => {
  const barriers = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const meet = async (own: number) => {
    barriers[own]!.resolve();
    await Promise.all(barriers.map(({ promise }) => promise));
  };
  const attempts = await Promise.all([
    addInOrder(1, 2, () => meet(0)),
    addInOrder(2, 1, () => meet(1)),
  ]);
  expect(attempts.toSorted()).toEqual([1, 2]);
  const { rows } = await sql`SELECT id, count FROM counters ORDER BY id`.execute(database.sql);
  expect(rows).toEqual([
    { id: 1, count: 2 },
    { id: 2, count: 2 },
  ]);
});

test('what fails otherwise is not tried again, and leaves nothing', async () => {
  let attempts = 0;
  const failing = inTransaction(database.orm, async (em) => {
    attempts += 1;
    await sql`UPDATE counters SET count = 100`.execute(sqlOf(em));
    throw new Error('No.');
  });
  await expect(failing).rejects.toThrow('No.');
  expect(attempts).toBe(1);
  const { rows } = await sql`SELECT max(count) AS most FROM counters`.execute(database.sql);
  expect(rows).toEqual([{ most: 2 }]);
});

test('what must only read cannot write', async () => {
  const writing = inTransaction(
    database.orm,
    (em) => sql`UPDATE counters SET count = 100`.execute(sqlOf(em)),
    { readOnly: true },
  );
  await expect(writing).rejects.toThrow('read-only transaction');
});
