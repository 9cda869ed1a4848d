import { sql } from 'kysely';
import { installJobQueues } from './lib/job-queue.ts';
import { inTransaction } from './lib/transaction.ts';
import { openDatabase, sqlOf } from './orm.ts';
import type { DatabaseSettings, Orm, Sql } from './orm.ts';
import { writeReferenceData } from './studios/reference-data.ts';

/** Any number: the name of the lock under which processes that start together take turns. */
const MIGRATION_LOCK = 7_270_713;

/**
 * Brings the schema and the queues of jobs up to date and writes the reference data. Processes that
 * start at the same time take turns, and each step is done once.
 */
export async function prepareDatabase(orm: Orm): Promise<void> {
  await inTransaction(orm, async (locked) => {
    await locked.execute('SELECT pg_advisory_xact_lock(?)', [MIGRATION_LOCK]);
    await orm.migrator.up();
    await installJobQueues(orm);
    await writeReferenceData(sqlOf(orm.em));
  });
}

/** Whether every migration has been applied. */
export async function isPrepared(orm: Orm): Promise<boolean> {
  return (await orm.migrator.getPending()).length === 0;
}

/**
 * Creates the database that `settings.url` names on its server, unless it exists. Several processes
 * may do so at the same time.
 */
export async function createDatabase(settings: DatabaseSettings): Promise<void> {
  const target = new URL(settings.url);
  const name = decodeURIComponent(target.pathname.slice(1));
  target.pathname = '/postgres';
  const server = await openDatabase({ ...settings, url: target.href, poolSize: 1 });
  const db = sqlOf(server.em);
  try {
    if (await exists(db, name)) return;
    await sql`CREATE DATABASE ${sql.id(name)}`.execute(db).catch(async (error: unknown) => {
      if (!(await exists(db, name))) throw error;
    });
  } finally {
    await server.close();
  }
}

async function exists(db: Sql, database: string): Promise<boolean> {
  const { rows } = await sql`SELECT FROM pg_database WHERE datname = ${database}`.execute(db);
  return rows.length > 0;
}
