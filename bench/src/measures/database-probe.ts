import { sql } from 'kysely';
import type { Sql } from '#db/orm.ts';
import { parentOf, processorMs } from './processor.ts';

/** What has to be set when PostgreSQL starts, for statements to be counted. */
export const countingSettings = { shared_preload_libraries: 'pg_stat_statements' } as const;

/** What the database did in a while. */
export interface DatabaseWork {
  /** Processor time of all its processes; undefined where the system does not tell. */
  processorMs: number | undefined;
  /** Statements that it was sent, those that begin and end transactions included. */
  statements: number;
}

/** Looks at what a PostgreSQL on this machine, started with {@link countingSettings}, does. */
export class DatabaseProbe {
  readonly #db: Sql;
  readonly #postmaster: number | undefined;

  private constructor(db: Sql, postmaster: number | undefined) {
    this.#db = db;
    this.#postmaster = postmaster;
  }

  /** @throws when statements are not counted */
  static async open(db: Sql): Promise<DatabaseProbe> {
    await sql`CREATE EXTENSION IF NOT EXISTS pg_stat_statements`.execute(db);
    const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(db);
    return new DatabaseProbe(db, parentOf(rows[0]!.pid));
  }

  /** What the database does while `work` runs, besides counting. */
  async during<T>(work: () => Promise<T>): Promise<{ value: T; database: DatabaseWork }> {
    await sql`SELECT pg_stat_statements_reset()`.execute(this.#db);
    const before = this.#processorMs();
    const value = await work();
    const after = this.#processorMs();
    const { rows } = await sql<{ count: number }>`
      SELECT coalesce(sum(calls), 0)::int AS count FROM pg_stat_statements
      WHERE query NOT LIKE '%pg_stat_statements%'
    `.execute(this.#db);
    const spent = before === undefined || after === undefined ? undefined : after - before;
    return { value, database: { processorMs: spent, statements: rows[0]!.count } };
  }

  #processorMs(): number | undefined {
    return this.#postmaster === undefined ? undefined : processorMs(this.#postmaster);
  }
}
