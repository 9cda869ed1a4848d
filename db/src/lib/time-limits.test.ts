import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterEach, describe, expect, test } from 'vitest';
import { eventually } from '#db/testing/eventually.ts';
import { openDatabase, sqlOf } from '../orm.ts';
import type { Orm } from '../orm.ts';
import { startStallingProxy } from '../testing/stalling-proxy.ts';
import { useDatabase } from '../testing/test-database.ts';
import { endWhenSilent } from './time-limits.ts';
import type { TimeLimits } from './time-limits.ts';
import { inTransaction } from './transaction.ts';

const database = useDatabase();
const closing: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

/** A database with one connection and these limits; all others are long. */
async function openLimited(limits: Partial<TimeLimits>, url = database.url): Promise<Orm> {
  const long = { connect: 60_000, statement: 60_000, silence: 61_000, idleTransaction: 60_000 };
  const orm = await openDatabase({ url, poolSize: 1, limits: { ...long, ...limits } });
  closing.push(() => orm.close());
  return orm;
}

async function openProxy() {
  const proxy = await startStallingProxy(database.url);
  closing.push(() => proxy.close());
  return proxy;
}

/** The database's id of the connection that answers, which is not that of a transaction. */
async function ask(orm: Orm): Promise<number> {
  const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(
    sqlOf(orm.em.fork()),
  );
  return rows[0]!.pid;
}

/** The same, however short the limits are and busy the machine. */
const retryUntilAnswered = (orm: Orm) => eventually(() => ask(orm));

const lock = sql`SELECT pg_advisory_xact_lock(1)`;

describe('a statement', () => {
  test('is cancelled when it takes too long, and its connection goes on', async () => {
    const orm = await openLimited({ statement: 100 });
    const pid = await retryUntilAnswered(orm);
    const endless = sql`SELECT pg_sleep(600)`.execute(sqlOf(orm.em));
    await expect(endless).rejects.toMatchObject({ code: '57014' });
    expect(await retryUntilAnswered(orm)).toBe(pid);
  });

  test('fails when nothing is heard any more, and its connection is not used again', async () => {
    const proxy = await openProxy();
    const orm = await openLimited({ silence: 500 }, proxy.url);
    const pid = await retryUntilAnswered(orm);
    proxy.stall();
    await expect(ask(orm)).rejects.toMatchObject({
      name: 'SilentDatabaseError',
      code: 'ETIMEDOUT',
    });
    expect(await retryUntilAnswered(orm)).not.toBe(pid);
  });

  test('does not suffer from the connection having been idle before', async () => {
    const client = new Client({ connectionString: database.url });
    await client.connect();
    closing.push(() => client.end());
    endWhenSilent(client, 1000);
    // At the very moment at which the connection has been silent for so long.
    const asked = new Promise((resolve) => {
      client.connection.stream.once('timeout', () => resolve(client.query('SELECT 1 AS value')));
    });
    expect(await asked).toMatchObject({ rows: [{ value: 1 }] });
  });

  test('may take as long as it likes without a limit, whatever the database says', async () => {
    const name = sql.id(new URL(database.url).pathname.slice(1));
    await sql`
      ALTER DATABASE ${name} SET statement_timeout = 1000;
      ALTER DATABASE ${name} SET idle_in_transaction_session_timeout = 1000
    `.execute(database.sql);
    closing.push(async () => {
      await sql`ALTER DATABASE ${name} RESET ALL`.execute(database.sql);
    });
    const orm = await openLimited({ statement: 0, silence: 0, idleTransaction: 0 });
    const { rows } = await sql`
      SELECT current_setting('statement_timeout') AS statement,
        current_setting('idle_in_transaction_session_timeout') AS idle
    `.execute(sqlOf(orm.em));
    expect(rows).toEqual([{ statement: '0', idle: '0' }]);
  });
});

describe('a transaction', () => {
  test('that nothing is heard of any more leaves the pool another connection', async () => {
    const proxy = await openProxy();
    const orm = await openLimited({ silence: 500 }, proxy.url);
    await retryUntilAnswered(orm);
    const stalled = inTransaction(orm, async (em) => {
      proxy.stall();
      await lock.execute(sqlOf(em));
    });
    await expect(stalled).rejects.toMatchObject({ code: 'ETIMEDOUT' });
    await retryUntilAnswered(orm);
  });

  test('that is left open for too long holds no locks', async () => {
    const orm = await openLimited({ idleTransaction: 100 });
    const forgotten = inTransaction(orm, async (em) => {
      await lock.execute(sqlOf(em));
      // Waits until it is free.
      await lock.execute(sqlOf(database.em));
      await lock.execute(sqlOf(em));
    });
    await expect(forgotten).rejects.toThrow(/connection/i);
    await retryUntilAnswered(orm);
  });
});

describe('a connection', () => {
  test('that nobody answers fails', async () => {
    const mute = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(mute, 'listening');
    closing.push(async () => void mute.close());
    const url = new URL(database.url);
    url.port = String((mute.address() as AddressInfo).port);
    const orm = await openLimited({ connect: 100 }, url.href);
    await expect(ask(orm)).rejects.toThrow(/timeout/);
  });

  test('that others hold for too long fails, and is there again when it is free', async () => {
    const orm = await openLimited({ connect: 500 });
    await retryUntilAnswered(orm);
    await inTransaction(orm, async (em) => {
      await lock.execute(sqlOf(em));
      await expect(ask(orm)).rejects.toThrow('timeout exceeded when trying to connect');
    });
    await retryUntilAnswered(orm);
  });
});
