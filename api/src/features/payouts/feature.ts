import type { Feature } from '#api/lib/feature.ts';
import { PayoutAdminResolver } from './payout-admin.resolver.ts';
import { payoutCsvEndpoints } from './payout-csv.rest.ts';
import { payoutJobs } from './payout.jobs.ts';
import { payoutLimits } from './payout.limits.ts';
import { payoutMails } from './payout.mails.ts';
import { hearOfPayouts } from './payout-news.service.ts';
import { PayoutResolver } from './payout.resolver.ts';
import { payoutSchedules } from './payout.schedules.ts';

export const payouts: Feature = {
  name: 'payouts',
  resolvers: [PayoutResolver, PayoutAdminResolver],
  endpoints: payoutCsvEndpoints,
  emails: payoutMails,
  jobs: payoutJobs,
  schedules: payoutSchedules,
  newsListeners: [hearOfPayouts],
  rateLimits: Object.values(payoutLimits),
};
