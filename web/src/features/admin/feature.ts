import { FileText, Shield, Users } from 'lucide-react';
import type { Feature } from '#web/lib/feature.ts';
import { appendPage } from '#web/lib/pages.ts';
import { adminRoutes } from './routes.tsx';

export const admin: Feature = {
  name: 'admin',
  routes: adminRoutes,
  typePolicies: {
    Query: {
      fields: {
        outbox: { keyArgs: ['status', 'first'], merge: appendPage },
        currencyRateChanges: { keyArgs: ['first'], merge: appendPage },
      },
    },
  },
  accountEntries: [
    {
      key: 'manageUsers',
      label: 'admin.manageUsers',
      to: '/admin/users',
      position: 90,
      audience: 'administrator',
      Icon: Users,
    },
    {
      key: 'manageContent',
      label: 'admin.manageContent',
      to: '/admin/content',
      position: 100,
      audience: 'administrator',
      Icon: FileText,
    },
    {
      key: 'adminPanel',
      label: 'admin.adminPanel',
      to: '/admin',
      position: 140,
      audience: 'adminRole',
      Icon: Shield,
    },
  ],
};
