import type { RouteObject } from 'react-router-dom';
import { page } from '#web/lib/page-route.ts';
import { selectionParams } from './selection-params.ts';

export const bookingRoutes: RouteObject[] = [
  page({
    path: 'book/:id',
    params: selectionParams,
    load: async () => (await import('./pages/book-page.tsx')).BookPage,
  }),
];

/** Pages within the account area. */
export const bookingAccountRoutes: RouteObject[] = [
  page({
    path: 'account/bookings',
    params: ['period'],
    load: async () => (await import('./pages/my-bookings-page.tsx')).MyBookingsPage,
  }),
];
