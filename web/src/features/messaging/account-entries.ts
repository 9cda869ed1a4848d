import { MessageCircle } from 'lucide-react';
import type { AccountEntry } from '#web/lib/page-link.ts';
import { useUnreadCount } from './hooks/use-unread-count.ts';

export const accountEntries: readonly AccountEntry[] = [
  {
    key: 'messages',
    label: 'messaging.messages',
    to: '/messages',
    position: 30,
    audience: 'musician',
    Icon: MessageCircle,
    useCount: useUnreadCount,
  },
  {
    key: 'clients',
    label: 'messaging.clients',
    to: '/messages',
    position: 70,
    audience: 'owner',
    Icon: MessageCircle,
    useCount: useUnreadCount,
  },
];
