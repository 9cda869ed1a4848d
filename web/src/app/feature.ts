import { CircleHelp, MessageCircle, Settings } from 'lucide-react';
import type { Feature } from '#web/lib/feature.ts';

/**
 * What the app itself plugs in: pages of no one feature, and entries of the account menu (spec §6)
 * whose feature is still to come, which are not shown before their page is there.
 */
export const app: Feature = {
  name: 'app',
  links: [
    { key: 'start', label: 'app.start', to: '/', position: 0, header: 'row' },
    {
      key: 'terms',
      label: 'app.terms',
      to: '/terms',
      position: 900,
      header: 'more',
      footer: 'legal',
    },
    {
      key: 'privacy',
      label: 'app.privacy',
      to: '/privacy',
      position: 910,
      header: 'more',
      footer: 'legal',
    },
  ],
  accountEntries: [
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
  ],
};
