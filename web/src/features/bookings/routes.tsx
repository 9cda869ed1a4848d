import type { RouteObject } from 'react-router-dom';

export const bookingRoutes: RouteObject[] = [
  {
    path: 'book/:id',
    lazy: async () => ({ Component: (await import('./pages/book-page.tsx')).BookPage }),
  },
  {
    path: 'account/bookings',
    lazy: async () => ({
      Component: (await import('./pages/my-bookings-page.tsx')).MyBookingsPage,
    }),
  },
];
