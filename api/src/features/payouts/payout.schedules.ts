import { contextOfJob } from '#api/features/payments/payment-work.ts';
import { defineSchedule } from '#api/lib/jobs/schedule.ts';
import { payOwners } from './payout-decision.service.ts';
import { sweepPayouts } from './payout-news.service.ts';

/** What time brings about payouts. */
export const payoutSchedules = [
  // More often than once a day, so that whoever is ready late, or was missed, need not wait another.
  defineSchedule({
    name: 'payouts.pay',
    everySeconds: 600,
    work: (run) => payOwners(contextOfJob(run), run.log),
  }),
  defineSchedule({
    name: 'payouts.sweep',
    everySeconds: 60,
    work: (run) => sweepPayouts(contextOfJob(run), run.log),
  }),
];
