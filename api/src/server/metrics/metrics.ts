import type { Server } from 'node:http';
import type { ApolloServerPlugin } from '@apollo/server';
import { Kind } from 'graphql';
import type { OperationDefinitionNode } from 'graphql';
import type { Pool } from 'pg';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { JobCount } from '#db/admin/job-counts.repository.ts';
import type { Context } from '#api/lib/context.ts';
import { within } from '#api/lib/deadline.ts';
import type { MetricsOfProcess } from '../processes/messages.ts';
import { methodLabel, routeLabel } from './route-label.ts';

/** In seconds: from an answer that was kept to the longest that a request may take. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** How long the database may take to count; without it the other numbers are told all the same. */
const COUNTING_MS = 2000;

/** What a cache has done since the start, and holds. */
export interface CacheStats {
  hits: number;
  misses: number;
  entries: number;
  bytes: number;
}

/** Where the numbers of a process are. */
export interface MetricSources {
  /** Connections of requests to the database. */
  pool: Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;
  pages: () => CacheStats;
  answers: () => CacheStats;
  jobs: () => Promise<readonly JobCount[]>;
  /** Open sockets by what they speak. */
  sockets: () => Readonly<Record<string, number>>;
}

/** The numbers of this process, for Prometheus. Every label has few values, whatever callers send. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests: Histogram<'method' | 'route' | 'status'>;
  readonly #operations: Histogram<'operation' | 'outcome'>;

  /** @param number of this process, which every sample says then; undefined when it is the only one */
  constructor(sources: MetricSources, number?: number) {
    const registers = [this.#registry];
    if (number !== undefined) this.#registry.setDefaultLabels({ process: number });
    collectDefaultMetrics({ register: this.#registry });
    this.#requests = new Histogram({
      name: 'roomtone_http_request_seconds',
      help: 'How long requests took, by the template of their route.',
      labelNames: ['method', 'route', 'status'],
      buckets: BUCKETS,
      registers,
    });
    this.#operations = new Histogram({
      name: 'roomtone_graphql_operation_seconds',
      help: 'How long GraphQL operations took, by the field of the schema that they ask for.',
      labelNames: ['operation', 'outcome'],
      buckets: BUCKETS,
      registers,
    });
    addPool(this.#registry, sources);
    addCache(this.#registry, sources.pages, caches.pages);
    addCache(this.#registry, sources.answers, caches.answers);
    addJobs(this.#registry, sources);
    addSockets(this.#registry, sources);
  }

  /** Counts what `server` responds to from now on. */
  observe(server: Server): void {
    server.on('request', (request, response) => {
      const startedAt = performance.now();
      response.once('close', () => {
        const labels = {
          method: methodLabel(request),
          route: routeLabel(request, response),
          status: response.writableFinished ? String(response.statusCode) : 'aborted',
        };
        this.#requests.observe(labels, (performance.now() - startedAt) / 1000);
      });
    });
  }

  /** Counts the operations of a GraphQL server. What is not valid is one of none. */
  graphqlPlugin(): ApolloServerPlugin<Context> {
    const operations = this.#operations;
    return {
      requestDidStart() {
        const startedAt = performance.now();
        return Promise.resolve({
          willSendResponse({ operation, response }) {
            const result = response.body.kind === 'single' ? response.body.singleResult : undefined;
            const outcome = result?.errors?.length ? 'error' : 'ok';
            const labels = { operation: operationLabel(operation), outcome };
            operations.observe(labels, (performance.now() - startedAt) / 1000);
            return Promise.resolve();
          },
        });
      },
    };
  }

  /** Everything as another process can add it to its own. */
  async json(): Promise<MetricsOfProcess> {
    return this.#registry.getMetricsAsJSON();
  }

  /** Everything as Prometheus reads it. */
  async text(): Promise<{ type: string; body: string }> {
    return { type: this.#registry.contentType, body: await this.#registry.metrics() };
  }
}

/**
 * The fields that an operation asks for are of the schema, unlike its name. `operation` is only known
 * once it is valid.
 */
function operationLabel(operation: OperationDefinitionNode | null | undefined): string {
  if (!operation) return 'invalid';
  const [first, ...others] = operation.selectionSet.selections;
  if (first?.kind !== Kind.FIELD || others.length > 0) return `${operation.operation} of several`;
  return `${operation.operation} ${first.name.value}`;
}

function addPool(registry: Registry, { pool }: MetricSources): void {
  const gauge = new Gauge({
    name: 'roomtone_database_connections',
    help: 'Connections of requests to the database, and requests that wait for one.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      gauge.set({ state: 'in use' }, pool.totalCount - pool.idleCount);
      gauge.set({ state: 'idle' }, pool.idleCount);
      gauge.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
}

/** What a cache is called, and what it holds. */
interface CacheNames {
  metric: string;
  /** What was kept, or had to be made. */
  lookups: string;
  things: string;
}

const caches = {
  pages: {
    metric: 'page',
    lookups: 'Pages for signed-out readers that were kept, and that had to be rendered.',
    things: 'pages',
  },
  answers: {
    metric: 'answer',
    lookups: 'Public results of GraphQL that were kept, and that had to be made.',
    things: 'results',
  },
} satisfies Record<string, CacheNames>;

function addCache(registry: Registry, stats: () => CacheStats, names: CacheNames): void {
  const { metric, lookups: help, things } = names;
  const registers = [registry];
  const lookups = new Counter({
    name: `roomtone_${metric}_cache_lookups_total`,
    help,
    labelNames: ['result'],
    registers,
    collect() {
      const { hits, misses } = stats();
      lookups.reset();
      lookups.inc({ result: 'hit' }, hits);
      lookups.inc({ result: 'miss' }, misses);
    },
  });
  const size = new Gauge({
    name: `roomtone_${metric}_cache_bytes`,
    help: `What the kept ${things} take in memory.`,
    registers,
    collect() {
      size.set(stats().bytes);
    },
  });
  const entries = new Gauge({
    name: `roomtone_${metric}_cache_entries`,
    help: `How many ${things} are kept.`,
    registers,
    collect() {
      entries.set(stats().entries);
    },
  });
}

function addJobs(registry: Registry, { jobs }: MetricSources): void {
  const gauge = new Gauge({
    name: 'roomtone_jobs',
    help: 'Jobs in the database by queue and state; the same from every process.',
    labelNames: ['queue', 'state'],
    registers: [registry],
    async collect() {
      gauge.reset();
      // What cannot be counted now is left out, and nothing else.
      const counts = await within(COUNTING_MS, jobs()).catch(() => []);
      for (const { queue, state, count } of counts) gauge.set({ queue, state }, count);
    },
  });
}

function addSockets(registry: Registry, { sockets }: MetricSources): void {
  const gauge = new Gauge({
    name: 'roomtone_sockets',
    help: 'Open sockets by what they speak.',
    labelNames: ['protocol'],
    registers: [registry],
    collect() {
      for (const [protocol, count] of Object.entries(sockets())) gauge.set({ protocol }, count);
    },
  });
}
