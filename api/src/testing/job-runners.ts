import { afterEach } from 'vitest';
import type { TestDatabase } from '#db/testing/test-database.ts';
import { diskStore } from '#api/lib/files/disk-store.ts';
import { openSpool } from '#api/lib/files/spool.ts';
import { isPublic, textFetcher } from '#api/lib/fetch-text.ts';
import type { JobTools } from '#api/lib/jobs/job.ts';
import type { Work } from '#api/server/jobs/job-queues.ts';
import { startJobs } from '#api/server/jobs/job-runner.ts';
import type { Grace, JobRunner } from '#api/server/jobs/job-runner.ts';
import { openLog } from '#api/server/log.ts';

interface Options extends Partial<Work> {
  /** Epoch milliseconds; the real time, unless given. */
  clock?: () => number;
  grace?: Grace;
}

export interface JobRunners {
  /** Starts doing these, as a process of its own would. */
  start(options: Options): Promise<JobRunner>;
  /** What was logged since the last call. */
  takeLog(): Record<string, unknown>[];
}

/** Runners of jobs over a database, which are stopped after each test. */
export function useJobRunners(database: TestDatabase): JobRunners {
  let runners: JobRunner[] = [];
  let logged: Record<string, unknown>[] = [];

  afterEach(async () => {
    await Promise.all(runners.map((runner) => runner.stop()));
    runners = [];
  });

  return {
    async start({ jobs = [], schedules = [], clock = Date.now, grace }) {
      const log = openLog('warn', {
        write: (line) => logged.push(JSON.parse(line) as Record<string, unknown>),
      });
      const tools: JobTools = {
        orm: database.orm,
        files: diskStore('/nowhere', openSpool('/nowhere/unfinished')),
        fetchText: textFetcher(isPublic),
        payments: { provider: undefined, paypal: undefined, payables: [], listeners: [] },
        log,
        clock,
        changed: () => undefined,
      };
      const work = { jobs, schedules };
      const runner = await startJobs({ orm: database.orm, tools, work, ...(grace && { grace }) });
      runners.push(runner);
      return runner;
    },
    takeLog() {
      const taken = logged;
      logged = [];
      return taken;
    },
  };
}
