import { Hourglass } from 'lucide-react';
import type { AccountEntry } from '#web/lib/page-link.ts';

export const accountEntries: readonly AccountEntry[] = [
  {
    key: 'waitlist',
    label: 'waitlist.waitlist',
    to: '/account/waitlist',
    position: 12,
    audience: 'musician',
    alsoFor: 'booker',
    Icon: Hourglass,
  },
];
