import type { RouteObject } from 'react-router-dom';
import { page } from '#web/lib/page-route.ts';

/** Pages within the account area. */
export const alertAccountRoutes: RouteObject[] = [
  page({
    path: 'account/saved-searches',
    params: [],
    load: async () => (await import('./pages/saved-searches-page.tsx')).SavedSearchesPage,
  }),
];
