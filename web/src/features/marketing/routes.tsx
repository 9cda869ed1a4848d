import type { RouteObject } from 'react-router-dom';
import { page } from '#web/lib/page-route.ts';

/** Where the emails of the mailing list lead. */
export const marketingRoutes: RouteObject[] = [
  page({
    path: 'newsletter/confirm',
    params: ['token'],
    load: async () =>
      (await import('./pages/confirm-subscription-page.tsx')).ConfirmSubscriptionPage,
  }),
  page({
    path: 'newsletter/unsubscribe',
    params: ['key'],
    load: async () => (await import('./pages/leaving-page.tsx')).LeavingPage,
  }),
];
