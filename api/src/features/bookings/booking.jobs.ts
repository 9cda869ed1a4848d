import { defineJob } from '#api/lib/jobs/job.ts';
import { moneyWork } from './booking-work.ts';
import { settleMoneyOf } from './money-upkeep.service.ts';

/** What is done about bookings after a commit. */
export const bookingJobs = [
  defineJob({
    ...moneyWork,
    work: ({ bookingId }, { orm, clock }) => settleMoneyOf(orm, bookingId, clock()),
  }),
];
