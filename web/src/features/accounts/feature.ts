import { UserRound } from 'lucide-react';
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
  accountEntries: [
    {
      key: 'profile',
      label: 'accounts.profile',
      to: '/account/profile',
      position: 110,
      audience: 'everybody',
      Icon: UserRound,
    },
  ],
};
