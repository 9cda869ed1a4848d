import type { Feature } from '#api/lib/feature.ts';
import { waitlistLimits } from './waitlist.limits.ts';
import { offerMail } from './waitlist.mails.ts';
import { WaitlistResolver } from './waitlist.resolver.ts';
import { waitlistSchedules } from './waitlist.schedules.ts';

export const waitlist: Feature = {
  name: 'waitlist',
  resolvers: [WaitlistResolver],
  emails: [offerMail],
  schedules: waitlistSchedules,
  rateLimits: Object.values(waitlistLimits),
};
