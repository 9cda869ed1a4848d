import { HOUR_MS } from '#domain/time/calendar.ts';
import { defineSchedule } from '#api/lib/jobs/schedule.ts';
import { approveUnanswered } from './fidelity-work.service.ts';

/** What becomes of orders of mixing and mastering as time passes. */
export const fidelitySchedules = [
  defineSchedule({
    name: 'services.approve-unanswered',
    everySeconds: HOUR_MS / 1000,
    work: (tools) => approveUnanswered(tools, tools.clock()),
  }),
];
