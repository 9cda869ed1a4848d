import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { countFailedJobs, listFailedJobs } from '#db/admin/failed-job.repository.ts';
import { inTransaction } from '#db/lib/transaction.ts';
import { sqlOf } from '#db/orm.ts';
import { eventually } from '#db/testing/eventually.ts';
import { useDatabase } from '#db/testing/test-database.ts';
import { defineSchedule } from '#api/lib/jobs/schedule.ts';
import { useJobRunners } from '#api/testing/job-runners.ts';
import { retryFailedJob } from './failed-jobs.ts';
import { ScheduleClock } from './schedule-clock.ts';
const MINUTE_MS = 60_000;
const START = Date.parse('2026-12-01T12:00:00Z');

const database = useDatabase();
const runners = useJobRunners(database);

/** How many runs of a schedule there have been or are to be. */
async function countRuns(name: string): Promise<number> {
  const { rows } = await sql`SELECT FROM pgboss.job WHERE name = ${name}`.execute(database.sql);
  return rows.length;
}

async function countDone(name: string): Promise<number> {
  const { rows } = await sql`
    SELECT FROM pgboss.job WHERE name = ${name} AND state = 'completed'
  `.execute(database.sql);
  return rows.length;
}

describe('schedules', () => {
  test('run soon after the start, and one that throws stops no other', async () => {
    const ran: string[] = [];
    const schedules = ['before', 'failing', 'after'].map((name) =>
      defineSchedule({
        name,
        everySeconds: 60,
        work() {
          if (name === 'failing') return Promise.reject(new Error('It is broken.'));
          ran.push(name);
          return Promise.resolve();
        },
      }),
    );
    let now = START;
    await runners.start({ schedules, clock: () => now });
    await eventually(() => expect(ran.toSorted()).toEqual(['after', 'before']));
    now += MINUTE_MS;
    await eventually(() => expect(ran.toSorted()).toEqual(['after', 'after', 'before', 'before']));
    expect(runners.takeLog()).toContainEqual(
      expect.objectContaining({
        schedule: 'failing',
        err: expect.objectContaining({ message: 'It is broken.' }) as unknown,
      }),
    );
  });

  test('run once in each period, however many processes there are', async () => {
    let runs = 0;
    const schedules = [
      defineSchedule({
        name: 'counted',
        everySeconds: 60,
        work() {
          runs += 1;
          return Promise.resolve();
        },
      }),
    ];
    const clock = () => START;
    await Promise.all([runners.start({ schedules, clock }), runners.start({ schedules, clock })]);
    const clocks = [new ScheduleClock(schedules), new ScheduleClock(schedules)];
    for (let period = 0; period < 4; period += 1) {
      const begins = START + period * MINUTE_MS;
      for (const now of [begins, begins + 20_000, begins + 59_999]) {
        await Promise.all(clocks.map((each) => each.tick(database.sql, now)));
        await eventually(async () => expect(await countDone('counted')).toBe(period + 1));
      }
    }
    expect(runs).toBe(4);
    expect(await countRuns('counted')).toBe(4);
  });

  test('that take long neither meet their next run nor keep the process from ending', async () => {
    const schedule = defineSchedule({
      name: 'long',
      everySeconds: 60,
      async work({ orm }) {
        await sql`SELECT FROM bookings`.execute(sqlOf(orm.em));
      },
    });
    const locked = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    const locking = inTransaction(database.orm, async (em) => {
      await sql`LOCK TABLE bookings`.execute(sqlOf(em));
      locked.resolve();
      await released.promise;
    });
    await locked.promise;
    try {
      const runner = await runners.start({
        schedules: [schedule],
        clock: () => START,
        grace: { jobs: 10, schedules: 10 },
      });
      await eventually(async () => expect(await waiting()).toBe(1));
      const clock = new ScheduleClock([schedule]);
      for (let period = 1; period <= 10; period += 1) {
        await clock.tick(database.sql, START + period * MINUTE_MS);
        expect(await waiting()).toBe(1);
      }
      expect(await countRuns('long')).toBe(1);
      await runner.stop();
    } finally {
      released.resolve();
      await locking;
    }
  });
});

/** How many statements wait for what others have locked. */
async function waiting(): Promise<number> {
  const { rows } = await sql`
    SELECT FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'
  `.execute(database.sql);
  return rows.length;
}

describe('a schedule that fails', () => {
  test('counts once, however often it does, until it has run', async () => {
    let isBroken = true;
    let runs = 0;
    const schedule = defineSchedule({
      name: 'flaky',
      everySeconds: 60,
      work() {
        runs += 1;
        return isBroken ? Promise.reject(new Error(`Failure ${runs}`)) : Promise.resolve();
      },
    });
    let now = START;
    await runners.start({ schedules: [schedule], clock: () => now });
    const reasons = async () =>
      (await listFailedJobs(database.sql))
        .filter(({ name }) => name === 'flaky')
        .map(({ reason }) => reason);
    await eventually(async () => expect(await reasons()).toEqual(['Failure 2']));
    now += MINUTE_MS;
    await eventually(async () => expect(await reasons()).toEqual(['Failure 4']));
    const before = await countFailedJobs(database.sql);

    isBroken = false;
    const [failed] = await listFailedJobs(database.sql);
    expect(await retryFailedJob(database.sql, failed!)).toBe(true);
    await eventually(async () => expect(await reasons()).toEqual([]));
    expect(await countFailedJobs(database.sql)).toBe(before - 1);
  });
});
