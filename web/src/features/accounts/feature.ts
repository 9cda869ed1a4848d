import type { Feature } from '#web/lib/feature.ts';
import { accountAreaRoutes, accountRoutes } from './routes.tsx';

export const accounts: Feature = {
  name: 'accounts',
  routes: accountRoutes,
  accountRoutes: accountAreaRoutes,
  typePolicies: {
    Query: { fields: { myNotificationPreferences: { merge: false } } },
    NotificationPreference: { keyFields: ['kind', 'channel'] },
  },
};
