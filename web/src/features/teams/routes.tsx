import type { RouteObject } from 'react-router-dom';
import { page } from '#web/lib/page-route.ts';

/** Pages within the account area. */
export const teamAccountRoutes: RouteObject[] = [
  page({
    path: 'account/teams',
    params: [],
    load: async () => (await import('./pages/teams-page.tsx')).TeamsPage,
  }),
];
