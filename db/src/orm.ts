import { MikroORM, PostgreSqlDriver } from '@mikro-orm/postgresql';
import type { Constructor, InferKyselyDB } from '@mikro-orm/postgresql';
import type { ColumnType, Kysely } from 'kysely';
import type { Client, Pool } from 'pg';
import { Migrator } from '@mikro-orm/migrations';
import type { Migration } from '@mikro-orm/migrations';
import { features } from './features.ts';
import { releaseLostConnections } from './lib/lost-connections.ts';
import { prepareHotStatements } from './lib/prepared-statements.ts';
import { watchStatements } from './lib/statement-watch.ts';
import { limitTime } from './lib/time-limits.ts';
import type { TimeLimits } from './lib/time-limits.ts';

export const entities = features.flatMap(({ entities: ofFeature }) => [...ofFeature]);

/** In order of time, whichever feature they are of. */
export const migrations = features
  .flatMap((feature) => Object.entries<Constructor<Migration>>(feature.migrations))
  .map(([name, step]) => ({ name, class: step }))
  .toSorted((one, other) => (one.name < other.name ? -1 : 1));

export interface DatabaseSettings {
  /** PostgreSQL connection URL that is written to. */
  url: string;
  /** Replicas that public reads may go to. */
  readUrls?: readonly string[];
  /** Connections kept open at most, to each server. */
  poolSize?: number;
  /** How long everything may take; without them it may take for ever. */
  limits?: TimeLimits;
  /** Told what the ORM does, such as each migration that it applies. */
  log?: (message: string) => void;
  /** Called with each statement that is sent, for tests that count them. */
  onQuery?: (sql: string) => void;
}

const KEEP_ALIVE_AFTER_MS = 10_000;

/** Opens the database. Nothing is connected until the first statement. */
export async function openDatabase(settings: DatabaseSettings) {
  return MikroORM.init({
    driver: PostgreSqlDriver,
    clientUrl: settings.url,
    replicas: (settings.readUrls ?? []).map((url) => ({
      clientUrl: url,
      driverOptions: connectionOptions(url, settings),
    })),
    pool: { min: 0, max: settings.poolSize ?? 10 },
    entities,
    extensions: [Migrator],
    migrations: { migrationsList: migrations, snapshot: false, tableName: 'migrations' },
    discovery: { warnWhenNoEntities: false },
    logger: settings.log ?? (() => undefined),
    colors: false,
    driverOptions: connectionOptions(settings.url, settings),
  });
}

/** How connections to a server are made. */
function connectionOptions(url: string, { limits, onQuery }: DatabaseSettings) {
  return {
    // The ORM reads host and name from the address and nothing else: without this, `sslmode` would
    // be overlooked, and what should be encrypted sent in the clear.
    connectionString: url,
    // So that the system finds out about a connection whose other end is gone.
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    ...(limits && {
      connectionTimeoutMillis: limits.connect,
      onConnect: (client: Client) => limitTime(client, limits),
    }),
    onPoolCreated(pool: Pool) {
      releaseLostConnections(pool);
      prepareHotStatements(pool);
      watchStatements(pool);
      if (onQuery) tellQueries(pool, onQuery);
    },
  };
}

/** Reports every statement that goes over the pool's connections, whichever layer sends it. */
function tellQueries(pool: Pool, onQuery: (sql: string) => void): void {
  pool.on('connect', (client) => {
    const send = client.query.bind(client) as (...args: unknown[]) => unknown;
    const query = (...args: [string | { text: string }, ...unknown[]]) => {
      onQuery(typeof args[0] === 'string' ? args[0] : args[0].text);
      return send(...args);
    };
    Object.assign(client, { query });
  });
}

export type Orm = Awaited<ReturnType<typeof openDatabase>>;

/** A unit of work. Each request has one of its own. */
export type EntityManager = ReturnType<Orm['em']['fork']>;

/** The driver hands out instants as text, which the types inferred from the entities do not know. */
type AsText<Column> = [Column] extends [ColumnType<Date, infer Inserted, infer Updated>]
  ? ColumnType<string, Inserted | string, Updated | string>
  : [Column] extends [Date]
    ? ColumnType<string, Date | string, Date | string>
    : [Column] extends [Date | null]
      ? ColumnType<string | null, Date | string | null, Date | string | null>
      : Column;
type Rows<All> = {
  [Table in keyof All]: { [Column in keyof All[Table]]: AsText<All[Table][Column]> };
};

/** The tables with their columns as rows come back: `await sql.selectFrom('studios')…`. */
export type Tables = Rows<InferKyselyDB<(typeof entities)[number]>>;

/** Typed SQL over the same tables, for reads that need plain rows. */
export type Sql = Kysely<Tables>;

/** Typed SQL on the connection of `em`, inside its transaction if it has begun one. */
export function sqlOf(em: Pick<EntityManager, 'getKysely'>, type: 'read' | 'write' = 'write'): Sql {
  return em.getKysely<Tables>({ type });
}
