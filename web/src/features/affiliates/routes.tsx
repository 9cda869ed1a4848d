import type { RouteObject } from 'react-router-dom';
import { page } from '#web/lib/page-route.ts';

export const affiliateRoutes: RouteObject[] = [
  page({
    path: 'affiliate',
    params: [],
    load: async () => (await import('./pages/affiliate-page.tsx')).AffiliatePage,
  }),
];
