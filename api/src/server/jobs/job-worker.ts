import type { JobWithMetadata, PgBoss } from 'pg-boss';
import type { Job, JobTools, WorkerTerms } from '#api/lib/jobs/job.ts';

/** How long a worker that nobody wakes waits. */
const POLL_SECONDS = 60;

/** How long a worker rests when what it needs is away. */
const REST_MS = 5000;

/** Has a worker look at once whether there is something to do. */
export type Wake = () => void;

/**
 * Starts a worker, which does one job at a time: the most urgent that waits.
 * @returns wakes it
 */
export async function startWorker(
  boss: PgBoss,
  job: Job<never>,
  terms: WorkerTerms,
  tools: JobTools,
): Promise<Wake> {
  let restsUntil = 0;
  const wake = () => {
    if (performance.now() >= restsUntil) boss.notifyWorker(worker);
  };
  const options = {
    includeMetadata: true,
    pollingIntervalSeconds: POLL_SECONDS,
    // The policy of the queue keeps to it; this looks past the jobs of a key that is busy.
    ...(job.keyOf && { groupConcurrency: 1 }),
    ...terms,
  } as const;
  const worker: string = await boss.work<never, void, typeof options>(
    job.name,
    options,
    async ([queued]) => {
      if (!queued) return;
      const { data, signal } = queued;
      const nextAttemptAt = nextAttemptOf(job, queued, tools.clock());
      try {
        await job.work(data, { ...tools, signal, nextAttemptAt });
      } catch (error) {
        if (job.isOutage?.(error)) restsUntil = performance.now() + REST_MS;
        throw error;
      } finally {
        wake();
      }
    },
  );
  return wake;
}

/** About when the queue hands a job out again; undefined when it does not. */
function nextAttemptOf(
  { retries }: Pick<Job<never>, 'retries'>,
  { retryCount, retryLimit }: JobWithMetadata<unknown>,
  now: number,
): number | undefined {
  if (retryCount >= retryLimit) return undefined;
  const seconds = Math.min(retries.firstDelaySeconds * 2 ** retryCount, retries.lastDelaySeconds);
  return now + seconds * 1000;
}
