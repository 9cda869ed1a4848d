import { sqlOf } from '#db/orm.ts';
import { deleteStatusDays, noteFindings } from '#db/status/status-day.repository.ts';
import { CHECK_SECONDS, STATUS_DAYS } from '#domain/status/status.ts';
import { addDays, formatDate } from '#domain/time/calendar.ts';
import { defineSchedule } from '#api/lib/jobs/schedule.ts';
import { findHealth } from './status.checks.ts';

export const statusSchedules = [
  defineSchedule({
    name: 'status.check',
    everySeconds: CHECK_SECONDS,
    async work(run) {
      const { orm, clock } = run;
      const now = clock();
      await noteFindings(sqlOf(orm.em), await findHealth(run), now);
    },
  }),
  defineSchedule({
    name: 'status.forget',
    everySeconds: 24 * 60 * 60,
    work: ({ orm, clock }) => deleteStatusDays(sqlOf(orm.em), firstDay(clock())),
  }),
];

/** The first of the days that are kept at `now` (epoch milliseconds), UTC. */
export function firstDay(now: number): string {
  return addDays(formatDate(now), 1 - STATUS_DAYS);
}
