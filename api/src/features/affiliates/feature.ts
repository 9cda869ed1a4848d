import type { Feature } from '#api/lib/feature.ts';
import { affiliateLimits } from './affiliate.limits.ts';
import { affiliateMails } from './affiliate.mails.ts';
import { AffiliateResolver } from './affiliate.resolver.ts';
import { noteSignUp } from './affiliate.service.ts';
import { AffiliateSuspensionResolver } from './affiliate-suspension.resolver.ts';

export const affiliates: Feature = {
  name: 'affiliates',
  resolvers: [AffiliateResolver, AffiliateSuspensionResolver],
  emails: affiliateMails,
  newAccounts: [noteSignUp],
  rateLimits: Object.values(affiliateLimits),
};
