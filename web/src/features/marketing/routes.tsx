import type { RouteObject } from 'react-router-dom';

/** Where the letters of the mailing list lead. */
export const marketingRoutes: RouteObject[] = [
  {
    path: 'newsletter/confirm',
    lazy: async () => ({
      Component: (await import('./pages/newsletter-pages.tsx')).ConfirmSubscriptionPage,
    }),
  },
  {
    path: 'newsletter/unsubscribe',
    lazy: async () => ({
      Component: (await import('./pages/newsletter-pages.tsx')).UnsubscribePage,
    }),
  },
];
