import type { Pool } from 'pg';
import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { JOB_SCHEMA } from '#db/lib/job-queue.ts';
import { poolOf } from '#db/lib/pool.ts';
import { sqlOf } from '#db/orm.ts';
import type { Orm } from '#db/orm.ts';
import { within } from '#api/lib/deadline.ts';
import { FAILURES } from '#api/lib/jobs/enqueue.ts';
import type { Job, JobTools } from '#api/lib/jobs/job.ts';
import { repeatedly } from '#api/lib/repeatedly.ts';
import { createJobQueues, findDueQueues } from './job-queues.ts';
import type { Work } from './job-queues.ts';
import { startWorker } from './job-worker.ts';
import type { Wake } from './job-worker.ts';
import { jobOfSchedule } from './scheduled-job.ts';
import { ScheduleClock } from './schedule-clock.ts';

/** How often it looks for what is due: what other processes queued, what is tried again. */
const LOOK_EVERY_MS = 1000;

/** How long the end of the process may wait for what is being done, in ms. */
export interface Grace {
  /** For jobs, which are better done once than twice. */
  jobs: number;
  /** For schedules: what is cut off is done by the next run. */
  schedules: number;
}

const defaultGrace: Grace = { jobs: 120_000, schedules: 5000 };

/** What a process does beside serving. */
interface RunnerParts {
  /** What the queues are read with. */
  orm: Orm;
  tools: JobTools;
  work: Work;
  grace?: Grace;
}

export interface JobRunner {
  /** Has the jobs of a kind looked for at once. */
  wake(job: Pick<Job<never>, 'name'>): void;
  /** Ends after what is being done. */
  stop(): Promise<void>;
}

/** Does the jobs and schedules, now and from now on. Any number of processes may do so at once. */
export async function startJobs({
  orm,
  tools,
  work,
  grace = defaultGrace,
}: RunnerParts): Promise<JobRunner> {
  const { log, clock } = tools;
  const db = sqlOf(orm.em);
  await createJobQueues(db, work);
  const boss = await openQueues(await poolOf(orm), log);
  const scheduled = work.schedules.map(jobOfSchedule);
  const workers = new Map<string, Wake[]>();
  for (const job of [...work.jobs, ...scheduled]) {
    const terms = job.workers ?? [{}];
    workers.set(job.name, await Promise.all(terms.map((of) => startWorker(boss, job, of, tools))));
  }
  workers.set(FAILURES, [await reportFailures(boss, log)]);

  const wake = (name: string) => {
    for (const wakeWorker of workers.get(name) ?? []) wakeWorker();
  };
  const schedules = new ScheduleClock(work.schedules);
  const stopping = new AbortController();
  const looking = repeatedly(stopping.signal, LOOK_EVERY_MS, async () => {
    try {
      await schedules.tick(db, clock());
      for (const name of await findDueQueues(db)) wake(name);
    } catch (error) {
      log.warn({ err: error }, 'jobs could not be looked for; it is tried again');
    }
    return { hasMore: false };
  });

  /** Whoever does the jobs of a queue takes no more. */
  const finish = (ms: number, queue: string) =>
    within(ms, boss.offWork(queue, { wait: true })).catch(() => undefined);
  return {
    wake: ({ name }) => wake(name),
    async stop() {
      stopping.abort();
      await looking;
      await Promise.all([
        ...scheduled.map(({ name }) => finish(grace.schedules, name)),
        ...[FAILURES, ...work.jobs.map(({ name }) => name)].map((name) => finish(grace.jobs, name)),
      ]);
      // What is being done still is handed back.
      await boss.stop({ graceful: false });
    },
  };
}

async function openQueues(pool: Pool, log: Logger): Promise<PgBoss> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: JOB_SCHEMA,
    schedule: false,
    // How often it looks for workers that fell silent: what they had waits that much longer.
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
    // Which keys are busy is known as late as that.
    queueCacheIntervalSeconds: 10,
    // How often it deletes what was done long ago.
    maintenanceIntervalSeconds: 60 * 60,
    // Nothing here waits for several jobs.
    flowIntervalSeconds: 60 * 60,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'the queue of jobs has a problem'));
  boss.on('warning', (warning) => log.warn({ warning }, 'the queue of jobs has a warning'));
  await boss.start();
  return boss;
}

/**
 * Logs each job that has failed for good, once, whichever process had it: one that died says nothing.
 * @returns wakes whoever does so
 */
async function reportFailures(boss: PgBoss, log: Logger): Promise<Wake> {
  const options = { includeMetadata: true, pollingIntervalSeconds: 60 } as const;
  const worker: string = await boss.work<object, void, typeof options>(
    FAILURES,
    options,
    ([failure]) => {
      if (failure) {
        // Why is in its row: what others say, such as a mail server, may be about somebody.
        const { sourceName: job, sourceId: id } = failure;
        log.error({ job, id }, 'a job has failed for good; `npm run jobs` can run it again');
      }
      boss.notifyWorker(worker);
      return Promise.resolve();
    },
  );
  return () => boss.notifyWorker(worker);
}
