import { Heart } from 'lucide-react';
import type { AccountEntry } from '#web/lib/page-link.ts';

export const accountEntries: readonly AccountEntry[] = [
  {
    key: 'saved',
    label: 'favorites.saved',
    to: '/saved',
    position: 20,
    audience: 'musician',
    alsoFor: 'collector',
    Icon: Heart,
  },
];
