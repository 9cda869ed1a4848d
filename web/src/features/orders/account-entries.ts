import { Package } from 'lucide-react';
import type { AccountEntry } from '#web/lib/page-link.ts';
import { ORDERS_PATH } from './order-paths.ts';

export const accountEntries: readonly AccountEntry[] = [
  {
    key: 'orders',
    label: 'orders.orders',
    to: ORDERS_PATH,
    position: 106,
    audience: 'everybody',
    Icon: Package,
  },
];
