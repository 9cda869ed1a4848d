import { createHash } from 'node:crypto';
import { fromKysely, PgBoss } from 'pg-boss';
import type { JobInsert } from 'pg-boss';
import { JOB_SCHEMA } from '#db/lib/job-queue.ts';
import type { Sql } from '#db/orm.ts';
import type { Job, JobData } from './job.ts';

/** How long a job that is done, or that failed, is kept, in seconds. */
const KEPT_SECONDS = 7 * 24 * 60 * 60;

/** A process that died at its work is noticed by its silence, after so many seconds. */
const HEARTBEAT_SECONDS = 20;

/** How a job is done, beside what it is about. */
export interface JobOptions {
  /** Larger is done sooner. */
  priority?: number;
  /** Not done before, epoch milliseconds. */
  notBefore?: number;
  /** Names what the job is about: what is told twice under one name is done once. */
  onceAs?: string;
}

/** The parts of a job that are stored with it. */
export type StoredJob<Data extends JobData> = Pick<
  Job<Data>,
  'name' | 'retries' | 'timeoutSeconds' | 'keyOf'
> & {
  /** How long it is kept once it is done or has failed; a week, unless given. */
  keptSeconds?: number;
};

/**
 * Has a job done, as part of the transaction that `db` belongs to: it is done if that commits, and
 * never if it does not.
 */
export async function enqueue<Data extends JobData>(
  db: Sql,
  job: StoredJob<Data>,
  data: Data,
  options: JobOptions = {},
): Promise<void> {
  await enqueueAll(db, job, [{ data, ...options }]);
}

/** The same for many jobs of a kind, in one statement. */
export async function enqueueAll<Data extends JobData>(
  db: Sql,
  job: StoredJob<Data>,
  entries: readonly ({ data: Data } & JobOptions)[],
): Promise<void> {
  if (entries.length === 0) return;
  const connection = fromKysely(db);
  // Never started: it only knows how jobs are stored.
  const boss = new PgBoss({ db: connection, schema: JOB_SCHEMA });
  const jobs = entries.map(({ data, ...options }) => insertOf(job, data, options));
  await boss.insert(job.name, jobs, { db: connection });
}

/** All that the queue has to know of a job stands in its row: what the code says now counts. */
function insertOf<Data extends JobData>(
  { name, retries, timeoutSeconds, keyOf, keptSeconds = KEPT_SECONDS }: StoredJob<Data>,
  data: Data,
  { priority, notBefore, onceAs }: JobOptions,
): JobInsert {
  const key = keyOf?.(data);
  return {
    data,
    retryLimit: retries.limit,
    retryDelay: retries.firstDelaySeconds,
    retryDelayMax: retries.lastDelaySeconds,
    retryBackoff: true,
    expireInSeconds: timeoutSeconds,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    deleteAfterSeconds: keptSeconds,
    deadLetter: FAILURES,
    ...(key !== undefined && { singletonKey: key, group: { id: key } }),
    ...(priority !== undefined && { priority }),
    ...(notBefore !== undefined && { startAfter: new Date(notBefore) }),
    ...(onceAs !== undefined && { id: idOf(name, onceAs) }),
  };
}

/** The queue that hears of each job that has failed for good. */
export const FAILURES = 'failures';

/** The same id for the same name, in the form of a UUID. */
function idOf(...names: readonly string[]): string {
  const digest = createHash('sha256').update(JSON.stringify(names)).digest('hex');
  return digest.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
