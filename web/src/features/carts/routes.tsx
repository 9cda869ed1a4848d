import type { RouteObject } from 'react-router-dom';
import { page } from '#web/lib/page-route.ts';

export const cartRoutes: RouteObject[] = [
  page({
    path: 'cart',
    params: [],
    load: async () => (await import('./pages/cart-page.tsx')).CartPage,
  }),
];
