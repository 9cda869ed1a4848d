import type { RouteObject } from 'react-router-dom';

/** Where the letters of the mailing list lead. */
export const marketingRoutes: RouteObject[] = [
  {
    path: 'newsletter/confirm',
    lazy: async () => ({
      Component: (await import('./pages/confirm-subscription-page.tsx')).ConfirmSubscriptionPage,
    }),
  },
  {
    path: 'newsletter/unsubscribe',
    lazy: async () => ({
      Component: (await import('./pages/leaving-page.tsx')).LeavingPage,
    }),
  },
];
