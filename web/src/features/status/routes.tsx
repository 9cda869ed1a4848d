import type { RouteObject } from 'react-router-dom';
import { page } from '#web/lib/page-route.ts';

export const statusRoutes: RouteObject[] = [
  page({
    path: 'downtime',
    params: [],
    load: async () => (await import('./pages/downtime-page.tsx')).DowntimePage,
  }),
];
