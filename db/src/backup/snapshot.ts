import type { Readable } from 'node:stream';
import { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
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

/** Where the ids of a table go on. */
export interface SequencePosition {
  schema: string;
  name: string;
  lastValue: string;
}

/** A database as it was at one moment, however long it takes to read and whatever is written meanwhile. */
export interface Snapshot {
  /** Names of the migrations that have been applied, in their order. */
  migrations: string[];
  /** Version of the schema of pg-boss; undefined when there is none. */
  jobs: number | undefined;
  tables: StoredTable[];
  /** The rows of a table as `COPY` writes them, a line each. One at a time. */
  read(table: StoredTable): Readable;
  /** At or after what the rows have. */
  sequences(): Promise<SequencePosition[]>;
  close(): Promise<void>;
}

/**
 * Opens a snapshot over one connection of its own.
 * @param url connection URL of the database
 * @throws when the database was never migrated
 */
export async function openSnapshot(url: string): Promise<Snapshot> {
  const client = new Client({ connectionString: url, application_name: 'roomtone backup' });
  await client.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await client.query(
      `SET LOCAL statement_timeout = 0; SET LOCAL TimeZone = 'UTC'; SET LOCAL DateStyle = 'ISO'`,
    );
    return {
      migrations: await listMigrations(client),
      jobs: await jobsVersion(client),
      tables: await listTables(client),
      read: (table) => client.query(copyTo(copyOf(client, table))),
      sequences: () => listSequences(client),
      close: () => client.end(),
    };
  } catch (error) {
    await client.end();
    throw error;
  }
}

/** By a query, since a partitioned table cannot be copied itself. */
function copyOf(client: Client, table: StoredTable): string {
  const query = `SELECT ${quotedColumnsOf(client, table)} FROM ${quotedNameOf(client, table)}`;
  return `COPY (${query}) TO STDOUT`;
}

async function listSequences(client: Client): Promise<SequencePosition[]> {
  const { rows } = await client.query<SequencePosition>(
    `SELECT schemaname AS schema, sequencename AS name, last_value::text AS "lastValue"
     FROM pg_sequences WHERE schemaname IN ($1, $2) AND last_value IS NOT NULL ORDER BY 1, 2`,
    [SCHEMA, JOB_SCHEMA],
  );
  return rows;
}
