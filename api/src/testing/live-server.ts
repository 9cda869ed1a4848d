import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { pino } from 'pino';
import { openDatabase } from '#db/orm.ts';
import type { Orm } from '#db/orm.ts';
import { KeptFacts } from '#api/lib/kept-facts.ts';
import { createApp } from '#api/server/app.ts';
import { startChangeFeed } from '#api/server/changes.ts';
import type { ChangeFeed } from '#api/server/changes.ts';
import { readConfig } from '#api/server/config.ts';
import { graphqlEndpoint } from '#api/server/graphql-endpoint.ts';
import { startGraphql } from '#api/server/graphql.ts';
import { healthChecks } from '#api/server/health.ts';
import type { KeptAnswers } from '#api/server/kept/kept-answers.ts';
import { openAnswers } from '#api/server/kept/open-answers.ts';
import { listen } from '#api/server/listen.ts';
import { LiveHub } from '#api/server/live-hub.ts';
import { createRuntime } from '#api/server/runtime.ts';
import type { Runtime } from '#api/server/runtime.ts';
import { buildApiSchema } from '#api/server/schema.ts';
import { openSockets } from '#api/server/sockets/sockets.ts';
import type { OpenSockets } from '#api/server/sockets/open-sockets.ts';
import type { SocketLimits } from '#api/server/sockets/socket-limits.ts';
import type { Topic } from '#api/lib/live/topic.ts';
import { TestClient } from './test-client.ts';

interface Options {
  /** Connection URL of a database with the schema, which other servers may use as well. */
  url: string;
  dataDir: string;
  /** ISO 8601; the clock stands. */
  now: string;
  env?: Record<string, string>;
  limits?: Partial<SocketLimits>;
  /** Besides those of the features. */
  topics?: readonly Topic[];
  /** How often versions are compared with the database's, in ms. */
  compareEveryMs?: number;
}

export interface LiveServer {
  /** `127.0.0.1:port`. */
  host: string;
  server: Server;
  orm: Orm;
  runtime: Runtime;
  hub: LiveHub;
  sockets: OpenSockets;
  answers: KeptAnswers | undefined;
  feed: ChangeFeed;
  logged: Record<string, unknown>[];
  client(): TestClient;
  close(): Promise<void>;
}

/** The API with its sockets and a change feed of its own, as each process of the product has them. */
export async function startLiveServer(options: Options): Promise<LiveServer> {
  const { url, dataDir, now, env = {}, limits = {}, topics = [] } = options;
  const logged: Record<string, unknown>[] = [];
  const log = pino(
    { level: 'info' },
    { write: (line) => void logged.push(JSON.parse(line) as Record<string, unknown>) },
  );
  const orm = await openDatabase({ url, poolSize: 5 });
  const { compareEveryMs = 3_600_000 } = options;
  const hub = new LiveHub({ orm, log, compareEveryMs });
  const config = readConfig({
    RATE_LIMIT_FACTOR: '1000',
    DATA_DIR: dataDir,
    ENCRYPTION_KEY: 'of tests only, and long enough for one',
    ...env,
  });
  const clock = () => Date.parse(now);
  const publish = (tags: readonly string[]) => feed.publish(tags);
  const answers = await openAnswers({ config, orms: [orm], clock, publish });
  const facts = new KeptFacts(clock);
  const runtime = await createRuntime({
    config,
    orm,
    log,
    clock,
    changed: publish,
    facts,
    live: hub,
  });
  const graphql = await startGraphql(await buildApiSchema(), log);
  const app = createApp(runtime, {
    health: healthChecks(runtime),
    graphql: graphqlEndpoint(graphql, answers),
    answers,
  });
  const server = createServer(app);
  const { schema } = graphql;
  const sockets = openSockets({
    server,
    app,
    runtime: withTopics(runtime, topics),
    schema,
    limits,
  });
  const found = Promise.withResolvers<void>();
  const ready = { changed: () => undefined, lost: () => undefined, found: () => found.resolve() };
  const feed = startChangeFeed({
    url,
    log,
    listeners: [facts, hub, sockets, ...(answers ? [answers.store] : []), ready],
  });
  await found.promise;
  const port = await listen(server, { port: 0, host: '127.0.0.1' });
  return {
    host: `127.0.0.1:${port}`,
    server,
    orm,
    runtime,
    hub,
    sockets,
    answers,
    feed,
    logged,
    client: () => new TestClient(`http://127.0.0.1:${port}`),
    async close() {
      await sockets.close();
      await new Promise((closed) => {
        server.close(closed);
        server.closeAllConnections();
      });
      await feed.close();
      await hub.close();
      await graphql.server.stop();
      await orm.close();
    },
  };
}

function withTopics(runtime: Runtime, topics: readonly Topic[]): Runtime {
  const { features } = runtime;
  return { ...runtime, features: { ...features, topics: [...features.topics, ...topics] } };
}
