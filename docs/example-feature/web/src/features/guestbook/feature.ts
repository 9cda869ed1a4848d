import type { Feature } from '#web/lib/feature.ts';
import { guestbookRoutes } from './routes.tsx';

export const guestbook: Feature = {
  name: 'guestbook',
  routes: guestbookRoutes,
  typePolicies: { Query: { fields: { guestbook: { merge: false } } } },
  links: [
    {
      key: 'guestbook',
      label: 'guestbook.guestbook',
      to: '/guestbook',
      position: 70,
      header: 'more',
    },
  ],
};
