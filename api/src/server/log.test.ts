import { once } from 'node:events';
import { createServer, request as startRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createUser } from '#db/accounts/user.factory.ts';
import { eventually } from '#db/testing/eventually.ts';
import { useDatabase } from '#db/testing/test-database.ts';
import { openLog } from './log.ts';
import { requestLog } from './request-log.ts';

const database = useDatabase();
const secret = 'Zk3x-9_aQ7bV2mN8pL4tR6yU1wE5sD0f';

let lines: string[] = [];
const log = openLog('info', { write: (line) => lines.push(line) });
const cleanups: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const cleanUp of cleanups.splice(0)) await cleanUp();
  lines = [];
});

/** What was logged, as one text and as entries. */
function logged() {
  return { text: lines.join(''), entries: lines.map((line) => JSON.parse(line) as Entry) };
}

interface Entry {
  level: number;
  msg: string;
  req?: { method: string; url: string };
  res?: { statusCode: number };
  err?: Record<string, unknown>;
}

const INFO = 30;
const WARN = 40;
const ERROR = 50;

describe('the log of an error', () => {
  beforeAll(async () => {
    await createUser(database.em, { username: 'taken', email: 'nora@example.com' });
  });

  test('of the database names the constraint, and nobody who broke it', async () => {
    const twice = () => createUser(database.em, { username: 'other', email: 'nora@example.com' });
    await twice().catch((error: unknown) => log.error({ err: error }, 'failed'));
    const { text, entries } = logged();
    expect(text).not.toContain('nora@example.com');
    expect(entries[0]?.err).toMatchObject({
      type: 'UniqueConstraintViolationException',
      code: '23505',
      table: 'users',
      constraint: 'users_email_unique',
      stack: expect.stringMatching(/^Unique.*\n\s+at /) as string,
    });
  });

  test('of the database quotes no value', async () => {
    const cast = sql`SELECT ${secret}::integer`.execute(database.sql);
    await cast.catch((error: unknown) => log.error({ err: error }, 'failed'));
    const { text, entries } = logged();
    expect(text).not.toContain(secret);
    expect(entries[0]?.err?.message).toBe('invalid input syntax for type integer: "…"');
  });

  test('holds no connection, no addresses with secrets, and no facts that are not known', () => {
    const client = { user: 'roomtone', password: secret };
    const cause = new Error(`connect to postgresql://roomtone:${secret}@db/rooms`);
    const error = new Error(`fetch of /api/auth/callback?code=${secret}`, { cause });
    Object.assign(error, { client, code: 'ECONNRESET', variables: { password: secret } });
    log.error({ err: error, url: `https://roomtone.example/x?token=${secret}` }, 'failed');
    const { text, entries } = logged();
    expect(text).not.toContain(secret);
    expect(entries[0]).toMatchObject({
      url: 'https://roomtone.example/x?token=…',
      err: {
        type: 'Error',
        message: 'fetch of /api/auth/callback?code=…',
        code: 'ECONNRESET',
        cause: { message: 'connect to postgresql://db/rooms' },
      },
    });
  });

  test('holds every error that one stands for, however they cause each other', () => {
    const [one, other] = [new Error('one'), new Error('other')];
    one.cause = other;
    other.cause = one;
    log.error({ err: new AggregateError([one, 'text'], 'both') }, 'failed');
    expect(logged().entries[0]?.err).toMatchObject({
      type: 'AggregateError',
      message: 'both',
      errors: [{ message: 'one', cause: { message: 'other' } }],
    });
  });

  test('of any other kind is a text', () => {
    log.error({ err: `GET /x?token=${secret}` }, 'failed');
    log.error({ err: Object.assign(Object.create(null), { secret }) as object }, 'failed');
    expect(logged().entries.map(({ err }) => err)).toEqual(['GET /x?token=…', 'object']);
  });
});

describe('the log of requests', () => {
  /** A server that logs what it is asked, and answers with the status in the path, or nothing. */
  async function startServer() {
    const { promise: arrived, resolve } = Promise.withResolvers<void>();
    const app = express();
    app.use(requestLog(log));
    app.all('/silent', () => resolve());
    app.all('/:status{/*rest}', (request, response) => {
      response.status(Number(request.params.status)).end();
    });
    const server = createServer(app);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    cleanups.push(async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    });
    return { port: (server.address() as AddressInfo).port, arrived };
  }

  test.each([
    ['/200/callback?code=SECRET&state=SECRET', '/200/callback?code=…&state=…'],
    ['/200/unsubscribe?key=SECRET', '/200/unsubscribe?key=…'],
    ['/200/saved/shared/SECRET', '/200/saved/shared/…'],
  ])('%s holds no secret, in what is asked or where it came from', async (path, url) => {
    const { port } = await startServer();
    await fetch(`http://127.0.0.1:${port}${path.replaceAll('SECRET', secret)}`, {
      headers: { Cookie: `session=${secret}`, Referer: `https://x.example/?token=${secret}` },
    });
    await eventually(() => expect(lines).toHaveLength(1));
    const { text, entries } = logged();
    expect(text).not.toContain(secret);
    expect(entries[0]).toMatchObject({
      level: INFO,
      msg: 'request completed',
      req: { method: 'GET', url },
      res: { statusCode: 200 },
    });
  });

  test.each([
    [500, ERROR],
    [503, WARN],
    [404, INFO],
  ])('tells %d at level %d, without a stack that leads nowhere', async (statusCode, level) => {
    const { port } = await startServer();
    await fetch(`http://127.0.0.1:${port}/${statusCode}`);
    await eventually(() => expect(lines).toHaveLength(1));
    expect(logged().entries[0]).toMatchObject({ level, res: { statusCode } });
    expect(logged().text).not.toContain('    at ');
  });

  test('tells an upload that its sender gave up as no error', async () => {
    const { port, arrived } = await startServer();
    const upload = startRequest({ port, path: '/silent', method: 'PUT' });
    upload.on('error', () => undefined);
    upload.write('half of a picture');
    await arrived;
    upload.destroy();
    await eventually(() => expect(lines).toHaveLength(1));
    expect(logged().entries[0]).toMatchObject({ level: INFO, msg: 'request aborted' });
  });
});
