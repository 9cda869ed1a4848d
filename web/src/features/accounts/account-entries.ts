import { UserRound } from 'lucide-react';
import type { AccountEntry } from '#web/lib/page-link.ts';

export const accountEntries: readonly AccountEntry[] = [
  {
    key: 'profile',
    label: 'accounts.profile',
    to: '/account/profile',
    position: 110,
    audience: 'everybody',
    Icon: UserRound,
  },
];
