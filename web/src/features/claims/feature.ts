import type { Feature } from '#web/lib/feature.ts';
import { claimRoutes } from './routes.tsx';

export const claims: Feature = {
  name: 'claims',
  routes: claimRoutes,
  links: [
    {
      key: 'suggestListing',
      label: 'claims.suggest',
      to: '/suggest-listing',
      position: 46,
      footer: 'discover',
    },
  ],
};
