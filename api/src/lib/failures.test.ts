import { closeSync, existsSync, openSync, writeSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { TimeLimits } from '#db/lib/time-limits.ts';
import { inTransaction } from '#db/lib/transaction.ts';
import { openDatabase, sqlOf } from '#db/orm.ts';
import type { Orm } from '#db/orm.ts';
import { useServer } from '#api/testing/test-server.ts';
import { asDomainError } from './failures.ts';

const server = useServer();

/** What comes of doing something that fails, as callers are told: undefined for a defect. */
async function codeOf(work: () => unknown): Promise<string | undefined> {
  try {
    await work();
  } catch (error) {
    return asDomainError(error)?.code;
  }
  throw new Error('It did not fail.');
}

/** Lets the database refuse with an error of its own. */
function raise(state: string, text = 'so it is'): Promise<unknown> {
  return sql`
    DO ${sql.lit(`BEGIN RAISE EXCEPTION '${text}' USING ERRCODE = '${state}'; END`)}
  `.execute(server.database.sql);
}

/** Does something with a database of one connection, with limits that are long but for these. */
async function withLimits(
  limits: Partial<TimeLimits>,
  work: (orm: Orm) => Promise<unknown>,
  url = server.database.url,
): Promise<void> {
  const long = { connect: 60_000, statement: 60_000, silence: 61_000, idleTransaction: 60_000 };
  const orm = await openDatabase({ url, poolSize: 1, limits: { ...long, ...limits } });
  try {
    await work(orm);
  } finally {
    await orm.close();
  }
}

describe('what cannot be done now is UNAVAILABLE', () => {
  test.each([
    ['08006', 'a connection that failed'],
    ['53100', 'a full disk'],
    ['53200', 'too little memory'],
    ['53300', 'too many connections'],
    ['53400', 'too much of what is configured'],
    ['40P01', 'a deadlock that nothing could be done about'],
    ['57014', 'a statement that was cancelled'],
    ['57P01', 'a database that is shut down'],
    ['57P03', 'a database that starts'],
  ])('%s: %s', async (state) => {
    expect(await codeOf(() => raise(state))).toBe('UNAVAILABLE');
  });

  test('a statement that takes too long', async () => {
    const endless = (orm: Orm) => sql`SELECT pg_sleep(600)`.execute(sqlOf(orm.em));
    expect(await codeOf(() => withLimits({ statement: 100 }, endless))).toBe('UNAVAILABLE');
  });

  test('a database that says nothing', async () => {
    const endless = (orm: Orm) => sql`SELECT pg_sleep(600)`.execute(sqlOf(orm.em));
    expect(await codeOf(() => withLimits({ silence: 500 }, endless))).toBe('UNAVAILABLE');
  });

  test('a transaction that was left open for too long', async () => {
    const slow = (orm: Orm) =>
      inTransaction(orm, async (em) => {
        await sql`SELECT pg_advisory_xact_lock(1)`.execute(sqlOf(em));
        // Waits until it is free.
        await sql`SELECT pg_advisory_xact_lock(1)`.execute(sqlOf(server.database.em));
        await sql`SELECT 1`.execute(sqlOf(em));
      });
    expect(await codeOf(() => withLimits({ idleTransaction: 100 }, slow))).toBe('UNAVAILABLE');
  });

  test('a connection that others use', async () => {
    const crowd = (orm: Orm) =>
      inTransaction(orm, async () => {
        await sql`SELECT 1`.execute(sqlOf(orm.em.fork()));
      });
    expect(await codeOf(() => withLimits({ connect: 500 }, crowd))).toBe('UNAVAILABLE');
  });

  test('a connection that nobody answers', async () => {
    const mute = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(mute, 'listening');
    const url = new URL(server.database.url);
    url.port = String((mute.address() as AddressInfo).port);
    const ask = (orm: Orm) => sql`SELECT 1`.execute(sqlOf(orm.em));
    try {
      expect(await codeOf(() => withLimits({ connect: 100 }, ask, url.href))).toBe('UNAVAILABLE');
    } finally {
      mute.close();
    }
  });

  test.runIf(existsSync('/dev/full'))('a file for which there is no room', async () => {
    const file = openSync('/dev/full', 'w');
    try {
      expect(await codeOf(() => writeSync(file, 'full'))).toBe('UNAVAILABLE');
    } finally {
      closeSync(file);
    }
  });
});

describe('what is a defect is not', () => {
  test.each(['22012', '23505', '42601', 'XX000'])('%s', async (state) => {
    expect(await codeOf(() => raise(state))).toBeUndefined();
  });

  test('whatever it quotes', async () => {
    expect(await codeOf(() => raise('22023', 'Connection terminated'))).toBeUndefined();
  });
});

describe('a full disk', () => {
  const register = (username: string) =>
    server.client().post('/api/auth/register', {
      username,
      email: `${username}@example.com`,
      name: 'Ada',
      password: 'correct horse',
    });

  test('is answered 503 for as long as it is full', async () => {
    const db = server.database.sql;
    await sql`
      CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END
      $$;
      CREATE TRIGGER fail BEFORE INSERT ON users EXECUTE FUNCTION fail()
    `.execute(db);
    const failed = await register('ada');
    expect(failed).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE', retryAfter: 2 } });
    expect(failed.headers.get('Retry-After')).toBe('2');
    expect((await server.client().get('/api/studios')).status).toBe(200);
    await sql`DROP TRIGGER fail ON users; DROP FUNCTION fail`.execute(db);
    expect((await register('ada')).status).toBe(201);
  });
});
