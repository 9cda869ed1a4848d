import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Express } from 'express';
import type { GraphQLSchema } from 'graphql';
import { demo } from '#demo/demo.ts';
import { takeUnqueuedMail } from '#db/mail/outgoing-mail.repository.ts';
import { openDatabase, sqlOf } from '#db/orm.ts';
import type { Orm } from '#db/orm.ts';
import { KeptFacts } from '#api/lib/kept-facts.ts';
import { createApp } from '#api/server/app.ts';
import { readConfig } from '#api/server/config.ts';
import { graphqlEndpoint } from '#api/server/graphql-endpoint.ts';
import { startGraphql } from '#api/server/graphql.ts';
import { healthChecks } from '#api/server/health.ts';
import { LiveHub } from '#api/server/live-hub.ts';
import { openLog } from '#api/server/log.ts';
import { deliverMail } from '#api/server/mail/mail-delivery.ts';
import { openMailTransport } from '#api/server/mail/mail-transport.ts';
import type { PageSource } from '#api/server/pages/page-source.ts';
import { openPageStore } from '#api/server/pages/page-store.ts';
import { pageHandlers } from '#api/server/pages/pages.ts';
import { createRuntime } from '#api/server/runtime.ts';
import type { Runtime } from '#api/server/runtime.ts';
import { runSchedules } from '#api/testing/run-schedules.ts';
import type { LogEntry } from './judge.ts';

/** What the server takes for the present: the demo data is made for it, so inputs stay the same. */
export const NOW = Date.parse('2026-12-01T12:00:00Z');

/** More than a few hundred requests cause. */
const MOST_EMAILS = 100_000;

/** As in the product. */
const limits = { connect: 3000, statement: 5000, silence: 6000, idleTransaction: 30_000 };

/** What the server is made of, but for its database. */
export interface ServerParts {
  schema: GraphQLSchema;
  pages: PageSource;
  /** A folder for uploads, which the caller removes. */
  dataDir: string;
  /** Stands before the app, for tests that plant faults. */
  wrap?: (app: RequestListener) => RequestListener;
}

/** What came of all that requests have left to be done. */
export interface Settlement {
  /** How many emails were to be sent. */
  emails: number;
  /** Why some of them could not be, or a schedule failed. */
  failures: Error[];
}

/** The product, in this process. */
export interface FuzzServer {
  url: string;
  app: Express;
  orm: Orm;
  /** What was logged since the last call. */
  takeLog(): LogEntry[];
  /** Notes what did not come through the log as if it had, such as an error that nobody has caught. */
  noteFault(error: Error): void;
  /** Sends the emails that requests have caused, into a folder, and runs the schedules. */
  settle(): Promise<Settlement>;
  close(): Promise<void>;
}

/** As if there were a provider, so that what claims to come from it is read. Nothing is asked of it. */
const payments = {
  STRIPE_SECRET_KEY: 'secret',
  STRIPE_PUBLISHABLE_KEY: 'publishable',
  STRIPE_WEBHOOK_SECRET: 'what no input is signed with',
  STRIPE_API_URL: 'http://127.0.0.1:9',
};

/** Starts the product over a database that has demo data, with the limits of rates lifted. */
export async function startFuzzServer(
  databaseUrl: string,
  { schema, pages, dataDir, wrap = (app) => app }: ServerParts,
): Promise<FuzzServer> {
  let logged: LogEntry[] = [];
  const log = openLog('warn', {
    write: (line) => logged.push(JSON.parse(line) as LogEntry),
  });
  const config = readConfig({
    RATE_LIMIT_FACTOR: '1000000',
    ENCRYPTION_KEY: 'for nothing but inputs that are made up',
    DATA_DIR: dataDir,
    ...payments,
  });
  const orm = await openDatabase({ url: databaseUrl, limits });
  const cache = openPageStore(() => NOW);
  cache.found();
  const facts = new KeptFacts(() => NOW);
  facts.found();
  const hub = new LiveHub({ orm, log });
  const runtime = await createRuntime({
    config,
    demo,
    orm,
    log,
    clock: () => NOW,
    changed(tags) {
      facts.changed(tags);
      cache.changed(tags);
      hub.changed(tags);
    },
    facts,
    live: hub,
  });
  const graphql = await startGraphql(schema, log);
  const app = createApp(runtime, {
    health: healthChecks(runtime),
    graphql: graphqlEndpoint(graphql),
    pages: pageHandlers(runtime, { source: pages, cache, graphql }),
  });
  const server = createServer(wrap(app));
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    app,
    orm,
    takeLog() {
      const taken = logged;
      logged = [];
      return taken;
    },
    noteFault: (error) => log.fatal({ err: error }, 'outside the log'),
    settle: () => settle(runtime),
    async close() {
      await closeServer(server);
      await graphql.server.stop();
      await hub.close();
      await orm.close();
    },
  };
}

async function settle(runtime: Runtime): Promise<Settlement> {
  const transport = openMailTransport(runtime.config);
  const post = {
    runtime,
    transport,
    kinds: runtime.features.emails,
    origin: 'https://roomtone.example',
  };
  const emails = await takeUnqueuedMail(sqlOf(runtime.orm.em), MOST_EMAILS, NOW);
  const failures: Error[] = [];
  const note = (error: Error) => failures.push(error);
  for (const { id } of emails) await deliverMail(post, id).catch(note);
  await runSchedules(runtime).catch(note);
  return { emails: emails.length, failures };
}

async function closeServer(server: Server): Promise<void> {
  await new Promise((closed) => {
    server.close(closed);
    server.closeAllConnections();
  });
}

/** Ids of the demo accounts. */
export async function demoUserIds(orm: Orm, emails: readonly string[]): Promise<number[]> {
  const rows = await sqlOf(orm.em)
    .selectFrom('users')
    .select('id')
    .where('email', 'in', emails)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
