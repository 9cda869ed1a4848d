import type { RouteObject } from 'react-router-dom';
import { page } from '#web/lib/page-route.ts';

export const paymentRoutes: RouteObject[] = [
  page({
    path: 'checkout/:kind/:id',
    params: [],
    takesPayments: true,
    load: async () => (await import('./pages/pay-page.tsx')).PayPage,
  }),
];
