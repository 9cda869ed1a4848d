import type { ClientBase } from 'pg';
import { JOB_SCHEMA } from '../lib/job-queue.ts';

/** Where the tables of the product are. */
export const SCHEMA = 'public';

/**
 * The tables of pg-boss that say what is to be done. It makes their schema itself, and the others
 * hold what it measures.
 */
const JOB_TABLES = ['queue', 'schedule', 'subscription', 'job', 'job_dependency'];

/** A table with what of it is kept: what is worked out from other columns is not. */
export interface StoredTable {
  schema: string;
  name: string;
  columns: string[];
}

/** How a table is named in archives and messages. */
export function nameOf({ schema, name }: Pick<StoredTable, 'schema' | 'name'>): string {
  return `${schema}.${name}`;
}

/** How it is named in SQL. */
export function quotedNameOf(client: ClientBase, table: StoredTable): string {
  return `${client.escapeIdentifier(table.schema)}.${client.escapeIdentifier(table.name)}`;
}

/** Its columns as SQL lists them. */
export function quotedColumnsOf(client: ClientBase, table: StoredTable): string {
  return table.columns.map((column) => client.escapeIdentifier(column)).join(', ');
}

/**
 * The tables with what must not be lost, by name. Unlogged ones, such as the counters of the rate
 * limiter, would not outlive a crash either.
 */
export async function listTables(client: ClientBase): Promise<StoredTable[]> {
  const { rows } = await client.query<StoredTable>(
    `SELECT n.nspname AS schema, c.relname AS name, (
       SELECT array_agg(a.attname::text ORDER BY a.attnum) FROM pg_attribute a
       WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
     ) AS columns
     FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND c.relpersistence = 'p'
       AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = c.oid AND deptype = 'e')
       AND (n.nspname = $1 OR n.nspname = $2 AND c.relname = ANY ($3))
     ORDER BY n.nspname COLLATE "C", c.relname COLLATE "C"`,
    [SCHEMA, JOB_SCHEMA, JOB_TABLES],
  );
  return rows;
}

/** The version of pg-boss's schema; undefined before any process has worked. */
export async function jobsVersion(client: ClientBase): Promise<number | undefined> {
  const { rows } = await client.query<{ exists: boolean }>(
    `SELECT to_regclass($1) IS NOT NULL AS exists`,
    [`${JOB_SCHEMA}.version`],
  );
  if (!rows[0]!.exists) return undefined;
  const found = await client.query<{ version: number }>(
    `SELECT version FROM ${JOB_SCHEMA}.version`,
  );
  return found.rows[0]!.version;
}

/** Names of the migrations that have been applied, in their order. */
export async function listMigrations(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('SELECT name FROM migrations ORDER BY id');
  return rows.map(({ name }) => name);
}
