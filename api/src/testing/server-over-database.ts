import { createServer } from 'node:http';
import { parse } from 'graphql';
import { pino } from 'pino';
import type { TimeLimits } from '#db/lib/time-limits.ts';
import { openDatabase } from '#db/orm.ts';
import type { Orm } from '#db/orm.ts';
import { KeptFacts } from '#api/lib/kept-facts.ts';
import { createApp } from '#api/server/app.ts';
import { readConfig } from '#api/server/config.ts';
import { graphqlEndpoint } from '#api/server/graphql-endpoint.ts';
import { startGraphql } from '#api/server/graphql.ts';
import { healthChecks } from '#api/server/health.ts';
import { listen } from '#api/server/listen.ts';
import { LiveHub } from '#api/server/live-hub.ts';
import { openPageStore } from '#api/server/pages/page-store.ts';
import { pageHandlers } from '#api/server/pages/pages.ts';
import { createRuntime } from '#api/server/runtime.ts';
import { buildApiSchema } from '#api/server/schema.ts';
import { answerTo, fakePage, fakePages } from './fake-pages.ts';
import { TestClient } from './test-client.ts';

interface Options {
  /** Connection URL of a database with the schema. */
  url: string;
  dataDir: string;
  limits?: TimeLimits;
  /** Settings beside these. */
  env?: NodeJS.ProcessEnv;
}

export interface ServerOverDatabase {
  orm: Orm;
  /** `http://127.0.0.1:port`. */
  url: string;
  client(): TestClient;
  close(): Promise<void>;
}

/**
 * The real server over HTTP on a database that the test has and can take away. Its pages show
 * "All of it", or "Some of it is missing" when their data does not come.
 */
export async function startServerOver(options: Options): Promise<ServerOverDatabase> {
  const { url, dataDir, limits, env = {} } = options;
  const log = pino({ level: 'silent' });
  const orm = await openDatabase({ url, poolSize: 4, ...(limits && { limits }) });
  const config = readConfig({
    ...env,
    RATE_LIMIT_FACTOR: '1000',
    DATABASE_URL: url,
    DATA_DIR: dataDir,
  });
  const hub = new LiveHub({ orm, log });
  const runtime = await createRuntime({
    config,
    orm,
    log,
    clock: Date.now,
    changed: () => undefined,
    facts: new KeptFacts(Date.now),
    live: hub,
  });
  const graphql = await startGraphql(await buildApiSchema(), log);
  const source = fakePages(async (request) => {
    const { errors } = await answerTo(request, { query: parse('{ categories { id } }') });
    return fakePage({ body: errors ? 'Some of it is missing' : 'All of it' });
  });
  const cache = openPageStore(Date.now);
  const app = createApp(runtime, {
    health: healthChecks(runtime),
    graphql: graphqlEndpoint(graphql),
    pages: pageHandlers(runtime, { source, cache, graphql }),
  });
  const server = createServer(app);
  const port = await listen(server, { port: 0, host: '127.0.0.1' });
  const origin = `http://127.0.0.1:${port}`;
  return {
    orm,
    url: origin,
    client: () => new TestClient(origin),
    async close() {
      const closed = new Promise((done) => {
        server.close(done);
      });
      server.closeAllConnections();
      await closed;
      await hub.close();
      await orm.close();
    },
  };
}
