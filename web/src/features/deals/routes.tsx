import type { RouteObject } from 'react-router-dom';
import { page } from '#web/lib/page-route.ts';

export const dealsRoutes: RouteObject[] = [
  page({
    path: 'coupons-deals',
    params: ['city'],
    load: async () => (await import('./pages/deals-page.tsx')).DealsPage,
  }),
  page({
    path: 'promotions',
    params: [],
    load: async () => (await import('./pages/promotions-page.tsx')).PromotionsPage,
  }),
];
