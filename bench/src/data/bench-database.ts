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
import { addProducts } from './add-products.ts';
import { addStudios } from './add-studios.ts';

/** How much there is in a database. */
export interface Size {
  /** Part of the names of the database and of its stamp. */
  name: string;
  studios: number;
  bookings: number;
  products: number;
}

export const usualSize: Size = { name: '', studios: 10_000, bookings: 1_000_000, products: 2000 };
/** For whether anything grows faster than what there is. */
export const doubleSize: Size = {
  name: '_double',
  studios: 20_000,
  bookings: 2_000_000,
  products: 4000,
};

/** Part of the name of the database: to be raised when other rows are wanted. */
const DATA_VERSION = 2;
/** Bookings are laid around the day of loading, so a database serves for so long. */
const USABLE_FOR_MS = 7 * DAY_MS;

export interface BenchDatabase {
  url: string;
  orm: Orm;
  /** How long loading took; undefined when the rows were there already. */
  loadSeconds: number | undefined;
  close(): Promise<void>;
}

/**
 * Starts PostgreSQL with so many studios and bookings in `dataDir`, where they are kept from one run
 * to the next.
 */
export async function openBenchDatabase(dataDir: string, size: Size): Promise<BenchDatabase> {
  const databaseName = `bench_${DATA_VERSION}${size.name}`;
  const stampFile = join(dataDir, `loaded-${DATA_VERSION}${size.name}`);
  const stamp = existsSync(stampFile) ? Number(readFileSync(stampFile, 'utf8')) : undefined;
  const isUsable = stamp !== undefined && Date.now() - stamp < USABLE_FOR_MS;
  let loadSeconds: number | undefined;
  if (!isUsable) {
    rmSync(stampFile, { force: true });
    loadSeconds = await load(dataDir, databaseName, size);
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
    async close() {
      await orm.close();
      await server.stop();
    },
  };
}

/** Makes the database from nothing. @returns how many seconds that took. */
async function load(dataDir: string, databaseName: string, size: Size): Promise<number> {
  const startedAt = performance.now();
  const server = await startEmbeddedServer({ dataDir, settings: loadSettings });
  try {
    await dropDatabase(urlOf(server, 'postgres'), databaseName);
    const url = urlOf(server, databaseName);
    await createDatabase({ url });
    const orm = await openDatabase({ url, poolSize: 2 });
    try {
      await prepareDatabase(orm);
      await fill(orm, size);
    } finally {
      await orm.close();
    }
  } finally {
    await server.stop();
  }
  return (performance.now() - startedAt) / 1000;
}

const loadSettings = { ...throwAwaySettings, max_wal_size: '8GB', maintenance_work_mem: '512MB' };

async function dropDatabase(serverUrl: string, databaseName: string): Promise<void> {
  const orm = await openDatabase({ url: serverUrl, poolSize: 1 });
  try {
    await sql`DROP DATABASE IF EXISTS ${sql.id(databaseName)} WITH (FORCE)`.execute(sqlOf(orm.em));
  } finally {
    await orm.close();
  }
}

async function fill(orm: Orm, size: Size): Promise<void> {
  // Nobody logs in with a password here: sessions are written into the table.
  await loadDemoData(orm, { now: Date.now(), hashPassword: () => Promise.resolve('none') });
  await inTransaction(orm, (em) => addStudios(sqlOf(em), size.studios));
  await inTransaction(orm, (em) => addProducts(sqlOf(em), size.products));
  await inTransaction(orm, (em) => addBookings(sqlOf(em), size.bookings));
  const db = sqlOf(orm.em);
  await sql`VACUUM (ANALYZE)`.execute(db);
  await requireCounts(db, size);
}

async function requireCounts(db: Sql, size: Size): Promise<void> {
  const { rows } = await sql<Record<'studios' | 'bookings' | 'products', number>>`
    SELECT
      (SELECT count(*)::int FROM studios WHERE status = 'approved') AS studios,
      (SELECT count(*)::int FROM bookings) AS bookings,
      (SELECT count(*)::int FROM products) AS products
  `.execute(db);
  const { studios, bookings, products } = rows[0]!;
  if (studios !== size.studios || bookings !== size.bookings || products !== size.products) {
    throw new Error(`Loaded ${studios} studios, ${bookings} bookings, ${products} products.`);
  }
}
