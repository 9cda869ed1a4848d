import type { Feature } from '#api/lib/feature.ts';
import { accountDeletedMail, deletionRequestedMail } from './deletion.mails.ts';
import { privacyLimits } from './privacy.limits.ts';
import { PrivacyResolver } from './privacy.resolver.ts';
import { privacyEndpoints } from './privacy.rest.ts';

export const privacy: Feature = {
  name: 'privacy',
  resolvers: [PrivacyResolver],
  endpoints: [...privacyEndpoints],
  emails: [deletionRequestedMail, accountDeletedMail],
  rateLimits: Object.values(privacyLimits),
};
