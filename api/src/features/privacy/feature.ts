import type { Feature } from '#api/lib/feature.ts';
import { accountDeletedMail, deletionRequestedMail } from './deletion.mails.ts';
import { privacyLimits } from './privacy.limits.ts';
import { PrivacyResolver } from './privacy.resolver.ts';
import { privacyEndpoints } from './privacy.rest.ts';
import { privacySchedules } from './privacy.schedules.ts';

export const privacy: Feature = {
  name: 'privacy',
  resolvers: [PrivacyResolver],
  endpoints: [...privacyEndpoints],
  emails: [deletionRequestedMail, accountDeletedMail],
  schedules: privacySchedules,
  rateLimits: Object.values(privacyLimits),
};
