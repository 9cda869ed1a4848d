import { createServer } from 'node:http';
import type { Server } from 'node:http';
import express from 'express';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '#db/lib/transaction.ts';
import { sqlOf } from '#db/orm.ts';
import { eventually } from '#db/testing/eventually.ts';
import { useDatabase } from '#db/testing/test-database.ts';
import { poolOf } from '#db/lib/pool.ts';
import { TestClient } from '#api/testing/test-client.ts';
import { useServer } from '#api/testing/test-server.ts';
import { healthChecks } from './health.ts';
import { listen } from './listen.ts';

describe('health', () => {
  const server = useServer();

  test('says that the process runs and that it can serve', async () => {
    for (const path of ['/healthz', '/readyz']) {
      const { status, headers, body } = await server.client().get(path);
      expect([status, body]).toEqual([200, { status: 'ok' }]);
      expect(headers.get('Cache-Control')).toBe('no-store');
    }
  });
});

describe('a database that does not answer', () => {
  const database = useDatabase({ poolSize: 1 });
  let server: Server;
  let client: TestClient;

  beforeAll(async () => {
    const log = pino({ level: 'silent' });
    const { router } = healthChecks({ orm: database.orm, log }, 50);
    server = createServer(express().use(router));
    const port = await listen(server, { port: 0, host: '127.0.0.1' });
    client = new TestClient(`http://127.0.0.1:${port}`);
  });

  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  test('is not waited for, and however many look one connection is asked for', async () => {
    const pool = await poolOf(database.orm);
    await inTransaction(database.orm, async (em) => {
      // The only connection is in use.
      await sql`SELECT 1`.execute(sqlOf(em));
      const looks = await Promise.all([1, 2, 3].map(() => client.get('/readyz')));
      expect(looks.map(({ status }) => status)).toEqual([503, 503, 503]);
      expect(pool.waitingCount).toBe(1);
      expect((await client.get('/healthz')).status).toBe(200);
    });
    await eventually(async () => expect((await client.get('/readyz')).status).toBe(200));
  });
});
