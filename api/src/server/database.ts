import { sql } from 'kysely';
import type { Logger } from 'pino';
import { startEmbeddedServer, urlOf } from '#db/embedded/embedded-server.ts';
import { openDatabase, sqlOf } from '#db/orm.ts';
import type { Orm } from '#db/orm.ts';
import { createDatabase, isPrepared, prepareDatabase } from '#db/prepare.ts';
import { ConfigError } from './config-fields.ts';
import type { Config } from './config.ts';
import type { Teardown } from './teardown.ts';

/** The oldest PostgreSQL that has all that the migrations use. */
const LEAST_VERSION = 15;

export interface ServerDatabase {
  orm: Orm;
  /** Connection URL of the database that is written to. */
  url: string;
}

/** The configured database, or the embedded one, with its schema up to date. */
export async function openServerDatabase(
  config: Config,
  log: Logger,
  teardown: Teardown,
): Promise<ServerDatabase> {
  const url = config.databaseUrl ?? (await startEmbedded(config.dataDir, teardown));
  const orm = await openDatabase({
    url,
    readUrls: config.readDatabaseUrls,
    poolSize: config.databasePoolSize,
    log: (message) => log.debug(message),
  });
  teardown.add(() => orm.close());
  await requireVersion(orm);
  if (!(await isPrepared(orm))) process.stdout.write('Preparing the database…\n');
  await prepareDatabase(orm);
  return { orm, url };
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

async function startEmbedded(dataDir: string, teardown: Teardown): Promise<string> {
  const server = await startEmbeddedServer({ dataDir });
  teardown.add(() => server.stop());
  const url = urlOf(server, 'roomtone');
  await createDatabase({ url });
  return url;
}
