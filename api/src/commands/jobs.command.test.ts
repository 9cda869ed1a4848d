import { expect, test } from 'vitest';
import { listFailedJobs } from '#db/admin/failed-job.repository.ts';
import { eventually } from '#db/testing/eventually.ts';
import { useDatabase } from '#db/testing/test-database.ts';
import { enqueue } from '#api/lib/jobs/enqueue.ts';
import { defineJob } from '#api/lib/jobs/job.ts';
import { useJobRunners } from '#api/testing/job-runners.ts';
import { runCommand } from '#api/testing/test-terminal.ts';

const database = useDatabase();
const runners = useJobRunners(database);

const run = (...words: string[]) =>
  runCommand(['jobs', ...words], { env: { DATABASE_URL: database.url } });

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
  expect(await run('failed')).toMatchObject({ code: 0, said: 'No job has failed.' });
  for (const invoice of ['a', 'b', 'c']) await enqueue(database.sql, job, { invoice });
  await eventually(async () => expect(await listFailedJobs(database.sql)).toHaveLength(3));
  isBroken = false;

  const { said: text } = await run('failed');
  expect(text.split('\n')).toHaveLength(3);
  const [id] = text.split('  ');
  expect(text).toMatch(
    /^[\da-f-]{36} {2}invoices\.send {2}\d{4}-\S+Z {2}1 attempt: The printer is on fire\.$/m,
  );
  const one = await run('retry', id!);
  expect(one).toMatchObject({ code: 0, said: `${id}  invoices.send  is tried once more` });
  await eventually(() => expect(done).toHaveLength(1));
  await run('retry', 'all');
  await eventually(() => expect(done.toSorted()).toEqual(['a', 'b', 'c']));
  expect(await run('retry', 'all')).toMatchObject({ code: 0, said: 'No job has failed.' });
});

test('what is not known is told, and how the command is used', async () => {
  expect(await run('retry', 'nonsense')).toMatchObject({
    code: 1,
    noted: 'No job that has failed has the id nonsense.',
  });
  for (const words of [[], ['retry'], ['list'], ['failed', 'all'], ['retry', 'a', 'b']]) {
    const { code, noted } = await run(...words);
    expect(code).toBe(2);
    expect(noted).toMatch(/Usage:\n\n {2}jobs (?:failed|retry)/);
  }
});
