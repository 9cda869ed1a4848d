import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Express } from 'express';
import type { GraphQLSchema } from 'graphql';
import { afterAll, beforeAll } from 'vitest';
import { useDatabase } from '#db/testing/test-database.ts';
import type { TestDatabase } from '#db/testing/test-database.ts';
import { throwAwayFolder } from '#db/testing/throw-away-folder.ts';
import type { Demo } from '#api/lib/demo.ts';
import { KeptFacts } from '#api/lib/kept-facts.ts';
import { createApp } from '#api/server/app.ts';
import { readConfig } from '#api/server/config.ts';
import { graphqlEndpoint } from '#api/server/graphql-endpoint.ts';
import { startGraphql } from '#api/server/graphql.ts';
import { healthChecks } from '#api/server/health.ts';
import { createJobQueues } from '#api/server/jobs/job-queues.ts';
import { openAnswers } from '#api/server/kept/open-answers.ts';
import { LiveHub } from '#api/server/live-hub.ts';
import { openLog } from '#api/server/log.ts';
import type { PageSource } from '#api/server/pages/page-source.ts';
import { openPageStore } from '#api/server/pages/page-store.ts';
import { pageHandlers } from '#api/server/pages/pages.ts';
import { createRuntime } from '#api/server/runtime.ts';
import type { Runtime } from '#api/server/runtime.ts';
import { buildApiSchema } from '#api/server/schema.ts';
import { TestClient } from './test-client.ts';

export interface TestServer {
  readonly database: TestDatabase;
  /** `http://127.0.0.1:port`. */
  readonly url: string;
  readonly runtime: Runtime;
  readonly app: Express;
  /** Sets the server's clock, ISO 8601. */
  setTime(instant: string): void;
  /** A browser without cookies. */
  client(headers?: Readonly<Record<string, string>>): TestClient;
  /** What was logged since the last call, at level warn and above unless another was asked for. */
  takeLog(): Record<string, unknown>[];
}

interface Options {
  /** Environment on top of the defaults. */
  env?: Record<string, string>;
  poolSize?: number;
  /** The least level that is logged. */
  logLevel?: string;
  /** What demo mode has beside the demo data. */
  demo?: Demo;
  /** What pages are made with; without it there are none. */
  pages?: PageSource;
  /** Whether facts are kept: not where tests write past the services, which tell what changes. */
  keepsFacts?: boolean;
}

/** Says the same in every file of tests: a worker makes it once. */
let schema: Promise<GraphQLSchema> | undefined;

/** The real server over HTTP with a database of its own, for the tests of one file. */
export function useServer({
  env = {},
  poolSize = 20,
  logLevel = 'warn',
  demo,
  pages,
  keepsFacts = false,
}: Options = {}): TestServer {
  const database = useDatabase({ poolSize });
  let now = Date.parse('2026-12-01T12:00:00Z');
  const dataDir = throwAwayFolder('roomtone-api-');
  let server: Server;
  let runtime: Runtime;
  let hub: LiveHub;
  let app: Express;
  let logged: Record<string, unknown>[] = [];

  beforeAll(async () => {
    const config = readConfig({
      RATE_LIMIT_FACTOR: '1000',
      ENCRYPTION_KEY: 'of tests only, and long enough for one',
      DATA_DIR: dataDir,
      // What an operation does is seen each time; the tests of what is kept switch it on.
      KEPT_ANSWERS: 'off',
      ...env,
    });
    const log = openLog(logLevel, {
      write: (line) => logged.push(JSON.parse(line) as Record<string, unknown>),
    });
    const { orm } = database;
    const cache = openPageStore(() => now);
    cache.found();
    const facts = new KeptFacts(() => now);
    if (keepsFacts) facts.found();
    hub = new LiveHub({ orm, log });
    const changed = (tags: readonly string[]) => {
      facts.changed(tags);
      cache.changed(tags);
      answers?.store.changed(tags);
      hub.changed(tags);
    };
    const clock = () => now;
    const answers = await openAnswers({ config, orms: [orm], clock, publish: changed });
    answers?.store.found();
    runtime = await createRuntime({
      config,
      demo,
      orm,
      log,
      clock,
      changed,
      facts,
      live: hub,
    });
    await createJobQueues(database.sql, { jobs: runtime.features.jobs, schedules: [] });
    schema ??= buildApiSchema();
    const graphql = await startGraphql(await schema, log);
    app = createApp(runtime, {
      health: healthChecks(runtime),
      graphql: graphqlEndpoint(graphql, answers),
      answers,
      publicFolder: join(import.meta.dirname, '../../../web/public'),
      ...(pages && { pages: pageHandlers(runtime, { source: pages, cache, graphql, answers }) }),
    });
    server = createServer(app);
    await new Promise<void>((listening) => {
      server.listen(0, '127.0.0.1', listening);
    });
  });

  afterAll(async () => {
    await new Promise((closed) => {
      server.close(closed);
      server.closeAllConnections();
    });
    await hub.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  return {
    database,
    get url() {
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    },
    get runtime() {
      return runtime;
    },
    get app() {
      return app;
    },
    setTime(instant) {
      now = Date.parse(instant);
    },
    client(headers) {
      return new TestClient(this.url, headers);
    },
    takeLog() {
      const taken = logged;
      logged = [];
      return taken;
    },
  };
}
