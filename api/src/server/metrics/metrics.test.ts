import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PgBoss } from 'pg-boss';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countJobs } from '#db/admin/job-counts.repository.ts';
import { TestClient } from '#api/testing/test-client.ts';
import { useServer } from '#api/testing/test-server.ts';
import { createApp, createHealthApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { graphqlEndpoint } from '../graphql-endpoint.ts';
import { startGraphql } from '../graphql.ts';
import { healthChecks } from '../health.ts';
import { poolOf } from '#db/lib/pool.ts';
import { buildApiSchema } from '../schema.ts';
import { Teardown } from '../teardown.ts';
import { openMetrics } from './open-metrics.ts';
import type { OpenMetrics } from './open-metrics.ts';
import type { MetricSources } from './metrics.ts';

const product = useServer();
const token = 'of tests only, and long';
const bearer = { Authorization: `Bearer ${token}` };
let server: Server;
let sources: MetricSources;
let client: TestClient;
let jobsAreCounted = true;

async function listening(started: Server): Promise<string> {
  started.listen(0, '127.0.0.1');
  await once(started, 'listening');
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}`;
}

function open(
  env: Record<string, string>,
  log = pino({ level: 'silent' }),
  teardown = new Teardown(),
) {
  return openMetrics({ config: readConfig(env), log, teardown, sources });
}

beforeAll(async () => {
  const { runtime, database } = product;
  sources = {
    pool: await poolOf(database.orm),
    pages: () => ({ hits: 3, misses: 2, entries: 2, bytes: 4096 }),
    answers: () => ({ hits: 9, misses: 1, entries: 1, bytes: 2048 }),
    jobs: () => (jobsAreCounted ? countJobs(database.sql) : Promise.reject(new Error('down'))),
    sockets: () => ({ graphql: 5 }),
  };
  const metrics = (await open({ METRICS_TOKEN: token }))!;
  const graphql = await startGraphql(await buildApiSchema(), runtime.log, [
    metrics.metrics.graphqlPlugin(),
  ]);
  server = createServer();
  metrics.metrics.observe(server);
  const health = healthChecks(runtime);
  const parts = { health, graphql: graphqlEndpoint(graphql), metrics: metrics.endpoint };
  server.on('request', createApp(runtime, parts));
  client = new TestClient(await listening(server));
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
});

const read = async () => {
  const response = await client.fetch('/metrics', { headers: bearer });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('text/plain; version=0.0.4');
  return response.text();
};

/** The values of a label that a metric has. */
const labelsOf = (text: string, metric: string, label: string) => [
  ...new Set(
    [...text.matchAll(new RegExp(`^${metric}_count\\{[^}]*\\b${label}="([^"]*)"`, 'gm'))].map(
      ([, value]) => value,
    ),
  ),
];

test('requests are counted by the template of their route, whatever is asked for', async () => {
  const asked = [
    '/api/studios/1',
    '/api/studios/2?x=1',
    '/API/studios/3',
    '/api/users/4711/profile',
    '/api/nothing/like/this',
    `/${'made-up'.repeat(20)}`,
    '/healthz',
    '/GraphQL?query={categories{id}}',
  ];
  for (const path of asked) await client.fetch(path);
  await client.fetch('/healthz', { method: 'PROPFIND' });
  const text = await read();
  const routes = labelsOf(text, 'roomtone_http_request_seconds', 'route');
  expect(routes).toEqual(
    expect.arrayContaining(['/api/studios/:id', '/healthz', '/graphql', 'other']),
  );
  expect(text).not.toMatch(/4711|made-up|like\/this|studios\/[123]/);
  expect(labelsOf(text, 'roomtone_http_request_seconds', 'method')).toContain('other');
  expect(text).not.toContain('PROPFIND');
});

test('GraphQL is counted by fields of the schema, never by names that callers make up', async () => {
  await client.graphql('query MadeUp { categories { id } }');
  await client.graphql('query { madeUpField }');
  await client.graphql('{ categories { id } cities { id } }');
  await client.graphql('mutation { logOut }');
  const text = await read();
  const operations = labelsOf(text, 'roomtone_graphql_operation_seconds', 'operation');
  expect(operations).toEqual(
    expect.arrayContaining(['query categories', 'query of several', 'invalid']),
  );
  expect(text).not.toMatch(/MadeUp|madeUpField/);
});

test('tells connections, kept pages, jobs, sockets, the process and its event loop', async () => {
  const boss = new PgBoss({
    connectionString: product.database.url,
    supervise: false,
    schedule: false,
  });
  await boss.start();
  await boss.createQueue('later');
  await boss.send('later', {});
  await boss.stop();
  const text = await read();
  for (const line of [
    /^roomtone_database_connections\{state="idle"\} [1-9]/m,
    /^roomtone_database_connections\{state="waiting"\} 0$/m,
    /^roomtone_page_cache_lookups_total\{result="hit"\} 3$/m,
    /^roomtone_page_cache_bytes 4096$/m,
    /^roomtone_answer_cache_lookups_total\{result="hit"\} 9$/m,
    /^roomtone_answer_cache_bytes 2048$/m,
    /^roomtone_jobs\{queue="later",state="created"\} 1$/m,
    /^roomtone_sockets\{protocol="graphql"\} 5$/m,
    /^nodejs_eventloop_lag_p99_seconds [\d.e-]+$/m,
    /^process_resident_memory_bytes \d+$/m,
  ]) {
    expect(text).toMatch(line);
  }
});

test('a database that does not answer costs the count of jobs, and nothing else', async () => {
  jobsAreCounted = false;
  const text = await read();
  jobsAreCounted = true;
  expect(text).not.toMatch(/^roomtone_jobs\{/m);
  expect(text).toMatch(/^process_resident_memory_bytes/m);
});

test.each([{}, { Authorization: 'Bearer wrong' }, { Authorization: token }])(
  'are told to nobody with %j',
  async (headers) => {
    const response = await client.fetch('/metrics', { headers });
    expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    expect(await response.text()).toBe('');
  },
);

test('are off unless they are switched on, and then never open on the port of the product', async () => {
  expect(await open({})).toBeUndefined();
  // The server of other tests is configured like that.
  expect((await product.client().fetch('/metrics')).status).toBe(404);
  expect(() => readConfig({ PORT: '4000', METRICS_PORT: '4000' })).toThrow('METRICS_PORT');
  expect(() => readConfig({ METRICS_TOKEN: 'short' })).toThrow('METRICS_TOKEN');
});

test('on a port of their own they listen on this machine alone, and need no token', async () => {
  const logged: { port?: number; host?: string }[] = [];
  const log = pino({}, { write: (line: string) => void logged.push(JSON.parse(line) as object) });
  const teardown = new Teardown();
  const opened = (await open({ METRICS_PORT: '0' }, log, teardown)) as OpenMetrics;
  expect(opened.endpoint).toBeUndefined();
  const [{ port, host }] = logged as [{ port: number; host: string }];
  expect(host).toBe('127.0.0.1');
  const own = new TestClient(`http://127.0.0.1:${port}`);
  expect(await (await own.fetch('/metrics')).text()).toContain('roomtone_http_request_seconds');
  expect((await own.fetch('/healthz')).status).toBe(404);
  await teardown.run();
  await expect(own.fetch('/metrics')).rejects.toThrow('fetch failed');
});

test('a port of their own asks for the token too, where there is one', async () => {
  const logged: { port?: number }[] = [];
  const log = pino({}, { write: (line: string) => void logged.push(JSON.parse(line) as object) });
  const teardown = new Teardown();
  await open({ METRICS_PORT: '0', METRICS_TOKEN: token }, log, teardown);
  const own = new TestClient(`http://127.0.0.1:${logged[0]!.port}`);
  expect((await own.fetch('/metrics')).status).toBe(401);
  expect((await own.fetch('/metrics', { headers: bearer })).status).toBe(200);
  await teardown.run();
});

test('a process that only works tells them as well', async () => {
  const { endpoint } = (await open({ METRICS_TOKEN: token }))!;
  const health = healthChecks(product.runtime);
  const worker = createServer(createHealthApp(product.runtime, { health, metrics: endpoint }));
  const own = new TestClient(await listening(worker));
  expect((await own.fetch('/metrics')).status).toBe(401);
  expect((await own.fetch('/metrics', { headers: bearer })).status).toBe(200);
  worker.close();
  worker.closeAllConnections();
});
