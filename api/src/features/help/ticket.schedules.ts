import { defineSchedule } from '#api/lib/jobs/schedule.ts';
import { forgetUnsentFiles } from './ticket-attachment.service.ts';
import { closeSolved, forgetFormerGuests } from './ticket-queue.service.ts';

const EVERY_SECONDS = 3600;

/** What time changes about tickets. */
export const ticketSchedules = [
  defineSchedule({
    name: 'help.close-solved-tickets',
    everySeconds: EVERY_SECONDS,
    work: ({ orm, changed, clock }) => closeSolved({ orm, changed }, clock()),
  }),
  defineSchedule({
    name: 'help.forget-former-guests',
    everySeconds: EVERY_SECONDS,
    work: ({ orm, changed, clock }) => forgetFormerGuests({ orm, changed }, clock()),
  }),
  defineSchedule({
    name: 'help.forget-unsent-files',
    everySeconds: EVERY_SECONDS,
    work: ({ orm, clock }) => forgetUnsentFiles({ orm }, clock()),
  }),
];
