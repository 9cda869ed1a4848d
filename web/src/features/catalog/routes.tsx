import type { RouteObject } from 'react-router-dom';
import { page } from '#web/lib/page-route.ts';

export const catalogRoutes: RouteObject[] = [
  page({
    path: 'shop',
    params: ['q', 'category', 'price', 'sort'],
    load: async () => (await import('./pages/shop-page.tsx')).ShopPage,
  }),
];
