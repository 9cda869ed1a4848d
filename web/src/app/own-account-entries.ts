import { CircleHelp, Settings } from 'lucide-react';
import type { AccountEntry } from '#web/lib/page-link.ts';

/** Of no one feature, or of one that is still to come; those are not shown before their page is there. */
export const accountEntries: readonly AccountEntry[] = [
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
