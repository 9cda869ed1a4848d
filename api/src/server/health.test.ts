import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parse } from 'graphql';
import { pino } from 'pino';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { startEmbeddedServer, throwAwaySettings, urlOf } from '#db/embedded/embedded-server.ts';
import type { EmbeddedServer } from '#db/embedded/embedded-server.ts';
import { openDatabase } from '#db/orm.ts';
import { createDatabase, prepareDatabase } from '#db/prepare.ts';
import { openFileStore } from '#api/lib/file-store.ts';
import { databaseRateLimits } from '#api/lib/rate-limits.ts';
import { fakePage, fakePages } from '#api/testing/fake-pages.ts';
import { TestClient } from '#api/testing/test-client.ts';
import { useServer } from '#api/testing/test-server.ts';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { graphqlEndpoint, startGraphql } from './graphql.ts';
import { healthChecks } from './health.ts';
import { PageCache } from './pages/page-cache.ts';
import type { FinishedPage } from './pages/page-rendering.ts';
import { pageRoutes } from './pages/pages.ts';
import { poolOf } from './runtime.ts';
import { buildApiSchema } from './schema.ts';
import { shutDown } from './shutdown.ts';

const silent = pino({ level: 'silent' });

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

describe('a database that is lost', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'roomtone-lost-'));
  chmodSync(dataDir, 0o755);
  const startDatabase = (settings = {}) =>
    startEmbeddedServer({ dataDir, settings: { ...throwAwaySettings, ...settings } });
  let database: EmbeddedServer;
  let http: Server | undefined;

  afterEach(async () => {
    http?.closeAllConnections();
    http?.close();
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  test('is answered 503 and healed without a restart', { timeout: 60_000 }, async () => {
    database = await startDatabase();
    const url = urlOf(database, 'roomtone');
    await createDatabase({ url });
    const orm = await openDatabase({ url, poolSize: 4 });
    await prepareDatabase(orm);
    const config = readConfig({ RATE_LIMIT_FACTOR: '1000' });
    const runtime = {
      config,
      orm,
      log: silent,
      rateLimits: databaseRateLimits(await poolOf(orm), 1000),
      clock: Date.now,
      secrets: undefined,
      files: openFileStore(dataDir),
      changed: () => undefined,
    };
    const graphql = await startGraphql(await buildApiSchema(), silent);
    const source = fakePages(async ({ execute }) => {
      const query = parse('{ categories { id } }');
      const { errors } = await execute({ query, variables: {}, operationName: undefined });
      return fakePage({ body: errors ? 'Some of it is missing' : 'All of it' });
    });
    const cache = new PageCache<FinishedPage>(Date.now);
    http = createServer(
      createApp(runtime, {
        health: healthChecks(runtime),
        graphql: graphqlEndpoint(graphql),
        pages: pageRoutes(runtime, { source, cache, graphql }),
      }),
    );
    await new Promise<void>((listening) => {
      http!.listen(0, '127.0.0.1', listening);
    });
    const client = new TestClient(`http://127.0.0.1:${(http.address() as AddressInfo).port}`);
    expect((await client.get('/api/studios')).status).toBe(200);

    await database.stop();
    const lost = await client.get('/api/studios');
    expect(lost).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE', retryAfter: 2 } });
    expect(lost.headers.get('Retry-After')).toBe('2');
    const query = await client.graphql('{ categories { id } }');
    expect(query).toMatchObject({ status: 503, errors: [{ extensions: { code: 'UNAVAILABLE' } }] });
    const page = await client.fetch('/');
    const headers = { 'Accept-Language': 'ja', Cookie: 'roomtone_session=unknown' };
    const japanese = await client.fetch('/', { headers });
    expect([page.status, page.headers.get('Retry-After')]).toEqual([503, '2']);
    expect(await page.text()).toContain('<h1>Back in a moment</h1>');
    expect(await japanese.text()).toContain('<h1>まもなく再開します</h1>');
    expect((await client.get('/readyz')).status).toBe(503);
    expect((await client.get('/healthz')).status).toBe(200);

    // The embedded server takes a free port; here it has to be the one that is known.
    database = await startDatabase({ port: new URL(url).port });
    let status = 503;
    for (let attempt = 0; attempt < 50 && status !== 200; attempt += 1) {
      ({ status } = await client.get('/api/studios'));
      await sleep(100);
    }
    expect(status).toBe(200);
    expect((await client.get('/readyz')).status).toBe(200);
    expect(await (await client.fetch('/')).text()).toContain('All of it');
    await orm.close();
  });
});

describe('shutting down', () => {
  async function listening(handler: Parameters<typeof createServer>[1]) {
    const server = createServer({ keepAliveTimeout: 65_000 }, handler);
    await new Promise<void>((ready) => {
      server.listen(0, '127.0.0.1', ready);
    });
    return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
  }

  test('lets requests that have begun finish, then closes in order', async () => {
    const steps: string[] = [];
    const warn = vi.spyOn(silent, 'warn');
    const { server, url } = await listening((_request, response) => {
      void sleep(200).then(() => response.end('done'));
    });
    const answer = fetch(url).then((response) => response.text());
    await sleep(50);
    await shutDown({
      server,
      log: silent,
      timeoutMs: 5000,
      drain: () => steps.push('drain'),
      close: [
        async () => {
          steps.push('sweeper');
        },
        async () => {
          steps.push('database');
        },
      ],
    });
    expect(await answer).toBe('done');
    expect(warn).not.toHaveBeenCalled();
    expect(steps).toEqual(['drain', 'sweeper', 'database']);
    await expect(fetch(url)).rejects.toThrow('fetch failed');
  });

  test('cuts off requests that take too long', async () => {
    const { server, url } = await listening(() => undefined);
    const answer = fetch(url).then(
      () => 'answered',
      () => 'cut off',
    );
    await sleep(50);
    await shutDown({ server, log: silent, timeoutMs: 100, drain: () => undefined, close: [] });
    expect(await answer).toBe('cut off');
  });
});
