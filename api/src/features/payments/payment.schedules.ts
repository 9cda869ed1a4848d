import { defineSchedule } from '#api/lib/jobs/schedule.ts';
import { contextOfJob } from './payment-work.ts';
import { sweepCommands, sweepDisputes, sweepPayments } from './sweep.service.ts';

/** What time brings to light about payments. */
export const paymentSchedules = [
  defineSchedule({
    name: 'payments.sweep',
    everySeconds: 60,
    work: (run) => sweepPayments(contextOfJob(run), run.log),
  }),
  defineSchedule({
    name: 'payments.commands',
    everySeconds: 3600,
    work: (run) => sweepCommands(contextOfJob(run), run.log),
  }),
  defineSchedule({
    name: 'payments.disputes',
    everySeconds: 3600,
    work: (run) => sweepDisputes(contextOfJob(run), run.log),
  }),
];
