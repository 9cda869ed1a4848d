import 'reflect-metadata';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { Logger } from 'pino';
import { countJobs } from '#db/admin/job-counts.repository.ts';
import { poolOf } from '#db/lib/pool.ts';
import { sqlOf } from '#db/orm.ts';
import { KeptFacts } from '#api/lib/kept-facts.ts';
import { createApp, createHealthApp } from './app.ts';
import { addressOf, bannerOf } from './banner.ts';
import { startChangeFeed } from './changes.ts';
import type { ChangeFeed } from './changes.ts';
import { readConfig } from './config.ts';
import type { Config } from './config.ts';
import { openServerDatabase } from './database.ts';
import { openDemo, openDemoPayments, openDemoPayPal } from './demo.ts';
import { storeDemoFiles } from './demo-files.ts';
import { ErrorReporter } from './error-reports.ts';
import { graphqlEndpoint } from './graphql-endpoint.ts';
import { startGraphql } from './graphql.ts';
import { healthChecks } from './health.ts';
import type { Health } from './health.ts';
import { createJobQueues } from './jobs/job-queues.ts';
import type { KeptAnswers } from './kept/kept-answers.ts';
import { nothingKept } from './kept/kept-store.ts';
import type { KeptStore } from './kept/kept-store.ts';
import { openAnswers } from './kept/open-answers.ts';
import { listen } from './listen.ts';
import { LiveHub } from './live-hub.ts';
import { openLog } from './log.ts';
import { openMailTransport } from './mail/mail-transport.ts';
import { openMetrics } from './metrics/open-metrics.ts';
import type { OpenMetrics } from './metrics/open-metrics.ts';
import type { RenderedPage } from './pages/page-rendering.ts';
import type { PageSource } from './pages/page-source.ts';
import { openPageStore } from './pages/page-store.ts';
import { pageHandlers } from './pages/pages.ts';
import type { PrimaryLink } from './processes/primary-link.ts';
import { configForSeat, leads } from './processes/seat.ts';
import { createRuntime } from './runtime.ts';
import type { Runtime } from './runtime.ts';
import { buildApiSchema } from './schema.ts';
import { shutDownOnSignals } from './shutdown.ts';
import { explainFailedStart } from './start-failures.ts';
import type { OpenSockets } from './sockets/open-sockets.ts';
import { openSockets } from './sockets/sockets.ts';
import { Teardown } from './teardown.ts';
import { Traffic } from './traffic.ts';
import { startWorkers, workOf } from './workers.ts';

/**
 * How long a connection may idle, in ms: longer than what keeps them for the next request (a proxy
 * commonly for 60 s), or one is sent on what is just being closed.
 */
const KEEP_ALIVE_MS = 65_000;

/** How long the headers of a request may take to come, in ms. */
const HEADERS_MS = 60_000;

interface PagesToOpen {
  config: Config;
  log: Logger;
  /** For Vite's own socket. */
  server: Server;
}

/** Opens the web app. */
export type OpenPages = (toOpen: PagesToOpen) => Promise<PageSource>;

/**
 * Runs the product until the process is asked to stop. Should it not start, says why on the
 * standard error and ends the process with 1.
 * @param link to the process that started this one and others, if there are any
 */
export async function serve(
  environment: NodeJS.ProcessEnv,
  openPages: OpenPages,
  link?: PrimaryLink,
): Promise<void> {
  const teardown = new Teardown();
  const fail: Fail = async (error) => {
    process.stderr.write(`${explainFailedStart(error)}\n`);
    await teardown.run();
    process.exit(1);
  };
  try {
    const shared = readConfig(environment);
    const config = link ? configForSeat(shared, link.seat) : shared;
    teardown.runOnSignals();
    await start({ config, openPages, teardown, fail, link });
  } catch (error) {
    await fail(error);
  }
}

async function start({ config: given, openPages, teardown, fail, link }: Start): Promise<void> {
  const clock = Date.now;
  const log = await openServerLog(given, teardown, link);
  const server = createServer({
    keepAliveTimeout: KEEP_ALIVE_MS,
    headersTimeout: HEADERS_MS,
    // Large files may take long. What comes too slowly is ended: see slow-requests.ts.
    requestTimeout: 0,
  });
  // The app loads in threads of its own while the database starts.
  const pages = given.workers === 'only' ? undefined : openPages({ config: given, log, server });
  // Whoever waits for them hears of it.
  pages?.catch(() => undefined);
  const database = await openServerDatabase({
    config: given,
    log,
    teardown,
    onLost(error) {
      log.fatal({ err: error }, 'the database is lost');
      void fail(error);
    },
  });
  const { orm, maintenance } = database;
  const demo = given.demoMode ? await openDemo(maintenance, clock()) : undefined;
  const demoPayments = await openDemoPayments(given, maintenance);
  if (demoPayments) teardown.add(demoPayments.stop);
  const demoPayPal = await openDemoPayPal(given);
  if (demoPayPal) teardown.add(demoPayPal.stop);
  const config = {
    ...given,
    stripe: demoPayments?.settings ?? given.stripe,
    paypal: demoPayPal?.settings ?? given.paypal,
  };
  const cache = openPageStore(clock);
  // There is nobody to hear of what is written before, and nothing is kept until changes are heard.
  let changes: ChangeFeed | undefined;
  const publish = (tags: readonly string[]) => changes?.publish(tags);
  const answers = await openAnswers({ config, orms: [orm, maintenance], clock, publish });
  const facts = new KeptFacts(clock);
  let sockets: OpenSockets | undefined;
  const hub = new LiveHub({ orm, log });
  teardown.add(() => hub.close());
  const runtime = await createRuntime({
    config,
    demo,
    orm,
    log,
    clock,
    changed: publish,
    facts,
    live: hub,
  });
  if (demo) await storeDemoFiles(runtime.files, demo);
  const metrics = await openMetrics({
    config,
    log,
    teardown,
    link,
    sources: {
      pool: await poolOf(orm),
      pages: () => cache.stats(),
      answers: () => answers?.store.stats() ?? nothingKept,
      jobs: () => countJobs(sqlOf(maintenance.em)),
      sockets: () => ({ websocket: sockets?.size ?? 0 }),
    },
  });
  const work = workOf(runtime.features);
  // Also where others work: what a request causes is stored in them.
  await createJobQueues(sqlOf(maintenance.em), work);
  metrics?.metrics.observe(server);
  const traffic = new Traffic(server);
  const health = healthChecks(runtime);
  const opened =
    pages && (await openApp({ runtime, server, cache, answers, health, metrics, pages, teardown }));
  const alone = { health, metrics: metrics?.endpoint };
  server.on('request', opened?.app ?? createHealthApp(runtime, alone));
  sockets = opened?.sockets;
  const stores = [facts, cache, ...(answers ? [answers.store] : [])];
  const listeners = [...stores, hub, ...(sockets ? [sockets] : [])];
  const feed = startChangeFeed({ url: database.url, log, listeners });
  changes = feed;
  teardown.add(() => feed.close());
  const port = await listen(server, config, link !== undefined);
  demoPayments?.setWebhookUrl(`${listeningAt(config, port)}/api/webhooks/stripe`);
  demoPayPal?.setWebhookUrl(`${listeningAt(config, port)}/api/webhooks/paypal`);
  if (config.replies && runtime.replies && leads(link?.seat)) {
    const { openMailReception } = await import('./mail/mail-reception.ts');
    const { replies } = runtime;
    const reception = await openMailReception({ runtime, replies, ...config.replies });
    teardown.add(reception.close);
    log.info({ port: reception.port }, 'replies to emails are taken');
  }
  if (config.workers !== 'off') {
    const origin = addressOf(config, port);
    const post = {
      transport: openMailTransport(config),
      origin,
      kinds: runtime.features.emails,
      replies: runtime.replies,
    };
    // Where it serves too it asks itself, whatever stands between it and its address.
    const reach = config.workers === 'only' ? origin : listeningAt(config, port);
    teardown.add(await startWorkers({ runtime, maintenance, work, reach, post }));
    log.info('jobs are done here');
  }
  shutDownOnSignals({
    server,
    traffic,
    log,
    delayMs: config.shutdownDelayMs,
    timeoutMs: config.shutdownMs,
    drain(delayMs) {
      health.drain();
      opened?.sockets.drain(delayMs);
    },
    // With a primary, the second is what that passes on of a signal to all.
    endsOnSecondSignal: !link,
    close: teardown.handOver(),
  });
  link?.listening();
  const announces = link?.seat.announces ?? true;
  if (announces) process.stdout.write(bannerOf(config, port, demo?.accounts ?? []));
}

/** Where a process that listens as configured is reached from its own machine. */
function listeningAt({ host }: Pick<Config, 'host'>, port: number): string {
  const isEverywhere = host === '0.0.0.0' || host === '::';
  return `http://${isEverywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** The log, with what goes to other places and comes from them as far as that is configured. */
async function openServerLog(
  config: Config,
  teardown: Teardown,
  link: PrimaryLink | undefined,
): Promise<Logger> {
  const { errorWebhookUrl: url, release, isTraced } = config;
  const tracing = isTraced ? await import('./tracing/tracing.ts') : undefined;
  if (tracing) teardown.add(tracing.stopTracing);
  const reporter =
    url === undefined
      ? undefined
      : new ErrorReporter({
          url,
          release,
          clock: Date.now,
          onLost: (err) => log.warn({ err }, 'an error could not be reported'),
        });
  if (reporter) teardown.add(() => reporter.flush());
  const log = openLog(config.logLevel, undefined, {
    ...(reporter && { report: reporter.report }),
    ...(tracing && { facts: tracing.traceFacts }),
    process: link?.seat.number,
  });
  return log;
}

/** Says on the standard error why the process cannot go on, and ends it with 1. */
type Fail = (error: unknown) => Promise<void>;

interface Start {
  config: Config;
  openPages: OpenPages;
  teardown: Teardown;
  fail: Fail;
  link: PrimaryLink | undefined;
}

interface AppToOpen {
  runtime: Runtime;
  server: Server;
  cache: KeptStore<RenderedPage>;
  answers: KeptAnswers | undefined;
  health: Health;
  metrics: OpenMetrics | undefined;
  pages: Promise<PageSource>;
  teardown: Teardown;
}

/** Everything that the product answers. */
async function openApp(toOpen: AppToOpen) {
  const { runtime, server, cache, answers, health, metrics, pages, teardown } = toOpen;
  const plugins = metrics ? [metrics.metrics.graphqlPlugin()] : [];
  const graphql = await startGraphql(await buildApiSchema(), runtime.log, plugins);
  teardown.add(() => graphql.server.stop());
  const source = await pages;
  teardown.add(() => source.close());
  const app = createApp(runtime, {
    health,
    graphql: graphqlEndpoint(graphql, answers),
    answers,
    metrics: metrics?.endpoint,
    pages: pageHandlers(runtime, { source, cache, graphql, answers }),
    publicFolder: source.publicFolder,
  });
  const sockets = openSockets({ server, app, runtime, schema: graphql.schema });
  teardown.add(() => sockets.close());
  return { app, sockets };
}
