import { contextOfJob } from '#api/features/payments/payment-work.ts';
import { defineJob } from '#api/lib/jobs/job.ts';
import { settlePayout } from './payout-settlement.service.ts';
import { payoutWork } from './payout-work.ts';

/** What is done about payouts after a commit. */
export const payoutJobs = [
  defineJob({
    ...payoutWork,
    work: ({ payoutId }, run) => settlePayout(contextOfJob(run), payoutId),
  }),
];
