import { fromKysely, PgBoss } from 'pg-boss';
import type { FailedJobRow } from '#db/admin/failed-job.repository.ts';
import { JOB_SCHEMA } from '#db/lib/job-queue.ts';
import type { Sql } from '#db/orm.ts';

/** PostgreSQL's word for what a queue says that takes one job at a time. */
const UNIQUE_VIOLATION = '23505';

/**
 * Has a job that has failed tried once more, soon.
 * @returns whether it is; a run of a schedule is not when the next one waits already
 */
export async function retryFailedJob(
  db: Sql,
  { name, id }: Pick<FailedJobRow, 'name' | 'id'>,
): Promise<boolean> {
  const boss = new PgBoss({ db: fromKysely(db), schema: JOB_SCHEMA });
  try {
    await boss.retry(name, id);
    return true;
  } catch (error) {
    if ((error as { code?: unknown }).code === UNIQUE_VIOLATION) return false;
    throw error;
  }
}
