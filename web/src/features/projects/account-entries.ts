import { Disc3 } from 'lucide-react';
import type { AccountEntry } from '#web/lib/page-link.ts';

export const accountEntries: readonly AccountEntry[] = [
  {
    key: 'projects',
    label: 'projects.projects',
    to: '/projects',
    position: 105,
    audience: 'everybody',
    Icon: Disc3,
  },
];
