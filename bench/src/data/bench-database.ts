import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { loadDemoData } from '#demo/demo.ts';
import { startEmbeddedServer, throwAwaySettings, urlOf } from '#db/embedded/embedded-server.ts';
import { inTransaction } from '#db/lib/transaction.ts';
import { openDatabase, sqlOf } from '#db/orm.ts';
import type { Orm, Sql } from '#db/orm.ts';
import { createDatabase, prepareDatabase } from '#db/prepare.ts';
import { DAY_MS } from '#domain/time/calendar.ts';
import { countingSettings } from '../measures/database-probe.ts';
import { addBookings } from './add-bookings.ts';
import { addStudios } from './add-studios.ts';

export const STUDIOS = 10_000;
export const BOOKINGS = 1_000_000;

/** Part of the name of the database: to be raised when other rows are wanted. */
const DATA_VERSION = 1;
/** Bookings are laid around the day of loading, so a database serves for so long. */
const USABLE_FOR_MS = 7 * DAY_MS;

export interface BenchDatabase {
  url: string;
  orm: Orm;
  /** How long loading took; undefined when the rows were there already. */
  loadSeconds: number | undefined;
  /** When the rows were loaded, epoch milliseconds. */
  loadedAt: number;
  close(): Promise<void>;
}

/**
 * Starts PostgreSQL with 10,000 studios and 1,000,000 bookings in `dataDir`, where they are kept
 * from one run to the next.
 */
export async function openBenchDatabase(dataDir: string): Promise<BenchDatabase> {
  const stampFile = join(dataDir, `loaded-${DATA_VERSION}`);
  const stamp = existsSync(stampFile) ? Number(readFileSync(stampFile, 'utf8')) : undefined;
  const isUsable = stamp !== undefined && Date.now() - stamp < USABLE_FOR_MS;
  let loadSeconds: number | undefined;
  if (!isUsable) {
    rmSync(stampFile, { force: true });
    loadSeconds = await load(dataDir);
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(stampFile, String(Date.now()));
  }
  // With the settings that the product itself uses, so that a commit is one, and statements counted.
  const server = await startEmbeddedServer({ dataDir, settings: countingSettings });
  const url = urlOf(server, databaseName);
  const orm = await openDatabase({ url, poolSize: 2 });
  await prepareDatabase(orm);
  return {
    url,
    orm,
    loadSeconds,
    loadedAt: Number(readFileSync(stampFile, 'utf8')),
    async close() {
      await orm.close();
      await server.stop();
    },
  };
}

const databaseName = `bench_${DATA_VERSION}`;

/** Makes the database from nothing. @returns how many seconds that took. */
async function load(dataDir: string): Promise<number> {
  const startedAt = performance.now();
  const server = await startEmbeddedServer({ dataDir, settings: loadSettings });
  try {
    await dropDatabase(urlOf(server, 'postgres'));
    const url = urlOf(server, databaseName);
    await createDatabase({ url });
    const orm = await openDatabase({ url, poolSize: 2 });
    try {
      await prepareDatabase(orm);
      await fill(orm);
    } finally {
      await orm.close();
    }
  } finally {
    await server.stop();
  }
  return (performance.now() - startedAt) / 1000;
}

const loadSettings = { ...throwAwaySettings, max_wal_size: '8GB', maintenance_work_mem: '512MB' };

async function dropDatabase(serverUrl: string): Promise<void> {
  const orm = await openDatabase({ url: serverUrl, poolSize: 1 });
  try {
    await sql`DROP DATABASE IF EXISTS ${sql.id(databaseName)} WITH (FORCE)`.execute(sqlOf(orm.em));
  } finally {
    await orm.close();
  }
}

async function fill(orm: Orm): Promise<void> {
  // Nobody logs in with a password here: sessions are written into the table.
  await loadDemoData(orm, { now: Date.now(), hashPassword: () => Promise.resolve('none') });
  await inTransaction(orm, (em) => addStudios(sqlOf(em), STUDIOS));
  await inTransaction(orm, (em) => addBookings(sqlOf(em), BOOKINGS));
  const db = sqlOf(orm.em);
  await sql`VACUUM (ANALYZE)`.execute(db);
  await requireCounts(db);
}

async function requireCounts(db: Sql): Promise<void> {
  const { rows } = await sql<{ studios: number; bookings: number }>`
    SELECT
      (SELECT count(*)::int FROM studios WHERE status = 'approved') AS studios,
      (SELECT count(*)::int FROM bookings) AS bookings
  `.execute(db);
  const { studios, bookings } = rows[0]!;
  if (studios !== STUDIOS || bookings !== BOOKINGS) {
    throw new Error(`Loaded ${studios} studios and ${bookings} bookings.`);
  }
}
