import { sql } from 'kysely';
import type { Sql } from '../orm.ts';

/** How many jobs of a queue are in a state of pg-boss, such as `created` or `failed`. */
export interface JobCount {
  queue: string;
  state: string;
  count: number;
}

/** Counts the jobs that wait, run or have failed, emails among them. */
export async function countJobs(db: Sql): Promise<JobCount[]> {
  const { rows } = await sql<JobCount>`
    SELECT name AS queue, state::text AS state, count(*)::int AS count
    FROM pgboss.job WHERE state NOT IN ('completed', 'cancelled') GROUP BY name, state
  `.execute(db);
  return rows;
}
