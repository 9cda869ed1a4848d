import { sql } from 'kysely';
import type { Sql } from '#db/orm.ts';
import { FAILURES } from '#api/lib/jobs/enqueue.ts';
import type { Jobs } from '#api/lib/jobs/job.ts';
import type { Schedule } from '#api/lib/jobs/schedule.ts';

/**
 * How many jobs of a queue there may be at once: any number; of each key one that is being done; or
 * one in all, waiting or being done, besides which no other is taken.
 */
type Policy = 'standard' | 'singleton' | 'exclusive';

/** Everything that is done beside serving. */
export interface Work {
  jobs: Jobs;
  schedules: readonly Schedule[];
}

/** Makes the queues of these that are not there yet: nothing can be stored in one before. */
export async function createJobQueues(db: Sql, { jobs, schedules }: Work): Promise<void> {
  const policies: [string, Policy][] = [
    [FAILURES, 'standard'],
    ...jobs.map(({ name, keyOf }): [string, Policy] => [name, keyOf ? 'singleton' : 'standard']),
    ...schedules.map(({ name }): [string, Policy] => [name, 'exclusive']),
  ];
  const queues = policies.map(([name, policy]) => ({ name, options: { policy } }));
  await sql`
    SELECT pgboss.create_queue(name, options)
    FROM jsonb_to_recordset(${JSON.stringify(queues)}::jsonb) AS queue (name text, options jsonb)
  `.execute(db);
}

/** The queues with something to do now. */
export async function findDueQueues(db: Sql): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT name FROM pgboss.queue
    WHERE EXISTS (
      SELECT FROM pgboss.job
      WHERE job.name = queue.name AND state < 'active' AND NOT blocked AND start_after <= now()
    )
  `.execute(db);
  return rows.map(({ name }) => name);
}
