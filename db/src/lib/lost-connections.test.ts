import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { sqlOf } from '../orm.ts';
import { useDatabase } from '../testing/test-database.ts';
import { inTransaction } from './transaction.ts';

// One connection, so that nothing works any more once it is missing.
const database = useDatabase({ poolSize: 1 });

/** Ends the connections to the database of this test, as a database that dies does. */
const loseConnection = sql`
  SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()
`;

/** Over a connection that is not that of a transaction. */
const ask = async () => {
  const { rows } = await sql<{ value: number }>`SELECT 1 AS value`.execute(sqlOf(database.em));
  return rows;
};

test('a transaction that loses its connection leaves the pool another one', async () => {
  const lost = inTransaction(database.orm, (em) => loseConnection.execute(sqlOf(em)));
  await expect(lost).rejects.toThrow(/terminat/);
  expect(await ask()).toEqual([{ value: 1 }]);
});

test('and so does one that goes on for a while before it notices', async () => {
  const lost = inTransaction(database.orm, async (em) => {
    await loseConnection.execute(sqlOf(em)).catch(() => undefined);
    // Only another connection can answer that.
    expect(await ask()).toEqual([{ value: 1 }]);
    await sql`SELECT 1`.execute(sqlOf(em));
  });
  await expect(lost).rejects.toThrow(/connection/i);
  expect(await ask()).toEqual([{ value: 1 }]);
});
