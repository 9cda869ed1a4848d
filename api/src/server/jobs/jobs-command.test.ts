import { expect, test, vi } from 'vitest';
import { listFailedJobs } from '#db/admin/failed-job.repository.ts';
import { useDatabase } from '#db/testing/test-database.ts';
import { enqueue } from '#api/lib/jobs/enqueue.ts';
import { defineJob } from '#api/lib/jobs/job.ts';
import { useJobRunners } from '#api/testing/job-runners.ts';
import { runJobsCommand } from './jobs-command.ts';

const PATIENCE = { timeout: 60_000 };

const database = useDatabase();
const runners = useJobRunners(database);

/** What the command prints, and its exit code. */
async function run(...words: string[]) {
  const lines: string[] = [];
  const code = await runJobsCommand(database.sql, words, (text) => lines.push(text));
  return { code, text: lines.join('') };
}

test('failed jobs are listed, and tried again one by one or all', async () => {
  let isBroken = true;
  const done: string[] = [];
  const job = defineJob({
    name: 'invoices.send',
    retries: { limit: 0, firstDelaySeconds: 0, lastDelaySeconds: 0 },
    timeoutSeconds: 60,
    work({ invoice }: { invoice: string }) {
      if (isBroken) return Promise.reject(new Error('The printer is on fire.'));
      done.push(invoice);
      return Promise.resolve();
    },
  });
  await runners.start({ jobs: [job] });
  expect(await run('failed')).toEqual({ code: 0, text: 'No job has failed.\n' });
  for (const invoice of ['a', 'b', 'c']) await enqueue(database.sql, job, { invoice });
  await vi.waitFor(
    async () => expect(await listFailedJobs(database.sql)).toHaveLength(3),
    PATIENCE,
  );
  isBroken = false;

  const { text } = await run('failed');
  expect(text.split('\n')).toHaveLength(4);
  const [id] = text.split('  ');
  expect(text).toMatch(
    /^[\da-f-]{36} {2}invoices\.send {2}\d{4}-\S+Z {2}1 attempt: The printer is on fire\.$/m,
  );
  const one = await run('retry', id!);
  expect(one).toEqual({ code: 0, text: `${id}  invoices.send  is tried once more\n` });
  await vi.waitFor(() => expect(done).toHaveLength(1), PATIENCE);
  await run('retry', 'all');
  await vi.waitFor(() => expect(done.toSorted()).toEqual(['a', 'b', 'c']), PATIENCE);
  expect(await run('retry', 'all')).toEqual({ code: 0, text: 'No job has failed.\n' });
});

test('what is not known is told, and how the command is used', async () => {
  expect(await run('retry', 'nonsense')).toEqual({
    code: 1,
    text: 'No job that has failed has the id nonsense.\n',
  });
  for (const words of [[], ['retry'], ['list'], ['failed', 'all'], ['retry', 'a', 'b']]) {
    const { code, text } = await run(...words);
    expect(code).toBe(2);
    expect(text).toContain('npm run jobs -- retry <id>|all');
  }
});
