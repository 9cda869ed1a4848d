import type { TypePolicies } from '@apollo/client';
import { appendPage } from '#web/lib/pages.ts';
import { useTypePolicies } from '#web/lib/use-type-policies.ts';

const policies: TypePolicies = {
  Query: {
    fields: {
      myPayouts: { keyArgs: ['first'], merge: appendPage },
      myStudioTakings: { keyArgs: ['first'], merge: appendPage },
      myOwnerRequests: { keyArgs: ['kind', 'first'], merge: appendPage },
      myPromotions: { keyArgs: ['kind', 'first'], merge: appendPage },
      ownerRequests: { keyArgs: ['first'], merge: appendPage },
    },
  },
};

/** Has the cache join pages of what owners are paid and ask for. To be called above everything that asks for them. */
export function useOwnersCache(): void {
  useTypePolicies(policies);
}
