import { sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import { sqlOf } from '../orm.ts';
import type { Orm } from '../orm.ts';
import { poolOf } from './pool.ts';

/** The schema in which pg-boss keeps the queues of jobs. */
export const JOB_SCHEMA = 'pgboss';

/**
 * Makes the tables of the queues, or brings them up to date, so that whoever causes a job can store
 * it, also where no process has worked yet. Not for several processes at once.
 */
export async function installJobQueues(orm: Orm): Promise<void> {
  const pool = await poolOf(orm);
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: JOB_SCHEMA,
    supervise: false,
    schedule: false,
  });
  await boss.start();
  await boss.stop();
  // Jobs that are done stay for a week; the few that failed are counted again and again.
  await sql`
    CREATE INDEX IF NOT EXISTS job_failed ON pgboss.job_common (name, completed_on)
    WHERE state = 'failed'
  `.execute(sqlOf(orm.em));
}
