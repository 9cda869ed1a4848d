import type { Feature } from '#web/lib/feature.ts';
import { appendPage } from '#web/lib/pages.ts';
import { bookingAccountRoutes, bookingRoutes } from './routes.tsx';

const bookingPages = { keyArgs: ['period', 'first'], merge: appendPage };

export const bookings: Feature = {
  name: 'bookings',
  routes: bookingRoutes,
  accountRoutes: bookingAccountRoutes,
  typePolicies: {
    Query: {
      fields: {
        myBookings: bookingPages,
        receivedBookings: bookingPages,
        mySharedBookings: { merge: false },
      },
    },
    // Worked out for one query, and no thing of their own.
    Availability: { merge: false },
    Quote: { merge: false },
  },
};
