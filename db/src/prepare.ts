import { sql } from 'kysely';
import { inTransaction } from './lib/transaction.ts';
import { openDatabase, sqlOf } from './orm.ts';
import type { DatabaseSettings, Orm } from './orm.ts';
import { writeReferenceData } from './studios/reference-data.ts';

/** Any number: the name of the lock under which processes that start together take turns. */
const MIGRATION_LOCK = 7_270_713;

/**
 * Brings the schema up to date and writes the reference data. Processes that start at the same
 * time take turns, and each step is done once.
 */
export async function prepareDatabase(orm: Orm): Promise<void> {
  await inTransaction(orm, async (locked) => {
    await locked.execute('SELECT pg_advisory_xact_lock(?)', [MIGRATION_LOCK]);
    await orm.migrator.up();
    await writeReferenceData(sqlOf(orm.em));
  });
}

/** Whether every migration has been applied. */
export async function isPrepared(orm: Orm): Promise<boolean> {
  return (await orm.migrator.getPending()).length === 0;
}

/** Creates the database that `settings.url` names on its server, unless it exists. */
export async function createDatabase(settings: DatabaseSettings): Promise<void> {
  const target = new URL(settings.url);
  const name = decodeURIComponent(target.pathname.slice(1));
  target.pathname = '/postgres';
  const server = await openDatabase({ url: target.href, poolSize: 1 });
  try {
    const db = sqlOf(server.em);
    const { rows } = await sql`SELECT FROM pg_database WHERE datname = ${name}`.execute(db);
    if (rows.length === 0) await sql`CREATE DATABASE ${sql.id(name)}`.execute(db);
  } finally {
    await server.close();
  }
}
