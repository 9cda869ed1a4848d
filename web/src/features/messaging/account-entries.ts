import { MessageCircle } from 'lucide-react';
import { lazy } from 'react';
import type { AccountEntry } from '#web/lib/page-link.ts';

const UnreadCount = lazy(async () => ({
  default: (await import('./components/unread-count.tsx')).UnreadCount,
}));

export const accountEntries: readonly AccountEntry[] = [
  {
    key: 'messages',
    label: 'messaging.messages',
    to: '/messages',
    position: 30,
    audience: 'musician',
    Icon: MessageCircle,
    Count: UnreadCount,
  },
  {
    key: 'clients',
    label: 'messaging.clients',
    to: '/messages',
    position: 70,
    audience: 'owner',
    Icon: MessageCircle,
    Count: UnreadCount,
  },
];
