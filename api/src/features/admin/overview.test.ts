import { expect, test } from 'vitest';
import { listFailedJobs } from '#db/admin/failed-job.repository.ts';
import { MAIL_QUEUE } from '#db/mail/outgoing-mail.repository.ts';
import { enqueue } from '#api/lib/jobs/enqueue.ts';
import { defineJob } from '#api/lib/jobs/job.ts';
import { administrator } from '#api/testing/administrator.ts';
import { useJobRunners } from '#api/testing/job-runners.ts';
import { useServer } from '#api/testing/test-server.ts';
import { eventually } from '#db/testing/eventually.ts';

const server = useServer();
const runners = useJobRunners(server.database);

/** A job that always fails. */
const failing = (name: string) =>
  defineJob({
    name,
    retries: { limit: 0, firstDelaySeconds: 0, lastDelaySeconds: 0 },
    timeoutSeconds: 60,
    work: () => Promise.reject(new Error('It is broken.')),
  });

test('the overview counts the jobs that were given up, without emails', async () => {
  const admin = await administrator(server);
  const count = async () => {
    const { data } = await admin.graphql<{ adminOverview: { failedJobs: number } }>(
      '{ adminOverview { failedJobs } }',
    );
    return data!.adminOverview.failedJobs;
  };
  expect(await count()).toBe(0);
  const { sql } = server.database;
  const [job, email] = [failing('invoices'), failing(MAIL_QUEUE)];
  await runners.start({ jobs: [job, email] });
  await enqueue(sql, job, {});
  await enqueue(sql, job, {});
  await enqueue(sql, email, {});
  await eventually(async () => expect(await listFailedJobs(sql)).toHaveLength(3));
  expect(await count()).toBe(2);
});
