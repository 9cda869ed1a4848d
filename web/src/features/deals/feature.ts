import type { Feature } from '#web/lib/feature.ts';
import { appendPage } from '#web/lib/pages.ts';
import { dealsRoutes } from './routes.tsx';

export const deals: Feature = {
  name: 'deals',
  routes: dealsRoutes,
  typePolicies: {
    // Entries are others in each language.
    Deal: { keyFields: ['id', 'language'] },
    Query: {
      fields: {
        deals: { keyArgs: ['language', 'cityId'] },
        savings: { keyArgs: ['kind', 'cityId', 'first'], merge: appendPage },
      },
    },
  },
  links: [
    {
      key: 'coupons-deals',
      label: 'deals.couponsDeals',
      to: '/coupons-deals',
      position: 47,
      footer: 'discover',
    },
    { key: 'promotions', label: 'deals.promotions', to: '/promotions', position: 857 },
  ],
};
