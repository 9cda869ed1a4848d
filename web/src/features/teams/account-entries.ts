import { Users } from 'lucide-react';
import type { AccountEntry } from '#web/lib/page-link.ts';

export const accountEntries: readonly AccountEntry[] = [
  {
    key: 'teams',
    label: 'teams.teams',
    to: '/account/teams',
    position: 75,
    audience: 'owner',
    Icon: Users,
  },
];
