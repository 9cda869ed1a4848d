import { FileText, Shield, Users } from 'lucide-react';
import type { AccountEntry } from '#web/lib/page-link.ts';

export const accountEntries: readonly AccountEntry[] = [
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
];
