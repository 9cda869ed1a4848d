import type { Feature } from '#api/lib/feature.ts';
import { claimLimits } from './claim.limits.ts';
import { claimMails } from './claim.mails.ts';
import { ClaimResolver } from './claim.resolver.ts';
import { SuggestionResolver, UnclaimedStudioResolver } from './suggestion.resolver.ts';
import { unclaimedSource } from './unclaimed.search.ts';

export const claims: Feature = {
  name: 'claims',
  resolvers: [UnclaimedStudioResolver, SuggestionResolver, ClaimResolver],
  searchSources: [unclaimedSource],
  emails: claimMails,
  rateLimits: Object.values(claimLimits),
};
