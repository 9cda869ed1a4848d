import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { useDatabase } from '../testing/test-database.ts';

// One connection, so that what it has prepared can be looked at.
const database = useDatabase({ poolSize: 1 });

async function preparedTexts(db = database.sql): Promise<string[]> {
  const { rows } = await sql<{ statement: string }>`
    SELECT statement FROM pg_prepared_statements
  `.execute(db);
  return rows.map(({ statement }) => statement);
}

async function repeat(times: number, work: () => Promise<unknown>): Promise<void> {
  for (let time = 0; time < times; time += 1) await work();
}

test('a statement that is sent again and again is prepared', async () => {
  const double = (value: number) =>
    sql<{ doubled: number }>`SELECT ${value}::int * 2 AS doubled`.execute(database.sql);
  await repeat(10, () => double(3));
  expect(await preparedTexts()).toContain('SELECT $1::int * 2 AS doubled');
  expect((await double(21)).rows).toEqual([{ doubled: 42 }]);
});

test('a statement that is sent once is not', async () => {
  await sql`SELECT 'once' AS seldom`.execute(database.sql);
  expect(await preparedTexts()).not.toContain(`SELECT 'once' AS seldom`);
});

test('a statement outlives a migration that changes what it returns', async () => {
  await sql`CREATE TABLE changing (value integer)`.execute(database.sql);
  await sql`INSERT INTO changing VALUES (7)`.execute(database.sql);
  const read = () => sql<{ value: unknown }>`SELECT value FROM changing`.execute(database.sql);
  await repeat(10, read);
  await sql`ALTER TABLE changing ALTER COLUMN value TYPE text`.execute(database.sql);
  expect((await read()).rows).toEqual([{ value: '7' }]);
});

describe('many texts', () => {
  const full = useDatabase({ poolSize: 1 });

  test('are not all kept by every connection', async () => {
    for (let number = 0; number < 250; number += 1) {
      await repeat(6, () => sql`SELECT ${sql.lit(number)} AS number`.execute(full.sql));
    }
    expect(await preparedTexts(full.sql)).toHaveLength(200);
  });
});
