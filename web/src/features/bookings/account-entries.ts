import { CalendarCheck, Inbox } from 'lucide-react';
import { lazy } from 'react';
import type { AccountEntry } from '#web/lib/page-link.ts';

const ShareCount = lazy(async () => ({
  default: (await import('./components/share-count.tsx')).ShareCount,
}));

const WaitingCount = lazy(async () => ({
  default: (await import('./components/waiting-count.tsx')).WaitingCount,
}));

export const accountEntries: readonly AccountEntry[] = [
  {
    key: 'bookings',
    label: 'bookings.bookings',
    to: '/account/bookings',
    position: 10,
    audience: 'musician',
    alsoFor: 'booker',
    Icon: CalendarCheck,
    Count: ShareCount,
  },
  {
    key: 'requests',
    label: 'bookings.requests',
    to: '/account/bookings-received',
    position: 60,
    audience: 'owner',
    Icon: Inbox,
    Count: WaitingCount,
  },
];
