import { AudioLines } from 'lucide-react';
import type { AccountEntry } from '#web/lib/page-link.ts';

export const accountEntries: readonly AccountEntry[] = [
  {
    key: 'fidelity-orders',
    label: 'services.fidelityOrders',
    to: '/fidelity/orders',
    position: 107,
    audience: 'everybody',
    Icon: AudioLines,
  },
];
