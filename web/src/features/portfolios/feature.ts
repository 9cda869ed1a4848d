import type { Feature } from '#web/lib/feature.ts';
import { appendPage } from '#web/lib/pages.ts';
import { portfolioRoutes } from './routes.tsx';

export const portfolios: Feature = {
  name: 'portfolios',
  routes: portfolioRoutes,
  typePolicies: {
    Query: { fields: { portfolios: { keyArgs: ['first', 'filter'], merge: appendPage } } },
    // Each list is whole.
    Portfolio: {
      fields: { images: { merge: false }, tracks: { merge: false }, credits: { merge: false } },
    },
  },
  links: [
    {
      key: 'portfolios',
      label: 'portfolios.portfolios',
      to: '/portfolios',
      position: 44,
      header: 'more',
      footer: 'discover',
    },
  ],
};
