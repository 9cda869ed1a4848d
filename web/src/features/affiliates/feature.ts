import type { Feature } from '#web/lib/feature.ts';
import { affiliateRoutes } from './routes.tsx';

export const affiliates: Feature = {
  name: 'affiliates',
  routes: affiliateRoutes,
  typePolicies: {
    // There is one: whoever is logged in.
    Affiliate: { keyFields: [] },
  },
  links: [
    {
      key: 'affiliate',
      label: 'affiliates.affiliate',
      to: '/affiliate',
      position: 881,
      footer: 'company',
    },
  ],
};
