import type { StoredJob } from '#api/lib/jobs/enqueue.ts';

/** Has the provider send a payout. What is not confirmed by then, the sweep looks after. */
export const payoutWork: StoredJob<{ payoutId: number }> = {
  name: 'payouts.send',
  retries: { limit: 20, firstDelaySeconds: 10, lastDelaySeconds: 3600 },
  timeoutSeconds: 60,
  keyOf: ({ payoutId }) => String(payoutId),
};
