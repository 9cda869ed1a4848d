import { sql } from 'kysely';
import type { Logger } from 'pino';
import { startEmbeddedServer, urlOf } from '#db/embedded/embedded-server.ts';
import type { TimeLimits } from '#db/lib/time-limits.ts';
import { openDatabase, sqlOf } from '#db/orm.ts';
import type { Orm } from '#db/orm.ts';
import { createDatabase, isPrepared, prepareDatabase } from '#db/prepare.ts';
import { ConfigError } from './config-fields.ts';
import type { Config } from './config.ts';
import type { Teardown } from './teardown.ts';

/** The oldest PostgreSQL that has all that the migrations use. */
const LEAST_VERSION = 15;

/** How much later than it should the database may cancel a statement before it counts as dead. */
const SILENCE_MARGIN_MS = 1000;

/** How long a process that hangs in a transaction may keep others from what it has locked. */
const IDLE_TRANSACTION_MS = 30_000;

/** Schedules at once, so that one that waits for others does not keep the rest from being done. */
const MAINTENANCE_POOL_SIZE = 5;

export interface ServerDatabase {
  /** For requests. */
  orm: Orm;
  /** The same database without limits of time, for what is not done for a request. */
  maintenance: Orm;
  /** Connection URL of the database that is written to. */
  url: string;
}

interface DatabaseToOpen {
  config: Config;
  log: Logger;
  teardown: Teardown;
  /** Called when the embedded one has died and cannot be brought back. */
  onLost: (error: Error) => void;
}

/** The configured database, or the embedded one, with its schema up to date. */
export async function openServerDatabase(toOpen: DatabaseToOpen): Promise<ServerDatabase> {
  const { config, log, teardown } = toOpen;
  const url = config.databaseUrl ?? (await startEmbedded(toOpen));
  const common = { url, log: (message: string) => log.debug(message) };
  const maintenance = await openDatabase({
    ...common,
    poolSize: MAINTENANCE_POOL_SIZE,
    limits: maintenanceLimits(config),
  });
  teardown.add(() => maintenance.close());
  await requireVersion(maintenance);
  if (!(await isPrepared(maintenance))) process.stdout.write('Preparing the database…\n');
  await prepareDatabase(maintenance);
  const orm = await openDatabase({
    ...common,
    readUrls: config.readDatabaseUrls,
    poolSize: config.databasePoolSize,
    limits: requestLimits(config),
  });
  teardown.add(() => orm.close());
  return { orm, maintenance, url };
}

/** Together less than the ten seconds for which a page is waited for. */
function requestLimits({ databaseConnectMs, databaseStatementMs }: Config): TimeLimits {
  return {
    connect: databaseConnectMs,
    statement: databaseStatementMs,
    silence: databaseStatementMs + SILENCE_MARGIN_MS,
    idleTransaction: IDLE_TRANSACTION_MS,
  };
}

/** An index over a large table takes what it takes, and a transaction may wait for it meanwhile. */
function maintenanceLimits({ databaseConnectMs }: Config): TimeLimits {
  return { connect: databaseConnectMs, statement: 0, silence: 0, idleTransaction: 0 };
}

async function requireVersion(orm: Orm): Promise<void> {
  const { rows } = await sql<{ version: string }>`
    SELECT current_setting('server_version_num') AS version
  `.execute(sqlOf(orm.em));
  const version = Math.floor(Number(rows[0]!.version) / 10_000);
  if (version < LEAST_VERSION) {
    throw new ConfigError(
      `DATABASE_URL leads to PostgreSQL ${version}; version ${LEAST_VERSION} or later is needed.`,
    );
  }
}

async function startEmbedded({ config, log, teardown, onLost }: DatabaseToOpen): Promise<string> {
  const server = await startEmbeddedServer({
    dataDir: config.dataDir,
    watcher: {
      died: () => log.warn('the database has died; it is started again'),
      failed: (error) => log.warn({ err: error }, 'the database did not start; it is tried again'),
      back: () => log.info('the database is back'),
      givenUp: onLost,
    },
  });
  teardown.add(() => server.stop());
  const url = urlOf(server, 'roomtone');
  await createDatabase({ url, limits: maintenanceLimits(config) });
  return url;
}
