import { defineSchedule } from '#api/lib/jobs/schedule.ts';
import { offerFreeTimes } from './offering.service.ts';

export const waitlistSchedules = [
  defineSchedule({
    name: 'waitlist.offer',
    everySeconds: 60,
    work: ({ orm, changed, clock }) => offerFreeTimes({ orm, changed }, clock()),
  }),
];
