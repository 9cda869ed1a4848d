import type { Feature } from '#api/lib/feature.ts';
import { CurrencyResolver } from './currency.resolver.ts';
import { paymentJobs } from './payment.jobs.ts';
import { paymentLimits } from './payment.limits.ts';
import { paymentMails } from './payment.mails.ts';
import { PaymentAdminResolver, PaymentNoteResolver } from './payment-admin.resolver.ts';
import { PaymentResolver } from './payment.resolver.ts';
import { paymentEndpoints } from './payment.rest.ts';
import { paymentSchedules } from './payment.schedules.ts';
import { RateChangeResolver } from './rate-change.resolver.ts';

export const payments: Feature = {
  name: 'payments',
  resolvers: [
    CurrencyResolver,
    RateChangeResolver,
    PaymentResolver,
    PaymentAdminResolver,
    PaymentNoteResolver,
  ],
  endpoints: paymentEndpoints,
  emails: paymentMails,
  jobs: paymentJobs,
  schedules: paymentSchedules,
  rateLimits: Object.values(paymentLimits),
};
