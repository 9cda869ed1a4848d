import type { Feature } from '#web/lib/feature.ts';

export const affiliates: Feature = {
  name: 'affiliates',
  typePolicies: {
    // There is one: whoever is logged in.
    Affiliate: { keyFields: [] },
  },
};
