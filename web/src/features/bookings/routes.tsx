import type { RouteObject } from 'react-router-dom';

export const bookingRoutes: RouteObject[] = [
  {
    path: 'book/:id',
    lazy: async () => ({ Component: (await import('./pages/book-page.tsx')).BookPage }),
  },
];

/** Pages within the account area. */
export const bookingAccountRoutes: RouteObject[] = [
  {
    path: 'account/bookings',
    lazy: async () => ({
      Component: (await import('./pages/my-bookings-page.tsx')).MyBookingsPage,
    }),
  },
];
