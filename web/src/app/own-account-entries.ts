import { CircleHelp, MessageCircle, Settings } from 'lucide-react';
import type { AccountEntry } from '#web/lib/page-link.ts';

/** Of no one feature, or of one that is still to come; those are not shown before their page is there. */
export const accountEntries: readonly AccountEntry[] = [
  {
    key: 'messages',
    label: 'app.messages',
    to: '/messages',
    position: 30,
    audience: 'musician',
    Icon: MessageCircle,
  },
  {
    key: 'clients',
    label: 'app.clients',
    to: '/messages',
    position: 70,
    audience: 'owner',
    Icon: MessageCircle,
  },
  {
    key: 'settings',
    label: 'app.settings',
    to: '/account/settings',
    position: 120,
    audience: 'everybody',
    Icon: Settings,
  },
  {
    key: 'help',
    label: 'app.help',
    to: '/help',
    position: 130,
    audience: 'everybody',
    Icon: CircleHelp,
  },
];
