import type { Writable } from 'node:stream';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { getConstructionPlans } from 'pg-boss';
import { openDatabase } from '../orm.ts';
import type { Orm } from '../orm.ts';
import type { SequencePosition } from './snapshot.ts';
import { JOB_SCHEMA } from '../lib/job-queue.ts';
import {
  jobsVersion,
  listMigrations,
  listTables,
  quotedColumnsOf,
  quotedNameOf,
  SCHEMA,
} from './tables.ts';
import type { StoredTable } from './tables.ts';

/** An empty database that is being filled, in one transaction. */
export interface RestoreTarget {
  /** The tables that there are, made by this version of the product. */
  tables: StoredTable[];
  /** Names of the migrations of this version, in their order. */
  migrations: string[];
  /** Version of the schema of pg-boss; undefined without jobs. */
  jobs: number | undefined;
  /** Takes the rows of a table as `COPY` has written them. One at a time. */
  write(table: StoredTable): Writable;
  setSequences(sequences: readonly SequencePosition[]): Promise<void>;
}

/** Has the stream hold one chunk at a time: it would write the others when PostgreSQL has refused one. */
const ONE_CHUNK = { highWaterMark: 1 };

/** The database that is to be filled is in use. */
export class NotEmptyError extends Error {
  override readonly name = 'NotEmptyError';
}

interface Restoring {
  /** Connection URL of the database. */
  url: string;
  /** Whether jobs of pg-boss are restored too. */
  hasJobs: boolean;
}

/**
 * Makes the tables in an empty database and has `fill` fill them. All of it is done, or nothing.
 * @throws NotEmptyError when there is any table; what `fill` throws
 */
export async function restoreInto(
  { url, hasJobs }: Restoring,
  fill: (target: RestoreTarget) => Promise<void>,
): Promise<void> {
  const orm = await openDatabase({ url, poolSize: 1 });
  try {
    const client = await onlyClientOf(orm);
    await requireEmpty(client);
    // Makes its own table, which it does over another connection than the transaction's.
    await orm.migrator.getExecuted();
    await inOneTransaction(orm, async () => {
      if (hasJobs) await client.query(jobsSchema());
      const tables = await listTables(client);
      const migrations = await listMigrations(client);
      const restoreRules = await suspendRules(client, tables);
      await fill({
        tables,
        migrations,
        jobs: await jobsVersion(client),
        write: (table) => client.query(copyFrom(copyInto(client, table), ONE_CHUNK)),
        setSequences: (sequences) => setSequences(client, sequences),
      });
      await restoreRules();
    });
    await client.query('ANALYZE');
  } finally {
    await orm.close();
  }
}

/** The connection of a pool of one, for what the ORM does not speak. */
async function onlyClientOf(orm: Orm): Promise<ClientBase> {
  const pool = await orm.em.getConnection().getNativeClient();
  const client = await pool.connect();
  client.release();
  return client;
}

/** The table that notes migrations may be there, as long as it notes none. */
async function requireEmpty(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT c.oid::regclass::text AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE n.nspname IN ($1, $2) AND c.relkind IN ('r', 'p')
       AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = c.oid AND deptype = 'e')`,
    [SCHEMA, JOB_SCHEMA],
  );
  const isFresh = rows.every(({ name }) => name === 'migrations');
  if (isFresh && (rows.length === 0 || (await listMigrations(client)).length === 0)) return;
  throw new NotEmptyError(`The database has ${rows.length} tables.`);
}

/** Migrates, then works, over the connection of the ORM in one transaction. */
async function inOneTransaction(orm: Orm, work: () => Promise<void>): Promise<void> {
  const em = orm.em.fork();
  await em.begin();
  try {
    const transaction = em.getTransactionContext();
    await orm.migrator.up({ transaction: transaction! });
    await work();
    await em.commit();
  } catch (error) {
    await em.rollback();
    throw error;
  }
}

/** What pg-boss makes for itself, without the transaction around it. */
function jobsSchema(): string {
  return getConstructionPlans(JOB_SCHEMA)
    .replace(/^\s*BEGIN;/, '')
    .replace(/COMMIT;\s*$/, '');
}

/**
 * Empties the tables, which the migrations have put something in, and lets rows come in any order:
 * without foreign keys, and without triggers, whose work the rows show already.
 * @returns what puts both back, and checks the keys
 */
async function suspendRules(
  client: ClientBase,
  tables: readonly StoredTable[],
): Promise<() => Promise<void>> {
  const own = tables.filter(({ schema }) => schema === SCHEMA);
  const names = own.map((table) => quotedNameOf(client, table));
  const { rows: keys } = await client.query<{ owner: string; name: string; definition: string }>(
    `SELECT conrelid::regclass::text AS owner, quote_ident(conname) AS name,
       pg_get_constraintdef(oid) AS definition
     FROM pg_constraint
     WHERE contype = 'f' AND conparentid = 0 AND connamespace = $1::regnamespace`,
    [SCHEMA],
  );
  for (const { owner, name } of keys) {
    await client.query(`ALTER TABLE ${owner} DROP CONSTRAINT ${name}`);
  }
  for (const name of names) await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`);
  // Not before: triggers refuse it where nothing may ever be lost.
  await client.query(`TRUNCATE ${names.join(', ')}`);
  return async () => {
    for (const name of names) await client.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`);
    for (const { owner, name, definition } of keys) {
      await client.query(`ALTER TABLE ${owner} ADD CONSTRAINT ${name} ${definition}`);
    }
  };
}

function copyInto(client: ClientBase, table: StoredTable): string {
  return `COPY ${quotedNameOf(client, table)} (${quotedColumnsOf(client, table)}) FROM STDIN`;
}

async function setSequences(
  client: ClientBase,
  sequences: readonly SequencePosition[],
): Promise<void> {
  for (const { schema, name, lastValue } of sequences) {
    await client.query(`SELECT setval(format('%I.%I', $1::text, $2::text)::regclass, $3)`, [
      schema,
      name,
      lastValue,
    ]);
  }
}
