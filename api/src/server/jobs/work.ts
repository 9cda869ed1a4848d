import { accountSchedules } from '#api/features/accounts/account.schedules.ts';
import { bookingSchedules } from '#api/features/bookings/booking.schedules.ts';
import { newsletterSchedules } from '#api/features/marketing/newsletter.schedules.ts';
import { privacySchedules } from '#api/features/privacy/privacy.schedules.ts';
import { mailSchedules } from '#api/server/mail/mail.schedules.ts';
import type { Work } from './job-queues.ts';

/** What the features do beside serving. */
export const work: Work = {
  jobs: [],
  schedules: [
    ...bookingSchedules,
    ...accountSchedules,
    ...newsletterSchedules,
    ...privacySchedules,
    ...mailSchedules,
  ],
};
