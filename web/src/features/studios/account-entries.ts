import { Building2, LayoutDashboard, ListMusic } from 'lucide-react';
import type { AccountEntry } from '#web/lib/page-link.ts';

export const accountEntries: readonly AccountEntry[] = [
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
];
