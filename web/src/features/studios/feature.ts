import { Building2, LayoutDashboard, ListMusic } from 'lucide-react';
import type { Feature } from '#web/lib/feature.ts';
import { appendPage } from '#web/lib/pages.ts';

export const studios: Feature = {
  name: 'studios',
  typePolicies: {
    User: { fields: { studios: { keyArgs: ['first'], merge: appendPage } } },
  },
  accountEntries: [
    {
      key: 'dashboard',
      label: 'studios.dashboard',
      to: '/owner-dashboard',
      position: 40,
      audience: 'owner',
      Icon: LayoutDashboard,
    },
    {
      key: 'listings',
      label: 'studios.listings',
      to: '/account/listings',
      position: 50,
      audience: 'owner',
      Icon: ListMusic,
    },
    {
      key: 'manageStudios',
      label: 'studios.manageStudios',
      to: '/admin/studios',
      position: 80,
      audience: 'administrator',
      Icon: Building2,
    },
  ],
};
