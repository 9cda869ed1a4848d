import { BellRing } from 'lucide-react';
import type { AccountEntry } from '#web/lib/page-link.ts';

export const accountEntries: readonly AccountEntry[] = [
  {
    key: 'savedSearches',
    label: 'alerts.savedSearches',
    to: '/account/saved-searches',
    position: 25,
    audience: 'musician',
    Icon: BellRing,
  },
];
