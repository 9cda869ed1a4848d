import type { RouteObject } from 'react-router-dom';
import { page } from '#web/lib/page-route.ts';

/** Pages within the account area. */
export const waitlistAccountRoutes: RouteObject[] = [
  page({
    path: 'account/waitlist',
    params: ['studio', 'date', 'hours'],
    load: async () => (await import('./pages/waitlist-page.tsx')).WaitlistPage,
  }),
];
