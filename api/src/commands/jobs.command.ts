import { listFailedJobs } from '#db/admin/failed-job.repository.ts';
import type { FailedJobRow } from '#db/admin/failed-job.repository.ts';
import { sqlOf } from '#db/orm.ts';
import { retryFailedJob } from '#api/server/jobs/failed-jobs.ts';
import { CommandError } from './command-line.ts';
import type { Arguments, Command } from './command-line.ts';
import { onMigrated } from './installation.ts';
import type { Installation } from './installation.ts';
import type { Terminal } from './terminal.ts';

/** `jobs failed` and `jobs retry`. */
export const jobsCommands: readonly Command[] = [
  {
    name: 'jobs failed',
    summary: 'Lists the jobs that have failed.',
    positionals: [],
    options: {},
    run: onMigrated(list),
  },
  {
    name: 'jobs retry',
    summary: 'Has a job that has failed tried once more, by its id, or all of them.',
    positionals: ['id or all'],
    options: {},
    run: onMigrated(retry),
  },
];

async function list(terminal: Terminal, { orm }: Installation): Promise<void> {
  const failed = await listFailedJobs(sqlOf(orm.em));
  for (const job of failed) terminal.say(lineOf(job));
  if (failed.length === 0) terminal.say('No job has failed.');
}

async function retry(
  terminal: Terminal,
  { orm }: Installation,
  { positionals: [which = ''] }: Arguments,
): Promise<void> {
  const db = sqlOf(orm.em);
  const failed = await listFailedJobs(db);
  const chosen = which === 'all' ? failed : failed.filter(({ id }) => id === which);
  if (chosen.length === 0 && which !== 'all') {
    throw new CommandError(`No job that has failed has the id ${which}.`);
  }
  if (chosen.length === 0) terminal.say('No job has failed.');
  for (const job of chosen) {
    const isRetried = await retryFailedJob(db, job);
    terminal.say(
      `${job.id}  ${job.name}  ${isRetried ? 'is tried once more' : 'runs soon anyway'}`,
    );
  }
}

function lineOf({ id, name, attempts, failedAt, reason }: FailedJobRow): string {
  const times = attempts === 1 ? '1 attempt' : `${attempts} attempts`;
  return `${id}  ${name}  ${new Date(failedAt).toISOString()}  ${times}: ${reason}`;
}
