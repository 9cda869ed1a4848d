import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createStudio } from '#db/studios/studio.factory.ts';
import { useDatabase } from '../testing/test-database.ts';
import { poolOf } from './pool.ts';
import { onWritten, withSources } from './statement-watch.ts';
import { inTransaction } from './transaction.ts';
import { sqlOf } from '../orm.ts';

const database = useDatabase();
let told: string[][] = [];

beforeAll(async () => {
  await createStudio(database.em);
  onWritten(await poolOf(database.orm), (texts) => told.push([...texts]));
});

beforeEach(() => {
  told = [];
});

const rename = sql`UPDATE studios SET name = 'Renamed'`;

test('a statement is told as soon as it is done', async () => {
  await rename.execute(database.sql);
  expect(told.flat()).toEqual(["UPDATE studios SET name = 'Renamed'"]);
});

test('a transaction is told once, when it is committed and before anybody goes on', async () => {
  await inTransaction(database.orm, async (em) => {
    await rename.execute(sqlOf(em));
    await rename.execute(sqlOf(em));
    expect(told).toEqual([]);
  });
  expect(told).toHaveLength(1);
});

test('what is rolled back is not told', async () => {
  const failing = inTransaction(database.orm, async (em) => {
    await rename.execute(sqlOf(em));
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(told.flat()).toEqual([]);
});

test('what a part of a transaction wrote is told, though another part is rolled back', async () => {
  await inTransaction(database.orm, async (em) => {
    await rename.execute(sqlOf(em));
    await sql`SAVEPOINT part`.execute(sqlOf(em));
    await sql`UPDATE cities SET name = name`.execute(sqlOf(em));
    await sql`ROLLBACK TO SAVEPOINT part`.execute(sqlOf(em));
  });
  expect(told.flat().join(' ')).toContain('UPDATE studios');
});

test('statements are known to whom they are sent for, whatever else is going on', async () => {
  const count = (table: string) => () =>
    sql`SELECT count(*) FROM ${sql.table(table)}`.execute(database.sql);
  const [studios, cities] = await Promise.all([
    withSources(count('studios')),
    withSources(count('cities')),
  ]);
  expect([...studios.texts].join()).toMatch(/^SELECT count\(\*\) FROM "studios"$/);
  expect([...cities.texts].join()).toMatch(/^SELECT count\(\*\) FROM "cities"$/);
});
