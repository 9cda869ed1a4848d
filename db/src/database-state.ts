import { sql } from 'kysely';
import { inTransaction } from './lib/transaction.ts';
import { migrations, sqlOf } from './orm.ts';
import type { Orm, Sql } from './orm.ts';

/** How a database stands, for the person who runs it. */
export interface DatabaseReport {
  name: string;
  /** Version of PostgreSQL. */
  server: string;
  tables: number;
  /** Connections that others have to it. */
  sessions: number;
  applied: AppliedMigration[];
  /** Names of the migrations that have not been applied, in order. */
  pending: string[];
}

export interface AppliedMigration {
  name: string;
  /** ISO 8601, UTC. */
  appliedAt: string;
}

/** Looks at a database, and changes nothing in it: it may be anybody's. */
export async function createDatabaseReport(orm: Orm): Promise<DatabaseReport> {
  const db = sqlOf(orm.em);
  const { rows } = await sql<Omit<DatabaseReport, 'applied' | 'pending'>>`
    SELECT current_database() AS name, current_setting('server_version') AS server, (
      SELECT count(*)::int FROM pg_tables WHERE schemaname IN ('public', 'pgboss')
    ) AS tables, (
      SELECT count(*)::int FROM pg_stat_activity
      WHERE datname = current_database() AND backend_type = 'client backend'
        AND pid <> pg_backend_pid()
    ) AS sessions
  `.execute(db);
  const applied = await listApplied(db);
  const names = new Set(applied.map(({ name }) => name));
  const pending = migrations.map(({ name }) => name).filter((name) => !names.has(name));
  return { ...rows[0]!, applied, pending };
}

async function listApplied(db: Sql): Promise<AppliedMigration[]> {
  const table = await sql<{ exists: boolean }>`
    SELECT to_regclass('public.migrations') IS NOT NULL AS exists
  `.execute(db);
  if (!table.rows[0]!.exists) return [];
  const { rows } = await sql<AppliedMigration>`
    SELECT name, to_char(executed_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "appliedAt"
    FROM public.migrations ORDER BY id
  `.execute(db);
  return rows;
}

/** Deletes all tables, functions and text search configurations of the product, and its jobs. */
export async function dropEverything(orm: Orm): Promise<void> {
  await inTransaction(orm, async (em) => {
    await sql`SET LOCAL lock_timeout = '10s'`.execute(sqlOf(em));
    await sql`DROP SCHEMA IF EXISTS pgboss CASCADE`.execute(sqlOf(em));
    // Not the schema itself, which needs another right, and holds the extensions.
    await sql`
      DO $$
      DECLARE statement text;
      BEGIN
        FOR statement IN
          SELECT format('DROP TABLE IF EXISTS %s CASCADE', c.oid::regclass)
          FROM pg_class c
          WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')
            AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = c.oid AND deptype = 'e')
          UNION ALL
          SELECT format('DROP ROUTINE IF EXISTS %s CASCADE', p.oid::regprocedure)
          FROM pg_proc p
          WHERE p.pronamespace = 'public'::regnamespace
            AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = p.oid AND deptype = 'e')
          UNION ALL
          SELECT format('DROP TEXT SEARCH CONFIGURATION IF EXISTS %I CASCADE', cfgname)
          FROM pg_ts_config WHERE cfgnamespace = 'public'::regnamespace
        LOOP
          EXECUTE statement;
        END LOOP;
      END $$
    `.execute(sqlOf(em));
  });
}
