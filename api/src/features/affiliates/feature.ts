import type { Feature } from '#api/lib/feature.ts';
import { affiliateLimits } from './affiliate.limits.ts';
import { AffiliateResolver } from './affiliate.resolver.ts';
import { noteSignUp } from './affiliate.service.ts';

export const affiliates: Feature = {
  name: 'affiliates',
  resolvers: [AffiliateResolver],
  newAccounts: [noteSignUp],
  rateLimits: Object.values(affiliateLimits),
};
