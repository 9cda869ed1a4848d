import { listFailedJobs } from '#db/admin/failed-job.repository.ts';
import type { FailedJobRow } from '#db/admin/failed-job.repository.ts';
import type { Sql } from '#db/orm.ts';
import { retryFailedJob } from './failed-jobs.ts';

const USAGE = `Usage:
  npm run jobs -- failed              lists the jobs that have failed
  npm run jobs -- retry <id>|all      has one of them, or all, tried once more
`;

const DONE = 0;
const FAILED = 1;
const WRONG_USAGE = 2;

/**
 * Does what somebody has typed after `npm run jobs --`.
 * @returns the exit code: 1 when it could not be done, 2 when it is not known
 */
export async function runJobsCommand(
  db: Sql,
  words: readonly string[],
  print: (text: string) => void,
): Promise<number> {
  const [verb, which, ...rest] = words;
  if (verb === 'failed' && which === undefined) return list(db, print);
  if (verb === 'retry' && which !== undefined && rest.length === 0) return retry(db, which, print);
  print(USAGE);
  return WRONG_USAGE;
}

async function list(db: Sql, print: (text: string) => void): Promise<number> {
  const failed = await listFailedJobs(db);
  for (const job of failed) print(lineOf(job));
  if (failed.length === 0) print('No job has failed.\n');
  return DONE;
}

async function retry(db: Sql, which: string, print: (text: string) => void): Promise<number> {
  const failed = await listFailedJobs(db);
  const chosen = which === 'all' ? failed : failed.filter(({ id }) => id === which);
  if (chosen.length === 0) {
    print(
      which === 'all' ? 'No job has failed.\n' : `No job that has failed has the id ${which}.\n`,
    );
    return which === 'all' ? DONE : FAILED;
  }
  for (const job of chosen) {
    const isRetried = await retryFailedJob(db, job);
    print(`${job.id}  ${job.name}  ${isRetried ? 'is tried once more' : 'runs soon anyway'}\n`);
  }
  return DONE;
}

function lineOf({ id, name, attempts, failedAt, reason }: FailedJobRow): string {
  const times = attempts === 1 ? '1 attempt' : `${attempts} attempts`;
  return `${id}  ${name}  ${new Date(failedAt).toISOString()}  ${times}: ${reason}\n`;
}
