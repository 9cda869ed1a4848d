import { redirect } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { calendarParams } from '#web/features/calendar/calendar-params.ts';
import { vanityParams } from '#web/features/services/vanity-paths.ts';
import { page } from '#web/lib/page-route.ts';
import type { DashboardPath } from './dashboard-pages.ts';
import { payoutParams } from './payout-params.ts';

/** What is bought at an address. */
const promotion = (at: 'boost-listing' | 'get-featured') =>
  page({
    params: [],
    load: async () => {
      const { PromotionPage } = await import('./pages/promotion-page.tsx');
      return () => <PromotionPage at={at} />;
    },
  });

// Only types of the list of pages: all else of it comes with the frame.
const pages: Readonly<Record<Exclude<DashboardPath, ''>, RouteObject>> = {
  calendar: page({
    params: calendarParams,
    load: async () => (await import('#web/features/calendar/pages/calendar-page.tsx')).CalendarPage,
  }),
  bookings: page({
    params: ['period'],
    load: async () => (await import('./pages/bookings-page.tsx')).BookingsPage,
  }),
  messages: page({
    params: ['archived', 'q'],
    load: async () => (await import('./pages/inbox-page.tsx')).InboxPage,
    children: [
      page({
        path: ':id',
        params: [],
        load: async () => (await import('./pages/inbox-page.tsx')).InboxConversationPage,
      }),
    ],
  }),
  'my-studios': page({
    params: [],
    load: async () => (await import('./pages/my-studios-page.tsx')).MyStudiosPage,
  }),
  listings: page({
    params: [],
    load: async () => (await import('./pages/listings-page.tsx')).ListingsPage,
  }),
  team: page({
    params: [],
    load: async () => (await import('#web/features/teams/pages/teams-page.tsx')).TeamsPage,
  }),
  payouts: page({
    params: payoutParams,
    load: async () => (await import('./pages/payouts-page.tsx')).PayoutsPage,
  }),
  'boost-listing': promotion('boost-listing'),
  'get-featured': promotion('get-featured'),
  'get-interviewed': page({
    params: [],
    load: async () => (await import('./pages/request-page.tsx')).RequestPage,
  }),
  'vanity-url': page({
    params: vanityParams,
    load: async () =>
      (await import('#web/features/services/pages/studio-addresses-page.tsx')).StudioAddressesPage,
  }),
  profile: page({
    params: [],
    load: async () => (await import('./pages/profile-page.tsx')).ProfilePage,
  }),
  settings: page({
    params: [],
    load: async () => (await import('./pages/settings-page.tsx')).SettingsPage,
  }),
  support: page({
    params: [],
    load: async () => (await import('#web/features/help/pages/tickets-page.tsx')).TicketsPage,
  }),
};

const leading = (path: string, to: string): RouteObject => ({
  path,
  loader: ({ params: { id = '' } }) => redirect(to + encodeURIComponent(id), 301),
});

/** The dashboard of those who run studios. */
export const ownerRoutes: RouteObject[] = [
  // The form of a listing has the screen to itself: it has a navigation of its own, and is the same
  // wherever somebody comes from.
  leading('owner-dashboard/listings/new', '/submit'),
  leading('owner-dashboard/listings/edit/:id', '/studio/edit/'),
  leading('dashboard/studios', '/owner-dashboard/my-studios'),
  page({
    path: 'owner-dashboard',
    params: [],
    load: async () => (await import('./components/dashboard-layout.tsx')).DashboardLayout,
    children: [
      page({
        index: true,
        params: ['days', 'studio'],
        load: async () => (await import('./pages/overview-page.tsx')).OverviewPage,
      }),
      ...Object.entries(pages).map(([path, route]) => ({ ...route, path })),
    ],
  }),
];
