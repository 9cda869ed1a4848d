import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { sqlOf, openDatabase } from './orm.ts';
import { createDatabase } from './prepare.ts';
import { useDatabase } from './testing/test-database.ts';

const database = useDatabase();

test('a database that several processes create at the same time is created once', async () => {
  const url = new URL(database.url);
  const name = `created_${randomBytes(6).toString('hex')}`;
  url.pathname = name;
  await Promise.all([1, 2, 3, 4].map(() => createDatabase({ url: url.href })));
  const created = await openDatabase({ url: url.href });
  const { rows } = await sql`SELECT current_database() AS name`.execute(sqlOf(created.em));
  await created.close();
  expect(rows).toEqual([{ name }]);
  await sql`DROP DATABASE ${sql.id(name)} WITH (FORCE)`.execute(database.sql);
});
