import { once } from 'node:events';
import { createServer } from 'node:http';
import { createServer as createMuteServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, describe, expect, test } from 'vitest';
import { EmbeddedServerError } from '#db/embedded/embedded-server-error.ts';
import { openDatabase } from '#db/orm.ts';
import { prepareDatabase } from '#db/prepare.ts';
import { useDatabase } from '#db/testing/test-database.ts';
import { bannerOf } from './banner.ts';
import { readConfig } from './config.ts';
import type { Config } from './config.ts';
import { openServerDatabase } from './database.ts';
import { listen } from './listen.ts';
import { explainFailedStart } from './start-failures.ts';
import { Teardown } from './teardown.ts';

const silent = pino({ level: 'silent' });

async function failureOf(start: () => unknown): Promise<string> {
  try {
    await start();
  } catch (error) {
    return explainFailedStart(error);
  }
  throw new Error('It did not fail.');
}

describe('a start that fails says what to do', () => {
  const servers: Server[] = [];
  const database = useDatabase();

  afterEach(() => {
    for (const server of servers.splice(0)) server.close();
  });

  async function listenOn(port: number, host = '127.0.0.1'): Promise<number> {
    const server = createServer();
    servers.push(server);
    return listen(server, { port, host });
  }

  async function prepare(change: (url: URL) => void): Promise<void> {
    const url = new URL(database.url);
    change(url);
    const orm = await openDatabase({ url: url.href });
    try {
      await prepareDatabase(orm);
    } finally {
      await orm.close();
    }
  }

  async function openAndClose(config: Config): Promise<void> {
    const teardown = new Teardown();
    try {
      await openServerDatabase({ config, log: silent, teardown, onLost: () => undefined });
    } finally {
      await teardown.run();
    }
  }

  test('when the configuration is wrong', async () => {
    expect(await failureOf(() => readConfig({ PORT: '-1' }))).toBe(
      'The configuration is wrong: PORT must be greater than or equal to 0.',
    );
  });

  test('when the port is taken', async () => {
    const port = await listenOn(0);
    expect(await failureOf(() => listenOn(port))).toBe(
      `Port ${port} is in use by another program. Set PORT to another one, or to 0 for any that is free.`,
    );
  });

  test('when the address is not of this machine', async () => {
    expect(await failureOf(() => listenOn(0, '192.0.2.1'))).toBe(
      'This machine has no address 192.0.2.1. Correct HOST.',
    );
  });

  test('when no database answers, without telling the password', async () => {
    // Nobody listens on what has just been free.
    const port = await listenOn(0);
    servers.splice(0).map((server) => server.close());
    expect(await failureOf(() => prepare((url) => (url.port = String(port))))).toBe(
      `No database results at 127.0.0.1:${port}. Correct DATABASE_URL, or start the database.`,
    );
  });

  test('when the database does not answer', async () => {
    const mute = createMuteServer(() => undefined);
    servers.push(mute);
    mute.listen(0, '127.0.0.1');
    await once(mute, 'listening');
    const { port } = mute.address() as AddressInfo;
    const config = readConfig({
      DATABASE_URL: `postgresql://127.0.0.1:${port}/roomtone`,
      DATABASE_CONNECT_SECONDS: '0.1',
    });
    expect(await failureOf(() => openAndClose(config))).toBe(
      'The database does not answer in time. Correct DATABASE_URL.',
    );
  });

  test('when the embedded database does not come up', () => {
    const error = new EmbeddedServerError('PostgreSQL could not be started.');
    expect(explainFailedStart(error)).toBe('PostgreSQL could not be started.');
  });

  test('when the disk is full', async () => {
    const raise = sql`DO $$ BEGIN RAISE EXCEPTION 'could not extend' USING ERRCODE = 'disk_full'; END $$`;
    expect(await failureOf(() => raise.execute(database.sql))).toBe(
      'The disk is full. Make room on it.',
    );
  });

  test('when the database refuses the login', async () => {
    expect(await failureOf(() => prepare((url) => (url.password = 'guess')))).toMatch(
      /^The database refuses the login: .*\. Correct DATABASE_URL\.$/,
    );
  });

  test('when the database is too old', async () => {
    const name = sql.id(new URL(database.url).pathname.slice(1));
    // Found before the server's own, whose version cannot be changed.
    await sql`
      CREATE FUNCTION public.current_setting(text) RETURNS text LANGUAGE sql
        AS $$ SELECT '140011' $$;
      ALTER DATABASE ${name} SET search_path = public, pg_catalog
    `.execute(database.sql);
    const config = readConfig({ DATABASE_URL: database.url });
    try {
      expect(await failureOf(() => openAndClose(config))).toBe(
        'DATABASE_URL leads to PostgreSQL 14; version 15 or later is needed.',
      );
    } finally {
      await sql`
        ALTER DATABASE ${name} RESET search_path;
        DROP FUNCTION public.current_setting
      `.execute(database.sql);
    }
  });

  test('and tells everything when it is a defect', () => {
    expect(explainFailedStart(new TypeError('x is not a function'))).toMatch(
      /^Roomtone could not start: TypeError: x is not a function\n\s+at /,
    );
  });
});

describe('the banner', () => {
  const account = {
    name: 'Nell',
    username: 'nell',
    email: 'nell@example.com',
    password: 'public',
    role: 'musician',
  } as const;

  test.each([
    [{ HOST: '0.0.0.0' }, 'http://localhost:4000'],
    [{ HOST: '127.0.0.1' }, 'http://127.0.0.1:4000'],
    [{ HOST: '::1' }, 'http://[::1]:4000'],
    [{ PUBLIC_URL: 'https://roomtone.example' }, 'https://roomtone.example'],
  ])('with %j names %s', (environment, address) => {
    expect(bannerOf(readConfig(environment), 4000, [])).toBe(
      `\nRoomtone is ready at ${address}\n\n`,
    );
  });

  test('lists the accounts to try it with', () => {
    expect(bannerOf(readConfig({}), 4000, [account])).toContain(
      'Log in as\n  musician  nell            password: public\n',
    );
  });
});

describe('taking down what was started', () => {
  test('runs the last step first, and each even if one fails', async () => {
    const steps: string[] = [];
    const teardown = new Teardown();
    teardown.add(async () => void steps.push('database'));
    teardown.add(() => Promise.reject(new Error('broken')));
    teardown.add(async () => void steps.push('server'));
    await teardown.run();
    await teardown.run();
    expect(steps).toEqual(['server', 'database']);
  });
});
