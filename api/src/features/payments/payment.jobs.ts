import { defineJob } from '#api/lib/jobs/job.ts';
import { carryOut } from './command-execution.service.ts';
import { commandWork, contextOfJob, eventWork } from './payment-work.ts';
import { handleEvent } from './webhook.service.ts';

/** What is done about payments after a commit. */
export const paymentJobs = [
  defineJob({
    ...commandWork,
    async work({ commandId }, run) {
      await carryOut(contextOfJob(run), commandId);
    },
  }),
  defineJob({
    ...eventWork,
    work: ({ eventId }, run) => handleEvent(contextOfJob(run), eventId),
  }),
];
