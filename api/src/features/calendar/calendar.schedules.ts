import { DAY_MS } from '#domain/time/calendar.ts';
import { defineSchedule } from '#api/lib/jobs/schedule.ts';
import { renewBlocks } from './block-times.ts';
import { refreshImports } from './calendar-import.service.ts';

/** What time changes about calendars. */
export const calendarSchedules = [
  defineSchedule({
    name: 'calendar.renew-blocks',
    everySeconds: DAY_MS / 1000,
    work: ({ orm, clock }) => renewBlocks(orm, clock()),
  }),
  defineSchedule({
    name: 'calendar.read-imports',
    everySeconds: 300,
    work: (run) => refreshImports(run, run.clock()),
  }),
];
