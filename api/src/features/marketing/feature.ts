import type { Feature } from '#api/lib/feature.ts';
import { newsletterLimits } from './newsletter.limits.ts';
import { newsletterMails } from './newsletter.mails.ts';
import { NewsletterResolver } from './newsletter.resolver.ts';
import { leavingEndpoint } from './newsletter.rest.ts';
import { newsletterSchedules } from './newsletter.schedules.ts';

export const marketing: Feature = {
  name: 'marketing',
  resolvers: [NewsletterResolver],
  oneClickEndpoints: [leavingEndpoint],
  emails: [...newsletterMails],
  schedules: newsletterSchedules,
  rateLimits: Object.values(newsletterLimits),
};
