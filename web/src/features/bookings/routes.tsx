import { redirect } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { page } from '#web/lib/page-route.ts';
import type { PageHandle } from '#web/lib/page-route.ts';
import { BOOKING_SHEET, selectionParams } from './selection-params.ts';

export const bookingRoutes: RouteObject[] = [
  {
    // A studio is booked on its own page, where this has led for links that were kept.
    path: 'book/:id',
    handle: { params: selectionParams } satisfies PageHandle,
    loader: ({ params, request }) => {
      const { search } = new URL(request.url);
      return redirect(`/studios/${encodeURIComponent(params.id!)}${search}${BOOKING_SHEET}`, 301);
    },
  },
];

/** Pages within the account area. */
export const bookingAccountRoutes: RouteObject[] = [
  page({
    path: 'account/bookings',
    params: ['period'],
    load: async () => (await import('./pages/my-bookings-page.tsx')).MyBookingsPage,
  }),
  page({
    path: 'account/bookings/:id/share',
    params: [],
    load: async () => (await import('./pages/share-page.tsx')).SharePage,
  }),
  page({
    path: 'account/bookings-received',
    params: ['period'],
    load: async () => (await import('./pages/received-bookings-page.tsx')).ReceivedBookingsPage,
  }),
];
