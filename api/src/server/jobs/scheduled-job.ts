import { sqlOf } from '#db/orm.ts';
import { forgetFailedJobs } from '#db/admin/failed-job.repository.ts';
import type { StoredJob } from '#api/lib/jobs/enqueue.ts';
import type { Job } from '#api/lib/jobs/job.ts';
import type { Schedule } from '#api/lib/jobs/schedule.ts';

type NoData = Readonly<Record<string, never>>;

/** A run that a process did not live to end is done again soon; the next period is a retry too. */
const retries = { limit: 1, firstDelaySeconds: 1, lastDelaySeconds: 1 };

/** Nothing limits how long a run takes, but the queue has a limit of a day. */
const TIMEOUT_SECONDS = 23 * 60 * 60;

/** A run of a schedule as it is stored: until no process can mistake its period for a new one. */
export function storedRunOf({ name, everySeconds }: Schedule): StoredJob<NoData> {
  return {
    name,
    retries,
    timeoutSeconds: TIMEOUT_SECONDS,
    keptSeconds: 2 * everySeconds + 60 * 60,
  };
}

/** The runs of a schedule as jobs of a kind. Of those that failed only the last counts. */
export function jobOfSchedule(schedule: Schedule): Job<NoData> {
  return {
    ...storedRunOf(schedule),
    async work(_data, run) {
      const forgetFailures = () => forgetFailedJobs(sqlOf(run.orm.em), schedule.name);
      try {
        await schedule.work(run);
      } catch (error) {
        run.log.warn({ err: error, schedule: schedule.name }, 'a schedule has failed');
        if (run.nextAttemptAt === undefined) await forgetFailures();
        throw error;
      }
      await forgetFailures();
    },
  };
}
