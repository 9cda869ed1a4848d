import { sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import { describe, expect, test } from 'vitest';
import { countFailedJobs, listFailedJobs } from '#db/admin/failed-job.repository.ts';
import { inTransaction } from '#db/lib/transaction.ts';
import { sqlOf } from '#db/orm.ts';
import { eventually } from '#db/testing/eventually.ts';
import { useDatabase } from '#db/testing/test-database.ts';
import { enqueue, enqueueAll } from '#api/lib/jobs/enqueue.ts';
import { defineJob } from '#api/lib/jobs/job.ts';
import { useJobRunners } from '#api/testing/job-runners.ts';
import { retryFailedJob } from './failed-jobs.ts';

const database = useDatabase();
const runners = useJobRunners(database);

const common = {
  retries: { limit: 0, firstDelaySeconds: 0, lastDelaySeconds: 0 },
  timeoutSeconds: 60,
};

/** A job that notes what it was done with. */
function noting(name: string) {
  const done: string[] = [];
  const job = defineJob({
    ...common,
    name,
    work({ text }: { text: string }) {
      done.push(text);
      return Promise.resolve();
    },
  });
  return { job, done };
}

describe('a job', () => {
  test('is part of the transaction that causes it, and done once by one of two processes', async () => {
    const { job, done } = noting('transactional');
    await runners.start({ jobs: [job] });
    await runners.start({ jobs: [job] });
    await expect(
      inTransaction(database.orm, async (em) => {
        await enqueue(sqlOf(em), job, { text: 'rolled back' });
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    await inTransaction(database.orm, (em) => enqueue(sqlOf(em), job, { text: 'committed' }));
    await enqueue(database.sql, job, { text: 'last' }, { priority: -1 });
    await eventually(() => expect(done).toContain('last'));
    expect(done.toSorted()).toEqual(['committed', 'last']);
  });

  test('that is told twice under one name is done once', async () => {
    const { job, done } = noting('once');
    const runner = await runners.start({ jobs: [job] });
    await enqueue(database.sql, job, { text: 'first' }, { onceAs: 'order 7' });
    await enqueue(database.sql, job, { text: 'second' }, { onceAs: 'order 7' });
    runner.wake(job);
    await eventually(() => expect(done).toEqual(['first']));
    await enqueue(database.sql, job, { text: 'third' }, { onceAs: 'order 7' });
    await enqueue(database.sql, job, { text: 'other' }, { onceAs: 'order 8' });
    await eventually(() => expect(done).toEqual(['first', 'other']));
  });

  test('is done by its priority, and not before its time', async () => {
    const { job, done } = noting('ordered');
    await runners.start({ jobs: [job] }).then((runner) => runner.stop());
    const tomorrow = Date.now() + 24 * 60 * 60_000;
    await enqueueAll(database.sql, job, [
      { data: { text: 'low' }, priority: -1 },
      { data: { text: 'tomorrow' }, priority: 9, notBefore: tomorrow },
      { data: { text: 'high' }, priority: 1 },
      { data: { text: 'ordinary' } },
    ]);
    await runners.start({ jobs: [job] });
    await eventually(() => expect(done).toEqual(['high', 'ordinary', 'low']));
  });

  test('with a key is done one at a time, by whichever process, and holds up no other key', async () => {
    const gate = Promise.withResolvers<void>();
    const begun: string[] = [];
    let atOnce = 0;
    let mostAtOnce = 0;
    const job = defineJob({
      ...common,
      name: 'keyed',
      keyOf: ({ key }) => key,
      workers: [{}, {}, {}],
      async work({ key, index }: { key: string; index: number }) {
        begun.push(`${key}${index}`);
        if (key !== 'a') return;
        atOnce += 1;
        mostAtOnce = Math.max(mostAtOnce, atOnce);
        await gate.promise;
        atOnce -= 1;
      },
    });
    await runners.start({ jobs: [job] });
    await runners.start({ jobs: [job] });
    const keys = ['a', 'a', 'a', 'a', 'b', 'c'];
    await enqueueAll(
      database.sql,
      job,
      keys.map((key, index) => ({ data: { key, index } })),
    );
    await eventually(() => expect(begun).toEqual(expect.arrayContaining(['b4', 'c5'])));
    expect(begun).toHaveLength(3);
    gate.resolve();
    await eventually(() => expect(begun).toHaveLength(keys.length));
    expect(mostAtOnce).toBe(1);
  });
});

describe('a job that fails', () => {
  test('is tried again as often as it may be, told when it is the last time', async () => {
    const attempts: boolean[] = [];
    const job = defineJob({
      ...common,
      name: 'retried',
      retries: { limit: 2, firstDelaySeconds: 0, lastDelaySeconds: 0 },
      work(_data, { nextAttemptAt }) {
        attempts.push(nextAttemptAt === undefined);
        return attempts.length < 3 ? Promise.reject(new Error('Not yet.')) : Promise.resolve();
      },
    });
    await runners.start({ jobs: [job] });
    await enqueue(database.sql, job, {});
    await eventually(() => expect(attempts).toEqual([false, false, true]));
    expect(await countFailedJobs(database.sql)).toBe(0);
    expect(runners.takeLog()).toEqual([]);
  });

  test('for good is counted, listed and logged once, and can be run again', async () => {
    let isBroken = true;
    const done: string[] = [];
    const job = defineJob({
      ...common,
      name: 'broken',
      work({ text }: { text: string }) {
        if (isBroken) return Promise.reject(new Error('It is broken.'));
        done.push(text);
        return Promise.resolve();
      },
    });
    await runners.start({ jobs: [job] });
    await runners.start({ jobs: [job] });
    await enqueue(database.sql, job, { text: 'again' });
    const log: Record<string, unknown>[] = [];
    await eventually(() => {
      log.push(...runners.takeLog());
      expect(log).not.toEqual([]);
    });
    const [failed, ...others] = await listFailedJobs(database.sql);
    expect(others).toEqual([]);
    expect(failed).toMatchObject({
      name: 'broken',
      data: { text: 'again' },
      reason: 'It is broken.',
      attempts: 1,
    });
    expect(log).toMatchObject([{ level: 50, job: 'broken', id: failed!.id }]);
    expect(JSON.stringify(log)).not.toContain('It is broken.');
    expect(await countFailedJobs(database.sql)).toBe(1);

    isBroken = false;
    expect(await retryFailedJob(database.sql, failed!)).toBe(true);
    await eventually(() => expect(done).toEqual(['again']));
    expect(await countFailedJobs(database.sql)).toBe(0);
  });

  test('because its process died is handed on, and is logged when that was the last time', async () => {
    const job = defineJob({ ...common, name: 'silent', work: () => new Promise(() => undefined) });
    const grace = { jobs: 10, schedules: 10 };
    await runners.start({ jobs: [job], grace });
    await enqueue(database.sql, job, {});
    const active = () =>
      sql`UPDATE pgboss.job SET heartbeat_on = now() - interval '1 hour'
        WHERE name = 'silent' AND state = 'active' RETURNING id`.execute(database.sql);
    await eventually(async () => expect((await active()).rows).toHaveLength(1));
    await superviseQueues();
    await eventually(() => expect(runners.takeLog()).toMatchObject([{ level: 50, job: 'silent' }]));
    expect(await countFailedJobs(database.sql)).toBe(1);
  });
});

/** Lets the queues find out what they find out in half a minute: that a process has fallen silent. */
async function superviseQueues(): Promise<void> {
  const boss = new PgBoss({ connectionString: database.url, schedule: false, supervise: false });
  await boss.start();
  await sql`UPDATE pgboss.queue SET monitor_on = NULL, monitor_claim_on = NULL`.execute(
    database.sql,
  );
  await boss.supervise();
  await boss.stop();
}
