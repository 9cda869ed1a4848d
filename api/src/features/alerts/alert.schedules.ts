import { DAY_MS } from '#domain/time/calendar.ts';
import { defineSchedule } from '#api/lib/jobs/schedule.ts';
import { mailAlerts } from './alert.service.ts';

/** What time changes about saved searches. */
export const alertSchedules = [
  defineSchedule({
    name: 'alerts.mail-new-studios',
    everySeconds: DAY_MS / 1000,
    work: ({ orm, clock }) => mailAlerts({ orm }, clock()),
  }),
];
