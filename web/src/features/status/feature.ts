import type { Feature } from '#web/lib/feature.ts';
import { statusRoutes } from './routes.tsx';

export const status: Feature = {
  name: 'status',
  routes: statusRoutes,
  typePolicies: {
    // There is one.
    SystemStatus: { keyFields: [], fields: { notices: { merge: false } } },
    PartStatus: { keyFields: ['part'], fields: { days: { merge: false } } },
    StatusDay: { keyFields: false },
  },
  links: [
    {
      key: 'downtime',
      label: 'status.downtime',
      to: '/downtime',
      position: 878,
      footer: 'resources',
    },
  ],
};
